import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page, ready to be written: its bytes in each encoding, compressed when first asked for, then kept. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** In which encodings it can be had. */
  readonly encodings: readonly Encoding[];
  readonly body: (encoding: Encoding) => Buffer | Promise<Buffer>;
  readonly size: number;
}

const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI_QUALITY = 5;

const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(content);

export function createPage(status: number, headers: Record<string, string>, html: string): Page {
  const identity = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([["identity", identity]]);
  return {
    status,
    headers,
    etag: `W/"${createHash("sha1").update(identity).digest("base64url")}"`,
    size: identity.length * 2,
    encodings: ENCODINGS,
    body: (encoding) => {
      const known = bodies.get(encoding);
      if (known) return known;
      const coming = compress(identity, encoding).then((bytes) => {
        bodies.set(encoding, bytes);
        return bytes;
      });
      bodies.set(encoding, coming);
      return coming;
    },
  };
}

export interface PageCacheSettings {
  /** How long a page is fresh, in milliseconds. */
  readonly fresh: number;
  /** How long after that it may be served while it is rendered again. */
  readonly stale: number;
  /** Bytes of all pages kept. */
  readonly capacity: number;
  readonly now: () => number;
}

/**
 * Pages by their key. A fresh one is served as it is; a stale one is served once more while a new one is rendered; one
 * key is never rendered twice at a time. Only complete pages (200, storable) are kept.
 */
export function createPageCache(render: (key: string) => Promise<Page>, settings: PageCacheSettings) {
  const { fresh, stale, capacity, now } = settings;
  const pages = new LRUCache<string, { page: Page; at: number }>({
    maxSize: capacity,
    sizeCalculation: ({ page }) => page.size,
  });
  const rendering = new Map<string, Promise<Page>>();

  const renderOnce = (key: string): Promise<Page> => {
    const running = rendering.get(key);
    if (running) return running;
    const coming = render(key)
      .then((page) => {
        if (page.status === 200 && page.headers["cache-control"] !== "no-store") pages.set(key, { page, at: now() });
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, coming);
    return coming;
  };

  return (key: string): Page | Promise<Page> => {
    const kept = pages.get(key);
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age <= fresh) return kept.page;
    const coming = renderOnce(key);
    if (!kept || age > fresh + stale) return coming;
    // A failed rendering leaves the stale page standing; the next visit tries again.
    coming.catch(() => undefined);
    return kept.page;
  };
}
