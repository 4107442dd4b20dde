import type { Server } from "node:http";
import type { Logger } from "pino";
import { errorCode, hasCode, StartProblem } from "./lib/errors.ts";

/** How long requests under way may take to finish when the store is stopped. */
const DRAIN_TIMEOUT_MS = 8000;
const SWEEP_EVERY_MS = 50;

/**
 * Listens on all addresses.
 * @throws StartProblem when the port is taken or not allowed.
 */
export function listen(server: Server, port: number): Promise<{ readonly port: number }> {
  return new Promise((done, refuse) => {
    server.once("error", (error) => {
      const reason = hasCode(error, "EADDRINUSE")
        ? "is taken: stop what uses it"
        : `cannot be used (${errorCode(error)})`;
      refuse(new StartProblem(`Port ${port} ${reason}, or set API_PORT to another.`));
    });
    server.listen(port, () => {
      const address = server.address();
      done({ port: typeof address === "object" && address ? address.port : port });
    });
  });
}

/**
 * Stops on SIGTERM and SIGINT: accepts no new request, lets those under way finish, closes the rest, and exits with 0.
 */
export function closeOnSignal(server: Server, logger: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const stop = async (signal: string): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, "The API stops");
    const ended = new Promise((done) => server.close(done));
    // server.close() closes only the connections that are idle at that moment; these become idle after it.
    const idle = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
    await ended;
    clearInterval(idle);
    clearTimeout(late);
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}
