import {
  addReturnPhoto,
  addReviewPhoto,
  addToCart,
  bookAppointment,
  cancelOrder,
  cart,
  cartPdf,
  cashOnDelivery,
  changeOwnOrder,
  creditNotePdf,
  editOrderPaymentLink,
  invoicePdf,
  order,
  orderList,
  orderPaymentLink,
  orderSubscription,
  payOnDelivery,
  placeOrder,
  postReview,
  previewOwnChange,
  type RequestOf,
  removeCartItem,
  reportReview,
  requestReturn,
  restoreCart,
  subscribe,
  subscriptionPayment,
  subscriptionPaymentLink,
  subscriptions,
  toggleWishlist,
  updateCartItem,
  updateSubscription,
  validateVoucher,
  voteReview,
  wishlist,
} from "@store/api-client/contract";
import { APPOINTMENT_CATEGORY, APPOINTMENT_EVENT_TYPE, COUNTRY_INDIA, DEFAULT_POLICY, toRupees } from "@store/domain";
import { reviews } from "../../db/schema/index.ts";
import { findCreditNotes } from "../../modules/orders/issue-invoice.ts";
import { returnBody } from "../ask-return.ts";
import { expectDone } from "../expect-answer.ts";
import { greyPicture } from "../grey-picture.ts";
import { takeReturn } from "../move-order.ts";
import { priced } from "../price-product.ts";
import { onlineOrderOf, orderOf } from "../samples.ts";
import { placeFirst, readyToSubscribe } from "../subscribed.ts";
import { SOLVED } from "../test-captcha.ts";
import type { TestStore } from "../test-store.ts";
import { GHEE } from "./owner.ts";
import { owned, right } from "./right-request.ts";

const { pricePaid, gstRate } = priced(1000);
const SUBSCRIBED = { product: GHEE, price: pricePaid, gstRate };

const APPOINTMENT: RequestOf<typeof bookAppointment>["body"] = {
  event_type: APPOINTMENT_EVENT_TYPE,
  category: APPOINTMENT_CATEGORY,
  start_datetime: "2026-03-18T11:00:00+05:30",
  name: "Kavita Rao",
  country_id: COUNTRY_INDIA.id,
  email: "kavita@example.com",
  mobile: "+919811122233",
  gender: "Female",
  age_group: "18 to 45",
  problem_suffering_from: "Hairfall",
  problem_description: "Since the monsoon",
  landmark: "Near the well",
  is_taking_medicine: false,
  recaptcha: SOLVED,
};

/** A review that others see, of nobody who is asked here. */
async function foreignReview({ db, clock }: TestStore): Promise<number> {
  const row = { productId: GHEE, name: "Kavita Rao", rating: 3, createdAt: clock.read() };
  const [written] = await db.insert(reviews).values(row).returning({ id: reviews.id });
  return written?.id ?? 0;
}

/** Cart, wishlist, orders, payments, subscriptions and what else a shopper does. */
export const SHOP_REQUESTS = [
  right(cart, () => ({})),
  right(addToCart, () => ({ body: { pid: GHEE, quantity: 1 } })),
  owned(updateCartItem, async ({ line }) => ({ params: { id: await line() }, body: { quantity: 3 } })),
  owned(removeCartItem, async ({ line }) => ({ params: { id: await line() } })),
  right(cartPdf, () => ({})),
  right(validateVoucher, () => ({ query: { voucher_code: "WELCOME10" } })),
  right(wishlist, () => ({})),
  right(toggleWishlist, () => ({ body: { pid: GHEE } })),
  right(voteReview, async ({ store }) => ({ params: { id: await foreignReview(store) }, body: { is_helpful: true } })),
  right(reportReview, async ({ store }) => ({
    params: { id: await foreignReview(store) },
    body: { reason: "spam" as const },
  })),
  right(addReviewPhoto, async () => ({ params: { id: GHEE }, body: await greyPicture() })),
  right(postReview, () => ({ params: { id: GHEE }, body: { rating: 5, review: "Good." } })),

  owned(cashOnDelivery, async ({ address }) => ({ query: { address1: await address(), amount: 900 } })),
  right(orderList, async ({ cashOrder }) => {
    await cashOrder();
    return {};
  }),
  owned(order, async ({ cashOrder }) => ({ params: { id: await cashOrder() } })),
  owned(cancelOrder, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  owned(previewOwnChange, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { lines: [{ product_id: GHEE, quantity: 2 }] },
  })),
  owned(changeOwnOrder, async ({ call, onlineOrder }) => {
    const { id } = await onlineOrder();
    const lines = [{ product_id: GHEE, quantity: 2 }];
    const { data } = await expectDone(call(previewOwnChange, { params: { id }, body: { lines } }));
    return { params: { id }, body: { lines, changes: 0, amount: toRupees(data.final_total) } };
  }),
  owned(requestReturn, async ({ store, cashOrder }) => {
    const id = await cashOrder();
    return { params: { id }, body: await returnBody(store, id) };
  }),
  owned(addReturnPhoto, async ({ cashOrder }) => ({ params: { id: await cashOrder() }, body: await greyPicture() })),
  owned(payOnDelivery, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  owned(restoreCart, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  owned(invoicePdf, async ({ cashOrder }) => ({ query: { source_doc: await cashOrder() } })),
  owned(creditNotePdf, async ({ store, cashOrder }) => {
    const id = await cashOrder();
    await takeReturn(store, id);
    const [note] = await findCreditNotes(store.db, id);
    return { query: { source_doc: id, number: note?.number ?? "" } };
  }),
  owned(placeOrder, async ({ call, address }) => {
    const { data } = await expectDone(call(cart));
    return { body: orderOf(data, await address(), DEFAULT_POLICY.shipping.charge) };
  }),
  owned(orderPaymentLink, async ({ call, address }) => {
    const { data } = await expectDone(call(cart));
    return { body: onlineOrderOf(data, await address()) };
  }),
  owned(editOrderPaymentLink, async ({ onlineOrder }) => {
    const { id, body } = await onlineOrder();
    return { body: { ...body, order_id: id } };
  }),

  right(subscriptions, async ({ subscription }) => {
    await subscription();
    return {};
  }),
  right(subscribe, () => ({ body: { product: GHEE, quantity: 1, delivery_options: 2 } })),
  owned(updateSubscription, async ({ subscription }) => {
    const { id } = await subscription();
    return { params: { id }, body: { quantity: 2 } };
  }),
  owned(orderSubscription, async ({ call }) => ({ body: await readyToSubscribe(call, SUBSCRIBED) })),
  owned(subscriptionPaymentLink, async ({ call }) => {
    const { subscriptionId } = await placeFirst(call, SUBSCRIBED);
    return { body: { txnid: "1773556200000", subscription_id: subscriptionId } };
  }),
  owned(subscriptionPayment, async ({ onlineOrder }) => ({ params: { txnid: (await onlineOrder()).txnId } })),

  right(bookAppointment, () => ({ body: APPOINTMENT })),
];
