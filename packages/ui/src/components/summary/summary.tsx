import { formatRupees, type Paise } from "@store/domain";
import * as styles from "./summary.css.ts";

export interface SummaryRow {
  readonly label: string;
  /** Undefined while it is not known. */
  readonly amount: Paise | undefined;
  /** Taken off: shown with a minus. */
  readonly isDeduction?: boolean | undefined;
  /** Shown instead of a zero amount, such as Free. */
  readonly zeroLabel?: string | undefined;
}

export interface SummaryProps {
  readonly rows: readonly SummaryRow[];
  readonly total: { readonly label: string; readonly amount: Paise | undefined };
  /** The amounts are old, and new ones are under way: they are greyed. */
  readonly isUpdating?: boolean | undefined;
}

const UNKNOWN = "—";

function shown({ amount, isDeduction = false, zeroLabel }: SummaryRow): string {
  if (amount === undefined) return UNKNOWN;
  if (amount === 0 && zeroLabel) return zeroLabel;
  return `${isDeduction && amount > 0 ? "−" : ""}${formatRupees(amount)}`;
}

/** Amounts below each other, and their total. */
export function Summary({ rows, total, isUpdating = false }: SummaryProps) {
  return (
    <dl className={isUpdating ? styles.updating : styles.summary} aria-busy={isUpdating || undefined}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd className={styles.amount}>{shown(row)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.amount}>{shown(total)}</dd>
      </div>
    </dl>
  );
}
