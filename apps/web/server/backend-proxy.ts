import type { IncomingMessage, ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";

export const BACKEND_PREFIX = "/backend";

const UNREACHABLE = JSON.stringify({ status: false, message: "The store cannot be reached. Please try again later!" });
/** Long: a new store draws its pictures when they are first asked for. The callers of the API give up sooner by themselves. */
const PATIENCE = 60_000;

/** Passes `/backend/…` on to the API, so that the browser talks to one origin only. */
export function createBackendProxy(apiUrl: string) {
  const proxy = createProxyServer({ target: apiUrl, xfwd: true, proxyTimeout: PATIENCE, changeOrigin: true });
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
