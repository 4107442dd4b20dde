import { Skeleton } from "@store/ui/skeleton";
import * as styles from "./cart.css.ts";

/** The shape of a cart with two lines. */
export const CartSkeleton = () => (
  <div className={styles.columns} aria-hidden>
    <div className={styles.lines}>
      {[1, 2].map((line) => (
        <div key={line} className={styles.line}>
          <div className={styles.picture} />
          <div className={styles.about}>
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.stepper}>
            <Skeleton shape="price" />
          </div>
        </div>
      ))}
    </div>
    <div className={styles.side}>
      <div className={styles.card}>
        <Skeleton shape="block" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  </div>
);
