import { BACKEND } from "@store/react-client/browser-call";
import { PictureBaseProvider } from "@store/ui/picture";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Bytes } from "../server/http/page.ts";
import { type RenderOnce, RenderOnceProvider } from "./cached-html.tsx";

/** One page while it is rendered: its text has a placeholder for each part that is kept. */
interface PageInParts {
  /** Goes around the page, so that its parts are found in the cache. */
  readonly around: (page: ReactElement) => ReactElement;
  /** The page's bytes: its texts one after another, with the parts at their places. */
  readonly fillIn: (html: string) => Bytes;
}

/** No text can contain one: React escapes its `<`, as scripts do, and the sanitiser of written HTML leaves no comments. */
const placeholder = (part: number) => `<!--part ${part}-->`;
const PLACEHOLDER = /<!--part (\d+)-->/;

const encoder = new TextEncoder();
const NOTHING = new Uint8Array();

/**
 * Keeps the parts of pages by what they depend on. They are kept as bytes and never become part of a page's text:
 * joining, encoding and searching that text again for each page would cost more than rendering what is left of it.
 * @param maxBytes what all parts may take; those not used for longest are dropped.
 * @param policyVersion of the policy that every part is rendered by.
 * @returns begins a page.
 */
export function createHtmlCache(maxBytes: number, policyVersion = () => 0): () => PageInParts {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  });

  function bytesOf(...[name, element]: Parameters<RenderOnce>): Uint8Array {
    const key = `${policyVersion()} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const { around, fillIn } = begin();
    const html = renderToString(around(<PictureBaseProvider base={BACKEND}>{element}</PictureBaseProvider>));
    const bytes = Buffer.concat(fillIn(html));
    kept.set(key, bytes);
    return bytes;
  }

  function begin(): PageInParts {
    const parts: Uint8Array[] = [];
    const renderOnce: RenderOnce = (key, element) => placeholder(parts.push(bytesOf(key, element)) - 1);
    return {
      around: (page) => <RenderOnceProvider value={renderOnce}>{page}</RenderOnceProvider>,
      // Splitting by a pattern with a group gives texts and parts' numbers in turn.
      fillIn: (html) =>
        html
          .split(PLACEHOLDER)
          .map((piece, index) => (index % 2 === 0 ? encoder.encode(piece) : (parts[Number(piece)] ?? NOTHING))),
    };
  }
  return begin;
}

/** Renders every part of every page. */
export const withoutHtmlCache = (): PageInParts => ({
  around: (page) => page,
  fillIn: (html) => [encoder.encode(html)],
});
