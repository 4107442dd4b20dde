import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { formatRupees, isToBeSent, lifeWordOf, ORDER_CANCELLED, WAITING_FOR_PAYMENT } from "@store/domain";
import { Link } from "../../navigation/links.tsx";
import type { OrderData } from "./order-data.ts";
import * as styles from "./order-detail.css.ts";

type Mate = NonNullable<OrderData["goes_with"]>;

function stateOf({ order_status, is_paid, pay_type }: Mate): string {
  if (order_status === ORDER_CANCELLED || is_paid) return lifeWordOf(order_status).toLowerCase();
  return pay_type === CASH_ON_DELIVERY ? "to be paid on delivery" : WAITING_FOR_PAYMENT.toLowerCase();
}

const MateLink = ({ mate: { id, order_id } }: { readonly mate: Mate }) => (
  <Link to={`/orders/${id}`} className={styles.product}>
    {order_id}
  </Link>
);

/** Which other orders come in the same parcel: goods that the shop added are an order of their own. */
export function OrderMates({ order: { goes_with: first, additions = [] } }: { readonly order: OrderData }) {
  if (!first && additions.length === 0) return null;
  return (
    <section aria-label="Added goods" className={styles.notes}>
      {first ? (
        <p>
          {isToBeSent(first.order_status) ? "Comes in the parcel of" : "Was added to"} <MateLink mate={first} />.
        </p>
      ) : null}
      {additions.map((addition) => (
        <p key={addition.id}>
          Added to it: <MateLink mate={addition} />, {formatRupees(addition.final_total)}, {stateOf(addition)}.
        </p>
      ))}
    </section>
  );
}
