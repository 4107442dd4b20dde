import { staffOrder } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import {
  formatRupees,
  formatShortDate,
  formatTime,
  isShownLine,
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_DELIVERED,
  ORDER_PENDING,
} from "@store/domain";
import { Alert } from "@store/ui/alert";
import { ButtonLink } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { Summary } from "@store/ui/summary";
import { useParams } from "react-router-dom";
import { orderPaymentRows } from "../../../commerce/cart-payment.ts";
import { sideCard } from "../../../commerce/side-card.css.ts";
import { type Refetch, useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { OrderEvents } from "./order-events.tsx";
import { CreditNotes, OrderPapers } from "./order-papers.tsx";
import { OrderParcel } from "./order-parcel.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderSteps } from "./order-steps.tsx";
import type { StaffOrder } from "./staff-order.ts";

export const meta = metaOf(dashboardMeta["/dashboard/orders/:orderId"]);

type Address = NonNullable<StaffOrder["shipping_address"]>;

const isSame = (one: Address, other: Address): boolean =>
  one.full_name === other.full_name && one.full_address === other.full_address;

const AddressOf = ({ title, address }: { readonly title: string; readonly address: Address }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <p>{address.full_name}</p>
    <p>{address.full_address}</p>
    <p>
      <a href={`tel:${address.mobile_no}`}>{address.mobile_no}</a>
    </p>
  </section>
);

/** What is told of an order beside its goods: its voucher, and the subscription that it delivers. */
const extrasOf = ({ applied_voucher_code: code, subscription_id: subscription }: StaffOrder): readonly string[] => [
  ...(code ? [`Voucher: ${code}`] : []),
  ...(subscription === undefined ? [] : [`Delivery of subscription ${subscription}`]),
];

const NOT_PACKED: ReadonlySet<string> = new Set([ORDER_PENDING, ORDER_CONFIRMED]);

const totalLabel = ({ is_paid, order_status }: StaffOrder): string =>
  is_paid ? "Paid" : order_status === ORDER_CANCELLED ? "Total" : "To pay";

function Order({ order, onChanged }: { readonly order: StaffOrder; readonly onChanged: Refetch }) {
  const { shipping_address: address, billing_address: billing, customer_id, order_status } = order;
  const isCancelled = order_status === ORDER_CANCELLED;
  return (
    <>
      <p className={styles.facts}>
        <strong>{order.order_id}</strong>
        <OrderState state={order.order_status} />
        <span>
          {order.pay_type}, {order.is_paid ? "paid" : isCancelled ? "not paid" : "not yet paid"}
        </span>
        <span>
          {formatShortDate(order.order_date)}, {formatTime(order.order_date)}
        </span>
        {customer_id === undefined ? null : <Link to={`/dashboard/customers/${customer_id}`}>Customer’s page</Link>}
      </p>
      {order.cash_collected ? (
        <p className={styles.facts}>Cash of {formatRupees(order.cash_collected)} collected.</p>
      ) : null}
      {order.return_requested_at && order_status === ORDER_DELIVERED ? (
        <div className={styles.notice}>
          <Alert title="Return asked for">{order.return_reason}</Alert>
        </div>
      ) : null}
      <OrderSteps order={order} onChanged={onChanged} />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{NOT_PACKED.has(order_status) ? "To pack" : "Products"}</h2>
          <ul className={styles.lines}>
            {order.product_info.map((line) => (
              <li key={line.id} className={styles.line}>
                <strong className={styles.quantity}>{line.quantity} ×</strong>
                <span>{line.product_name}</span>
                <span className={styles.figure}>{formatRupees(line.product_total)}</span>
              </li>
            ))}
          </ul>
          {order.is_gift ? (
            <p className={styles.gift}>A gift{order.gift_message ? `: “${order.gift_message}”` : ""}</p>
          ) : null}
          {extrasOf(order).map((extra) => (
            <p key={extra}>{extra}</p>
          ))}
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
            total={{ label: totalLabel(order), amount: order.final_total }}
          />
        </section>
        <div className={sideCard}>
          {address ? <AddressOf title="Send to" address={address} /> : null}
          {billing && (!address || !isSame(billing, address)) ? <AddressOf title="Bill to" address={billing} /> : null}
          <OrderParcel order={order} onChanged={onChanged} />
          <section className={styles.papers} aria-label="Papers">
            <div className={styles.buttons}>
              <OrderPapers ids={[order.id]} hasInvoices={order.invoice !== undefined} />
              <CreditNotes orderId={order.id} numbers={order.credit_notes ?? []} />
            </div>
            {order.invoice ? <p>Invoice {order.invoice}</p> : null}
            {order.invoice || isCancelled ? null : <p>Its invoice is made when it is packed.</p>}
          </section>
          <OrderPayments order={order} />
          <OrderRefunds order={order} onChanged={onChanged} />
          <OrderEvents events={order.events} />
        </div>
      </div>
    </>
  );
}

function LoadedOrder({ id }: { readonly id: string }) {
  const query = useQuery(staffOrder, { params: { id } });
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="This order is not there" onRetry={query.refetch} />;
  }
  return <Order order={query.reply.data} onChanged={query.refetch} />;
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
