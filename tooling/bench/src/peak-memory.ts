import type { ChildServer } from "./child-server.ts";

/** How often the memory is read. */
const EVERY_MS = 20;

/** Runs a task, and gives the peak memory of a server's process in the meantime, in megabytes. */
export async function withPeakMemory<T>(
  { memory }: ChildServer,
  task: () => Promise<T>,
): Promise<{ readonly result: T; readonly peak: number }> {
  let peak = memory();
  const watch = setInterval(() => {
    peak = Math.max(peak, memory());
  }, EVERY_MS);
  try {
    return { result: await task(), peak };
  } finally {
    clearInterval(watch);
  }
}
