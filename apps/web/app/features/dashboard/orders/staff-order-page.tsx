import { staffOrder } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { formatRupees, formatShortDate, formatTime, isShownLine, ORDER_DELIVERED } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Summary } from "@store/ui/summary";
import { useParams } from "react-router-dom";
import { orderPaymentRows } from "../../../commerce/cart-payment.ts";
import { sideCard } from "../../../commerce/side-card.css.ts";
import { SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { useQuery } from "../../../data/use-query.ts";
import { metaOf } from "../../../seo/page-meta.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import type { StaffOrder } from "./order-dialogs.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderPapers } from "./order-papers.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderSteps } from "./order-steps.tsx";

export const meta = metaOf(dashboardMeta["/dashboard/orders/:orderId"]);

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
      {order.cash_collected ? <p>Cash of {formatRupees(order.cash_collected)} collected.</p> : null}
      {order.return_requested_at && order.order_status === ORDER_DELIVERED ? (
        <Alert title="Return asked for">{order.return_reason}</Alert>
      ) : null}
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
          {order.is_gift ? (
            <p className={styles.gift}>A gift{order.gift_message ? `: “${order.gift_message}”` : ""}</p>
          ) : null}
          <Summary
            rows={[
              { label: "Products", amount: order.product_total },
              ...(isShownLine(order.discount_amt)
                ? [{ label: "Discount", amount: order.discount_amt, isDeduction: true }]
                : []),
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
          <section className={styles.papers} aria-label="Papers">
            <div className={styles.buttons}>
              <OrderPapers ids={[order.id]} hasInvoices={order.invoice !== undefined} />
            </div>
            <p>{order.invoice ? `Invoice ${order.invoice}` : "Its invoice is made when it is packed."}</p>
            {order.credit_note ? <p>Credit note {order.credit_note}</p> : null}
          </section>
          <OrderRefunds order={order} onChanged={onChanged} />
          <OrderEvents events={order.events} />
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
