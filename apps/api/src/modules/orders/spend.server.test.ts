import { addToCart, cart, placeOrder, validateVoucher, walletHistory } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, voucherKey, ZERO_PAISE } from "@store/domain";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { coinLedger, coinWallets, orderLines, orders, products, vouchers, voucherUses } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { orderOnline, orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { spendCoins } from "../coins/ledger.ts";
import { spendVoucher } from "../vouchers/vouchers.ts";
import { releaseHeldStock } from "./order-payment.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const store = useTestStore();
const GHEE = 1002;
const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

/** 500 rupees, of which no GST. */
const setStock = (id: number, stock: number) => {
  const price = fromRupees(500);
  return changeProduct(store(), id, { stock, pricePaid: price, basePrice: price, gst: ZERO_PAISE, gstRate: 0 });
};

/** Whether every wallet holds what its ledger says, read in one statement. */
async function expectLedgersToAddUp() {
  const wrong = await store()
    .db.select({ customer: coinWallets.customerId, balance: coinWallets.balance })
    .from(coinWallets)
    .where(
      sql`${coinWallets.balance} <> (select coalesce(sum(${coinLedger.added} - ${coinLedger.used}), 0) from ${coinLedger}
        where ${coinLedger.customerId} = ${coinWallets.customerId})`,
    );
  expect(wrong).toEqual([]);
}

describe("on a server", () => {
  test("fifty mixed carts over ten products: what was sold and what is left is what there was", async () => {
    const shelf = await store().db.select({ id: products.id }).from(products).limit(10);
    const ids = shelf.map(({ id }) => id);
    const initial = 30;
    for (const id of ids) await setStock(id, initial);
    const [last] = await store().db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1);
    const buyers = await times(50, async (index) => {
      const call = await newCustomer(store());
      const [first = 0, ...others] = ids
        .map((_, place) => ids[(index * 7 + place * 3) % 10] ?? 0)
        .slice(0, 2 + (index % 4));
      const ready = await readyToOrder(call, { pid: first, quantity: 1 + (index % 3) });
      for (const pid of others) await expectDone(call(addToCart, { body: { pid, quantity: 1 + (index % 2) } }));
      const { data } = await expectDone(call(cart));
      return { call, body: orderOf(data, ready.address, DEFAULT_POLICY.shipping.charge) };
    });
    const answers = await Promise.all(buyers.map(({ call, body }) => call(placeOrder, { body })));
    for (const answer of answers) {
      if (!answer.ok) expect(answer.failure).toMatchObject({ kind: "refused", httpStatus: 409 });
    }
    expect(answers.some(({ ok }) => ok)).toBe(true);
    for (const id of ids) {
      const [sold] = await store()
        .db.select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
        .from(orderLines)
        .where(and(eq(orderLines.productId, id), sql`${orderLines.orderId} > ${last?.id ?? 0}`));
      expect((sold?.pieces ?? 0) + ((await stockOf(store(), id)) ?? 0)).toBe(initial);
    }
    await expectLedgersToAddUp();
  });

  test("fifty redemptions of a whole wallet: one succeeds, and the ledger adds up at every moment", async () => {
    const { db, clock } = store();
    const call = await newCustomer(store(), { coins: 80 });
    const { customerId } = call.customer;
    const [any] = await db.select({ id: orders.id }).from(orders).limit(1);
    const wish = { customerId, orderId: any?.id ?? 0, coins: 80 };
    const [spent] = await Promise.all([
      times(50, () => inTransaction(db, (tx) => spendCoins(tx, wish, clock.read()))),
      times(20, expectLedgersToAddUp),
    ]);
    expect(spent.filter(Boolean)).toHaveLength(1);
    const { data } = await expectDone(call(walletHistory, { params: { contactId: customerId } }));
    expect(data?.map(({ available_coin }) => available_coin)).toEqual([0, 80]);
  });

  test("fifty orders of one cart with a whole wallet: it is spent once", async () => {
    await setStock(GHEE, 1000);
    const call = await newCustomer(store(), { coins: 80 });
    const { address } = await readyToOrder(call, { pid: GHEE });
    await redeemCoins(store(), call, 80);
    const { data } = await expectDone(call(cart));
    const body = orderOf(data, address, DEFAULT_POLICY.shipping.charge);
    const answers = await times(50, () => call(placeOrder, { body }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await expectLedgersToAddUp();
  });

  test("fifty orders with a voucher that is good once: one has it", async () => {
    await setStock(GHEE, 1000);
    const [voucher] = await store()
      .db.insert(vouchers)
      .values({
        code: "RACE",
        codeKey: voucherKey("RACE"),
        kind: "flat",
        amount: fromRupees(50),
        usesLeft: 1,
        createdAt: store().clock.read(),
      })
      .returning();
    const buyers = await times(50, async () => {
      const call = await newCustomer(store());
      const { address } = await readyToOrder(call, { pid: GHEE });
      await expectDone(call(validateVoucher, { query: { voucher_code: "RACE" } }));
      const { data } = await expectDone(call(cart));
      return { call, body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) };
    });
    const answers = await Promise.all(buyers.map(({ call, body }) => call(placeOrder, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const id = voucher?.id ?? 0;
    expect(await store().db.select().from(voucherUses).where(eq(voucherUses.voucherId, id))).toHaveLength(1);
    const [left] = await store().db.select().from(vouchers).where(eq(vouchers.id, id));
    expect(left?.usesLeft).toBe(0);
    expect(await stockOf(store(), GHEE)).toBe(999);
  });

  test("orders with one gift voucher never take more off than it holds", async () => {
    await setStock(GHEE, 1000);
    const [gift] = await store()
      .db.insert(vouchers)
      .values({
        code: "GIFT-RACE",
        codeKey: voucherKey("GIFT-RACE"),
        kind: "flat",
        amount: fromRupees(1250),
        isGift: true,
        createdAt: store().clock.read(),
      })
      .returning();
    const buyers = await times(20, async () => {
      const call = await newCustomer(store());
      const { address } = await readyToOrder(call, { pid: GHEE });
      await expectDone(call(validateVoucher, { query: { voucher_code: "GIFT-RACE" } }));
      const { data } = await expectDone(call(cart));
      return { call, body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) };
    });
    await Promise.all(buyers.map(({ call, body }) => call(placeOrder, { body })));
    const [left] = await store()
      .db.select()
      .from(vouchers)
      .where(eq(vouchers.id, gift?.id ?? 0));
    const uses = await store()
      .db.select()
      .from(voucherUses)
      .where(eq(voucherUses.voucherId, gift?.id ?? 0));
    expect(uses.reduce((sum, { amount }) => sum + amount, left?.amount ?? 0)).toBe(fromRupees(1250));
    // Its rest stays with the one account that was first (C38).
    expect(uses.map(({ customerId }) => customerId)).toEqual([left?.ownerId]);
  });

  test("one customer's orders at once use a promotion as often as a customer may", async () => {
    const { db, clock } = store();
    const terms = { kind: "flat", amount: fromRupees(50), usesPerCustomer: 2, createdAt: clock.read() } as const;
    const [voucher] = await db
      .insert(vouchers)
      .values({ code: "TWICE", codeKey: voucherKey("TWICE"), ...terms })
      .returning();
    if (!voucher) throw new Error("No voucher was written");
    const unused = await db
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(voucherUses, eq(voucherUses.orderId, orders.id))
      .where(isNull(voucherUses.orderId))
      .limit(5);
    const { customerId } = (await newCustomer(store())).customer;
    const amounts = { discount: fromRupees(50), giftVoucher: ZERO_PAISE };
    const spent = await Promise.all(
      unused.map(({ id: orderId }) =>
        inTransaction(db, (tx) => spendVoucher(tx, { voucher, orderId, customerId, ...amounts }, clock.read())),
      ),
    );
    expect([spent.length, spent.filter(Boolean).length]).toEqual([5, 2]);
  });

  test("ten releases and ten payments at once: released or paid, and every sum holds", async () => {
    const { db, clock } = store();
    const [pieces, coins] = [20, 40];
    await setStock(GHEE, pieces);
    const waiting = await times(pieces, async () => {
      const call = await newCustomer(store(), { coins });
      const { address } = await readyToOrder(call, { pid: GHEE });
      await redeemCoins(store(), call, coins);
      const { data } = await expectDone(call(cart));
      return orderOnline(call, { cart: data, address });
    });
    expect(await stockOf(store(), GHEE)).toBe(0);
    clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
    await Promise.all([
      times(10, () => releaseHeldStock(db).run(clock.read())),
      Promise.all(waiting.slice(0, 10).map((one) => report(store(), paidReport(one)))),
      times(10, expectLedgersToAddUp),
    ]);
    await releaseHeldStock(db).run(clock.read());
    const ids = waiting.map(({ orderId }) => orderId);
    const rows = await db.select().from(orders).where(inArray(orders.id, ids));
    for (const row of rows) {
      expect(row.heldUntil).toBeNull();
      expect(row.isPaid || row.isReleased).toBe(true);
    }
    expect(rows.filter(({ isPaid }) => isPaid)).toHaveLength(10);
    const kept = rows.filter(({ isReleased }) => !isReleased);
    expect(kept.every(({ isPaid }) => isPaid)).toBe(true);
    expect(await stockOf(store(), GHEE)).toBe(pieces - kept.length);
    for (const { id, isReleased } of rows) {
      const movements = await db.select().from(coinLedger).where(eq(coinLedger.orderId, id));
      const taken = movements.reduce((sum, { added, used }) => sum + used - added, 0);
      expect(taken).toBe(isReleased ? 0 : coins);
    }
    await expectLedgersToAddUp();
  });

  test("one order released and paid at once, again and again: one of the two", async () => {
    const { db, clock } = store();
    for (let round = 0; round < 10; round++) {
      await setStock(GHEE, 1);
      const waiting = await orderToPay(store(), GHEE);
      const thief = await newCustomer(store());
      clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
      const [, , stolen] = await Promise.all([
        releaseHeldStock(db).run(clock.read()),
        report(store(), paidReport(waiting)),
        (async () => {
          const added = await thief(addToCart, { body: { pid: GHEE } });
          if (!added.ok) return false;
          const { address } = await readyToOrder(thief, { pid: 1003 });
          const { data } = await expectDone(thief(cart));
          return (await thief(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) })).ok;
        })(),
      ]);
      await releaseHeldStock(db).run(clock.read());
      const [row] = await db.select().from(orders).where(eq(orders.id, waiting.orderId));
      expect(row?.isPaid).toBe(true);
      const keeps = row?.isReleased ? 0 : 1;
      expect(keeps + (stolen ? 1 : 0) + ((await stockOf(store(), GHEE)) ?? 0)).toBe(1);
    }
    await expectLedgersToAddUp();
  });
});
