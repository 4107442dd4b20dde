import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { measure, prefersStillness } from "./measure.ts";

const DURATION_MS = 250;
/** Slides of which less than this share is visible are skipped by the keyboard. */
const REACHABLE = 0.5;

export interface Slider {
  readonly move: (direction: 1 | -1) => void;
  /** Restores the scrolling row at the same position. */
  readonly destroy: () => void;
}

/** Turns a scrolling row into a slider; slides out of view are inert. */
export function makeSlider(track: HTMLElement, onSlide: (first: number) => void): Slider {
  const slides = Array.from(track.children);
  const { perView, first, gap } = measure(track);
  const step = Math.max(1, Math.floor(perView));

  const report = (slider: KeenSliderInstance) => {
    slides.forEach((slide, place) => {
      slide.toggleAttribute("inert", (slider.track.details.slides[place]?.portion ?? 1) < REACHABLE);
    });
    onSlide(slider.track.details.rel);
  };

  track.scrollLeft = 0;
  track.dataset.sliding = "";
  const slider: KeenSliderInstance = new KeenSlider(track, {
    selector: ":scope > *",
    initial: first,
    slides: { perView, spacing: gap },
    defaultAnimation: { duration: prefersStillness() ? 0 : DURATION_MS },
    created: report,
    animationEnded: report,
    dragEnded: report,
  });

  return {
    move: (direction) => {
      const { rel, maxIdx } = slider.track.details;
      const last = Math.ceil(maxIdx);
      const wanted = rel + direction * step;
      // Moving on from an end wraps around; a move that would pass the end stops there first.
      const target =
        wanted > last && rel >= last ? 0 : wanted < 0 && rel <= 0 ? last : Math.min(Math.max(wanted, 0), last);
      slider.moveToIdx(target);
    },
    destroy: () => {
      const { rel } = slider.track.details;
      slider.destroy();
      delete track.dataset.sliding;
      for (const slide of slides) slide.removeAttribute("inert");
      const there = slides[rel];
      if (there instanceof HTMLElement) track.scrollLeft = there.offsetLeft - track.offsetLeft;
    },
  };
}
