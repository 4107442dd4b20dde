import type { Call } from "@store/api-client";
import { addToCart, cart, orderPaymentLink, orderSubscription, placeOrder } from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  fromRupees,
  reservationEnds,
  reservationRenewalOver,
  tooManyUnpaidOrders,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import {
  acceptAndPay,
  orderOnline,
  orderToPay,
  paidReport,
  report,
  type WaitingOrder,
} from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { releaseHeldStock } from "./order-payment.ts";

const GHEE = 1002;
const STOCK = 50;
const DAY = 24 * 60;

const store = useTestStore();
const stock = () => stockOf(store(), GHEE);

async function pass(minutes: number) {
  store().clock.advance(minutes);
  await releaseHeldStock(store().db).run(store().clock.read());
}

beforeEach(async () => {
  await pass(DEFAULT_POLICY.unpaidOrders.holdMinutes);
  await changeProduct(store(), GHEE, { stock: STOCK, ...priced(1000, 0) });
});

/** Puts a jar into the cart of a customer who has ordered before. */
async function fillCart(call: Call, address: number) {
  await expectDone(call(addToCart, { body: { pid: GHEE } }));
  return { cart: (await expectDone(call(cart))).data, address };
}

/** A customer with as many unpaid orders as may be, and a cart for one more. */
async function withAllHeld() {
  const call = await newCustomer(store());
  const first = await readyToOrder(call, { pid: GHEE });
  const held = [await orderOnline(call, first)];
  while (held.length < DEFAULT_POLICY.unpaidOrders.maximum)
    held.push(await orderOnline(call, await fillCart(call, first.address)));
  const ready = await fillCart(call, first.address);
  return {
    call,
    held,
    ready,
    orderOneMore: () => call(orderPaymentLink, { body: onlineOrderOf(ready.cart, ready.address) }),
  };
}

describe("a customer with as many unpaid orders as may be", () => {
  test("is refused one more, which takes nothing", async () => {
    const { call, orderOneMore } = await withAllHeld();
    expect((await expectRefused(orderOneMore(), 409)).message).toBe(
      tooManyUnpaidOrders(DEFAULT_POLICY.unpaidOrders.maximum),
    );
    expect(await stock()).toBe(STOCK - DEFAULT_POLICY.unpaidOrders.maximum);
    expect((await expectDone(call(cart))).data.cart_counter).toBe(1);
  });

  test("is refused a subscription's first order", async () => {
    const { call } = await withAllHeld();
    const body = await readyToSubscribe(call, { product: GHEE, price: fromRupees(1000), gstRate: 0 });
    expect((await expectRefused(call(orderSubscription, { body }), 409)).message).toBe(
      tooManyUnpaidOrders(DEFAULT_POLICY.unpaidOrders.maximum),
    );
  });

  test("can still pay them, and orders again once one is paid", async () => {
    const { held, orderOneMore } = await withAllHeld();
    for (const waiting of held) await expectDone(acceptAndPay(waiting));
    const [paid] = held;
    if (paid) await report(store(), paidReport(paid));
    await expectDone(orderOneMore());
  });

  test("orders again once their time is over, and then cannot take them again beside the new one", async () => {
    const { call, held, ready, orderOneMore } = await withAllHeld();
    await pass(DEFAULT_POLICY.unpaidOrders.holdMinutes);
    await expectDone(orderOneMore());
    const [one, two, three] = held;
    for (const waiting of [one, two]) if (waiting) await expectDone(acceptAndPay(waiting));
    if (three)
      expect((await expectRefused(acceptAndPay(three), 409)).message).toBe(
        tooManyUnpaidOrders(DEFAULT_POLICY.unpaidOrders.maximum),
      );
    expect(await stock()).toBe(STOCK - DEFAULT_POLICY.unpaidOrders.maximum);
    expect(ready.cart.cart_counter).toBe(1);
    expect((await expectDone(call(cart))).data.cart_counter).toBe(0);
  });

  test("can order to pay on delivery, and does not stand in anybody else's way", async () => {
    const { call, ready } = await withAllHeld();
    await expectDone(call(placeOrder, { body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) }));
    await orderToPay(store(), GHEE);
  });
});

describe("Accept and Pay", () => {
  const heldUntil = async ({ orderId }: WaitingOrder) => {
    const [row] = await store().db.select().from(orders).where(eq(orders.id, orderId));
    return row?.heldUntil;
  };

  test("renews a hold within three days of the order, and not after them", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await pass(DEFAULT_POLICY.unpaidOrders.renewalDays * DAY - 1);
    await expectDone(acceptAndPay(waiting));
    expect(await stock()).toBe(STOCK - 1);
    await pass(1);
    // Held or given back, it is not renewed any more.
    for (const minutes of [0, DEFAULT_POLICY.unpaidOrders.holdMinutes]) {
      await pass(minutes);
      expect((await expectRefused(acceptAndPay(waiting), 409)).message).toBe(
        reservationRenewalOver(DEFAULT_POLICY.unpaidOrders.renewalDays),
      );
    }
    expect(await stock()).toBe(STOCK);
  });

  test("never shortens a hold: a subscription's delivery has a day", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const tomorrow = new Date(store().clock.read().getTime() + DAY * 60_000);
    await store().db.update(orders).set({ heldUntil: tomorrow }).where(eq(orders.id, waiting.orderId));
    await expectDone(acceptAndPay(waiting));
    expect(await heldUntil(waiting)).toEqual(tomorrow);
    await pass(DAY - 1);
    await expectDone(acceptAndPay(waiting));
    expect(await heldUntil(waiting)).toEqual(reservationEnds(store().clock.read(), DEFAULT_POLICY));
  });
});
