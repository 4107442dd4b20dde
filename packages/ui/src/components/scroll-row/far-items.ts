import { FAR } from "./far-items.css.ts";

/** Attributes of a row that scrolls sideways: on a phone, the items beyond its first view are hidden until it is near. */
export const farItems = { [FAR]: "" } as const;

/**
 * Shows all items of a row when it is less than a screen from the view.
 * @param onShown called then, as a row with more items may have become one that scrolls.
 * @returns ends the waiting.
 */
export function showNearView(row: HTMLElement, onShown: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      row.removeAttribute(FAR);
      onShown();
    },
    { rootMargin: "100%" },
  );
  observer.observe(row);
  return () => observer.disconnect();
}
