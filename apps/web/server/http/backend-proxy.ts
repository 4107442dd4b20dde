import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { createProxyServer } from "httpxy";
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

/** Who a proxy called, in the words of a client: the API reads `X-Forwarded-For` alone, which is appended to. */
const CLAIMS = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

/** Whether a path has a segment that leads out of it, however it is written. */
const hasDotSegment = (path: string): boolean =>
  path.split(/[/\\]|%2f|%5c/i).some((segment) => /^(\.|%2e){1,2}$/i.test(segment));

/** Names the caller, as each proxy does: whatever the client claims stands before it, and is not believed. */
function nameCaller({ headers, socket }: IncomingMessage): void {
  for (const claim of CLAIMS) delete headers[claim];
  headers["x-forwarded-for"] = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
}

/** Passes `/backend/…` on to the API, so that the browser talks to one origin only. */
export function createBackendProxy(apiUrl: string) {
  const { Agent } = apiUrl.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  const proxy = createProxyServer({ target: apiUrl, agent, proxyTimeout: TIMEOUT_MS, changeOrigin: true });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.slice(BACKEND_PREFIX.length) || "/";
    if (hasDotSegment(path.split("?", 1)[0] ?? "")) return void response.writeHead(400, SECURITY_HEADERS).end();
    request.url = path;
    nameCaller(request);
    try {
      await proxy.web(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "content-type": "application/json" }).end(UNREACHABLE);
    }
  };
}
