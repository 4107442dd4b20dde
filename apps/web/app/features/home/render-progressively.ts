/** Set on the document once every section is laid out. */
export const LAID_OUT = "data-laid-out";

/** Small enough to be a short task on a slow phone. */
const AT_A_TIME = 3;

/** The longest wait for the browser to be idle. */
const TIMEOUT_MS = 200;

/** Safari has no idle callbacks. */
function onIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  else setTimeout(run);
}

/**
 * Lays out, a few at a time while the browser is idle, the sections that `content-visibility` deferred: the first paint
 * does not wait for them, and nothing shifts when the shopper scrolls to them.
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
