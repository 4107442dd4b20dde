import { RATINGS, type StarDistribution } from "@store/domain";
import * as styles from "./rating-bars.css.ts";

const MOST_FIRST = [...RATINGS].reverse();

/** How many reviews gave five stars, four, and so on. */
export function RatingBars({ distribution }: { readonly distribution: StarDistribution }) {
  const total = RATINGS.reduce<number>((sum, stars) => sum + distribution[stars], 0);
  return (
    <dl className={styles.list}>
      {MOST_FIRST.map((stars) => (
        <div key={stars} className={styles.row}>
          <dt>{stars === 1 ? "1 star" : `${stars} stars`}</dt>
          <dd className={styles.track} aria-hidden>
            <div className={styles.bar} style={{ width: `${(distribution[stars] / Math.max(1, total)) * 100}%` }} />
          </dd>
          <dd className={styles.count}>{distribution[stars]}</dd>
        </div>
      ))}
    </dl>
  );
}
