import { CASH_ON_DELIVERY, order } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import {
  CHECKOUT_TEXTS,
  calendarDate,
  canDownloadInvoice,
  canPay,
  formatRupees,
  isUnderWay,
  isWaitingForPayment,
  type SharedPage,
  WAITING_FOR_PAYMENT,
} from "@store/domain";
import { RequireLogin } from "@store/react-client/require-login";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useQuery } from "@store/react-client/use-query";
import { Button, ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Icon } from "@store/ui/icon";
import { Skeleton } from "@store/ui/skeleton";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { CalendarButton } from "../../commerce/calendar-button.tsx";
import { sideCard } from "../../commerce/side-card.css.ts";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import * as shell from "../../shell/shell.css.ts";
import { BuyAgain } from "./buy-again.tsx";
import { LOADING_FAILED, type OrderData } from "./order-data.ts";
import { OrderLife } from "./order-life.tsx";
import * as styles from "./order-placed.css.ts";
import { OrderTotals } from "./order-totals.tsx";
import { PdfButton } from "./pdf-button.tsx";

const loadShareDialog = () => import("../../commerce/share-dialog.tsx");
const ShareDialog = lazy(loadShareDialog);

export const meta = accountMeta["/order-placed/:orderId"];

/** Stands until the order is known. */
const Title = () => <h1 className={shell.pageTitle}>{meta.title}</h1>;

/** The confirmation of an order, however it is paid: what comes when, what is paid, what follows. */
export default function OrderPlacedPage() {
  const { orderId = "" } = useParams();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={shell.reading}>
      {isLoggedIn ? null : <Title />}
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <LoadedOrder key={orderId} id={orderId} />
      </RequireLogin>
    </div>
  );
}

function LoadedOrder({ id }: { readonly id: string }) {
  const { state, reply, refetch } = useQuery(order, { params: { id } });
  if (state === "loaded") return <PlacedOrder order={reply.data} />;
  return (
    <>
      <Title />
      {state === "loading" ? <Skeleton shape="block" /> : <ErrorState title={LOADING_FAILED} onRetry={refetch} />}
    </>
  );
}

const standingOf = ({
  order_status: orderStatus,
  is_paid: isPaid,
  pay_type,
}: Pick<OrderData, "order_status" | "is_paid" | "pay_type">) => ({
  orderStatus,
  isPaid,
  isCash: pay_type === CASH_ON_DELIVERY,
});

/** The page can be opened later, too: it says how the order is then. */
function headlineOf(placed: OrderData): string {
  if (isWaitingForPayment(standingOf(placed))) return WAITING_FOR_PAYMENT;
  return isUnderWay(placed.order_status) ? CHECKOUT_TEXTS.orderPlaced : `Your order ${placed.order_id}`;
}

/** What follows, in the order in which it does. */
function nextSteps({ order_status, is_paid, pay_type, final_total }: OrderData): readonly string[] {
  const sum = formatRupees(final_total);
  const isWaiting = isWaitingForPayment(standingOf({ order_status, is_paid, pay_type }));
  return [
    ...(isWaiting ? [`You pay ${sum} online.`] : []),
    "We confirm your order and pack it.",
    "Once it is on its way, its page names the courier and the number of the parcel.",
    ...(is_paid || isWaiting ? [] : [`You pay ${sum} at the door, in cash.`]),
  ];
}

function PlacedOrder({ order: placed }: { readonly order: OrderData }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, order_id: number, order_status: orderStatus, product_info: lines, shipping_address: to } = placed;
  const isGoingOn = isUnderWay(orderStatus);
  const siteUrl = useSiteUrl();
  const isWaiting = isWaitingForPayment(standingOf(placed));
  return (
    <>
      <header className={isGoingOn && !isWaiting ? styles.good : styles.head}>
        {isGoingOn && !isWaiting ? <Icon name="good" /> : null}
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {headlineOf(placed)}
          </h1>
          <p>
            Order <strong>{number}</strong>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.delivery} aria-label="Delivery">
            <OrderLife order={placed} />
            {to ? (
              <p className={styles.note}>
                To {to.full_name}, {to.full_address}
              </p>
            ) : null}
            <div className={styles.actions}>
              <DeliveryInCalendar order={placed} />
              {placed.tracking_token && isGoingOn ? (
                <ShareTracking title={`Order ${number}`} url={`${siteUrl}/track/${placed.tracking_token}`} />
              ) : null}
            </div>
          </section>
          {isGoingOn ? (
            <section aria-label="What happens next">
              <h2 className={styles.subtitle}>What happens next</h2>
              <ol className={styles.steps}>
                {nextSteps(placed).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ) : null}
          <div className={styles.actions}>
            <ButtonLink href={`/orders/${id}`}>{isWaiting ? "Pay now" : "Order details"}</ButtonLink>
            <ButtonLink href="/profile#orders" variant="secondary">
              See your orders
            </ButtonLink>
            <ButtonLink href="/shop" variant="secondary">
              Continue shopping
            </ButtonLink>
            <BuyAgain lines={lines} isMain={false} />
          </div>
        </div>
        <aside className={sideCard} aria-label="What you ordered">
          <ul className={styles.lines}>
            {lines.map(({ id: line, product_name, quantity, product_total }) => (
              <li key={line} className={styles.line}>
                <span>
                  {quantity} × {product_name}
                </span>
                <span className={styles.amount}>{formatRupees(product_total)}</span>
              </li>
            ))}
          </ul>
          <OrderTotals order={placed} />
          <p className={styles.note}>{paymentNote(placed)}</p>
          {canDownloadInvoice({ isInvoiced: placed.is_invoiced, orderStatus }) ? (
            <PdfButton kind="invoice" orderId={id} />
          ) : null}
        </aside>
      </div>
    </>
  );
}

/** Hands the tracking link to whoever is at home when the parcel comes. */
function ShareTracking(page: SharedPage) {
  const dialog = useLazyDialog(loadShareDialog);
  return (
    <>
      <Button variant="quiet" onClick={dialog.open} onPointerEnter={dialog.warmUp} onFocus={dialog.warmUp}>
        Share
      </Button>
      {dialog.isWanted ? (
        <Suspense>
          <ShareDialog isOpen={dialog.isOpen} onOpenChange={dialog.onOpenChange} page={page} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What was paid, or is to be. */
function paymentNote({ order_status: orderStatus, is_paid: isPaid, pay_type, final_total }: OrderData): string {
  if (isPaid && final_total > 0) return `We have your payment of ${formatRupees(final_total)}. Thank you!`;
  if (isPaid) return "Nothing is left to pay. Thank you!";
  return canPay({ isPaid, orderStatus }) ? `${pay_type}: ${formatRupees(final_total)} to pay.` : "Nothing is due.";
}

/** The day by which it arrives, as an entry of the shopper's calendar. */
function DeliveryInCalendar({ order: placed }: { readonly order: OrderData }) {
  const siteUrl = useSiteUrl();
  const promisedOn = calendarDate(placed.promised_on ?? "");
  if (!promisedOn) return null;
  const promised = { orderNumber: placed.order_id, promisedOn, url: `${siteUrl}/orders/${placed.id}` };
  return (
    <CalendarButton
      variant="secondary"
      createFile={({ DELIVERY_FILE_NAME, deliveryFile }) => ({
        name: DELIVERY_FILE_NAME,
        content: deliveryFile({ ...promised, createdAt: new Date() }, shopPolicy()),
      })}
    />
  );
}
