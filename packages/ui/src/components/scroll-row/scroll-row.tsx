import { type RefCallback, useCallback, useState } from "react";
import { farItems, showNearView } from "./far-items.ts";

type ScrollRow = typeof farItems & {
  readonly ref: RefCallback<HTMLElement>;
  readonly tabIndex: 0 | undefined;
};

/** Makes an overflowing row focusable, so that the keyboard can scroll items that take no focus themselves. */
export function useScrollRow(): ScrollRow {
  const [isScrollable, setIsScrollable] = useState(false);
  const ref = useCallback((row: HTMLElement | null) => {
    if (!row) return;
    const measure = () => setIsScrollable(row.scrollWidth > row.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    const stopWaiting = showNearView(row, measure);
    return () => {
      observer.disconnect();
      stopWaiting();
    };
  }, []);
  return { ...farItems, ref, tabIndex: isScrollable ? 0 : undefined };
}
