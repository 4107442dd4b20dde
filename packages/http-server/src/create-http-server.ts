import { createServer, type RequestListener, type Server } from "node:http";

/** A caller that sends its request slower than this holds a connection for nothing. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_EVERY_MS = 5000;

export interface ConnectionLimits {
  /** Open at a time; further ones are closed at once. */
  readonly maxConnections: number;
  /** How long a request's headers may take to arrive. */
  readonly headersTimeoutMs?: number;
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number;
  /** How often connections are checked for both. */
  readonly checkEveryMs?: number;
}

/** A server that is not held up by callers that open many connections or send slowly; not yet listening. */
export function createHttpServer(
  listener: RequestListener,
  {
    maxConnections,
    headersTimeoutMs = HEADERS_TIMEOUT_MS,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
    checkEveryMs = CHECK_EVERY_MS,
  }: ConnectionLimits,
): Server {
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: checkEveryMs },
    listener,
  );
  server.maxConnections = maxConnections;
  return server;
}
