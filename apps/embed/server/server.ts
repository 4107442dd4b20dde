import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHttpServer } from "@store/http-server";
import { answer } from "./answer.ts";
import type { Site } from "./site.ts";

/** More connections than pages of policies have, and fewer than a process has room for. */
const MAX_CONNECTIONS = 1000;

/** An HTTP server for the site, not yet listening. */
export function createSiteServer(site: () => Site): Server {
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const { status, headers, body } = answer(site(), {
      method: request.method ?? "",
      target: request.url ?? "/",
      acceptEncoding: request.headers["accept-encoding"]?.toString(),
      ifNoneMatch: request.headers["if-none-match"],
    });
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  };
  return createHttpServer(listener, { maxConnections: MAX_CONNECTIONS });
}
