import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile as write } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a temporary file and renames it, so that nobody ever reads a half-written one. Makes its folder. */
export async function writeFile(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
