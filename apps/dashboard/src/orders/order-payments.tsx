import { formatDateTime, formatRupees } from "@store/domain";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import * as styles from "../frame/dashboard.css.ts";
import type { StaffOrder } from "./order.ts";

type Payment = StaffOrder["payments"][number];

const STATES: Readonly<Record<Payment["state"], { readonly label: string; readonly tone: StatusBadgeProps["tone"] }>> =
  {
    pending: { label: "Not answered yet", tone: "orange" },
    paid: { label: "Paid", tone: "green" },
    failed: { label: "Failed", tone: "grey" },
    cancelled: { label: "Given up", tone: "grey" },
  };

/** The payments that were begun for an order, with the numbers to look them up by at the gateway. */
export const OrderPayments = ({ order: { payments } }: { readonly order: StaffOrder }) =>
  payments.length === 0 ? null : (
    <section aria-label="Payments">
      <h2 className={styles.heading}>Payments</h2>
      <ul className={styles.events}>
        {payments.map(({ txn_id, gateway, state, amount, begun_at, reference }) => (
          <li key={txn_id}>
            <strong>{formatRupees(amount)}</strong>{" "}
            <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
            <span className={styles.small}>
              Begun {formatDateTime(begun_at)} at {gateway}
            </span>
            <span className={styles.small}>Number {txn_id}</span>
            {reference ? <span className={styles.small}>At the gateway: {reference}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
