import { useEffect, useRef } from "react";

/**
 * For a list whose entries can be taken away, each by a button with `data-removes`: the focus would be lost with the entry.
 * It goes to the same button of the entry that takes its place, or else to the first button.
 * @param count how many entries there are.
 * @returns `element`, for what holds the list, and `removed`, to be called with the place of an entry that goes.
 */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number) {
  const element = useRef<E>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined) return;
    const buttons = element.current?.querySelectorAll<HTMLElement>("[data-removes]");
    const next = buttons?.[Math.min(place.current, count - 1)] ?? element.current?.querySelector("button");
    place.current = undefined;
    next?.focus();
  });
  return {
    element,
    removed: (at: number): void => {
      place.current = at;
    },
  };
}
