import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { errorCode, hasCode, StartProblem } from "./lib/errors.ts";

/** How long requests under way may take to finish when the store is stopped. */
const DRAIN_TIMEOUT_MS = 8000;
/** A little longer than storefronts keep an idle connection. */
const GRACE_MS = 1500;
const SWEEP_EVERY_MS = 50;

/** More connections than a shop of this size has, and fewer than a process has room for. */
const MAX_CONNECTIONS = 5000;
/** A caller that sends its request slower than this holds a connection for nothing. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Listens on one address of this machine, or on all of them when `host` is undefined.
 * @throws StartProblem when the port is taken or not allowed.
 */
export function listen(
  server: Server,
  { host, port }: { readonly host: string | undefined; readonly port: number },
): Promise<{ readonly port: number }> {
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return new Promise((done, refuse) => {
    server.once("error", (error) => {
      const reason = hasCode(error, "EADDRINUSE")
        ? "is taken: stop what uses it"
        : `cannot be used (${errorCode(error)})`;
      refuse(new StartProblem(`Port ${port} ${reason}, or set API_PORT to another.`));
    });
    server.listen({ host, port }, () => {
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
