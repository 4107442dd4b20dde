import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode, hasCode, StartProblem } from "../lib/errors.ts";

/** When a process started, where the system tells: a process id alone may have been reused. */
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1];
    return afterName?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

interface Holder {
  readonly text: string;
  readonly pid: number;
  readonly start: string;
}

function readHolder(path: string): Holder | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const [pid = "", start = ""] = text.split(" ");
    return { text, pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

const stillHolds = ({ pid, start }: Holder): boolean =>
  Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) && startOf(pid) === start;

/**
 * Locks a data folder for this process: two processes on one embedded database lose rows silently. The lock of a
 * process that has died is taken over.
 * @returns a function that releases the lock.
 * @throws StartProblem naming the process that holds it, or saying that the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "lock");
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(own, `${process.pid} ${startOf(process.pid)}`);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${codeText(error)}): set DATA_DIR to another.`,
    );
  }
  try {
    // Creating a link is atomic: of two processes that take over a stale lock, one succeeds.
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if (!hasCode(error, "EEXIST")) throw error;
      }
      const holder = readHolder(path);
      if (holder && stillHolds(holder)) {
        throw new StartProblem(
          `The data folder ${folder} is in use by process ${holder.pid}: stop it, or set DATA_DIR to another.`,
        );
      }
      if (holder) discard(path, holder);
    }
    throw new StartProblem(`The data folder ${folder} cannot be locked: another process is starting on it.`);
  } finally {
    rmSync(own, { force: true });
  }
}

const codeText = (error: unknown): string => errorCode(error) ?? "unknown reason";

/** Moves a stale lock aside. If another process replaced it meanwhile, that lock is put back. */
function discard(path: string, stale: Holder): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readHolder(aside)?.text !== stale.text) linkSync(aside, path);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
