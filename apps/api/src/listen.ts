import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { errorCode, hasCode, StartProblem } from "./lib/errors.ts";

/** How long requests under way may take to finish when the store is stopped. */
const DRAIN_TIMEOUT_MS = 8000;
/** A little longer than storefronts keep an idle connection. */
const GRACE_MS = 1500;
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
 * Stops on SIGTERM and SIGINT: lets requests under way finish, and exits with 0. Until SIGTERM's grace is over, new
 * requests are still answered, each with `Connection: close`: storefronts then ask another process, and none of their
 * requests meets a closed connection.
 */
export function closeOnSignal(server: Server, logger: Logger, close: () => Promise<void>): void {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive &&= !isClosing;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, "The API stops");
    for (const response of underWay) response.shouldKeepAlive = false;
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
    if (signal === "SIGTERM") await wait(GRACE_MS);
    const ended = new Promise((done) => server.close(done));
    // A connection that answered its last request after the close would be kept alive for a next one.
    const idle = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    await ended;
    clearInterval(idle);
    clearTimeout(late);
    await close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, (name) => void stop(name));
}
