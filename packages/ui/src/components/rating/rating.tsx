import { formatCount, RATINGS } from "@store/domain";
import * as styles from "./rating.css.ts";

export interface RatingProps {
  /** From 0 to 5. */
  readonly value: number;
  /** How many reviews it is the average of. */
  readonly count?: number | undefined;
  /** One star and the number, for small spaces. */
  readonly isCompact?: boolean | undefined;
}

const MOST = RATINGS.length;

const words = (value: number, count: number | undefined) =>
  `${value} of ${MOST} stars${count === undefined ? "" : `, ${formatCount(count)} ${count === 1 ? "review" : "reviews"}`}`;

/** Stars filled up to the value, with the value as text. */
export function Rating({ value, count, isCompact = false }: RatingProps) {
  const shown = Math.min(Math.max(value, 0), MOST);
  return (
    <span className={isCompact ? styles.compact : styles.rating} role="img" aria-label={words(shown, count)}>
      {isCompact ? null : <span className={styles.five} style={{ backgroundSize: `${(shown / MOST) * 100}% 100%` }} />}
      {isCompact || count !== undefined ? shown.toFixed(1) : null}
      {count === undefined ? null : <span className={styles.count}>{`(${formatCount(count)})`}</span>}
    </span>
  );
}
