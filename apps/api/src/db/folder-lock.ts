import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode, StartProblem } from "../lib/errors.ts";

/** What SQLite answers while another connection has the file. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

const ofThisHost = `process ${process.pid}`;

/** Who has the lock, as that process noted it: only words, since a process id means nothing in another container. */
function holderIn(note: string): string {
  try {
    const [holder, host] = readFileSync(note, "utf8").split("\n");
    return `${holder || "another process"}${host && host !== hostname() ? ` on ${host}` : ""}`;
  } catch {
    return "another process";
  }
}

/**
 * Opens the file of the lock and keeps an exclusive transaction on it. The lock is the system's, on the file itself: it
 * holds for every container that shares the volume, and ends with the process, however that ends.
 */
function holdFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written, so nothing needs a journal.
    file.exec("pragma journal_mode = memory; begin exclusive");
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Locks a data folder for this process: two processes on one embedded database lose rows silently. The file of the lock
 * stays, since removing it would let a process that has just opened it hold what nobody else can see.
 * @returns a function that releases the lock.
 * @throws StartProblem naming the process that holds it, or saying that the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const note = join(folder, "lock");
  try {
    mkdirSync(folder, { recursive: true });
    const file = holdFile(join(folder, "lock.sqlite"));
    writeFileSync(note, `${ofThisHost}\n${hostname()}`);
    return () => {
      rmSync(note, { force: true });
      file.close();
    };
  } catch (error) {
    throw new StartProblem(
      isBusy(error)
        ? `The data folder ${folder} is in use by ${holderIn(note)}: stop it, or set DATA_DIR to another.`
        : `The data folder ${folder} cannot be written (${errorCode(error) ?? "unknown reason"}): set DATA_DIR to another.`,
    );
  }
}
