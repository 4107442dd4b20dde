import type { KeenSliderInstance } from "keen-slider";
import { useEffect, useRef } from "react";

const SPACING = 16;

/** Measures how many slides fit, so that the styles decide it alone. */
function fitting(track: HTMLElement): number {
  const first = track.firstElementChild;
  const width = first instanceof HTMLElement ? first.offsetWidth : track.clientWidth;
  return Math.max(1, Math.round((track.clientWidth + SPACING) / (width + SPACING)));
}

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The slider of a carousel, made when it is first moved by a button. What has slid out of view cannot be reached by
 * the keyboard until it slides back in.
 */
export function useSlider() {
  const track = useRef<HTMLUListElement>(null);
  const slider = useRef<Promise<KeenSliderInstance>>(undefined);

  useEffect(
    () => () => {
      void slider.current?.then((made) => made.destroy());
    },
    [],
  );

  const make = async (list: HTMLUListElement): Promise<KeenSliderInstance> => {
    const { default: KeenSlider } = await import("keen-slider");
    const perView = fitting(list);
    list.scrollLeft = 0;
    list.dataset.sliding = "";
    const hideOutside = ({ track: { details } }: KeenSliderInstance) => {
      Array.from(list.children).forEach((slide, place) => {
        const portion = details.slides[place]?.portion ?? 1;
        slide.toggleAttribute("inert", portion < 0.5);
      });
    };
    return new KeenSlider(list, {
      selector: ":scope > li",
      slides: { perView, spacing: SPACING },
      defaultAnimation: { duration: isStill() ? 0 : 250 },
      created: hideOutside,
      animationEnded: hideOutside,
      dragEnded: hideOutside,
    });
  };

  const move = async (direction: 1 | -1): Promise<void> => {
    const list = track.current;
    if (!list) return;
    slider.current ??= make(list);
    const made = await slider.current;
    const { rel, maxIdx } = made.track.details;
    const target = rel + direction * fitting(list);
    made.moveToIdx(Math.min(Math.max(target, 0), maxIdx));
  };

  return { track, move };
}
