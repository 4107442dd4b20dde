import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectEmbedded, createEmbedded } from "../db/open-embedded.ts";
import { fillTemplate } from "./template.ts";

/** So that Postgres keeps no write-ahead log that it has written, and waits for no disk. */
const SETTINGS = ["min_wal_size=2MB", "max_wal_size=2MB", "fsync=off"].flatMap((setting) => ["-c", setting]);

/**
 * Every test file copies the folder: it is less than half as large without the log, and without the databases that
 * Postgres makes others from.
 */
const SHRINK = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

/** Makes the template once, as the folder of an embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), "store-template-"));
  const folder = join(parent, "db");
  const client = await createEmbedded({ folder, settings: SETTINGS });
  const connection = connectEmbedded(client);
  await fillTemplate(connection);
  for (const statement of SHRINK) await client.exec(statement);
  await connection.close();
  project.provide("template", { kind: "embedded", folder });
  return () => rm(parent, { recursive: true, force: true });
}
