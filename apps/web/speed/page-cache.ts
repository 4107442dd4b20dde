import { LRUCache } from "lru-cache";
import { isSamePage, type Page } from "../server/http/page.ts";

export interface PageCacheSettings {
  /** The catalogue's version: a page of another one is rendered again before it is served (C48). */
  readonly version: () => number;
  /** Some of what pages show changes with the time of day: an event is over, a post appears. */
  readonly maxAgeMs: number;
  /** Of all pages together, in bytes. */
  readonly maxBytes: number;
  readonly now: () => number;
}

interface CachedPage {
  readonly page: Page;
  /** Known when its rendering began. */
  readonly version: number;
  readonly at: number;
}

/** Whether a page shows everything that it should; it lacks something while the backend is away. */
const isWhole = ({ status, headers }: Page): boolean => status < 500 && headers["cache-control"] !== "no-store";

/**
 * Caches pages by key for as long as the catalogue's version stands. Concurrent requests of one key share a rendering.
 * Only whole pages with status 200 are cached; an older one is served when no whole page can be rendered. A cached page
 * is returned synchronously, which is why this is not lru-cache's asynchronous `fetch`.
 */
export function createPageCache(render: (key: string) => Promise<Page>, settings: PageCacheSettings) {
  const { version, maxAgeMs, maxBytes, now } = settings;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  const rendering = new Map<string, { readonly version: number; readonly page: Promise<Page> }>();

  function renderOnce(key: string): Promise<Page> {
    const running = rendering.get(key);
    if (running?.version === version()) return running.page;
    const older = pages.get(key);
    const [at, current] = [now(), version()];
    const coming = render(key)
      .then((rendered) => {
        if (!isWhole(rendered)) return older?.page ?? rendered;
        // Most pages are as they were before the change, and compressed already.
        const page = older && isSamePage(older.page, rendered) ? older.page : rendered;
        const isNewest = (pages.get(key)?.version ?? 0) <= current;
        if (page.status === 200 && isNewest) pages.set(key, { page, version: current, at });
        return page;
      })
      .catch((failure: unknown) => {
        if (older) return older.page;
        throw failure;
      })
      .finally(() => {
        if (rendering.get(key)?.page === coming) rendering.delete(key);
      });
    rendering.set(key, { version: current, page: coming });
    return coming;
  }

  return (key: string): Page | Promise<Page> => {
    const cached = pages.get(key);
    const isFresh = cached && cached.version === version() && now() - cached.at <= maxAgeMs;
    return isFresh ? cached.page : renderOnce(key);
  };
}
