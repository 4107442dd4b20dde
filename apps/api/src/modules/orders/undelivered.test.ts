import { randomUUID } from "node:crypto";
import { cart, order as orderCall, placeOrder, validateVoucher, walletHistory } from "@store/api-client/contract";
import {
  addDays,
  DEFAULT_POLICY,
  formatRupees,
  fromRupees,
  PAID_BACK_BEFORE,
  SENT_AGAIN_BEFORE,
  subtractMoney,
  todayInIndia,
  UNDELIVERED_DAY,
  VOUCHER_USED_UP,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers, orders, refunds, vouchers } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { bringBack, moveOrder } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { orderOnline, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readBalance, readPendingCoins } from "../coins/read-wallet.ts";
import { deliverOrder, recordUndelivered, refundUndelivered, sendOrderAgain } from "./change-order.ts";
import { readCreditNotes } from "./invoice.ts";
import { findCreditNotes, findInvoices } from "./issue-invoice.ts";
import { markOrderPaid } from "./order-payment.ts";
import { findRefunds } from "./refund-order.ts";

const GHEE = 1002;
const store = useTestStore();
beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 5) }));

const stepBy = (orderId: number) =>
  ({ orderId, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() }) as const;
const messageOf = (result: unknown) => (result instanceof HttpError ? result.refusal.message : undefined);
const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`No order ${id}`);
  return row;
};
const wireOf = async (call: NewCustomer, id: number) => (await expectDone(call(orderCall, { params: { id } }))).data;

let lastCode = 0;

/** A gift voucher of a test's own. */
async function newGift(rupees: number): Promise<string> {
  const code = `BACK-${++lastCode}`;
  const columns = { code, codeKey: code, kind: "flat", isGift: true, createdAt: store().clock.read() } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...columns, amount: fromRupees(rupees) });
  return code;
}

const leftOn = async (code: string) => {
  const [voucher] = await store().db.select().from(vouchers).where(eq(vouchers.codeKey, code));
  return voucher?.amount;
};

interface Purchase {
  readonly coins?: number;
  readonly code?: string;
  readonly isOnline?: boolean;
}

/** An order that was handed to its courier. */
async function shipped({ coins = 0, code, isOnline = false }: Purchase = {}) {
  const call = await newCustomer(store(), { coins });
  const email = `back-${call.customer.customerId}@example.com`;
  await store().db.update(customers).set({ email }).where(eq(customers.id, call.customer.customerId));
  const { address } = await readyToOrder(call, { pid: GHEE });
  if (code) await expectDone(call(validateVoucher, { query: { voucher_code: code } }));
  if (coins > 0) await redeemCoins(store(), call, coins);
  const { data } = await expectDone(call(cart));
  let id = 0;
  if (isOnline) {
    const waiting = await orderOnline(call, { cart: data, address });
    await report(store(), paidReport(waiting));
    id = waiting.orderId;
  } else {
    id = (await expectDone(call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }))).data.id;
  }
  await moveOrder(store(), id, "Shipped");
  return { call, id, email, customerId: call.customer.customerId };
}

const papersTo = async (email: string) =>
  (await store().outbox()).find(({ to }) => to === email)?.attachments.map(({ name }) => name);
const mailsTo = async (email: string) =>
  (await store().outbox()).filter(({ to }) => to === email).map(({ text }) => text);

describe("a cash order's parcel that comes back undelivered [C55]", () => {
  test("leaves nothing to pay, to count as open, or to wait for", async () => {
    const { call, id, email, customerId } = await shipped();
    expect(await readPendingCoins(store().db, customerId)).toBeGreaterThan(0);
    await bringBack(store(), id);
    expect(await wireOf(call, id)).toMatchObject({
      order_status: "Undelivered",
      undelivered_on: todayInIndia(store().clock.read()),
      ...{ is_paid: false, refunds: [], delivery_date: undefined },
    });
    expect(await readPendingCoins(store().db, customerId)).toBe(0);
    const wallet = await expectDone(call(walletHistory, { params: { contactId: customerId } }));
    expect([wallet.pending_coins, wallet.data]).toEqual([0, []]);
    expect(await findRefunds(store().db, id)).toEqual([]);
    const mails = (await mailsTo(email)).join("\n");
    expect(mails).toContain("could not be delivered, and came back to us. Nobody was there. There is nothing to pay.");
  });

  test("gives voucher and coins back, takes its invoice back, and its goods into stock only where they can be sold", async () => {
    const code = await newGift(300);
    const stock = await stockOf(store(), GHEE);
    const { id, customerId } = await shipped({ coins: 40, code });
    await bringBack(store(), id);
    expect([await readBalance(store().db, customerId), await leftOn(code)]).toEqual([40, fromRupees(300)]);
    expect(await findCreditNotes(store().db, id)).toMatchObject([{ part: null, refund: 0, isPaid: false }]);
    expect(await stockOf(store(), GHEE)).toBe((stock ?? 0) - 1);

    const sellable = await shipped();
    await bringBack(store(), sellable.id, { isRestocked: true });
    expect(await stockOf(store(), GHEE)).toBe((stock ?? 0) - 1);
  });

  test("is sent again once, with what it had taken, and is paid at the door", async () => {
    const code = await newGift(300);
    const { call, id, email, customerId } = await shipped({ coins: 40, code });
    const stock = await stockOf(store(), GHEE);
    await bringBack(store(), id, { isRestocked: true });
    const tracking = { courier: "Garuda Parcels", number: "GP2" };
    await sendOrderAgain(store().db, stepBy(id), tracking);
    expect([await readBalance(store().db, customerId), await leftOn(code), await stockOf(store(), GHEE)]).toEqual([
      ...[0, 0, stock],
    ]);
    const seen = await wireOf(call, id);
    expect(seen).toMatchObject({ order_status: "Shipped", is_sent_again: true, tracking });
    expect(seen.timeline?.map(({ state }) => state).slice(-3)).toEqual(["Shipped", "Undelivered", "Shipped"]);
    expect(await mailsTo(email)).toContainEqual(expect.stringContaining("is on its way again with Garuda Parcels"));

    const [sent, takenBack] = await findInvoices(store().db, id);
    expect(await papersTo(email)).toContain(`invoice-${id}.pdf`);
    await bringBack(store(), id);
    expect(await readBalance(store().db, customerId)).toBe(40);
    const notes = await findCreditNotes(store().db, id);
    expect(notes.map(({ invoiceNumber, part }) => [invoiceNumber, part])).toEqual([
      [takenBack?.number, null],
      [sent?.number, null],
    ]);
    expect(
      (await readCreditNotes(store().db, await rowOf(id))).map(({ number, invoice }) => [number, invoice.number]),
    ).toEqual(notes.map(({ number, invoiceNumber }) => [number, invoiceNumber]));
    const refused = await sendOrderAgain(store().db, stepBy(id));
    expect(messageOf(refused)).toBe(SENT_AGAIN_BEFORE);
  });

  test("earns its coins when it is delivered after all", async () => {
    const { id, customerId } = await shipped();
    await bringBack(store(), id);
    await sendOrderAgain(store().db, stepBy(id));
    expect(await readPendingCoins(store().db, customerId)).toBe(10);
    await deliverOrder(store().db, stepBy(id));
    expect(await readBalance(store().db, customerId)).toBe(10);
    expect(await rowOf(id)).toMatchObject({ orderStatus: "Delivered", isPaid: true, isReleased: false });
  });

  test("is not sent again without what its customer spent in the meantime", async () => {
    const code = await newGift(300);
    const { id } = await shipped({ code });
    await bringBack(store(), id);
    await store()
      .db.update(vouchers)
      .set({ amount: fromRupees(299) })
      .where(eq(vouchers.codeKey, code));
    const refused = await sendOrderAgain(store().db, stepBy(id));
    expect(messageOf(refused)).toBe(VOUCHER_USED_UP);
    expect(await rowOf(id)).toMatchObject({ orderStatus: "Undelivered", isSentAgain: false });
  });

  test("is not made good by a payment that comes too late: the shop refunds it", async () => {
    const { id } = await shipped();
    await bringBack(store(), id);
    const paid = await store().db.transaction((tx) =>
      markOrderPaid(tx, id, async () => undefined, store().clock.read(), DEFAULT_POLICY),
    );
    expect(paid.isKept).toBe(false);
    expect(await rowOf(id)).toMatchObject({ orderStatus: "Undelivered", isPaid: true, isReleased: true });
  });
});

describe("a paid order's parcel that comes back undelivered [C55]", () => {
  test("is refunded less nothing, with voucher and coins, and is not sent again then", async () => {
    const code = await newGift(300);
    const { id, email } = await shipped({ code, isOnline: true });
    const { finalTotal } = await rowOf(id);
    await bringBack(store(), id, { isRefunded: true });
    expect(await findRefunds(store().db, id)).toMatchObject([{ amount: finalTotal, withheld: 0 }]);
    expect(await leftOn(code)).toBe(fromRupees(300));
    expect(await papersTo(email)).toEqual([expect.stringMatching(/^credit-note-/)]);
    expect((await mailsTo(email)).join("\n")).toMatch(/We refund ₹[\d,.]+ to the way you paid.*gift voucher back\./);
    const refused = await sendOrderAgain(store().db, stepBy(id));
    expect(messageOf(refused)).toBe(PAID_BACK_BEFORE);
  });

  test("promises what is left of its money, where a part was refunded before", async () => {
    const { id, email } = await shipped({ isOnline: true });
    const { finalTotal } = await rowOf(id);
    const now = store().clock.read();
    const amount = fromRupees(100);
    const refund = {
      orderId: id,
      reason: "A jar is missing",
      amount,
      token: randomUUID(),
      requestedAt: now,
      dueAt: now,
    };
    await store().db.insert(refunds).values(refund);
    await bringBack(store(), id);
    const left = formatRupees(subtractMoney(finalTotal, amount));
    expect((await mailsTo(email)).join("\n")).toContain(`Otherwise we refund ${left}.`);
  });

  test("keeps its money until staff says: it is sent again, or refunded", async () => {
    const { id, customerId, email } = await shipped({ isOnline: true });
    const { finalTotal } = await rowOf(id);
    const earned = await readBalance(store().db, customerId);
    await bringBack(store(), id);
    expect(await findRefunds(store().db, id)).toEqual([]);
    expect((await mailsTo(email)).join("\n")).toContain("if you want us to send it again. Otherwise we refund");
    await sendOrderAgain(store().db, stepBy(id));
    await bringBack(store(), id);
    expect(await readBalance(store().db, customerId)).toBe(earned);

    for (const _ of ["", "asked again"]) await refundUndelivered(store().db, stepBy(id));
    expect(await findRefunds(store().db, id)).toMatchObject([{ amount: finalTotal }]);
    expect(await readBalance(store().db, customerId)).toBe(0);
    expect(await findCreditNotes(store().db, id)).toHaveLength(1);
  });
});

describe("the day on which a parcel came back", () => {
  test.each([
    [-1, false],
    [0, true],
    [1, false],
  ])("is one from its shipping until today: %d days off", async (days, isRight) => {
    const { id } = await shipped();
    const day = addDays(todayInIndia(store().clock.read()), days);
    const recorded = await recordUndelivered(store().db, stepBy(id), { day });
    expect(messageOf(recorded)).toBe(isRight ? undefined : UNDELIVERED_DAY);
  });
});
