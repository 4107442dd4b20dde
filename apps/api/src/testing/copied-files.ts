import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

interface DatabaseFolder {
  /** Its folders, an outer one before those in it. */
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, content: Uint8Array])[];
}

async function readFolder(folder: string): Promise<DatabaseFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    folders: ["", ...entries.filter((entry) => entry.isDirectory()).map(pathOf)],
    // Not as a Buffer: PGlite would not copy it, and all databases would write into the same memory.
    files: await Promise.all(
      files.map(async (path) => [path, new Uint8Array(await readFile(join(folder, path)))] as const),
    ),
  };
}

/** What was read of each folder, once in a process. */
const read = new Map<string, Promise<DatabaseFolder>>();

/**
 * The files of an embedded database in memory, copied from the folder of one that nothing has open: to unpack a dump takes
 * twice as long.
 */
export class CopiedFiles extends MemoryFS {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error("The files belong to no database");
    const { FS } = this.pg.Module;
    const reading = read.get(this.#folder) ?? readFolder(this.#folder);
    read.set(this.#folder, reading);
    const { folders, files } = await reading;
    const at = (path: string) => posix.join(PGlite.paths.PGDATA, path);
    for (const path of folders) FS.mkdirTree(at(path), 0o700);
    for (const [path, content] of files) FS.writeFile(at(path), content);
  }
}
