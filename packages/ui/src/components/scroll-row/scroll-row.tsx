import { type RefCallback, useCallback, useState } from "react";

interface ScrollRow {
  readonly ref: RefCallback<HTMLElement>;
  readonly tabIndex: 0 | undefined;
}

/** Lets the keyboard push along a row of things that take no focus themselves; only while it is wider than its place. */
export function useScrollRow(): ScrollRow {
  const [isScrollable, setIsScrollable] = useState(false);
  const ref = useCallback((row: HTMLElement | null) => {
    if (!row) return;
    const observer = new ResizeObserver(() => setIsScrollable(row.scrollWidth > row.clientWidth + 1));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isScrollable ? 0 : undefined };
}
