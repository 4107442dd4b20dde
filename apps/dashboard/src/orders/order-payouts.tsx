import { formatDate, formatDay, formatRupees } from "@store/domain";
import { Link } from "react-router-dom";
import * as styles from "../frame/dashboard.css.ts";
import { gatewayName } from "../parts/gateway-name.ts";
import type { StaffOrder } from "./order.ts";

type Money = NonNullable<StaffOrder["money"]>;
type Line = Money["lines"][number];

const nameOf = ({ kind, payer }: Pick<Line, "kind" | "payer">): string =>
  kind === "gateway" ? gatewayName(payer) : payer || "the courier";

/** What a line did for the order. */
function wordsOf(line: Line): string {
  if (line.is_refund) return `A refund was taken off by ${nameOf(line)}`;
  if (line.amount < 0) return `Taken back by ${nameOf(line)}`;
  return `${line.kind === "cash" ? "Remitted" : "Settled"} by ${nameOf(line)}`;
}

/** What came of an order's money: who owes it, when it was paid out, and what staff closed. */
export function OrderPayouts({ order: { money } }: { readonly order: StaffOrder }) {
  if (!money || (!money.owed && money.lines.length === 0 && money.closings.length === 0)) return null;
  const { owed, lines, closings } = money;
  return (
    <section aria-label="Money">
      <h2 className={styles.heading}>Money</h2>
      <ul className={styles.events}>
        {owed ? (
          <li>
            <strong>{formatRupees(owed.amount)}</strong> owed by {nameOf(owed)}
            <span className={styles.small}>Since {formatDate(owed.since)}</span>
          </li>
        ) : null}
        {lines.map((line) => (
          <li key={`${line.payout_id} ${line.utr} ${line.amount} ${line.day}`}>
            <strong>{formatRupees(line.amount)}</strong>{" "}
            <Link to={`/dashboard/money/upload?file=${line.payout_id}`}>{wordsOf(line)}</Link>
            <span className={styles.small}>
              {line.day ? formatDay(line.day) : `In the file of ${formatDate(line.applied_at)}`}
              {line.utr ? `, UTR ${line.utr}` : ""}
            </span>
            {line.counted === line.amount ? null : (
              <span className={styles.small}>{formatRupees(line.counted)} of it counts</span>
            )}
            {line.fee > 0 ? (
              <span className={styles.small}>
                Fee {formatRupees(line.fee)}, GST on it {formatRupees(line.tax)}
              </span>
            ) : null}
          </li>
        ))}
        {closings.map(({ id, way, amount, reason, by, at }) => (
          <li key={id}>
            <strong>{formatRupees(amount)}</strong> {way === "settled" ? "settled in another way" : "written off"}
            <span className={styles.small}>{reason}</span>
            <span className={styles.small}>
              {by}, {formatDate(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
