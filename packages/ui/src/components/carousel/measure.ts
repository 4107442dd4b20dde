/** What is visible of a scrolling row. */
export interface Extent {
  /** Slides side by side, including a partly visible one. */
  readonly perView: number;
  /** The first slide in view. */
  readonly first: number;
  readonly gap: number;
  readonly isScrollable: boolean;
}

/** The first visible slide of a scrolling row. */
export function firstInView(track: HTMLElement): number {
  const [one, other] = track.children;
  if (!(one instanceof HTMLElement) || !(other instanceof HTMLElement)) return 0;
  return Math.round(track.scrollLeft / (other.offsetLeft - one.offsetLeft));
}

/** Measures the layout, so that only the styles decide it. */
export function measure(track: HTMLElement): Extent {
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const width = track.firstElementChild?.getBoundingClientRect().width || track.clientWidth || 1;
  return {
    perView: (track.clientWidth + gap) / (width + gap),
    first: firstInView(track),
    gap,
    isScrollable: track.scrollWidth > track.clientWidth + 1,
  };
}

export const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
