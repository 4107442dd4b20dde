import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { createProxyServer } from "httpxy";

export const BACKEND_PREFIX = "/backend";

const UNREACHABLE = JSON.stringify({ status: false, message: "The store cannot be reached. Please try again later!" });
/** Long: a new store draws its pictures when they are first asked for. The callers of the API give up sooner by themselves. */
const PATIENCE = 60_000;

/**
 * How long a connection is kept for the next call, in milliseconds. Well below the five seconds after which the backend
 * closes it: a call that is just being sent then would be lost, and a press on Add must not be sent twice.
 */
const KEPT = 1000;

/** Passes `/backend/…` on to the API, so that the browser talks to one origin only. */
export function createBackendProxy(apiUrl: string) {
  const { Agent } = apiUrl.startsWith("https:") ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: KEPT });
  const proxy = createProxyServer({ target: apiUrl, agent, xfwd: true, proxyTimeout: PATIENCE, changeOrigin: true });
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
