import type { Endpoint } from "@store/api-client/contract";
import type { Logger } from "pino";

/** Reads that take longer are logged at `info`. */
const SLOW_MS = 500;

/** Not logged in, not permitted, too often: who looks for a break-in reads these. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * One line per request: writes, slow and refused requests at `info`, the rest at `debug`. Failures have a line of their own. It
 * names the endpoint's path, never the address, headers or body, which may hold personal data.
 */
export function createRequestLog(logger: Logger, { method, path }: Endpoint) {
  const isRead = method === "GET";
  return (status: number, began: number): void => {
    const ms = performance.now() - began;
    const isQuiet = isRead && ms < SLOW_MS && !REFUSED.has(status);
    if (isQuiet && !logger.isLevelEnabled("debug")) return;
    const line = { method, path, status, ms: Math.round(ms * 10) / 10 };
    if (isQuiet) logger.debug(line);
    else logger.info(line);
  };
}
