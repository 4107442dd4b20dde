import { createServer, type Server } from "node:http";
import { answer } from "./answer.ts";
import type { Site } from "./site.ts";

/** An HTTP server for the site, not yet listening. */
export function createSiteServer(site: Site): Server {
  return createServer((request, response) => {
    const { status, headers, body } = answer(site, {
      method: request.method ?? "",
      target: request.url ?? "/",
      acceptEncoding: request.headers["accept-encoding"]?.toString(),
      ifNoneMatch: request.headers["if-none-match"],
    });
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  });
}
