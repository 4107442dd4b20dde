/** On the document: everything is laid out, and where it stays. */
export const LAID_OUT = "data-laid-out";

/** So many at a time are a short task on a slow phone. */
const AT_A_TIME = 3;

/** A page that is never idle waits no longer, in milliseconds. */
const TIMEOUT_MS = 200;

/** Safari has no idle callbacks. */
function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  else setTimeout(run);
}

/**
 * Lays out, a few at a time while nothing else is to do, the sections that the page's styles leave until they come
 * near: so the first paint did not wait for them, and nothing moves once they are scrolled to.
 */
export function renderProgressively(sections: Iterable<HTMLElement>): void {
  const waiting = [...sections];
  const next = () => {
    const few = waiting.splice(0, AT_A_TIME);
    if (few.length === 0) return document.documentElement.setAttribute(LAID_OUT, "");
    for (const section of few) section.style.contentVisibility = "visible";
    onIdle(next);
  };
  if (!document.documentElement.hasAttribute(LAID_OUT)) onIdle(next);
}
