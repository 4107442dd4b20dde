import {
  addToCart,
  cart,
  order,
  placeOrder,
  removeCartItem,
  updateCartItem,
  validateVoucher,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  fromRupees,
  VOUCHER_EXPIRED,
  VOUCHER_NOT_STARTED,
  VOUCHER_UNKNOWN,
  VOUCHER_USED_BEFORE,
  VOUCHER_USED_UP,
  voucherKey,
  voucherMinimumMessage,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { vouchers, voucherUses } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CART_IS_EMPTY } from "./messages.ts";

const GHEE = 1002;

const store = useTestStore();

let lastCode = 0;

/** A voucher of the test's own. */
async function newVoucher(columns: Partial<typeof vouchers.$inferInsert> = {}): Promise<string> {
  const code = `Test-${++lastCode}`;
  await store()
    .db.insert(vouchers)
    .values({
      code,
      codeKey: voucherKey(code),
      kind: "flat",
      amount: fromRupees(100),
      createdAt: store().clock.read(),
      ...columns,
    });
  return code;
}

const rowOf = async (code: string) => {
  const [row] = await store()
    .db.select()
    .from(vouchers)
    .where(eq(vouchers.codeKey, voucherKey(code)));
  return row;
};

const apply = (call: NewCustomer, voucher_code: string) => call(validateVoucher, { query: { voucher_code } });

/** A customer with ghee for a multiple of 1,000 rupees, without GST. */
async function withGhee(quantity = 1) {
  const call = await newCustomer(store());
  return { call, ...(await readyToOrder(call, { pid: GHEE, quantity })) };
}

beforeEach(async () => {
  const pricePaid = fromRupees(1000);
  await changeProduct(store(), GHEE, { stock: 50, pricePaid, basePrice: pricePaid, gst: ZERO_PAISE, gstRate: 0 });
});

describe("a voucher on the cart [R86]", () => {
  test("takes its discount off in every reply that has totals, and spends nothing [C13]", async () => {
    const code = await newVoucher({ usesLeft: 1 });
    const { call } = await withGhee(2);
    const totals = { total: fromRupees(2000), discount_amt: fromRupees(100), final_total: fromRupees(1900) };
    const shown = { ...totals, applied_voucher_code: code };
    expect(await expectDone(apply(call, ` ${code.toLowerCase()} `))).toMatchObject(shown);
    const { data } = await expectDone(call(cart));
    expect(data).toMatchObject({ ...shown, cart_counter: 2 });
    const params = { id: data.cart_items[0]?.id ?? 0 };
    expect(await expectDone(call(updateCartItem, { params, body: { quantity: 3 } }))).toMatchObject({
      total: fromRupees(3000),
      discount_amt: fromRupees(100),
      final_total: fromRupees(2900),
    });
    expect(await expectDone(call(removeCartItem, { params }))).toMatchObject({ discount_amt: 0, final_total: 0 });
    expect((await rowOf(code))?.usesLeft).toBe(1);
  });

  test("is in the total that adding answers, as in the cart's [C13] [C38]", async () => {
    const [promotion, gift] = [await newVoucher(), await newVoucher({ isGift: true })];
    for (const code of [promotion, gift]) {
      const { call } = await withGhee(2);
      await expectDone(apply(call, code));
      const { cart_totals, cart_counter } = await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 1 } }));
      const { data } = await expectDone(call(cart));
      expect(data.final_total).toBe(fromRupees(code === gift ? 3000 : 2900));
      expect(cart_totals).toEqual({ final_total: data.final_total });
      expect(cart_counter).toBe(3);
    }
  });

  test("is replaced by another, and taken off by an empty code [C13]", async () => {
    const [flat, percent] = [await newVoucher(), await newVoucher({ kind: "percent", percent: 15, amount: null })];
    const { call } = await withGhee();
    await expectDone(apply(call, flat));
    expect(await expectDone(apply(call, percent))).toMatchObject({
      applied_voucher_code: percent,
      discount_amt: fromRupees(150),
    });
    const removed = await expectDone(apply(call, ""));
    expect(removed).toMatchObject({ discount_amt: 0, final_total: fromRupees(1000) });
    expect(removed.applied_voucher_code).toBeUndefined();
    expect((await expectDone(call(cart))).data.discount_amt).toBe(0);
  });

  test("is refused with its reason; the one that was there before stays", async () => {
    const { call } = await withGhee();
    const good = await newVoucher();
    await expectDone(apply(call, good));
    const now = store().clock.read();
    const refusals: [string, string][] = [
      ["no-such-code", VOUCHER_UNKNOWN],
      [await newVoucher({ endsAt: now }), VOUCHER_EXPIRED],
      [await newVoucher({ startsAt: new Date(now.getTime() + 1) }), VOUCHER_NOT_STARTED],
      [await newVoucher({ usesLeft: 0 }), VOUCHER_USED_UP],
      [await newVoucher({ isGift: true, amount: ZERO_PAISE }), VOUCHER_USED_UP],
      [await newVoucher({ minimum: fromRupees(1000.01) }), voucherMinimumMessage(fromRupees(1000.01))],
    ];
    for (const [code, message] of refusals) {
      const refused = await expectRefused(apply(call, code), 409);
      expect(refused).toMatchObject({ message, errors: { voucher_code: [message] } });
    }
    expect((await expectDone(call(cart))).data.applied_voucher_code).toBe(good);
  });

  test("has the shop's own minimum: of the goods with GST, when it is applied and when it is spent [C61]", async () => {
    const price = { pricePaid: fromRupees(300), basePrice: fromRupees(285.71), gst: fromRupees(14.29), gstRate: 5 };
    await changeProduct(store(), GHEE, price);
    const { call, address } = await withGhee();
    const tooHigh = await newVoucher({ minimum: fromRupees(300.01) });
    await expectRefused(apply(call, tooHigh), 409);
    await expectDone(apply(call, await newVoucher({ minimum: fromRupees(300) })));
    const { data } = await expectDone(call(cart));
    expect(data.discount_amt).toBe(fromRupees(100));
    await expectDone(call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }));
  });

  test("needs a login and something in the cart", async () => {
    const code = await newVoucher();
    const visitor = await store().newVisitor();
    await expectRefused(visitor(validateVoucher, { query: { voucher_code: code } }), 401);
    const call = await newCustomer(store());
    expect((await expectRefused(apply(call, code), 409)).message).toBe(CART_IS_EMPTY);
  });

  test("is no longer in the totals once it stops applying", async () => {
    const { call } = await withGhee(2);
    const code = await newVoucher({
      minimum: fromRupees(2000),
      endsAt: new Date(store().clock.read().getTime() + 60_000),
    });
    await expectDone(apply(call, code));
    const [line] = (await expectDone(call(cart))).data.cart_items;
    const setQuantity = (quantity: number) =>
      expectDone(call(updateCartItem, { params: { id: line?.id ?? 0 }, body: { quantity } }));
    expect((await setQuantity(1)).discount_amt).toBe(0);
    expect((await expectDone(call(cart))).data.applied_voucher_code).toBeUndefined();
    expect((await setQuantity(2)).discount_amt).toBe(fromRupees(100));
    store().clock.advance(1);
    expect((await expectDone(call(cart))).data).toMatchObject({ discount_amt: 0, final_total: fromRupees(2000) });
  });
});

describe("an order spends its voucher", () => {
  const place = async ({ call, address }: Awaited<ReturnType<typeof withGhee>>) => {
    const { data } = await expectDone(call(cart));
    return call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) });
  };

  test("once: it stands in the order, and is off the next cart", async () => {
    const code = await newVoucher({ usesLeft: 1 });
    const buyer = await withGhee();
    await expectDone(apply(buyer.call, code));
    const { data } = await expectDone(place(buyer));
    expect(data.final_total).toBe(fromRupees(1000));
    const placed = (await expectDone(buyer.call(order, { params: { id: data.id } }))).data;
    expect(placed).toMatchObject({ applied_voucher_code: code, discount_amt: fromRupees(100) });
    expect(await rowOf(code)).toMatchObject({ usesLeft: 0, amount: fromRupees(100) });
    const uses = await store().db.select().from(voucherUses).where(eq(voucherUses.orderId, data.id));
    expect(uses).toMatchObject([{ customerId: buyer.call.customer.customerId, amount: fromRupees(100) }]);
    await expectDone(buyer.call(addToCart, { body: { pid: GHEE } }));
    expect((await expectDone(buyer.call(cart))).data.discount_amt).toBe(0);
    expect((await expectRefused(apply(buyer.call, code), 409)).message).toBe(VOUCHER_USED_UP);
  });

  test("as often as one customer may, counted in the order too", async () => {
    const code = await newVoucher({ usesPerCustomer: 1 });
    const [first, second] = [await withGhee(), await withGhee()];
    for (const { call } of [first, second]) expect((await expectDone(apply(call, code))).discount_amt).toBe(10_000);
    await expectDone(place(first));
    await expectDone(first.call(addToCart, { body: { pid: GHEE } }));
    expect((await expectRefused(apply(first.call, code), 409)).message).toBe(VOUCHER_USED_BEFORE);
    await expectDone(place(second));
  });

  test("a voucher without a limit is good for the next order too", async () => {
    const code = await newVoucher();
    for (let orders = 0; orders < 2; orders++) {
      const buyer = await withGhee();
      await expectDone(apply(buyer.call, code));
      await expectDone(place(buyer));
    }
    expect(await rowOf(code)).toMatchObject({ usesLeft: null, amount: fromRupees(100) });
  });

  test("one that was used up in the meantime is refused with the total that it changes", async () => {
    const code = await newVoucher({ usesLeft: 1 });
    const [first, second] = [await withGhee(), await withGhee()];
    for (const { call } of [first, second]) await expectDone(apply(call, code));
    const { data } = await expectDone(second.call(cart));
    await expectDone(place(first));
    const refused = await expectRefused(
      second.call(placeOrder, { body: orderOf(data, second.address, DEFAULT_POLICY.shipping.charge) }),
      409,
    );
    expect(Object.keys(refused.errors).sort()).toEqual(["amount", "discount_amt", "udf4"]);
    await expectDone(place(second));
  });
});
