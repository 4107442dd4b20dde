import type { Call } from "@store/api-client";
import { addAddress, addresses, orderSubscription, type RequestOf, subscribe } from "@store/api-client/contract";
import { DEFAULT_POLICY, type Paise, splitGst, subscriptionTotals, toRupees } from "@store/domain";
import { expectDone } from "./expect-answer.ts";
import { addressIn } from "./samples.ts";

interface Wish {
  readonly product: number;
  /** What one piece costs, and the percentage of GST in it. */
  readonly price: Paise;
  readonly gstRate: number;
  readonly quantity?: number;
  readonly option?: number;
  readonly city?: string;
  readonly shipping?: Paise;
}

/** Writes a subscription down, saves an address, and answers the order that the checkout then sends. */
export async function readyToSubscribe(
  call: Call,
  { product, price, gstRate, quantity = 1, option = 2, city = "Pune", shipping = DEFAULT_POLICY.shipping.charge }: Wish,
): Promise<RequestOf<typeof orderSubscription>["body"]> {
  const wish = { product, quantity, delivery_options: option };
  const { base, gst } = splitGst(price, gstRate);
  const line = { basePrice: base, gst, quantity };
  const totals = subscriptionTotals({ line, discountPercent: DEFAULT_POLICY.subscription.discountPercent });
  const { id } = (await expectDone(call(subscribe, { body: wish }))).data;
  // A subscription's charges are announced by mail: who has no email gets one.
  await expectDone(call(addAddress, { body: { ...addressIn(city), email: "subscriber@example.com" } }));
  const saved = (await expectDone(call(addresses))).data;
  return {
    subscription_id: id,
    billing_address: saved.at(-1)?.id ?? 0,
    gst_amount: toRupees(totals.gst),
    shipping_amount: toRupees(shipping),
    udf2: toRupees(shipping),
  };
}

/** Places the first order of a subscription. */
export async function placeFirst(call: Call, wish: Wish) {
  const body = await readyToSubscribe(call, wish);
  const { data } = await expectDone(call(orderSubscription, { body }));
  return { ...data, subscriptionId: Number(body.subscription_id) };
}
