import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type Key, type ReactNode, useId } from "react";
import * as styles from "./carousel.css.ts";
import { useSlider } from "./use-slider.ts";

export interface Slide {
  readonly key: Key;
  readonly node: ReactNode;
}

export interface CarouselProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly items: readonly Slide[];
  /** How many stand side by side: products five, stories four or three, banners one. */
  readonly perView: keyof typeof styles.perView;
}

/** More than this many make the buttons worth showing (document 1, section 9). */
const FITS = 4;

/**
 * A row that scrolls. It is a snapping list before any script: fingers and keys move it. Its buttons fetch the slider
 * when they are first pressed.
 */
export function Carousel({ title, description, items, perView }: CarouselProps) {
  const heading = useId();
  const { track, move } = useSlider();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {items.length > FITS ? (
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              aria-label={`Previous in ${title}`}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button type="button" className={styles.button} aria-label={`Next in ${title}`} onClick={() => move(1)}>
              <ChevronRight aria-hidden />
            </button>
          </div>
        ) : null}
      </header>
      <ul ref={track} className={styles.track}>
        {items.map(({ key, node }) => (
          <li key={key} className={styles.perView[perView]}>
            {node}
          </li>
        ))}
      </ul>
    </section>
  );
}
