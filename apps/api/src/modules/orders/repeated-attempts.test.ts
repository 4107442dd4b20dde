import { addToCart, cart, orderList, orderPaymentLink, placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { paymentState, press } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CART_IS_EMPTY } from "../cart/messages.ts";
import { TOTAL_CHANGED } from "./messages.ts";

const GHEE = 1002;
const TURMERIC = 1067;
const STAMP = "1773556200000";

const store = useTestStore();

beforeEach(async () => {
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 5) });
  await changeProduct(store(), TURMERIC, { stock: 50, ...priced(100, 5) });
});

async function ready() {
  const call = await newCustomer(store());
  const { cart: contents, address } = await readyToOrder(call, { pid: GHEE });
  const cash = { ...orderOf(contents, address, DEFAULT_POLICY.shipping.charge), txnid: STAMP };
  return { call, cash, online: onlineOrderOf(contents, address) };
}

describe("an attempt to order that is repeated, since its answer was lost", () => {
  test("is answered with the order that is to be paid on delivery [R97] [R100]", async () => {
    const { call, cash } = await ready();
    const first = await expectDone(call(placeOrder, { body: cash }));
    expect(await expectDone(call(placeOrder, { body: cash }))).toEqual(first);
    expect((await expectDone(call(orderList))).data).toHaveLength(1);
    expect(await stockOf(store(), GHEE)).toBe(49);
  });

  test("is answered with the payment that it began, open or made [R101] [C19]", async () => {
    const { call, online } = await ready();
    const first = await expectDone(call(orderPaymentLink, { body: online }));
    expect(await expectDone(call(orderPaymentLink, { body: online }))).toEqual(first);
    await press(store(), first.payment_url, "pay");
    expect(await expectDone(call(orderPaymentLink, { body: online }))).toEqual(first);
    expect((await expectDone(call(orderList))).data).toMatchObject([{ id: first.order_id, is_paid: true }]);
  });

  test("begins another payment of the same order where the first one failed [R101]", async () => {
    const { call, online } = await ready();
    const first = await expectDone(call(orderPaymentLink, { body: online }));
    await press(store(), first.payment_url, "fail");
    const again = await expectDone(call(orderPaymentLink, { body: online }));
    expect(again.order_id).toBe(first.order_id);
    expect(again.txn_id).not.toBe(first.txn_id);
    expect(await paymentState(store(), again.txn_id ?? "")).toBe("pending");
  });

  test("places one order, however many requests come at once [R97]", async () => {
    const { call, cash } = await ready();
    const replies = await Promise.all(Array.from({ length: 5 }, () => expectDone(call(placeOrder, { body: cash }))));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect((await expectDone(call(orderList))).data).toHaveLength(1);
    expect(await stockOf(store(), GHEE)).toBe(49);
  });

  test("finds no order of somebody else, of another attempt, or of the other way to pay", async () => {
    const { call, cash, online } = await ready();
    await expectDone(call(placeOrder, { body: cash }));
    const another = await expectRefused(call(placeOrder, { body: { ...cash, txnid: "1" } }), 409);
    expect(another.message).toBe(CART_IS_EMPTY);
    expect((await expectRefused(call(orderPaymentLink, { body: online }), 409)).message).toBe(CART_IS_EMPTY);
    const stranger = await newCustomer(store());
    expect((await expectRefused(stranger(placeOrder, { body: cash }), 409)).message).toBe(CART_IS_EMPTY);
  });

  test("does not hide what was put into the cart since", async () => {
    const { call, cash } = await ready();
    await expectDone(call(placeOrder, { body: cash }));
    await expectDone(call(addToCart, { body: { pid: TURMERIC, quantity: 5 } }));
    expect((await expectRefused(call(placeOrder, { body: cash }), 409)).message).toBe(TOTAL_CHANGED);
    expect((await expectDone(call(cart))).data.cart_items).toHaveLength(1);
  });
});
