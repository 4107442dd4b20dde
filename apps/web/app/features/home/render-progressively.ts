import { onIdle } from "../../data/on-idle.ts";

/** Set on the document once every section is laid out. */
export const LAID_OUT = "data-laid-out";

/** Of a shopper who is about to see more of the page. */
const SIGNS = ["scroll", "pointerdown", "touchstart", "keydown"] as const;

/** The longest wait for such a sign: by then a slow phone has done what the first view needs. */
const WAIT_MS = 4000;

/**
 * Lays out, one at a time while the browser is idle, the sections that `content-visibility` deferred, so that nothing
 * shifts when the shopper comes to them. All of them are more work than the rest of the page's start, so it begins at the
 * first sign of the shopper, or after a few seconds.
 * @returns ends it when the page is left. The next one is laid out whole, so that Back finds its place again.
 */
export function renderProgressively(sections: Iterable<HTMLElement>): () => void {
  if (document.documentElement.hasAttribute(LAID_OUT)) return () => {};
  const waiting = [...sections];
  let isLeft = false;
  const next = () => {
    if (isLeft) return;
    const section = waiting.shift();
    if (!section) return document.documentElement.setAttribute(LAID_OUT, "");
    section.style.contentVisibility = "visible";
    onIdle(next);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    stopWaiting();
    onIdle(next);
  };
  const timer = setTimeout(begin, WAIT_MS);
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return () => {
    stopWaiting();
    isLeft = true;
    document.documentElement.setAttribute(LAID_OUT, "");
  };
}
