import { staffOrder } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { formatRupees, formatShortDate, formatTime } from "@store/domain";
import { ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Summary } from "@store/ui/summary";
import { useParams } from "react-router-dom";
import { orderPaymentRows } from "../../commerce/cart-payment.ts";
import { sideCard } from "../../commerce/side-card.css.ts";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useQuery } from "../../data/use-query.ts";
import { metaOf } from "../../seo/page-meta.ts";
import * as styles from "./dashboard.css.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import type { StaffOrder } from "./order-dialogs.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderSteps } from "./order-steps.tsx";

export const meta = metaOf(accountMeta["/dashboard/orders/:orderId"]);

/** What happened, in the past tense. */
const HAPPENED: ReadonlyMap<string, string> = new Map([
  ["place", "Placed"],
  ["accept", "Accepted"],
  ["pack", "Packed"],
  ["ship", "Shipped"],
  ["deliver", "Delivered"],
  ["cancel", "Cancelled"],
  ["return", "Taken back"],
  ["restore", "Put back into the cart"],
  ["request return", "Return asked for"],
  ["pay on delivery", "Turned to cash on delivery"],
]);

const ACTORS: ReadonlyMap<string, string> = new Map([
  ["customer", "the customer"],
  ["staff", "the staff"],
  ["payment", "a payment"],
  ["system", "the store"],
]);

function Events({ events }: Pick<StaffOrder, "events">) {
  return (
    <section>
      <h2 className={styles.heading}>History</h2>
      <ol className={styles.events}>
        {events.map(({ action, actor, at, by }) => (
          <li key={`${action} ${at}`}>
            <strong>{HAPPENED.get(action) ?? action}</strong> by {by ?? ACTORS.get(actor) ?? actor}
            <span className={styles.small}>
              {formatShortDate(at)}, {formatTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Order({ order, onChanged }: { readonly order: StaffOrder; readonly onChanged: () => Promise<void> }) {
  const address = order.shipping_address;
  return (
    <>
      <p className={styles.facts}>
        <strong>{order.order_id}</strong>
        <OrderState state={order.order_status} />
        <span>
          {order.pay_type}, {order.is_paid ? "paid" : "not yet paid"}
        </span>
        <span>
          {formatShortDate(order.order_date)}, {formatTime(order.order_date)}
        </span>
      </p>
      <OrderSteps order={order} onChanged={onChanged} />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>To pack</h2>
          <ul className={styles.lines}>
            {order.product_info.map((line) => (
              <li key={line.id} className={styles.line}>
                <strong className={styles.figure}>{line.quantity} ×</strong>
                <span>{line.product_name}</span>
                <span className={styles.figure}>{formatRupees(line.product_total)}</span>
              </li>
            ))}
          </ul>
          {order.is_gift ? <p>A gift{order.gift_message ? `: “${order.gift_message}”` : ""}</p> : null}
          <Summary
            rows={[
              { label: "Products", amount: order.product_total },
              { label: "Discount", amount: order.discount_amt, isDeduction: true },
              { label: "Tax", amount: order.tax_amt },
              { label: "Shipping", amount: order.shipping_amt, zeroLabel: "Free" },
              ...orderPaymentRows(order),
            ]}
            total={{ label: order.is_paid ? "Paid" : "To pay", amount: order.final_total }}
          />
        </section>
        <div className={sideCard}>
          {address ? (
            <section>
              <h2 className={styles.heading}>Send to</h2>
              <p>{address.full_name}</p>
              <p>{address.full_address}</p>
              <p>
                <a href={`tel:${address.mobile_no}`}>{address.mobile_no}</a>
              </p>
            </section>
          ) : null}
          {order.tracking ? (
            <section>
              <h2 className={styles.heading}>Parcel</h2>
              <p>
                {order.tracking.courier}, {order.tracking.number}
              </p>
            </section>
          ) : null}
          {order.invoice ? <p>Invoice {order.invoice}</p> : null}
          {order.credit_note ? <p>Credit note {order.credit_note}</p> : null}
          <Events events={order.events} />
        </div>
      </div>
    </>
  );
}

function LoadedOrder({ id }: { readonly id: string }) {
  const { state, reply, refetch } = useQuery(staffOrder, { params: { id } });
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return <Order order={reply.data} onChanged={refetch} />;
}

/** An order, from placed to delivered. */
export default function StaffOrderPage() {
  const { orderId = "" } = useParams();
  return (
    <DashboardFrame title="Order">
      <LoadedOrder key={orderId} id={orderId} />
      <p>
        <ButtonLink href="/dashboard/orders" variant="secondary">
          All orders
        </ButtonLink>
      </p>
    </DashboardFrame>
  );
}
