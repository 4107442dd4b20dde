import type { CallFailure } from "@store/api-client";
import { orderSubscription, subscribe, subscriptionPaymentLink } from "@store/api-client/contract";
import { type CartTotals, clientTxnId, SUBSCRIPTION_TEXTS, toRupees } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import type { SubscriptionRequest } from "../../commerce/checkout-state.ts";
import { openPaymentPage } from "../../commerce/payment-page.ts";
import { shopPolicy } from "../../data/policy.ts";
import { repeatUnanswered } from "../../data/repeat-unanswered.ts";
import { guardLeaving } from "./guard-leaving.ts";
import { type Problem, UNANSWERED } from "./place-order.ts";

export interface SubscriptionToPlace {
  readonly subscription: SubscriptionRequest;
  readonly addressId: number;
  /** What the shopper saw of the first delivery. */
  readonly totals: Pick<CartTotals, "gst" | "shipping">;
}

/** An order, with its payment page unless that could not be had. */
interface Ordered {
  readonly orderId: number;
  readonly url?: string;
}

/** Leaving for the payment page; ordered, but without a payment page; or not ordered. */
export type SubscriptionOutcome = "leaving" | Ordered | Problem;

/**
 * The subscriptions that were created and not ordered yet, by what they are of: a press after a failure orders the one that
 * is there, and creates no other. One that is never ordered costs nothing and is never shown.
 */
const created = new Map<string, { readonly id: number; readonly txnid: string }>();

const problemOf = (failure: CallFailure): Problem => ({
  title: SUBSCRIPTION_TEXTS.notCreated,
  message: refusalMessage(failure, UNANSWERED),
  isRefused: failure.kind === "refused",
  isOfAddress: false,
});

async function place({ subscription, addressId, totals }: SubscriptionToPlace): Promise<Ordered | Problem> {
  const key = JSON.stringify(subscription);
  let own = created.get(key);
  if (!own) {
    const body = {
      product: subscription.productId,
      quantity: subscription.quantity,
      delivery_options: subscription.deliveryOptionId,
      discount_percent: shopPolicy().subscription.discountPercent,
    };
    const answer = await repeatUnanswered(() => call(subscribe, { body }));
    if (!answer.ok) return problemOf(answer.failure);
    own = { id: answer.reply.data.id, txnid: clientTxnId(new Date()) };
    created.set(key, own);
  }

  const { id: subscription_id, txnid } = own;
  const shipping = toRupees(totals.shipping);
  const body = {
    subscription_id,
    billing_address: addressId,
    gst_amount: toRupees(totals.gst),
    shipping_amount: shipping,
    udf2: shipping,
  };
  const ordered = await repeatUnanswered(() => call(orderSubscription, { body }));
  if (!ordered.ok) {
    // A refused one is created again: it may be ordered to another address already.
    if (ordered.failure.kind === "refused") created.delete(key);
    return problemOf(ordered.failure);
  }
  const orderId = ordered.reply.data.id;
  const link = await repeatUnanswered(() => call(subscriptionPaymentLink, { body: { txnid, subscription_id } }));
  created.delete(key);
  return link.ok ? { url: link.reply.payment_url, orderId } : { orderId };
}

/**
 * Creates a subscription, orders its first delivery and leads to the payment page [R104]. Repeating it orders once: the
 * server answers the order that stands.
 */
export async function placeSubscription(request: SubscriptionToPlace): Promise<SubscriptionOutcome> {
  const stopGuard = guardLeaving();
  const outcome = await place(request).finally(stopGuard);
  if (!("url" in outcome) || outcome.url === undefined) return outcome;
  openPaymentPage(outcome.url, outcome.orderId);
  return "leaving";
}
