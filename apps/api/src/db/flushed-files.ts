import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** A file as Emscripten hands it to a file system; a folder has no descriptor. */
interface OpenFile {
  readonly nfd?: number;
}

interface FileSystem {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
}

const isFileSystem = (value: unknown): value is FileSystem =>
  typeof value === "object" && value !== null && "stream_ops" in value && typeof value.stream_ops === "object";

/**
 * The files of an embedded database, forced to the disk where Postgres asks for it. PGlite's own file system leaves that
 * out: what was written is in the system's memory, and lost when the power is cut.
 */
export class FlushedFiles extends NodeFS {
  /**
   * Off while a new database is unpacked: Postgres would wait for each of its thousands of files. The system writes these
   * within half a minute; until then a power cut may spoil them.
   */
  isFlushing = true;

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFlush = ({ NODEFS }: { readonly NODEFS: unknown }) => {
      if (!isFileSystem(NODEFS)) throw new Error("PGlite has no files of Node's to flush.");
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (this.isFlushing && nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } };
  }
}

/**
 * Has Postgres wait until a transaction is on the disk before it says so. By `fsync`, as other ways go past the file
 * system above.
 */
export const FLUSH_SETTINGS = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
