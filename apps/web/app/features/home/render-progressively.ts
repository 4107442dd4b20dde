import { onIdle } from "../../data/on-idle.ts";

/** Set on the document once every section is laid out. */
export const LAID_OUT = "data-laid-out";

/**
 * Lays out, one at a time while the browser is idle, the sections that `content-visibility` deferred: the first paint
 * does not wait for them, and nothing shifts when the shopper scrolls to them. A few at a time are a long task on a phone.
 */
export function renderProgressively(sections: Iterable<HTMLElement>): void {
  const waiting = [...sections];
  const next = () => {
    const section = waiting.shift();
    if (!section) return document.documentElement.setAttribute(LAID_OUT, "");
    section.style.contentVisibility = "visible";
    onIdle(next);
  };
  if (!document.documentElement.hasAttribute(LAID_OUT)) onIdle(next);
}
