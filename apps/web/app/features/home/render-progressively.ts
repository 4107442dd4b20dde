import { onIdle } from "../../data/on-idle.ts";

/** Set on the document once every section is laid out. */
export const LAID_OUT = "data-laid-out";

/** How long one task lays out sections: below the 50 ms from which on a task is long, on a phone four times slower too. */
const TASK_MS = 8;

/**
 * Lays out the sections that `content-visibility` deferred, a few at a time while the browser is idle. It begins at once:
 * a section's height is known only then, and one that gets it in view, or just before, would move what is below. At a
 * scroll the rest is laid out together: one move at most.
 * @returns ends it when the page is left. The next one is laid out whole, so that Back finds its place again.
 */
export function renderProgressively(sections: Iterable<HTMLElement>): () => void {
  const root = document.documentElement;
  const finish = () => {
    window.removeEventListener("scroll", finish);
    root.setAttribute(LAID_OUT, "");
  };
  const waiting = [...sections];
  const next = () => {
    if (root.hasAttribute(LAID_OUT)) return;
    const end = performance.now() + TASK_MS;
    do {
      const section = waiting.shift();
      if (!section) return finish();
      section.style.contentVisibility = "visible";
      // Reading a height lays out now, so that the time counts.
      section.getBoundingClientRect();
    } while (performance.now() < end);
    onIdle(next);
  };
  window.addEventListener("scroll", finish, { passive: true });
  onIdle(next);
  return finish;
}
