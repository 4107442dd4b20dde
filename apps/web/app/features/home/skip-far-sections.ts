import { onIdle } from "../../data/on-idle.ts";

/** Set on the document while the browser may skip what is far from the view, at the heights that it remembers. */
export const LAID_OUT = "data-laid-out";

/**
 * Once the page has been laid out with its styles, lets the browser skip its far sections: what changes the style of the
 * whole page, such as a dialog, then costs what is in view. A page of another width has other heights, and is laid out
 * whole.
 * @returns ends it when the page is left. The next one is laid out whole, so that Back finds its place again.
 */
export function skipFarSections(): () => void {
  const root = document.documentElement;
  const ending = new AbortController();
  const { signal } = ending;
  const { innerWidth } = window;
  const layOut = () => {
    ending.abort();
    root.removeAttribute(LAID_OUT);
  };
  const skip = () => {
    if (!signal.aborted) root.setAttribute(LAID_OUT, "");
  };
  const onResize = () => {
    if (window.innerWidth !== innerWidth) layOut();
  };
  window.addEventListener("resize", onResize, { signal });
  // In the frame after this one each row has its size, which none gets that is skipped before.
  const onLoad = () => requestAnimationFrame(() => onIdle(skip));
  if (document.readyState === "complete") onLoad();
  else window.addEventListener("load", onLoad, { signal });
  return layOut;
}
