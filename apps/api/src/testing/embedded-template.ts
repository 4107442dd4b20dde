import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectEmbedded, createEmbedded } from "../db/open-embedded.ts";
import { fillTemplate } from "./template.ts";

/** So that Postgres keeps no write-ahead log that it has written. */
const SHORT_LOG = ["-c", "min_wal_size=2MB", "-c", "max_wal_size=2MB"];

/**
 * Every test file unpacks the dump: it is less than half as large without the log, and without the databases that
 * Postgres makes others from.
 */
const SHRINK = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

/** Makes the template once, as a dump of an embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "store-template-"));
  const dump = join(folder, "database.tar");
  const client = await createEmbedded({ settings: SHORT_LOG });
  const connection = connectEmbedded(client);
  await fillTemplate(connection);
  for (const statement of SHRINK) await client.exec(statement);
  const tar = await client.dumpDataDir("none");
  await writeFile(dump, new Uint8Array(await tar.arrayBuffer()));
  await connection.close();
  project.provide("template", { kind: "embedded", dump });
  return () => rm(folder, { recursive: true, force: true });
}
