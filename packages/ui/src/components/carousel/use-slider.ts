import { useCallback, useEffect, useRef, useState } from "react";
import { showNearView } from "../scroll-row/far-items.ts";
import type { Slider } from "./make-slider.ts";
import { firstInView, measure } from "./measure.ts";

/**
 * A row with native scrolling until a button first moves it; then the slider is loaded and takes over, until
 * the row's size or its slides change.
 */
export function useSlider(slideCount: number) {
  const track = useRef<HTMLUListElement>(null);
  const slider = useRef<Promise<Slider>>(undefined);
  /** Undefined until it has been measured. */
  const [isScrollable, setIsScrollable] = useState<boolean>();
  const [first, setFirst] = useState(0);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let width = -1;
    const lay = () => {
      // A slider lays out its slides itself.
      if (slider.current && list.clientWidth === width) return;
      width = list.clientWidth;
      release();
      setIsScrollable(measure(list).isScrollable);
    };
    const release = () => {
      void slider.current?.then(({ destroy }) => destroy());
      slider.current = undefined;
    };
    /** The row can also be swiped. */
    const onScroll = () => {
      if (!slider.current) setFirst(firstInView(list));
    };
    const observer = new ResizeObserver(lay);
    observer.observe(list);
    // Slides without their styles yet can lie in a list of the right width.
    if (list.firstElementChild) observer.observe(list.firstElementChild);
    list.addEventListener("scroll", onScroll, { passive: true });
    const stopWaiting = showNearView(list, lay);
    return () => {
      stopWaiting();
      observer.disconnect();
      list.removeEventListener("scroll", onScroll);
      release();
    };
  }, [slideCount]);

  const move = useCallback(async (direction: 1 | -1): Promise<void> => {
    const list = track.current;
    if (!list) return;
    slider.current ??= import("./make-slider.ts").then(({ makeSlider }) => makeSlider(list, setFirst));
    const { move: moveBy } = await slider.current;
    moveBy(direction);
  }, []);

  return { track, move, isScrollable, first };
}
