import { LRUCache } from "lru-cache";
import type { Page } from "../http/page.ts";

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
