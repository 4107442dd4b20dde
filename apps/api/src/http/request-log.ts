import type { Endpoint } from "@store/api-client/contract";
import type { Logger } from "pino";

/** A request that takes longer, in milliseconds, is worth a line. */
const SLOW = 500;

/**
 * One line per request: what changes something or is slow at `info`, the rest at `debug`; what fails has a line of its
 * own. It says the endpoint's path, never the address, headers or body: they may hold what is personal.
 */
export function createRequestLog(logger: Logger, { method, path }: Endpoint) {
  const isRead = method === "GET";
  return (status: number, began: number): void => {
    const ms = performance.now() - began;
    const isQuiet = isRead && ms < SLOW;
    if (isQuiet && !logger.isLevelEnabled("debug")) return;
    const line = { method, path, status, ms: Math.round(ms * 10) / 10 };
    if (isQuiet) logger.debug(line);
    else logger.info(line);
  };
}
