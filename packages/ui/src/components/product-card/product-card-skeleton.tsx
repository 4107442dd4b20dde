import { Skeleton } from "../skeleton/skeleton.tsx";
import * as styles from "./product-card.css.ts";

/** A placeholder of a card's size while products load. */
export const ProductCardSkeleton = () => (
  <div className={styles.card} aria-hidden>
    <div className={styles.picture}>
      <div className={styles.imageOf.inStock}>
        <Skeleton shape="fill" />
      </div>
    </div>
    <div className={styles.body}>
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <div className={styles.foot}>
        <Skeleton shape="price" />
        <Skeleton shape="button" />
      </div>
    </div>
  </div>
);
