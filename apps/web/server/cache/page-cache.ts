import { LRUCache } from "lru-cache";
import type { Page } from "../http/page.ts";

export interface PageCacheSettings {
  readonly freshMs: number;
  /** How long after that a page may be served while it is rendered again. */
  readonly staleMs: number;
  /** Of all pages together, in bytes. */
  readonly maxBytes: number;
  readonly now: () => number;
}

/**
 * Caches pages by key, stale-while-revalidate. Concurrent requests of one key share a rendering. Only pages with status
 * 200 and without `no-store` are cached; a cached page is returned synchronously, which is why this is not lru-cache's
 * asynchronous `fetch`.
 */
export function createPageCache(render: (key: string) => Promise<Page>, settings: PageCacheSettings) {
  const { freshMs, staleMs, maxBytes, now } = settings;
  const pages = new LRUCache<string, { page: Page; at: number }>({
    maxSize: maxBytes,
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
    if (kept && age <= freshMs) return kept.page;
    const coming = renderOnce(key);
    if (!kept || age > freshMs + staleMs) return coming;
    // A failed rendering leaves the stale page standing; the next visit tries again.
    coming.catch(() => undefined);
    return kept.page;
  };
}
