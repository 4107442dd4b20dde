import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectEmbedded, createEmbedded } from "../db/open-embedded.ts";
import { fillTemplate } from "./template.ts";

/** Makes the template once, as a dump of an embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "store-template-"));
  const dump = join(folder, "database.tar");
  const client = await createEmbedded();
  const connection = connectEmbedded(client);
  await fillTemplate(connection);
  const tar = await client.dumpDataDir("none");
  await writeFile(dump, new Uint8Array(await tar.arrayBuffer()));
  await connection.close();
  project.provide("template", { kind: "embedded", dump });
  return () => rm(folder, { recursive: true, force: true });
}
