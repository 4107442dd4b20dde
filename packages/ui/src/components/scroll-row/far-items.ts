import { FAR } from "./far-items.css.ts";

/** For a row that scrolls sideways: on a phone, the items beyond its first view are laid out once it is near the view. */
export const farItems = { [FAR]: "" } as const;

/**
 * Shows all items of a row when it is about a screen from the view.
 * @param onShown called then: what a row holds decides whether it scrolls.
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
