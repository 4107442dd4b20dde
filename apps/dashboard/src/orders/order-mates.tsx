import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { formatRupees, isToBeSent, ORDER_CANCELLED } from "@store/domain";
import { Alert } from "@store/ui/alert";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as styles from "../frame/dashboard.css.ts";
import type { StaffOrder } from "./order.ts";

type Mate = NonNullable<StaffOrder["goes_with"]>;

/** "₹540.00, waits for its payment". */
function additionWords({ final_total, order_status, is_paid, pay_type }: Mate): string {
  const state = order_status.toLowerCase();
  const total = formatRupees(final_total);
  if (order_status === ORDER_CANCELLED) return `${total}, ${state}`;
  if (is_paid) return `${total}, paid, ${state}`;
  return pay_type === CASH_ON_DELIVERY ? `${total}, cash on delivery, ${state}` : `${total}, waits for its payment`;
}

/** Whether the order goes in the parcel of its first one, in words around that one's link. */
function goesWithWords(first: Mate, { order_status }: StaffOrder): readonly [before: string, after: string] {
  if (isToBeSent(first.order_status))
    return ["Goes in the parcel of", `, which is ${first.order_status.toLowerCase()}.`];
  if (!isToBeSent(order_status)) return ["Was added to", "."];
  const gone = first.order_status === ORDER_CANCELLED ? "is cancelled" : "has left";
  return ["Was added to", `, which ${gone}: it goes in a parcel of its own.`];
}

const MateLink = ({ mate: { id, order_id } }: { readonly mate: Mate }) => (
  <Link to={`/dashboard/orders/${id}`} className={styles.orderLink}>
    {order_id}
  </Link>
);

/** Which orders go in the same parcel; nothing where there is no other. */
export function OrderMates({ order }: { readonly order: StaffOrder }) {
  const { goes_with: first, additions = [] } = order;
  const said: ReactNode[] = [];
  if (first) {
    const [before, after] = goesWithWords(first, order);
    said.push(
      <p key={first.id}>
        {before} <MateLink mate={first} />
        {after}
      </p>,
    );
  }
  for (const addition of additions)
    said.push(
      <p key={addition.id}>
        Added: <MateLink mate={addition} />, {additionWords(addition)}
      </p>,
    );
  return said.length === 0 ? null : (
    <div className={styles.notice}>
      <Alert tone="news" title="Same parcel">
        {said}
      </Alert>
    </div>
  );
}
