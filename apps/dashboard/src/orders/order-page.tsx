import { staffOrder } from "@store/api-client/contract";
import {
  courierKey,
  formatDate,
  formatDateTime,
  formatDay,
  formatRupees,
  hasParcel,
  isShownLine,
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_PENDING,
  ORDER_UNDELIVERED,
  paymentWord,
  totalLabel,
} from "@store/domain";
import { cashFeeRows, discountLabel, orderPaymentRows } from "@store/react-client/payment-rows";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { Summary } from "@store/ui/summary";
import { lazy, Suspense, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { type Refetch, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { sideCard } from "../frame/frame.css.ts";
import { usePageTitle } from "../frame/page-title.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { OrderState } from "../parts/order-state.tsx";
import type { OrderStepsProps, StaffOrder } from "./order.ts";
import { OrderEvents } from "./order-events.tsx";
import { OrderMates } from "./order-mates.tsx";
import { piecesToSend } from "./order-money.ts";
import { OrderNotes } from "./order-notes.tsx";
import { CreditNotes, OrderPapers } from "./order-papers.tsx";
import { OrderParcel } from "./order-parcel.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderPayouts } from "./order-payouts.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { staffWords } from "./staff-words.ts";
import { useMayTakeOrders } from "./use-may-take-orders.ts";

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

const loadChange = () => import("./change-goods-dialog.tsx");

const NOT_PACKED: ReadonlySet<string> = new Set([ORDER_PENDING, ORDER_CONFIRMED]);

const standingOf = ({ is_paid: isPaid, order_status: orderStatus, payment_state: paymentState }: StaffOrder) => ({
  ...{ isPaid, orderStatus, paymentState },
});

/** When and why the parcel came back, and what is to be decided. */
function Undelivered({ order }: { readonly order: StaffOrder }) {
  const { order_status, undelivered_on: day, undelivered_reason: reason, is_refund_due } = order;
  if (order_status !== ORDER_UNDELIVERED) return null;
  return (
    <div className={styles.notice}>
      <Alert title={day ? `Came back on ${formatDate(day)}` : "Came back undelivered"}>
        {reason}
        {is_refund_due ? " All that was paid for it is due to be refunded, unless it is sent again." : null}
      </Alert>
    </div>
  );
}

/** A courier may come for a parcel that the store has no number of. */
function MaybeBooked({ order: { maybe_booked_with: courier, books_with } }: { readonly order: StaffOrder }) {
  if (courier === undefined) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="notice" title={`${courier} may have booked a parcel`}>
        {books_with !== undefined && courierKey(books_with) === courierKey(courier)
          ? "The booking had no clear answer. Book it again with the same contents: it is not booked twice. Or look there before it is sent otherwise."
          : "A booking had no clear answer. Please look there, and cancel the parcel if there is one!"}
      </Alert>
    </div>
  );
}

const ChangeGoodsDialog = lazy(async () => ({ default: (await loadChange()).ChangeGoodsDialog }));
const loadChangePaid = () => import("./change-paid-dialog.tsx");
const loadChanges = () => Promise.all([loadChange(), loadChangePaid()]);
const ChangePaidDialog = lazy(async () => ({ default: (await loadChangePaid()).ChangePaidDialog }));

const loadAdd = () => import("./add-goods-dialog.tsx");
const AddGoodsDialog = lazy(async () => ({ default: (await loadAdd()).AddGoodsDialog }));

/** A way to other goods or another address, and to more goods, as long as that is possible. */
function ChangeGoods({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadChanges);
  const adding = useLazyDialog(loadAdd);
  /** As it was when the dialog was opened: one that is paid in the meantime says so there. */
  const [isPaid, setIsPaid] = useState(order.is_paid);
  const ChangeDialog = isPaid ? ChangePaidDialog : ChangeGoodsDialog;
  const canChange = order.changes !== undefined || dialog.isOpen;
  const canAdd = order.is_addable === true || adding.isOpen;
  if (!canChange && !canAdd) return null;
  return (
    <section aria-label="Change" className={styles.steps}>
      <div className={styles.buttons}>
        {canChange ? (
          <Button
            variant="secondary"
            onClick={() => {
              setIsPaid(order.is_paid);
              dialog.open();
            }}
          >
            Change products or address
          </Button>
        ) : null}
        {canAdd ? (
          <Button variant="secondary" onClick={adding.open}>
            Add goods
          </Button>
        ) : null}
      </div>
      <Suspense>
        {adding.isOpen ? (
          <AddGoodsDialog order={order} onChanged={onChanged} onClose={() => adding.onOpenChange(false)} />
        ) : null}
        {dialog.isOpen ? (
          <ChangeDialog order={order} onChanged={onChanged} onClose={() => dialog.onOpenChange(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

function Order({ order, onChanged }: { readonly order: StaffOrder; readonly onChanged: Refetch }) {
  const { shipping_address: address, billing_address: billing, customer_id, order_status } = order;
  const isCancelled = order_status === ORDER_CANCELLED;
  const mayTakeOrders = useMayTakeOrders();
  return (
    <>
      <p className={styles.facts}>
        <strong>{order.order_id}</strong>
        <OrderState state={order.order_status} />
        <span>{staffWords(order)}</span>
        <span>
          {order.pay_type}, {paymentWord(standingOf(order))}
          {order.refunded_amt ? `: ${formatRupees(order.refunded_amt)}` : null}
        </span>
        <span>{formatDateTime(order.order_date)}</span>
        {customer_id === undefined ? null : <Link to={`/dashboard/customers/${customer_id}`}>Customer’s page</Link>}
      </p>
      {order.cash_collected ? (
        <p className={styles.facts}>Cash of {formatRupees(order.cash_collected)} collected.</p>
      ) : null}
      <Undelivered order={order} />
      <OrderReturns order={order} onChanged={onChanged} />
      <MaybeBooked order={order} />
      <OrderMates order={order} />
      <OrderSteps order={order} onChanged={onChanged} />
      {isCancelled && customer_id !== undefined && mayTakeOrders ? (
        <div className={styles.steps}>
          <div className={styles.buttons}>
            <ButtonLink href={`/dashboard/orders/new?copy=${order.id}`} variant="secondary">
              Take it again
            </ButtonLink>
          </div>
        </div>
      ) : null}
      <ChangeGoods order={order} onChanged={onChanged} />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{NOT_PACKED.has(order_status) ? "To pack" : "Products"}</h2>
          <ul className={styles.lines}>
            {order.product_info.map((line) => (
              <li key={line.id} className={styles.line}>
                <strong className={styles.quantity}>{piecesToSend(line)} ×</strong>
                <span>
                  {line.product_name}
                  {line.withdrawn ? (
                    <span className={styles.small}>
                      {line.withdrawn} of {line.quantity} taken out and refunded
                    </span>
                  ) : null}
                  {order.batches
                    ?.filter(({ product_id }) => product_id === line.product_id)
                    .map(({ number, best_before, pieces }) => (
                      <span key={number} className={styles.small}>
                        {pieces} of batch {number}, best before {formatDay(best_before)}
                      </span>
                    ))}
                </span>
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
                ? [{ label: discountLabel(order), amount: order.discount_amt, isDeduction: true }]
                : []),
              { label: "Tax", amount: order.tax_amt },
              { label: "Shipping", amount: order.shipping_amt, zeroLabel: "Free" },
              ...cashFeeRows(order.cash_fee_amt),
              ...orderPaymentRows(order),
            ]}
            total={{ label: totalLabel(standingOf(order)), amount: order.final_total }}
          />
        </section>
        <div className={sideCard}>
          {address ? <AddressOf title="Send to" address={address} /> : null}
          {billing && (!address || !isSame(billing, address)) ? <AddressOf title="Bill to" address={billing} /> : null}
          <OrderParcel order={order} onChanged={onChanged} />
          <section className={styles.papers} aria-label="Papers">
            <div className={styles.buttons}>
              <OrderPapers
                ids={[order.id, ...(order.in_parcel ?? [])]}
                hasInvoices={order.invoice !== undefined}
                hasLabels={hasParcel(order_status)}
              />
              <CreditNotes orderId={order.id} numbers={order.credit_notes ?? []} />
            </div>
            {order.invoice ? <p>Invoice {order.invoice}</p> : null}
            {order.invoice || isCancelled ? null : <p>Its invoice is made when it is packed.</p>}
          </section>
          <OrderPayments order={order} />
          <OrderPayouts order={order} />
          <OrderRefunds order={order} onChanged={onChanged} />
          <OrderNotes order={order} onChanged={onChanged} />
          <OrderEvents events={order.events} />
        </div>
      </div>
    </>
  );
}

function LoadedOrder({ id }: { readonly id: string }) {
  const query = useQuery(staffOrder, { params: { id } });
  usePageTitle(query.reply && `Order ${query.reply.data.order_id}`);
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="Order not found" onRetry={query.refetch} />;
  }
  return <Order order={query.reply.data} onChanged={query.refetch} />;
}

/** An order, from placed to delivered. */
export default function OrderPage() {
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
