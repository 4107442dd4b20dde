import * as styles from "./rating.css.ts";

export interface RatingProps {
  /** From 0 to 5. */
  readonly value: number;
  /** How many reviews it is the average of. */
  readonly count?: number | undefined;
}

const MOST = 5;

/** Five stars filled as far as the value goes, said in words for those who cannot see them. */
export function Rating({ value, count }: RatingProps) {
  const share = `${Math.round((Math.min(Math.max(value, 0), MOST) / MOST) * 100)}%`;
  const reviews = count === undefined ? "" : `, ${count} reviews`;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`${value} of ${MOST} stars${reviews}`}>
        <span aria-hidden>★★★★★</span>
        <span aria-hidden className={styles.filled} style={{ width: share }}>
          ★★★★★
        </span>
      </span>
      {count === undefined ? null : (
        <span aria-hidden className={styles.count}>
          {count}
        </span>
      )}
    </span>
  );
}
