import { formatCounter } from "@store/domain";
import * as styles from "./counter-badge.css.ts";

/** A count at the corner of an icon; hidden at 0. The icon's label says it in words. */
export function CounterBadge({ count }: { readonly count: number }) {
  return count > 0 ? (
    <span aria-hidden className={styles.badge}>
      {formatCounter(count)}
    </span>
  ) : null;
}
