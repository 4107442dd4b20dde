import { formatRupees, type Paise, PRICE_ON_REQUEST } from "@store/domain";
import type { ReactNode } from "react";
import * as styles from "./price.css.ts";

export interface PriceProps {
  /** Undefined where the product has none. */
  readonly amount: Paise | undefined;
  readonly size?: keyof typeof styles.size | undefined;
  /** Follows the amount, such as "inclusive of GST", or what is struck through beside it. */
  readonly note?: ReactNode;
}

/** Rupees with two decimals, in tabular figures [R198]. */
export const Price = ({ amount, size = "medium", note }: PriceProps) =>
  amount === undefined ? (
    <p className={styles.onRequest}>{PRICE_ON_REQUEST}</p>
  ) : (
    <p className={styles.size[size]}>
      {formatRupees(amount)}
      {note ? <span className={styles.note}> {note}</span> : null}
    </p>
  );
