import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHttpServer, HSTS } from "@store/http-server";
import { answer } from "./answer.ts";
import type { Site } from "./site.ts";

/** More connections than pages of policies have, and fewer than a process has room for. */
const MAX_CONNECTIONS = 1000;

/**
 * An HTTP server for the site, not yet listening.
 * @param isHttps whether the store is served by https: browsers are then sent HSTS.
 */
export function createSiteServer(site: () => Site, { isHttps = false } = {}): Server {
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const { status, headers, body } = answer(site(), {
      method: request.method ?? "",
      target: request.url ?? "/",
      acceptEncoding: request.headers["accept-encoding"]?.toString(),
      ifNoneMatch: request.headers["if-none-match"],
    });
    if (isHttps) response.setHeader("strict-transport-security", HSTS);
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  };
  return createHttpServer(listener, { maxConnections: MAX_CONNECTIONS });
}
