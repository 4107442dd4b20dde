import { formatCount } from "@store/domain";
import * as styles from "./home.css.ts";
import type { HomeData } from "./load-home.ts";

/** "350000+" as "3,50,000+": lakhs are easier to read in groups. */
export const grouped = (value: string) => value.replace(/\d{4,}/g, (digits) => formatCount(Number(digits)));

export function Statistics({ statistics }: { readonly statistics: NonNullable<HomeData["statistics"]> }) {
  if (statistics.length === 0) return null;
  return (
    <dl className={styles.statistics} aria-label="The store in numbers">
      {statistics.map(({ name, value }) => (
        <div key={name} className={styles.statistic}>
          <dt>{name}</dt>
          <dd className={styles.statisticValue}>{grouped(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
