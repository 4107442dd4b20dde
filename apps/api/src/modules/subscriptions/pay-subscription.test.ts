import { order, subscriptionPayment, subscriptionPaymentLink, subscriptions } from "@store/api-client/contract";
import { fromRupees } from "@store/domain";
import { beforeEach, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { open, paidReport, press, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { placeFirst } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
const GHEE_COSTS = { product: GHEE, price: fromRupees(1050), gstRate: 5 };

const store = useTestStore();

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1050) }));

test("a subscription begins when the link to its first order was paid [R104]", async () => {
  const call = await newCustomer(store());
  const first = await placeFirst(call, GHEE_COSTS);
  const body = { txnid: "1773556200000", subscription_id: first.subscriptionId };
  const link = await expectDone(call(subscriptionPaymentLink, { body }));
  expect((await open(store(), link.payment_url)).text).toContain(`${first.order_id} Subscription`);
  expect((await expectDone(call(subscriptions))).data).toEqual([]);

  expect(await press(store(), link.payment_url, "pay")).toBe(`https://shop.test/orders/${first.id}?payment=paid`);
  const poll = call(subscriptionPayment, { params: { txnid: link.txn_id ?? "" } });
  expect((await expectDone(poll)).status).toBe(true);
  const { data } = await expectDone(call(order, { params: first }));
  expect(data).toMatchObject({ is_paid: true, subscription_id: first.subscriptionId });
  expect((await expectDone(call(subscriptions))).data).toMatchObject([{ id: first.subscriptionId, active: true }]);
  await expectRefused(call(subscriptionPaymentLink, { body }), 409);
});

test("a subscription is paid for by its customer alone [R104]", async () => {
  const { subscriptionId } = await placeFirst(await newCustomer(store()), GHEE_COSTS);
  const stranger = await newCustomer(store());
  const body = { txnid: "1", subscription_id: subscriptionId };
  await expectRefused(stranger(subscriptionPaymentLink, { body }), 404);
});

test("the first payment asks for the mandate that later deliveries are charged by [C43]", async () => {
  const call = await newCustomer(store());
  const first = await placeFirst(call, GHEE_COSTS);
  const body = { txnid: "1773556200000", subscription_id: first.subscriptionId };
  const link = await expectDone(call(subscriptionPaymentLink, { body }));
  expect((await open(store(), link.payment_url)).text).toContain('name="mandate"');
  const paid = paidReport({ txnId: link.txn_id ?? "", amount: first.final_total });
  await report(store(), { ...paid, mandate: "sandbox-mandate-1" });
  const [subscription] = (await expectDone(call(subscriptions))).data;
  expect(subscription?.next_charge_date).toEqual(expect.any(String));
});
