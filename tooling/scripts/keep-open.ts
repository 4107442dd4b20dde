import type { Servers } from "./servers.ts";

/**
 * Waits until all servers answer, says so, and lets them run; on a signal stops them and exits with 0, and with 1 when one
 * does not start.
 */
export async function keepOpen(
  servers: Servers,
  { whenOpen, timeoutMs }: { readonly whenOpen: () => void; readonly timeoutMs?: number },
): Promise<void> {
  let isStopping = false;

  async function stopAll(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await servers.stop();
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stopAll(0));

  try {
    await servers.ready(timeoutMs);
  } catch (problem) {
    if (!isStopping) console.error(problem instanceof Error ? problem.message : problem);
    return stopAll(1);
  }
  if (isStopping) return;
  servers.keepRunning();
  whenOpen();
}
