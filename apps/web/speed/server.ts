import type { Call } from "@store/api-client";
import { categories, metaTags, productFoams, productList } from "@store/api-client/contract";
import { knownPolicy } from "../app/data/policy.ts";
import type { Page } from "../server/http/page.ts";
import { createHtmlCache, withoutHtmlCache } from "./html-cache.tsx";
import { readMechanisms } from "./mechanisms.ts";
import { createPageCache } from "./page-cache.ts";
import { cacheResponses } from "./response-cache.ts";
import { startAfterPaint, startAtOnce } from "./start-after-paint.ts";

const MAX_AGE_MS = 300_000;
const PAGES = { maxAgeMs: MAX_AGE_MS, maxBytes: 24 * 1024 * 1024 };
/** Of cards, lists of cards, and what stands around every page. */
const MAX_PARTS_BYTES = 6 * 1024 * 1024;

type Render = (key: string) => Promise<Page>;

/** What makes the server quick, each part as the environment leaves it on. */
export function createSpeed(environment: NodeJS.ProcessEnv, version: () => number) {
  const isOn = readMechanisms(environment);
  const start = isOn("start-after-paint") ? startAfterPaint : startAtOnce;
  return {
    /** Calls whose responses are the same for every shopper are made once for a version of the catalogue. */
    calls: (call: Call): Call =>
      isOn("response-cache")
        ? cacheResponses(call, {
            endpoints: [categories, metaTags, productFoams, productList],
            version,
            maxAgeMs: MAX_AGE_MS,
          })
        : call,
    /** Pages are rendered once for a version of the catalogue. */
    pages: (render: Render): ((key: string) => Page | Promise<Page>) =>
      isOn("page-cache") ? createPageCache(render, { ...PAGES, version, now: () => performance.now() }) : render,
    /** Begins a page whose parts may be known. */
    beginPage: isOn("html-cache") ? createHtmlCache(MAX_PARTS_BYTES, () => knownPolicy().version) : withoutHtmlCache,
    startTags: start,
  };
}

export type Speed = ReturnType<typeof createSpeed>;
