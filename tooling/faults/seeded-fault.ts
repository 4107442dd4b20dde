import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@store/scripts/workspace";
import type { Fault } from "./faults.ts";

type Seeded = Pick<Fault, "file" | "stands" | "fault">;

/** The file's text with the fault in it. Throws where what the fault replaces does not stand there exactly once. */
export function withFault(text: string, { file, stands, fault }: Seeded): string {
  const found = text.split(stands).length - 1;
  if (found !== 1) throw new Error(`${file} holds ${found} times, instead of once: ${stands}`);
  // A function, as a replacing text has signs of its own.
  return text.replace(stands, () => fault);
}

/** Whether git has the file as it stands: what is not committed could not be brought back if all else failed. */
const isCommitted = (file: string): boolean =>
  execFileSync("git", ["status", "--porcelain", "--", file], { cwd: ROOT, encoding: "utf8" }) === "";

/**
 * Runs something while a fault is in the source; resolves to what it does. The file is as before afterwards, whatever
 * ends the run: an error, the end of the process or a signal.
 */
export async function seed<T>(
  fault: Seeded,
  run: () => Promise<T>,
  { root = ROOT, check = isCommitted } = {},
): Promise<T> {
  if (!check(fault.file))
    throw new Error(`${fault.file} has changes that are not committed. Please commit them first!`);
  const path = join(root, fault.file);
  const before = readFileSync(path, "utf8");
  const revert = () => writeFileSync(path, before);
  const leave = () => process.exit(1);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  process.on("exit", revert);
  for (const signal of signals) process.on(signal, leave);
  try {
    writeFileSync(path, withFault(before, fault));
    return await run();
  } finally {
    revert();
    process.off("exit", revert);
    for (const signal of signals) process.off(signal, leave);
  }
}
