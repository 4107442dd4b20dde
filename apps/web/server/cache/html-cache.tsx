import { PictureBaseProvider } from "@store/ui/picture";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { RenderOnce } from "../../app/data/cached-html.tsx";
import { BACKEND } from "../../app/session/browser-call.ts";

/** The parts of pages that the server keeps, by what they depend on. */
export function createHtmlCache(maxEntries: number): RenderOnce {
  const kept = new LRUCache<string, string>({ max: maxEntries });
  return (key, element) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = renderToString(<PictureBaseProvider base={BACKEND}>{element}</PictureBaseProvider>);
    // React's text is a tree of hundreds of pieces, which would all be kept.
    const whole = Buffer.from(html).toString();
    kept.set(key, whole);
    return whole;
  };
}
