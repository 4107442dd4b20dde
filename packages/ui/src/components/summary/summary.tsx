import { formatRupees, type Paise } from "@store/domain";
import * as styles from "./summary.css.ts";

export interface SummaryRow {
  readonly label: string;
  readonly amount: Paise;
  /** Taken off: shown with a minus. */
  readonly isDeduction?: boolean | undefined;
  /** Shown instead of a zero amount, such as Free. */
  readonly zeroLabel?: string | undefined;
}

export interface SummaryProps {
  readonly rows: readonly SummaryRow[];
  readonly total: { readonly label: string; readonly amount: Paise };
}

const shown = ({ amount, isDeduction, zeroLabel }: SummaryRow) =>
  amount === 0 && zeroLabel ? zeroLabel : `${isDeduction && amount > 0 ? "−" : ""}${formatRupees(amount)}`;

/** Amounts below each other, and their total. */
export function Summary({ rows, total }: SummaryProps) {
  return (
    <dl className={styles.summary}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{shown(row)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd>{formatRupees(total.amount)}</dd>
      </div>
    </dl>
  );
}
