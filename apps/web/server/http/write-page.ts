import type { IncomingMessage, ServerResponse } from "node:http";
import type { Content, Encoding, Page } from "./page.ts";

/** The best encoding of those offered that the browser accepts. */
export function encodingFor(accepted: string | undefined, offered: readonly Encoding[]): Encoding {
  if (accepted?.includes("br") && offered.includes("br")) return "br";
  return accepted?.includes("gzip") && offered.includes("gzip") ? "gzip" : "identity";
}

/** Answers with a page; at once, when its bytes are at hand. */
export function writePage(page: Page, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, ["etag", page.etag, "vary", "Accept-Encoding"]).end();
    return;
  }
  const write = ({ headers, body }: Content) => {
    response.writeHead(page.status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const content = page.content(encodingFor(request.headers["accept-encoding"], page.encodings));
  return content instanceof Promise ? content.then(write) : write(content);
}
