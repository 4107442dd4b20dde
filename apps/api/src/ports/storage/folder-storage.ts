import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../lib/errors.ts";
import { writeFile } from "../../lib/write-file.ts";
import type { FileStorage } from "./file-storage.ts";

/** Files in a folder, which several processes may share. */
export const createFolderStorage = (folder: string): FileStorage => ({
  write: (name, bytes) => writeFile(join(folder, name), bytes),
  read: async (name) => {
    try {
      return new Uint8Array(await readFile(join(folder, name)));
    } catch (error) {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    }
  },
});
