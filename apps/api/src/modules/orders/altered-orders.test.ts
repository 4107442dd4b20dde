import {
  cart,
  order,
  orderList,
  orderPaymentLink,
  placeOrder,
  type RequestOf,
  validateVoucher,
} from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, voucherKey } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { coinLedger, orders, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

// What a client sends about money, coins, states and flags is refused or not read: it is never stored (C16).

const GHEE = 1002;
const CODE = "ALTERED50";
const COINS = 30;
/** 2,000 rupees with 5% GST, 50 off and 30 coins. */
const PAYABLE = fromRupees(2017.5);

const store = useTestStore();

type CashBody = RequestOf<typeof placeOrder>["body"];
type OnlineBody = RequestOf<typeof orderPaymentLink>["body"];

beforeEach(async () => {
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 5) });
  const row = { code: CODE, codeKey: voucherKey(CODE), kind: "flat", amount: fromRupees(50) } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...row, createdAt: store().clock.read() })
    .onConflictDoNothing();
});

async function buyer() {
  const call = await newCustomer(store(), { coins: 100 });
  const { address } = await readyToOrder(call, { pid: GHEE, quantity: 2 });
  await expectDone(call(validateVoucher, { query: { voucher_code: CODE } }));
  await redeemCoins(store(), call, COINS);
  const { data } = await expectDone(call(cart));
  return { call, cash: orderOf(data, address, DEFAULT_POLICY.shipping.charge), online: onlineOrderOf(data, address) };
}

const movements = async () => (await store().db.select().from(coinLedger)).length;

async function expectUntouched(call: Awaited<ReturnType<typeof buyer>>["call"], before: number) {
  expect(await stockOf(store(), GHEE)).toBe(50);
  expect(await movements()).toBe(before);
  expect((await expectDone(call(orderList))).data).toEqual([]);
  expect((await expectDone(call(cart))).data).toMatchObject({ cart_counter: 2, used_coin: COINS });
}

describe("an order on delivery is refused with", () => {
  const altered: [keyof CashBody, number | string | boolean, number][] = [
    ["address1", 999_999, 404],
    ["pay_type", "Free", 400],
    ["sale_status", "Sales Order", 400],
    ["order_total", 1, 409],
    ["discount_amt", 2000, 409],
    ["udf2", 0, 409],
    ["udf3", 0, 409],
    ["udf4", "WELCOME10", 409],
    ["udf4", "", 409],
    ["amount", 0, 409],
    ["amount", -1, 409],
    ["amount", 2019.99, 409],
    ["new_coin", 1000, 409],
    ["used_coin", 0, 409],
    ["used_coin", 31, 409],
    ["used_coin", 99, 409],
    ["used_coin", -1, 400],
    ["used_coin", 1.5, 400],
  ];
  test.each(altered)("%s %j: %i", async (field, value, status) => {
    const { call, cash } = await buyer();
    const before = await movements();
    const refused = await expectRefused(
      call(placeOrder, { body: Object.assign({ ...cash }, { [field]: value }) }),
      status,
    );
    expect(refused.errors[field]).toBeDefined();
    await expectUntouched(call, before);
  });
});

describe("an order online is refused with", () => {
  const altered: [keyof OnlineBody, number | string, number][] = [
    ["billing_address", 999_999, 404],
    ["amount", 1, 409],
    ["discount_amt", 2000, 409],
    ["shipping_amount", 0, 409],
    ["tax_amount", 0, 409],
    ["voucherCode", "", 409],
    ["voucherCode", "ONCE100", 409],
    ["new_coin", 20, 409],
    ["used_coin", 0, 409],
    ["used_coin", 100, 409],
    ["is_a_gift", "perhaps", 400],
  ];
  test.each(altered)("%s %j: %i", async (field, value, status) => {
    const { call, online } = await buyer();
    const before = await movements();
    const body = Object.assign({ ...online }, { [field]: value });
    const refused = await expectRefused(call(orderPaymentLink, { body }), status);
    expect(refused.errors[field]).toBeDefined();
    await expectUntouched(call, before);
  });
});

describe("is not read, whatever it says", () => {
  const CLAIMS = { is_wallet: true, available_coin: 99_999, total_coin: 99_999 };
  const UNKNOWN = { is_paid: true, status: "Delivered", order_status: "Delivered", customer_id: 1, final_total: 0 };
  const extra = { ...CLAIMS, ...UNKNOWN };
  const expected = { isPaid: false, orderStatus: "Pending", saleStatus: "Quotation Sent", finalTotal: PAYABLE };

  test("in an order on delivery [R99]", async () => {
    const { call, cash } = await buyer();
    const { data } = await expectDone(call(placeOrder, { body: Object.assign({ ...cash }, extra) }));
    const [row] = await store().db.select().from(orders).where(eq(orders.id, data.id));
    const { customerId } = call.customer;
    expect(row).toMatchObject({ ...expected, customerId, usedCoins: COINS, earnedCoins: 0, isGift: false });
    expect((await expectDone(call(order, { params: data }))).data.final_total).toBe(PAYABLE);
  });

  test("in an order online", async () => {
    const { call, online } = await buyer();
    const body = Object.assign({ ...online }, extra, { is_a_gift: false, giftMessage: "Not a gift" });
    const { order_id } = await expectDone(call(orderPaymentLink, { body }));
    const [row] = await store()
      .db.select()
      .from(orders)
      .where(eq(orders.id, order_id ?? 0));
    expect(row).toMatchObject({ ...expected, usedCoins: COINS, earnedCoins: 0, isGift: false, giftMessage: null });
  });
});

test("a gift is one with a message, or by its flag", async () => {
  const first = await buyer();
  const { data } = await expectDone(first.call(placeOrder, { body: { ...first.cash, udf5: "For Ba" } }));
  const placed = (await expectDone(first.call(order, { params: data }))).data;
  expect(placed).toMatchObject({ is_gift: true, gift_message: "For Ba" });
  const second = await buyer();
  const reply = await expectDone(second.call(orderPaymentLink, { body: { ...second.online, is_a_gift: true } }));
  const params = { id: reply.order_id ?? 0 };
  expect((await expectDone(second.call(order, { params }))).data).toMatchObject({ is_gift: true });
});
