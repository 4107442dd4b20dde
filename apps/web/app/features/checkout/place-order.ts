import type { CallFailure } from "@store/api-client";
import { CASH_ON_DELIVERY, orderPaymentLink, placeOrder } from "@store/api-client/contract";
import { CHECKOUT_ERRORS, CHECKOUT_TEXTS, ZERO_PAISE } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refreshCartCounters, showCartCounters } from "@store/react-client/counters";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { clearGift } from "@store/react-client/gift";
import { toast } from "@store/ui/toaster";
import { openPaymentPage } from "../../commerce/payment-page.ts";
import { repeatUnanswered } from "../../data/repeat-unanswered.ts";
import { beginAttempt, endAttempt } from "./attempt.ts";
import { confirmCoins } from "./confirm-coins.ts";
import { guardLeaving } from "./guard-leaving.ts";
import { loadWallet } from "./load-wallet.ts";
import { cashOrderBody, coinsOf, type OrderChoice, onlineOrderBody } from "./order-payload.ts";

export interface PlaceRequest extends Omit<OrderChoice, "txnid" | "wallet"> {
  readonly payType: string;
}

/** Why an order was not placed, in the words that stand above the button. */
export interface Problem {
  readonly title: string;
  readonly message?: string | undefined;
  /** The server has refused it; otherwise nobody knows whether it has arrived. */
  readonly isRefused: boolean;
  /** It is about the address. */
  readonly isOfAddress?: boolean | undefined;
}

/** Placed and done; leaving for the payment page; or not placed. */
export type Outcome = { readonly placed: number } | "leaving" | Problem;

/** No text is required for it: the attempt can be repeated, since the server places it once. */
export const UNANSWERED =
  "We have no answer, so we do not know whether your order has reached us. Please try again: it is placed only once.";

/** @param fallback what stands there when the server says nothing of its own. */
function problemOf(failure: CallFailure, fallback: string): Problem {
  if (failure.kind !== "refused") return { title: fallback, message: UNANSWERED, isRefused: false };
  const isOfAddress = Boolean(failure.errors?.address1 ?? failure.errors?.billing_address);
  return { title: refusalMessage(failure, fallback), isRefused: true, isOfAddress };
}

async function placeCash(choice: OrderChoice, contactId: number | undefined): Promise<Outcome> {
  const answer = await repeatUnanswered(() => call(placeOrder, { body: cashOrderBody(choice) }));
  if (!answer.ok) return problemOf(answer.failure, SOMETHING_WENT_WRONG);
  const { id: orderId, order_id: orderNumber } = answer.reply.data;
  toast.success(CHECKOUT_TEXTS.orderPlaced);
  void confirmCoins({ orderId, orderNumber, contactId, ...coinsOf(choice) });
  void refreshCartCounters();
  return { placed: orderId };
}

async function placeOnline(choice: OrderChoice, stopGuard: () => void): Promise<Outcome> {
  const answer = await repeatUnanswered(() => call(orderPaymentLink, { body: onlineOrderBody(choice) }));
  if (!answer.ok) return problemOf(answer.failure, CHECKOUT_ERRORS.payment);
  stopGuard();
  showCartCounters({ cart_counter: 0, final_total: ZERO_PAISE });
  openPaymentPage(answer.reply.payment_url, answer.reply.order_id);
  return "leaving";
}

/**
 * Places the order of the cart, and repeats the request where nobody answers. The attempt ends with the server's answer;
 * without one, the next press takes it up.
 */
export async function placeCartOrder({ payType, ...request }: PlaceRequest): Promise<Outcome> {
  const { txnid } = beginAttempt({ payType, addressId: request.addressId });
  const stopGuard = guardLeaving();
  try {
    const { contactId, wallet } = await loadWallet();
    const choice = { ...request, txnid, wallet };
    const outcome = await (payType === CASH_ON_DELIVERY
      ? placeCash(choice, contactId)
      : placeOnline(choice, stopGuard));
    const isPlaced = outcome === "leaving" || "placed" in outcome;
    if (isPlaced) clearGift();
    if (isPlaced || outcome.isRefused) endAttempt();
    return outcome;
  } finally {
    stopGuard();
  }
}
