import { addresses, addToCart, cart, orderPaymentLink, placeOrder, validateVoucher } from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  fromRupees,
  outOfStockMessage,
  reservationEnds,
  VOUCHER_EXPIRED,
  VOUCHER_USED_UP,
  voucherKey,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { coinLedger, coinWallets, orders, vouchers, voucherUses } from "../../db/schema/index.ts";
import { RETRY_MINUTES } from "../../queue/failed-jobs.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { acceptAndPay, orderOnline, paidReport, report, type WaitingOrder } from "../../testing/pay-online.ts";
import { changeProduct, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readBalance } from "../coins/read-wallet.ts";
import { COINS_SPENT, NOT_TO_BE_PAID, NOTHING_TO_PAY, PAID_TOO_LATE } from "./messages.ts";
import { releaseHeldStock } from "./order-payment.ts";

const GHEE = 1002;
const CODE = "ONLINE100";
const COINS = 50;

const store = useTestStore();

const release = () => releaseHeldStock(store().db).run(store().clock.read());
const letHoldEnd = async () => {
  store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
  await release();
};

beforeEach(async () => {
  // What the test before left waiting.
  await letHoldEnd();
  const pricePaid = fromRupees(1000);
  const plain = { pricePaid, basePrice: pricePaid, gst: ZERO_PAISE, gstRate: 0 };
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...plain });
  const row = { code: CODE, codeKey: voucherKey(CODE), kind: "flat", amount: fromRupees(100), usesLeft: 1 } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...row, createdAt: store().clock.read() })
    .onConflictDoUpdate({ target: vouchers.codeKey, set: { usesLeft: 1, endsAt: null } });
});

const rowOf = async ({ orderId }: WaitingOrder) => {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, orderId));
  return row;
};
const usesLeft = async () => {
  const [row] = await store()
    .db.select()
    .from(vouchers)
    .where(eq(vouchers.codeKey, voucherKey(CODE)));
  return row?.usesLeft;
};
const balanceOf = ({ customer }: NewCustomer) => readBalance(store().db, customer.customerId);
const movementsOf = async ({ orderId }: WaitingOrder) =>
  (await store().db.select().from(coinLedger).where(eq(coinLedger.orderId, orderId))).map(({ reason }) => reason);

/** Two jars of ghee, with the one use of the voucher and all coins. */
async function waitingWithAll() {
  const call = await newCustomer(store(), { coins: COINS });
  const { address } = await readyToOrder(call, { pid: GHEE, quantity: 2 });
  await expectDone(call(validateVoucher, { query: { voucher_code: CODE } }));
  await redeemCoins(store(), call, COINS);
  const { data } = await expectDone(call(cart));
  return { customer: call, address, ...(await orderOnline(call, { cart: data, address })) };
}

async function waitingPlain() {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE });
  return { customer: call, ...(await orderOnline(call, ready)) };
}

describe("an order to be paid online", () => {
  test("stands unpaid, and holds its stock, voucher and coins; what it earns is only noted [R101]", async () => {
    const waiting = await waitingWithAll();
    expect(await rowOf(waiting)).toMatchObject({
      isPaid: false,
      saleStatus: "Quotation Sent",
      payType: "Online Payment",
      voucherCode: CODE,
      discount: fromRupees(100),
      usedCoins: COINS,
      earnedCoins: 0,
      finalTotal: fromRupees(1950),
      heldUntil: reservationEnds(store().clock.read(), DEFAULT_POLICY),
    });
    expect(await stockOf(store(), GHEE)).toBe(48);
    expect(await usesLeft()).toBe(0);
    expect(await balanceOf(waiting.customer)).toBe(0);
    const plain = await waitingPlain();
    expect(await rowOf(plain)).toMatchObject({ earnedCoins: 10 });
    expect(await balanceOf(plain.customer)).toBe(0);
  });

  test("credits what it earns when it is paid [R103] [R106]", async () => {
    const waiting = await waitingPlain();
    await report(store(), paidReport(waiting));
    expect(await rowOf(waiting)).toMatchObject({
      isPaid: true,
      isInvoiced: true,
      saleStatus: "Sales Order",
      heldUntil: null,
    });
    expect(await balanceOf(waiting.customer)).toBe(10);
    await letHoldEnd();
    expect(await stockOf(store(), GHEE)).toBe(49);
  });

  test("is refused when nothing is left to pay", async () => {
    const call = await newCustomer(store(), { coins: 2000 });
    const { address } = await readyToOrder(call, { pid: GHEE });
    await redeemCoins(store(), call, 1100);
    const { data } = await expectDone(call(cart));
    const refused = await expectRefused(call(orderPaymentLink, { body: onlineOrderOf(data, address) }), 409);
    expect(refused.message).toBe(NOTHING_TO_PAY);
    expect(await balanceOf(call)).toBe(2000);
  });
});

describe("an order that is not paid in time", () => {
  test("gives back its stock, voucher and coins, once, and stays to be paid later", async () => {
    const waiting = await waitingWithAll();
    store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes - 1);
    await release();
    expect(await stockOf(store(), GHEE)).toBe(48);
    store().clock.advance(1);
    for (let times = 0; times < 2; times++) await release();
    expect(await rowOf(waiting)).toMatchObject({ isReleased: true, heldUntil: null, isPaid: false });
    expect(await stockOf(store(), GHEE)).toBe(50);
    expect(await usesLeft()).toBe(1);
    expect(await balanceOf(waiting.customer)).toBe(COINS);
    expect(await movementsOf(waiting)).toEqual(["redeemed", "returned"]);
    const uses = await store().db.select().from(voucherUses).where(eq(voucherUses.orderId, waiting.orderId));
    expect(uses).toEqual([]);
  });

  test("holds up no other when it cannot be released", async () => {
    const broken = await waitingWithAll();
    store().clock.advance(1);
    const next = await waitingPlain();
    store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
    // A shelf with room for one jar more, not for two.
    await changeProduct(store(), GHEE, { stock: 2_147_483_646 });
    await expect(release()).rejects.toThrow("1 of 2 failed");
    expect([await rowOf(broken), await rowOf(next)]).toMatchObject([{ isReleased: false }, { isReleased: true }]);

    await changeProduct(store(), GHEE, { stock: 48 });
    await release();
    expect(await rowOf(broken)).toMatchObject({ isReleased: false });
    store().clock.advance(RETRY_MINUTES[0]);
    await release();
    expect(await rowOf(broken)).toMatchObject({ isReleased: true });
    expect(await stockOf(store(), GHEE)).toBe(50);
  });

  test("takes all of it again with Accept and Pay [R158]", async () => {
    const waiting = await waitingWithAll();
    await letHoldEnd();
    await expectDone(acceptAndPay(waiting));
    expect(await rowOf(waiting)).toMatchObject({
      isReleased: false,
      heldUntil: reservationEnds(store().clock.read(), DEFAULT_POLICY),
    });
    expect([await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)]).toEqual([48, 0, 0]);
    await letHoldEnd();
    expect([await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)]).toEqual([50, 1, COINS]);
  });

  test("that is still held has its time renewed by Accept and Pay, and nothing taken twice", async () => {
    const waiting = await waitingWithAll();
    store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes - 1);
    await expectDone(acceptAndPay(waiting));
    expect(await rowOf(waiting)).toMatchObject({ heldUntil: reservationEnds(store().clock.read(), DEFAULT_POLICY) });
    expect(await stockOf(store(), GHEE)).toBe(48);
  });

  const db = () => store().db;
  test.each<[string, (customerId: number) => PromiseLike<unknown>, string]>([
    ["its goods are sold", () => changeProduct(store(), GHEE, { stock: 0 }), outOfStockMessage(["Ghee"])],
    ["too few of them are left", () => changeProduct(store(), GHEE, { stock: 1 }), "Only 1 of Ghee left"],
    ["its voucher is used up", () => db().update(vouchers).set({ usesLeft: 0 }), VOUCHER_USED_UP],
    ["its voucher has expired", () => db().update(vouchers).set({ endsAt: store().clock.read() }), VOUCHER_EXPIRED],
    [
      "its coins are spent",
      (customerId) =>
        db()
          .update(coinWallets)
          .set({ balance: COINS - 1 })
          .where(eq(coinWallets.customerId, customerId)),
      COINS_SPENT,
    ],
  ])("is not to be paid any more when %s, and takes nothing", async (_, happens, message) => {
    const waiting = await waitingWithAll();
    await letHoldEnd();
    await happens(waiting.customer.customer.customerId);
    const before = [await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)];
    expect((await expectRefused(acceptAndPay(waiting), 409)).message).toBe(message);
    expect([await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)]).toEqual(before);
    expect(await rowOf(waiting)).toMatchObject({ isReleased: true, heldUntil: null });
    await db().update(vouchers).set({ endsAt: null });
  });
});

describe("a payment that comes after the hold", () => {
  test("takes everything again, as long as it is there", async () => {
    const waiting = await waitingWithAll();
    await letHoldEnd();
    await report(store(), paidReport(waiting));
    expect(await rowOf(waiting)).toMatchObject({ isPaid: true, isReleased: false });
    expect([await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)]).toEqual([48, 0, 0]);
  });

  test("counts as well when the goods are gone: nothing is taken or credited, and customer and store are notified", async () => {
    const waiting = await waitingWithAll();
    await letHoldEnd();
    await changeProduct(store(), GHEE, { stock: 1 });
    await report(store(), paidReport(waiting));
    expect(await rowOf(waiting)).toMatchObject({ isPaid: true, saleStatus: "Sales Order", isReleased: true });
    expect([await stockOf(store(), GHEE), await usesLeft(), await balanceOf(waiting.customer)]).toEqual([1, 1, COINS]);
    const toStore = await sentTo(store(), "care@surabhiorganics.example");
    expect(toStore.some((text) => text.includes(waiting.txnId))).toBe(true);
  });

  test("tells the demo's customer by mail", async () => {
    const { call } = await store().logIn("customer");
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    const { data } = await expectDone(call(cart));
    const [known] = (await expectDone(call(addresses))).data;
    const waiting = await orderOnline(call, { cart: data, address: known?.id ?? 0 });
    await letHoldEnd();
    await changeProduct(store(), GHEE, { stock: 0 });
    await report(store(), paidReport(waiting));
    expect((await sentTo(store(), "asha@example.com"))[0]).toContain(PAID_TOO_LATE);
  });
});

describe("an order to be paid on delivery", () => {
  test("can be paid online before, and earns its coins once [R158]", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    const { data } = await expectDone(call(placeOrder, { body }));
    expect(await balanceOf(call)).toBe(0);
    const link = await expectDone(acceptAndPay({ call, orderId: data.id }));
    const waiting = { call, orderId: data.id, txnId: link.txn_id ?? "", amount: data.final_total, url: "" };
    await letHoldEnd();
    expect(await stockOf(store(), GHEE)).toBe(49);
    await report(store(), paidReport(waiting));
    expect(await rowOf(waiting)).toMatchObject({ isPaid: true, payType: "Online Payment" });
    expect(await movementsOf(waiting)).toEqual(["earned"]);
    expect(await balanceOf(call)).toBe(10);
  });

  test.each(["Cancelled", "Delivered"])("is not to be paid once it is %s [R158]", async (orderStatus) => {
    const waiting = await waitingPlain();
    await store().db.update(orders).set({ orderStatus }).where(eq(orders.id, waiting.orderId));
    expect((await expectRefused(acceptAndPay(waiting), 409)).message).toBe(NOT_TO_BE_PAID);
  });
});
