import { cart, order, orderPaymentLink, placeOrder, updateCartItem, validateVoucher } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, VOUCHER_OF_ANOTHER, VOUCHER_USED_UP, ZERO_PAISE } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orderLines, orders, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NOTHING_TO_PAY } from "../orders/messages.ts";
import { releaseHeldStock } from "../orders/order-payment.ts";

const GHEE = 1002;
const RELEASED_AFTER_MINUTES = 31;

const store = useTestStore();

let lastCode = 0;

async function newGift(rupees: number): Promise<string> {
  const code = `GIFT-TEST-${++lastCode}`;
  const columns = { code, codeKey: code, kind: "flat", isGift: true, createdAt: store().clock.read() } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...columns, amount: fromRupees(rupees) });
  return code;
}

const rowOf = async (code: string) => {
  const [row] = await store().db.select().from(vouchers).where(eq(vouchers.codeKey, code));
  return row;
};

const apply = (call: NewCustomer, voucher_code: string) => call(validateVoucher, { query: { voucher_code } });

async function withGhee(quantity = 1) {
  const call = await newCustomer(store());
  return { call, ...(await readyToOrder(call, { pid: GHEE, quantity })) };
}

type Buyer = Awaited<ReturnType<typeof withGhee>>;

const place = async ({ call, address }: Buyer) =>
  call(placeOrder, { body: orderOf((await expectDone(call(cart))).data, address, DEFAULT_POLICY.shipping.charge) });

const payOnline = async ({ call, address }: Buyer) =>
  call(orderPaymentLink, { body: onlineOrderOf((await expectDone(call(cart))).data, address) });

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(649, 12) }));

describe("a gift voucher is money [C37] [C38]", () => {
  test("one ghee at ₹649 with GIFT-SURABHI-500 is ordered, its minimum that of the goods", async () => {
    const buyer = await withGhee();
    const { data: before } = await expectDone(buyer.call(cart));
    const applied = await expectDone(apply(buyer.call, "GIFT-SURABHI-500"));
    const money = { gift_voucher_amt: fromRupees(500), gift_voucher_balance: fromRupees(500) };
    const unchanged = { discount_amt: ZERO_PAISE, gst_amt: before.gst_amt, final_total: fromRupees(649) };
    expect(applied).toMatchObject({ ...money, ...unchanged });
    expect((await expectDone(buyer.call(cart))).data).toMatchObject({
      ...money,
      ...unchanged,
      product_price: fromRupees(649),
      applied_voucher_code: "GIFT-SURABHI-500",
    });
    const { data } = await expectDone(place(buyer));
    expect(data.final_total).toBe(fromRupees(249));
    expect((await expectDone(buyer.call(order, { params: { id: data.id } }))).data).toMatchObject({
      ...{ discount_amt: ZERO_PAISE, gift_voucher_amt: fromRupees(500), final_total: fromRupees(249) },
      ...{ tax_amt: before.gst_amt, applied_voucher_code: "GIFT-SURABHI-500", is_paid: false },
    });
    expect(await rowOf("GIFT-SURABHI-500")).toMatchObject({ amount: ZERO_PAISE });
  });

  test("of ₹2,000 pays ₹1,249 and the shipping whole, and keeps its rest for the account alone", async () => {
    await changeProduct(store(), GHEE, priced(1249, 12));
    const code = await newGift(2000);
    const [buyer, other] = [await withGhee(), await withGhee()];
    expect(await expectDone(apply(buyer.call, code))).toMatchObject({
      gift_voucher_amt: fromRupees(1349),
      gift_voucher_balance: fromRupees(2000),
      final_total: fromRupees(1249),
    });
    await expectDone(apply(other.call, code));
    expect((await expectRefused(payOnline(buyer), 409)).message).toBe(NOTHING_TO_PAY);
    const { data } = await expectDone(place(buyer));
    expect((await expectDone(buyer.call(order, { params: { id: data.id } }))).data).toMatchObject({
      ...{ final_total: ZERO_PAISE, gift_voucher_amt: fromRupees(1349), is_paid: true },
    });
    expect(await rowOf(code)).toMatchObject({ amount: fromRupees(651), ownerId: buyer.call.customer.customerId });

    // Somebody who had put it on a cart before pays without it.
    expect((await expectDone(other.call(cart))).data).toMatchObject({
      gift_voucher_amt: undefined,
      applied_voucher_code: undefined,
    });
    expect((await expectRefused(apply(other.call, code), 409)).message).toBe(VOUCHER_OF_ANOTHER);
    const again = { ...buyer, ...(await readyToOrder(buyer.call, { pid: GHEE })) };
    await expectDone(apply(buyer.call, code));
    expect((await expectDone(place(again))).data.final_total).toBe(fromRupees(698));
    expect((await rowOf(code))?.amount).toBe(ZERO_PAISE);
    const third = await readyToOrder(buyer.call, { pid: GHEE });
    expect(third.cart.gift_voucher_amt).toBeUndefined();
    expect((await expectRefused(apply(buyer.call, code), 409)).message).toBe(VOUCHER_USED_UP);
  });

  test("follows the cart in every reply that has totals", async () => {
    const { call, cart: before } = await withGhee();
    await expectDone(apply(call, await newGift(1000)));
    const params = { id: before.cart_items[0]?.id ?? 0 };
    const amount = async (quantity: number) =>
      (await expectDone(call(updateCartItem, { params, body: { quantity } }))).gift_voucher_amt;
    expect([await amount(2), await amount(1)]).toEqual([fromRupees(1000), fromRupees(749)]);
    expect(await expectDone(apply(call, ""))).toMatchObject({
      gift_voucher_amt: undefined,
      gift_voucher_balance: undefined,
    });
  });

  test("goes back when an unpaid order is released, and belongs to nobody again", async () => {
    const code = await newGift(500);
    const buyer = await withGhee();
    await expectDone(apply(buyer.call, code));
    await expectDone(payOnline(buyer));
    expect(await rowOf(code)).toMatchObject({ amount: ZERO_PAISE, ownerId: buyer.call.customer.customerId });
    store().clock.advance(RELEASED_AFTER_MINUTES);
    await releaseHeldStock(store().db).run(store().clock.read());
    expect(await rowOf(code)).toMatchObject({ amount: fromRupees(500), ownerId: null });
    const other = await withGhee();
    await expectDone(apply(other.call, code));
    expect((await expectDone(place(other))).data.final_total).toBe(fromRupees(249));
  });

  test("earns the coins of the whole order, which does not look at it", async () => {
    const buyer = await withGhee();
    await expectDone(apply(buyer.call, await newGift(700)));
    const { data } = await expectDone(place(buyer));
    const [row] = await store().db.select().from(orders).where(eq(orders.id, data.id));
    expect(row?.earnedCoins).toBe(6);
  });
});

describe("the lines of an order add up to it [C38]", () => {
  const GOODS = [1002, 1017, 1023, 1042, 1066] as const;

  test.each([
    ["no code", undefined, 3],
    ["ten percent", { kind: "percent", percent: 10 }, 3],
    ["a third, of one line", { kind: "percent", percent: 33 }, 1],
    ["₹77.77", { kind: "flat", amount: fromRupees(77.77) }, 5],
    ["more than the goods cost", { kind: "flat", amount: fromRupees(50_000) }, 2],
    ["a gift voucher of ₹100", { kind: "flat", isGift: true, amount: fromRupees(100) }, 4],
  ] as const)("with %s", async (_name, terms, lines) => {
    const call = await newCustomer(store());
    let ready: Awaited<ReturnType<typeof readyToOrder>> | undefined;
    for (const [index, pid] of GOODS.slice(0, lines).entries()) {
      await changeProduct(store(), pid, { stock: 50, ...priced(299.99 + index * 117.3, [5, 18, 0, 5, 40][index]) });
      ready = await readyToOrder(call, { pid, quantity: index + 1 });
    }
    const code = `LINES-${++lastCode}`;
    if (terms) {
      await store()
        .db.insert(vouchers)
        .values({ code, codeKey: code, createdAt: store().clock.read(), ...terms });
      await expectDone(apply(call, code));
    }
    const { data: seen } = await expectDone(call(cart));
    const { data } = await expectDone(place({ call, cart: seen, address: ready?.address ?? 0 }));
    const [row] = await store().db.select().from(orders).where(eq(orders.id, data.id));
    const rows = await store()
      .db.select()
      .from(orderLines)
      .where(eq(orderLines.orderId, data.id))
      .orderBy(asc(orderLines.id));
    const sum = (of: (line: (typeof rows)[number]) => number) => rows.reduce((all, line) => all + of(line), 0);
    expect(sum(({ basePrice, quantity }) => basePrice * quantity)).toBe(row?.productTotal);
    expect(sum(({ discount }) => discount)).toBe(row?.discount);
    expect(sum(({ tax }) => tax)).toBe(row?.tax);
    expect(sum(({ total }) => total)).toBe(seen.product_price);
    expect([row?.productTotal, row?.discount, row?.tax]).toEqual([seen.total, seen.discount_amt, seen.gst_amt]);
    expect(row?.giftVoucher).toBe(seen.gift_voucher_amt ?? 0);
  });
});
