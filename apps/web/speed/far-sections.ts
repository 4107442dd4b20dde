import { sourceOf } from "./source-of.ts";

/** Set on the document while it shows the page that the browser opened. */
export const FIRST_PAGE = "data-first-page";

/**
 * Marks the document until the shopper goes on to another page of the store, for `far-sections.css.ts`. One that is loaded
 * again, or that one comes back to, is not marked: the browser scrolls it to where it was.
 */
export function markFirstPage(firstPage: string): void {
  const root = document.documentElement;
  const { pathname } = location;
  const unmark = () => root.removeAttribute(firstPage);
  const openings = performance.getEntriesByType("navigation");
  root.toggleAttribute(firstPage, !openings.some((opening) => "type" in opening && opening.type !== "navigate"));
  new MutationObserver(() => {
    if (location.pathname !== pathname) unmark();
  }).observe(document.head, { childList: true, subtree: true });
  // Who goes back at once is here again before the other page had a head.
  addEventListener("popstate", unmark);
}

/** Stands in the head of a page whose far sections are skipped. */
export const SKIP_FAR_SECTIONS = `<script>(${sourceOf(markFirstPage)})("${FIRST_PAGE}")</script>`;
