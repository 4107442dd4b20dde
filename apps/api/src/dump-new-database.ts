import { writeFile } from "node:fs/promises";
import { connectEmbedded, createEmbedded } from "./db/open-embedded.ts";
import { fillGeography } from "./modules/geography/fill-geography.ts";

/** Writes the archive of a new shop's database, for `openEmbedded`: today's schema, and all places. */
export async function dumpNewDatabase(file: string): Promise<void> {
  const client = await createEmbedded();
  const connection = connectEmbedded(client);
  await connection.migrate();
  await fillGeography(connection.db);
  const archive = await client.dumpDataDir("gzip");
  await writeFile(file, archive.stream());
  await connection.close();
}
