import { formatCount, STAFF_COUNT_MAXIMUM, type WaitingKind } from "@store/domain";
import { Link } from "react-router-dom";
import * as styles from "./dashboard-page.css.ts";
import type { Overview } from "./sales.tsx";

/** What each figure is called, and the list that it counts. */
const LISTS: Readonly<Record<WaitingKind, { readonly label: string; readonly to: string }>> = {
  accept: { label: "Orders to accept", to: "/dashboard/orders?show=accept" },
  pack: { label: "Orders to pack", to: "/dashboard/orders?order_status=Confirmed" },
  ship: { label: "Parcels to hand over", to: "/dashboard/orders?order_status=Packed" },
  payment: { label: "Payments unclear", to: "/dashboard/orders?show=payment" },
  refund_unclear: { label: "Refunds unclear", to: "/dashboard/orders?show=refund_unclear" },
  return: { label: "Returns to see to", to: "/dashboard/orders?show=return" },
  refund_due: { label: "Undelivered, refund due", to: "/dashboard/orders?show=refund_due" },
  refund: { label: "Refunds to see to", to: "/dashboard/orders?show=refund" },
  charge_failed: { label: "Failed charges", to: "/dashboard/subscriptions/failed-charges" },
  stock_empty: { label: "Products out of stock", to: "/dashboard/stock?state=empty" },
  stock_low: { label: "Products low in stock", to: "/dashboard/stock?state=low" },
  batch_soon: { label: "Batches expiring soon", to: "/dashboard/stock/batches?state=soon" },
  review: { label: "Reviews to look at", to: "/dashboard/reviews?state=waiting" },
  review_report: { label: "Reported reviews", to: "/dashboard/reviews?state=reported" },
  inquiry: { label: "Inquiries to answer", to: "/dashboard/people/inquiries?state=open" },
  appointment: { label: "Appointments coming", to: "/dashboard/people/appointments?state=coming" },
  event: { label: "Events coming", to: "/dashboard/content/events?time=coming" },
  message: { label: "Messages not sent", to: "/dashboard/messages?state=failed" },
};

const shown = (count: number): string =>
  count >= STAFF_COUNT_MAXIMUM ? `${formatCount(STAFF_COUNT_MAXIMUM - 1)}+` : formatCount(count);

/** What waits for the staff; each figure leads to its list. */
export const WaitingTiles = ({ waiting }: Pick<Overview, "waiting">) => (
  <section>
    <h2 className={styles.heading}>What waits</h2>
    {waiting.every(({ count }) => count === 0) ? <p className={styles.quiet}>Nothing waits. Well done!</p> : null}
    <dl className={styles.tiles}>
      {waiting.map(({ kind, count }) => (
        <div key={kind} className={count > 0 ? styles.tile : styles.quietTile}>
          <dt>
            <Link to={LISTS[kind].to} className={styles.tileLink}>
              {LISTS[kind].label}
            </Link>
          </dt>
          <dd className={styles.number}>{shown(count)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
