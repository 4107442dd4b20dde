import { Skeleton } from "../skeleton/index.ts";
import * as styles from "./product-card.css.ts";

/** The place of a card that is still to come, as large as the card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.picture}>
        <Skeleton shape="fill" />
      </div>
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <div className={styles.foot}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
