import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

interface DatabaseFolder {
  /** Its folders, an outer one before those in it. */
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, content: Uint8Array])[];
}

const known = new Map<string, Promise<DatabaseFolder>>();

async function read(folder: string): Promise<DatabaseFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    folders: ["", ...entries.filter((entry) => entry.isDirectory()).map(pathOf)],
    // No Buffer, whose slices share its memory: each database writes into a copy of its own.
    files: await Promise.all(
      files.map(async (path) => [path, new Uint8Array(await readFile(join(folder, path)))] as const),
    ),
  };
}

/** Reads the folder of an embedded database that nothing has open, once in a process. */
export function readFolder(folder: string): Promise<DatabaseFolder> {
  const reading = known.get(folder) ?? read(folder);
  known.set(folder, reading);
  return reading;
}

/** The files of an embedded database in memory, copied from a folder: to unpack a dump of it takes twice as long. */
export class CopiedFiles extends MemoryFS {
  readonly #from: DatabaseFolder;

  constructor(from: DatabaseFolder) {
    super();
    this.#from = from;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error("The files belong to no database");
    const { FS } = this.pg.Module;
    const at = (path: string) => posix.join(PGlite.paths.PGDATA, path);
    for (const folder of this.#from.folders) FS.mkdirTree(at(folder), 0o700);
    for (const [path, content] of this.#from.files) FS.writeFile(at(path), content);
  }
}
