import type { IncomingMessage, ServerResponse } from "node:http";
import isFresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { type Content, ENCODINGS, type Encoding, type Page } from "./page.ts";

/** As negotiator has it since 1.0; its types do not name the second argument yet. */
interface EncodingNegotiator {
  encodings(available: readonly Encoding[], options: { readonly preferred: readonly Encoding[] }): string[];
}

/** Browsers send few different headers, so each is read once. */
const accepted = new LRUCache<string, readonly string[]>({ max: 100 });

function encodingsAccepted(header: string): readonly string[] {
  const known = accepted.get(header);
  if (known) return known;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const encodings = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  accepted.set(header, encodings);
  return encodings;
}

/** The encoding that the browser likes best of those offered (RFC 9110, section 12.5.3); the smallest of equals. */
export function encodingFor(header: string | undefined, offered: readonly Encoding[]): Encoding {
  const best = encodingsAccepted(header ?? "").find((name) => offered.some((encoding) => encoding === name));
  return offered.find((encoding) => encoding === best) ?? "identity";
}

/** Answers with a page; synchronously when its bytes are at hand. */
export function writePage(page: Page, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
  const { status, etag } = page;
  if (status === 200 && etag && request.headers["if-none-match"] && isFresh(request.headers, { etag })) {
    response.writeHead(304, ["etag", etag, "vary", "Accept-Encoding"]).end();
    return;
  }
  const write = ({ headers, body }: Content) => {
    response.writeHead(page.status, headers);
    if (request.method !== "HEAD") for (const piece of body) response.write(piece);
    response.end();
  };
  const content = page.content(encodingFor(request.headers["accept-encoding"], page.encodings));
  return content instanceof Promise ? content.then(write) : write(content);
}
