import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { createProxyServer } from "httpxy";

export const BACKEND_PREFIX = "/backend";

const UNREACHABLE = JSON.stringify({ status: false, message: "The store cannot be reached. Please try again later!" });
/** Long, since a new store draws its pictures on first request. Browser and server calls have shorter timeouts of their own. */
const TIMEOUT_MS = 60_000;

/**
 * How long an idle connection is kept. Well below the five seconds after which the backend closes it: a request sent at
 * that moment would be lost, and a POST must not be retried.
 */
const KEEP_ALIVE_MS = 1000;

/** Passes `/backend/…` on to the API, so that the browser talks to one origin only. */
export function createBackendProxy(apiUrl: string) {
  const { Agent } = apiUrl.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  const proxy = createProxyServer({ target: apiUrl, agent, xfwd: true, proxyTimeout: TIMEOUT_MS, changeOrigin: true });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.url = request.url?.slice(BACKEND_PREFIX.length) || "/";
    try {
      await proxy.web(request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "content-type": "application/json" }).end(UNREACHABLE);
    }
  };
}
