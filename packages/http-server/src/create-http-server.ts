import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type Traces, traceRequests } from "./tracing.ts";

/** A caller that sends its request slower than this holds a connection for nothing. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_EVERY_MS = 5000;
/** A file of 20 MB over a slow line. */
const FILE_TIMEOUT_MS = 180_000;

export interface ConnectionLimits {
  /** Open at a time; further ones are closed at once. */
  readonly maxConnections: number;
  /** How long a request's headers may take to arrive. */
  readonly headersTimeoutMs?: number;
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number;
  /** How often connections are checked for both. */
  readonly checkEveryMs?: number;
  /** Whether a request brings a file, which may take longer to arrive; none when left out. */
  readonly isFile?: (request: IncomingMessage) => boolean;
  readonly fileTimeoutMs?: number;
  /** Whose traces requests belong to; they are in none when left out. */
  readonly traces?: Traces | undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** A server that is not held up by callers that open many connections or send slowly; not yet listening. */
export function createHttpServer(
  listener: RequestListener,
  {
    maxConnections,
    headersTimeoutMs = HEADERS_TIMEOUT_MS,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
    checkEveryMs = CHECK_EVERY_MS,
    isFile,
    fileTimeoutMs = FILE_TIMEOUT_MS,
    traces,
  }: ConnectionLimits,
): Server {
  // Node knows one limit for all requests: it is the files' limit, and the others get theirs here.
  const requestTimeout = isFile ? fileTimeoutMs : requestTimeoutMs;
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout, connectionsCheckingInterval: checkEveryMs },
    traces ? traceRequests(listener, traces) : listener,
  );
  if (isFile) {
    server.prependListener("request", (request) => {
      if (!hasBody(request) || isFile(request)) return;
      const late = setTimeout(() => request.complete || request.destroy(), requestTimeoutMs);
      request.once("close", () => clearTimeout(late));
    });
  }
  server.maxConnections = maxConnections;
  return server;
}
