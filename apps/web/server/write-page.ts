import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Page } from "./page-cache.ts";

/** The best encoding of those offered that the browser accepts. */
export function encodingFor(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  if (accepted?.includes("br") && offered.includes("br")) return "br";
  return accepted?.includes("gzip") && offered.includes("gzip") ? "gzip" : "identity";
}

export async function writePage(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, { ETag: page.etag, Vary: "Accept-Encoding" }).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"], page.encodings);
  const held = page.body(encoding);
  const body = Buffer.isBuffer(held) ? held : await held;
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
    ETag: page.etag,
    Vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
