import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus on when an element leaves the page while it has it. Otherwise the keyboard would start again at the
 * top of the page.
 * @param next finds what has the focus then; it is given the element that leaves.
 */
export function useFocusOnUnmount(
  element: RefObject<HTMLElement | null>,
  next: (leaving: HTMLElement) => HTMLElement | null | undefined,
) {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own && own === document.activeElement) latest.current(own)?.focus();
    };
  }, [element]);
}
