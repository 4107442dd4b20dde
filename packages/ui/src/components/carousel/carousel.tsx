import { type Key, type KeyboardEvent, type ReactNode, useCallback, useId, useRef } from "react";
import { farItems } from "../scroll-row/far-items.ts";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import * as styles from "./carousel.css.ts";
import { Controls } from "./controls.tsx";
import { prefersStillness } from "./measure.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useSlider } from "./use-slider.ts";

export interface Slide {
  readonly key: Key;
  readonly node: ReactNode;
}

export interface CarouselProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly more?: { readonly label: string; readonly href: string } | undefined;
  readonly items: readonly Slide[];
  /** Slides side by side on a wide screen: ten tiles, five products, three or four stories, four small ones, one banner. */
  readonly perView: keyof typeof styles.perView;
  /** Too few slides to scroll on any screen: they wrap instead. */
  readonly isStill?: boolean | undefined;
  /** Turns automatically, with a button to pause it. */
  readonly autoplayMs?: number | undefined;
}

/**
 * A row that scrolls. Without scripts it is a list with scroll snapping; the buttons and autoplay load the slider [R48
 * to R51]. A carousel of single slides has no heading: its title is its label.
 */
export function Carousel({ title, description, more, items, perView, isStill = false, autoplayMs }: CarouselProps) {
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const { track, move, isScrollable, first } = useSlider(items.length);
  const turn = useCallback(() => void move(1), [move]);
  const autoplay = useAutoplay(root, isScrollable ? autoplayMs : undefined, turn);
  const isBanner = perView === "one";

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.target !== track.current || (direction !== 1 && direction !== -1)) return;
    event.preventDefault();
    void move(direction);
  };

  const controls = isScrollable ? (
    <Controls
      className={isBanner ? styles.uponBanner : autoplayMs ? styles.controls : styles.besideHeading}
      variant={isBanner ? "plain" : "outlined"}
      title={title}
      move={move}
      autoplay={autoplayMs && !prefersStillness() ? autoplay : undefined}
    >
      {isBanner ? <span className={styles.place}>{`${first + 1} / ${items.length}`}</span> : null}
    </Controls>
  ) : null;

  return (
    <section
      ref={root}
      className={isBanner ? styles.banner : styles.section}
      {...(isBanner ? { "aria-label": title } : { "aria-labelledby": heading })}
    >
      {isBanner ? null : (
        <SectionHeading id={heading} title={title} description={description} more={more}>
          {controls}
        </SectionHeading>
      )}
      <ul
        ref={track}
        className={isStill ? styles.still : styles.track}
        tabIndex={isStill || isScrollable === false ? undefined : 0}
        aria-label={title}
        {...(isStill ? {} : farItems)}
        onKeyDown={onKeyDown}
      >
        {items.map(({ key, node }) => (
          <li key={key} className={isStill ? undefined : styles.perView[perView]}>
            {node}
          </li>
        ))}
      </ul>
      {isBanner ? controls : null}
    </section>
  );
}
