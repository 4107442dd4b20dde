import { formatRupees, type Paise } from "@store/domain";
import * as styles from "./price.css.ts";

export interface PriceProps {
  readonly amount: Paise;
  readonly size?: keyof typeof styles.size | undefined;
  /** Follows the amount, such as "inclusive of GST". */
  readonly note?: string | undefined;
}

/** Rupees with two decimals, in tabular figures (document 1, section 9). */
export const Price = ({ amount, size = "medium", note }: PriceProps) => (
  <p className={styles.size[size]}>
    {formatRupees(amount)}
    {note ? <span className={styles.note}> {note}</span> : null}
  </p>
);
