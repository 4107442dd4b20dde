import { type RefObject, useEffect, useState } from "react";
import { prefersStillness } from "./measure.ts";

const isBusy = (root: HTMLElement) => root.matches(":hover, :focus-within") || document.hidden;

/**
 * Advances a page every `everyMs` milliseconds while the carousel is in view. It waits while the pointer or the focus
 * is inside, and stops when it is paused or reduced motion is preferred.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || !everyMs || isPaused || prefersStillness()) return;
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      // On a busy page several come at once, the newest last.
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      if (isInView && !isBusy(element)) turn();
    }, everyMs);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [root, everyMs, isPaused, turn]);
  return { isPaused, toggle: () => setIsPaused((was) => !was) };
}
