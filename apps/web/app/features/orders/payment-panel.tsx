import {
  editOrderPaymentLink,
  ONLINE_PAYMENT,
  order as orderCall,
  payOnDelivery,
  restoreCart,
} from "@store/api-client/contract";
import {
  CHECKOUT_ERRORS,
  CHECKOUT_TEXTS,
  canPay,
  cashLimitMessage,
  clientTxnId,
  formatRupees,
  PAYMENT_POLL_MINUTES,
  SUBSCRIPTION_TEXTS,
  toRupees,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refreshCartCounters } from "@store/react-client/counters";
import { refusalMessage } from "@store/react-client/failures";
import { writeGift } from "@store/react-client/gift";
import { updateSession } from "@store/react-client/session-store";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Spinner } from "@store/ui/spinner";
import { toast } from "@store/ui/toaster";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { openPaymentPage } from "../../commerce/payment-page.ts";
import { placedState } from "../../commerce/placed-order.ts";
import { shopPolicy } from "../../data/policy.ts";
import { repeatUnanswered } from "../../data/repeat-unanswered.ts";
import { Link } from "../../navigation/links.tsx";
import type { OrderData } from "./order-data.ts";
import * as styles from "./payment-panel.css.ts";
import { usePolling } from "./use-polling.ts";

/** What the payment page says of a payment when it leads back; a hint, since only the backend's word counts. */
type Hint = string | null;

/** Whether the payment page did not say no: its word may still be on its way. */
const mayBePaid = (hint: Hint): boolean => hint === "pending" || hint === "paid";

const WAITING = "Waiting for your payment";

const PAY_AT_THE_DOOR = "You pay when it is delivered";

function headline(hint: Hint, isPolling: boolean, isCash: boolean): string {
  if (hint === "failed") return CHECKOUT_ERRORS.payment;
  if (hint === "cancelled") return "The payment was cancelled.";
  if (hint === null && isCash) return PAY_AT_THE_DOOR;
  return hint === null || isPolling ? WAITING : "We have not heard of your payment yet.";
}

interface PaymentPanelProps {
  readonly order: OrderData;
  readonly hint: Hint;
  readonly onChange: () => Promise<void>;
}

/** The outcome of an order's payment, and what to do next [R101]. */
export default function PaymentPanel({ order, hint, onChange }: PaymentPanelProps) {
  const navigate = useNavigate();
  const isSubscription = order.subscription_id !== undefined;
  const isWaiting = canPay({ isPaid: order.is_paid, orderStatus: order.order_status });
  const { id, order_status, pay_type } = order;
  const isCash = pay_type !== ONLINE_PAYMENT;
  // What cannot be asked for now is asked for again: a poll that fails takes nothing off the page.
  const ask = useCallback(async () => {
    const answer = await call(orderCall, { params: { id } });
    if (!answer.ok) return;
    const { is_paid, order_status: state, pay_type: type } = answer.reply.data;
    if (is_paid || state !== order_status || type !== pay_type) await onChange();
  }, [id, order_status, pay_type, onChange]);
  const polling = usePolling(isWaiting && mayBePaid(hint), ask);

  // A shopper who comes back from the payment page sees the outcome, also when it changes later.
  const heading = useRef<HTMLHeadingElement>(null);
  const title = headline(hint, polling.isPolling, isCash);
  const cameBack = hint !== null;
  useEffect(() => {
    if (cameBack && title) heading.current?.focus();
  }, [cameBack, title]);

  useEffect(() => {
    if (!cameBack || !order.is_paid) return;
    void refreshCartCounters();
    if (!isSubscription) return void navigate(`/order-placed/${id}`, { replace: true });
    toast.success(SUBSCRIPTION_TEXTS.created);
    void navigate("/profile#subscribe", { replace: true });
  }, [cameBack, order.is_paid, isSubscription, id, navigate]);

  const head = (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
  );
  if (!isWaiting) return null;
  return (
    <section className={styles.open} aria-label="Payment">
      <div className={styles.head}>
        {polling.isPolling ? (
          <span aria-hidden>
            <Spinner label={WAITING} />
          </span>
        ) : null}
        {head}
      </div>
      {polling.isPolling ? (
        <p role="status">If you have just paid, please wait: this page follows by itself. If you have not, you can:</p>
      ) : isCash ? (
        <p>
          Please have {formatRupees(order.final_total)} ready, or pay online now: there is nothing to pay at the door
          then.
        </p>
      ) : (
        <p>
          Your order is saved, and its products are kept for you for {shopPolicy().unpaidOrders.holdMinutes} minutes
          from your last visit to the payment page.
        </p>
      )}
      {polling.isOver ? (
        <p>
          We asked for {PAYMENT_POLL_MINUTES} minutes.{" "}
          <Button variant="quiet" size="small" onClick={polling.restart}>
            Check again
          </Button>
        </p>
      ) : null}
      <PaymentChoices order={order} onChange={onChange} isAgain={cameBack} />
    </section>
  );
}

/** Pay again, on delivery, or not at all: everything back into the cart. A subscription's order is paid online. */
function PaymentChoices({ order, onChange, isAgain }: Omit<PaymentPanelProps, "hint"> & { readonly isAgain: boolean }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<"pay" | "cash" | "restore">();
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  /** One payment for however many presses, until the browser has left. */
  const [txnid] = useState(() => clientTxnId(new Date()));
  const params = { id: order.id };

  /** One thing at a time; what fails is said above the buttons, and the order is asked for again. */
  const run = (name: typeof pending, action: () => Promise<string | undefined>) => async () => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(name);
    setProblem(undefined);
    const failed = await action();
    isSending.current = false;
    setPending(undefined);
    if (failed === undefined) return;
    setProblem(failed);
    await onChange();
  };

  const pay = run("pay", async () => {
    const body = {
      order_id: order.id,
      txnid,
      amount: toRupees(order.final_total),
      productinfo: order.product_info
        .map(({ product_name }) => product_name)
        .join(", ")
        .slice(0, 500),
      billing_address: order.billing_address?.id ?? 0,
      shipping_amount: toRupees(order.shipping_amt),
      tax_amount: toRupees(order.tax_amt),
    };
    const answer = await repeatUnanswered(() => call(editOrderPaymentLink, { body }));
    if (!answer.ok) return refusalMessage(answer.failure, CHECKOUT_ERRORS.payment);
    // [R159]
    updateSession({ cart_counter: "0" });
    openPaymentPage(answer.reply.payment_url, order.id);
  });

  const payCash = run("cash", async () => {
    const answer = await repeatUnanswered(() => call(payOnDelivery, { params }));
    if (!answer.ok) return refusalMessage(answer.failure);
    toast.success(CHECKOUT_TEXTS.orderPlaced);
    await navigate("/profile#orders", { replace: true, state: placedState(order.id) });
  });

  const restore = run("restore", async () => {
    const answer = await repeatUnanswered(() => call(restoreCart, { params }));
    if (!answer.ok) return refusalMessage(answer.failure);
    if (order.is_gift) writeGift({ isGift: true, message: order.gift_message ?? "" });
    toast.success(answer.reply.message ?? "Your products are back in your cart");
    void refreshCartCounters();
    await navigate("/cart", { replace: true });
  });

  const isAboutMobile = [true, false].some(
    (isOfAddress) => problem === cashLimitMessage({ isOfAddress, isMobileProven: false }, shopPolicy()),
  );
  const problemNote: ReactNode = problem ? (
    <Alert title={problem}>
      {isAboutMobile ? (
        <Link to="/profile#details" className={styles.nextStep}>
          Confirm your number
        </Link>
      ) : (
        "Nothing was changed. You can try again, or choose another way."
      )}
    </Alert>
  ) : null;

  return (
    <>
      {problemNote}
      <div className={styles.actions}>
        <Button onClick={pay} isPending={pending === "pay"}>
          {isAgain ? "Pay" : "Accept and Pay"} {formatRupees(order.final_total)}
        </Button>
        {order.subscription_id === undefined && order.pay_type === ONLINE_PAYMENT ? (
          <>
            <Button variant="secondary" onClick={payCash} isPending={pending === "cash"}>
              Pay on delivery instead
            </Button>
            <Button variant="quiet" onClick={restore} isPending={pending === "restore"}>
              Put everything back into the cart
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}
