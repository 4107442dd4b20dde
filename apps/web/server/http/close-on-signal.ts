import type { Server, ServerResponse } from "node:http";

/** How long requests under way may take to finish. */
const DRAIN_TIMEOUT_MS = 8000;
const SWEEP_EVERY_MS = 50;

/**
 * Stops on SIGTERM and SIGINT: takes no new connection, lets requests under way finish, tells kept connections that
 * they are closed, and exits with 0.
 */
export function closeOnSignal(server: Server): void {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive &&= !isClosing;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    server.close(() => process.exit(0));
    // A connection that answered its last request after the close would be kept alive for a next one.
    setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}
