import { order, placeOrder } from "@store/api-client/contract";
import {
  cashLimitMessage,
  DEFAULT_POLICY,
  fromRupees,
  minimumOrderMessage,
  type Policy,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
const CHARGE = fromRupees(65);
const FREE_FROM = fromRupees(600);

/** A shop whose owner has decided otherwise (C59). */
const policy: Policy = {
  ...DEFAULT_POLICY,
  minimumOrder: fromRupees(499),
  shipping: {
    ...DEFAULT_POLICY.shipping,
    charge: CHARGE,
    freeCity: { id: 1_040_102, name: "Surat" },
    freeFrom: FREE_FROM,
  },
  cashOnDelivery: { ...DEFAULT_POLICY.cashOnDelivery, proven: { orders: 1, amount: fromRupees(900) } },
  coins: { isOn: true, rupeesPerCoin: 50, maximumPercent: 20 },
};

const store = useTestStore({ policy });

/** Tries to order a piece at a price. */
async function orderOne(rupees: number, call: Awaited<ReturnType<typeof newCustomer>>) {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(rupees, 5) });
  const ready = await readyToOrder(call, { pid: GHEE });
  const shipping = fromRupees(rupees) < FREE_FROM ? CHARGE : ZERO_PAISE;
  return call(placeOrder, { body: orderOf(ready.cart, ready.address, shipping) });
}

test("orders are placed by the shop's own minimum, shipping and coins", async () => {
  const tooSmall = await expectRefused(orderOne(498, await newCustomer(store())), 409);
  expect(tooSmall.message).toBe(minimumOrderMessage(policy.minimumOrder));
  const call = await newCustomer(store());
  const { id } = (await expectDone(orderOne(500, call))).data;
  expect((await expectDone(call(order, { params: { id } }))).data).toMatchObject({
    shipping_amt: CHARGE,
    final_total: fromRupees(565),
  });
  const earned = store().db.select({ coins: orders.earnedCoins }).from(orders).where(eq(orders.id, id));
  expect(await earned).toEqual([{ coins: 10 }]);
});

test("shipping is free from the shop's own amount on, by what the goods cost after a discount (C59)", async () => {
  const call = await newCustomer(store());
  const { id } = (await expectDone(orderOne(600, call))).data;
  expect((await expectDone(call(order, { params: { id } }))).data).toMatchObject({
    shipping_amt: 0,
    final_total: fromRupees(600),
  });
});

test("cash orders are limited as the shop decides", async () => {
  const reached = { isOfAddress: false, isMobileProven: true };
  const refused = await expectRefused(orderOne(1000, await newCustomer(store())), 409);
  expect(refused.message).toBe(cashLimitMessage(reached, policy));
});
