import * as styles from "./home.css.ts";
import type { HomeData } from "./load-home.ts";

export function Statistics({ statistics }: { readonly statistics: NonNullable<HomeData["statistics"]> }) {
  if (statistics.length === 0) return null;
  return (
    <dl className={styles.statistics} aria-label="The store in numbers">
      {statistics.map(({ name, value }) => (
        <div key={name} className={styles.statistic}>
          <dt>{name}</dt>
          <dd className={styles.statisticValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
