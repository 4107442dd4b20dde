import isFresh from "fresh";
import { chooseEncoding } from "./encoding.ts";
import type { Page, Site } from "./site.ts";

export interface Question {
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly target: string;
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const COMMON_HEADERS = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
const PLAIN_TEXT = { ...COMMON_HEADERS, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

const plain = (status: number, body: string, more: Answer["headers"] = {}): Answer => ({
  status,
  headers: { ...PLAIN_TEXT, "content-length": Buffer.byteLength(body), ...more },
  body,
});

function show(page: Page, status: number, { acceptEncoding, ifNoneMatch }: Question): Answer {
  const encoding = chooseEncoding(acceptEncoding);
  const body = page.bodies[encoding];
  const headers = {
    ...COMMON_HEADERS,
    "content-security-policy": page.securityPolicy,
    "cache-control": status === 200 ? page.cacheControl : "no-store",
    etag: page.etags[encoding],
    vary: "accept-encoding",
  };
  if (status === 200 && ifNoneMatch && isFresh({ "if-none-match": ifNoneMatch }, { etag: page.etags[encoding] }))
    return { status: 304, headers, body: "" };
  return {
    status,
    headers: {
      ...headers,
      "content-type": page.contentType,
      "content-length": body.length,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
    body,
  };
}

/**
 * The whole server as a function. A page has the same answer with and without a trailing slash, and with any query
 * (`mobile=true` is what native apps send [R14]).
 */
export function answer(site: Site, question: Question): Answer {
  const { method, target } = question;
  if (method !== "GET" && method !== "HEAD") return plain(405, "Method Not Allowed\n", { allow: "GET, HEAD" });
  const path = target.split("?", 1)[0]?.replace(/\/+$/, "") || "/";
  if (path === "/healthz") return plain(200, "ok\n");
  const page = site.pages.get(path);
  return page ? show(page, 200, question) : show(site.notFound, 404, question);
}
