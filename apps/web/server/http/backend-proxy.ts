import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import { traceHeaders } from "@store/http-server/tracing";
import { createProxyServer } from "httpxy";
import { type Backends, maySendAgain } from "./backends.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

export const BACKEND_PREFIX = "/backend";

const UNREACHABLE = JSON.stringify({ status: false, message: "The store cannot be reached. Please try again later!" });
/** Long, since a new store draws its pictures on first request. Browser and server calls have shorter timeouts of their own. */
const TIMEOUT_MS = 60_000;

/**
 * How long an idle connection is kept. Well below the five seconds after which the backend closes it: a request sent at
 * that moment would be lost, and a POST must not be retried.
 */
const KEEP_ALIVE_MS = 1000;

/**
 * Who a proxy called and what is traced, in the words of a client: the API reads `X-Forwarded-For`, which is appended to,
 * and the trace of this server.
 */
const CLAIMS = [
  ...["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"],
  ...["traceparent", "tracestate"],
];

/** Whether a path has a segment that leads out of it, however it is written. */
const hasDotSegment = (path: string): boolean =>
  path.split(/[/\\]|%2f|%5c/i).some((segment) => /^(\.|%2e){1,2}$/i.test(segment));

/** Names the caller, as each proxy does: whatever the client claims stands before it, and is not believed. */
function nameCaller({ headers, socket }: IncomingMessage): void {
  for (const claim of CLAIMS) delete headers[claim];
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
}

/** The largest body that is held to be sent again, in bytes: as much as nearly every call has. */
const HELD_BODY = 64 * 1024;

/** A body that can be sent again; undefined when it is too large, or does not say how large it is. */
async function holdBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (encoding !== undefined || !(Number(length) <= HELD_BODY)) return undefined;
  return Number(length) === 0 ? Buffer.alloc(0) : Buffer.concat(await request.toArray());
}

/** A proxy to one process of the API, which is left out once it says that it takes no more calls. */
function createProxyTo(target: string, skip: Backends["skip"]) {
  const { Agent } = target.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  const proxy = createProxyServer({ target, agent, proxyTimeout: TIMEOUT_MS, changeOrigin: true });
  proxy.on("proxyRes", ({ headers }) => {
    if (headers.connection?.toLowerCase() === "close") skip(target);
    // It is about the connection to the API, not about the browser's.
    delete headers.connection;
  });
  return proxy;
}

/** Passes `/backend/…` on to the API, so that the browser talks to one origin only. */
export function createBackendProxy({ urls, pick, skip }: Backends) {
  const proxies = new Map(urls.map((url) => [url, createProxyTo(url, skip)]));

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = urls.length > 1 ? await holdBody(request) : undefined;
    for (let left = urls.length - 1; ; left--) {
      const url = pick();
      try {
        return await proxies.get(url)?.web(request, response, body ? { buffer: Readable.from([body]) } : {});
      } catch (error) {
        skip(url);
        if (left === 0 || !body || response.headersSent || !maySendAgain(request.method, error)) throw error;
      }
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.slice(BACKEND_PREFIX.length) || "/";
    if (hasDotSegment(path.split("?", 1)[0] ?? "")) return void response.writeHead(400, SECURITY_HEADERS).end();
    request.url = path;
    nameCaller(request);
    Object.assign(request.headers, traceHeaders());
    try {
      await send(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { ...SECURITY_HEADERS, "content-type": "application/json" }).end(UNREACHABLE);
    }
  };
}
