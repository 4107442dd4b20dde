import { onIdle } from "../../data/on-idle.ts";

/** Set on the document once every section has been laid out: `apart`, or `whole` where none is skipped any more. */
export const LAID_OUT = "data-laid-out";
const APART = "apart";
export const WHOLE = "whole";

/**
 * How long a task goes on to lay out sections. The styles of a large one take 8 ms, and so does its layout: each by itself
 * stays below the 50 ms from which on a task is long, on a phone four times slower too.
 */
const TASK_MS = 1;

/** What is read makes the browser work now, so that its time counts: a style needs no layout yet, a height does. */
const style = (section: HTMLElement) => {
  section.style.contentVisibility = "visible";
  getComputedStyle(section).getPropertyValue("color");
};
const layOut = (section: HTMLElement) => section.getBoundingClientRect();

/**
 * Lays out the sections that `content-visibility` deferred, a few at a time while the browser is idle. It begins at once:
 * a section's height is known only then, and one that gets it in view, or just before, would move what is below. At a
 * scroll the rest is laid out together: one move at most.
 *
 * Once all heights are known, the browser skips what is far from the view again, at the height that it remembers: a
 * dialog, which changes the style of all that is behind it, then costs what is in view and not the whole page. A page that
 * becomes wider or narrower has other heights, and stays whole.
 * @returns ends it when the page is left. The next one is laid out whole, so that Back finds its place again.
 */
export function renderProgressively(sections: Iterable<HTMLElement>): () => void {
  const root = document.documentElement;
  const all = [...sections];
  const waiting = all.flatMap((section) => [() => style(section), () => layOut(section)]);
  const width = window.innerWidth;

  const becomeWhole = () => {
    window.removeEventListener("scroll", becomeWhole);
    window.removeEventListener("resize", onResize);
    root.setAttribute(LAID_OUT, WHOLE);
  };
  const onResize = () => {
    if (window.innerWidth !== width) becomeWhole();
  };
  const skipFar = () => {
    if (root.hasAttribute(LAID_OUT)) return;
    window.removeEventListener("scroll", becomeWhole);
    for (const section of all) section.style.contentVisibility = "";
    root.setAttribute(LAID_OUT, APART);
  };
  const next = () => {
    if (root.hasAttribute(LAID_OUT)) return;
    const end = performance.now() + TASK_MS;
    do {
      const step = waiting.shift();
      // The browser remembers a height in the frame after it was laid out.
      if (!step) return void requestAnimationFrame(() => requestAnimationFrame(skipFar));
      step();
    } while (performance.now() < end);
    onIdle(next);
  };

  window.addEventListener("scroll", becomeWhole, { passive: true });
  window.addEventListener("resize", onResize);
  onIdle(next);
  return becomeWhole;
}
