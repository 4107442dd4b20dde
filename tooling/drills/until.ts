import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** Waits until something is so; what fails meanwhile is tried again. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what} took more than a minute`);
    await wait(POLL_MS);
  }
}
