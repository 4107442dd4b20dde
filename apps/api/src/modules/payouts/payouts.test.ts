import {
  applyPayout,
  staffActions as auditLines,
  closedUntil,
  closeOwed,
  closeOwedUntil,
  moneyOwed,
  owedMoney,
  owedMoneyCsv,
  owedUntil,
  payout,
  payoutLinesCsv,
  payoutLinesToCheck,
  payouts as payoutList,
  type RequestOf,
  refundsNotDeducted,
  staffOrder,
  takeBackPayout,
  undoClosedUntil,
  undoClosing,
  uploadPayout,
} from "@store/api-client/contract";
import {
  CARRIERS_WITHOUT_NUMBER,
  CLOSED_BEFORE,
  DEFAULT_POLICY,
  fromRupees,
  MONEY_CHANGED,
  NO_AMOUNT_COLUMN,
  NO_REFERENCE_COLUMN,
  NOTHING_OWED,
  PAYOUT_BUILT_ON,
  PAYOUT_CHANGED,
  PAYOUT_LINE_CLOSED,
  PAYOUT_LINE_MESSAGES,
  PAYOUT_WRONG,
  SELECT_A_DATE,
  toRupees,
} from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders, payments, refunds } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { bringBack, moveOrder } from "../../testing/move-order.ts";
import { newOrderOf } from "../../testing/new-buyer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { deliverOrder } from "../orders/change-order.ts";
import { refundPart } from "../orders/refund-order.ts";
import { payRefundByHand, sendRefundsOf } from "../orders/send-refunds.ts";
import { CLOSING_BATCH, OPENED_BEFORE } from "./close-until.ts";

const GHEE = 1002;
const COURIER = "Gopal Parcels";
const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "owner");
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 5) }));

const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`No order ${id}`);
  return row;
};

let parcels = 0;

/** A cash order with its courier, delivered unless the test says otherwise. */
async function parcel({ isDelivered = true, courier = COURIER } = {}) {
  const { id } = await newOrderOf(store(), GHEE);
  await moveOrder(store(), id, "Shipped");
  const awb = `GP${++parcels}X`;
  await store()
    .db.update(orders)
    .set({ tracking: { courier, number: awb } })
    .where(eq(orders.id, id));
  if (isDelivered) await deliverNow(id);
  const { number, finalTotal } = await rowOf(id);
  return { id, awb, number, total: toRupees(finalTotal) };
}

async function deliverNow(orderId: number) {
  await deliverOrder(store().db, { orderId, actor: "staff", now: store().clock.read(), policy: DEFAULT_POLICY });
}

type Query = Partial<RequestOf<typeof uploadPayout>["query"]>;

const send = (text: string, query: Query = {}) =>
  manager(uploadPayout, { query: { kind: "cash", payer: COURIER, ...query }, body: new Blob([text]) });

async function upload(text: string, query: Query = {}): Promise<number> {
  const { data } = await expectDone(send(text, query));
  if (data.id === undefined) throw new Error(data.problem);
  return data.id;
}

const look = (id: number) => expectDone(manager(payout, { params: { id } }));
const apply = (id: number) => manager(applyPayout, { params: { id } });

/** Uploads a file and applies it; answers the states of its lines. */
async function settle(text: string, query: Query = {}) {
  const id = await upload(text, query);
  const { data } = await look(id);
  await expectDone(apply(id));
  return data.map(({ state }) => state);
}

let transfers = 0;
const newUtr = () => `UTR${++transfers}`;

const owedTo = async (payer = COURIER) =>
  (await expectDone(manager(moneyOwed))).data.payers.find((one) => one.payer === payer);
const owedList = async (payer = COURIER, kind: "cash" | "gateway" = "cash") =>
  (await expectDone(manager(owedMoney, { query: { kind, payer } }))).data;
const moneyOf = async (id: number) => (await expectDone(manager(staffOrder, { params: { id } }))).data.money;

describe("a courier's cash", () => {
  test("is owed from the delivery on, and settled by a file that is looked at and applied once", async () => {
    const courier = "Nandi Express";
    const [paid, short] = [await parcel({ courier }), await parcel({ courier })];
    const late = await parcel({ courier, isDelivered: false });
    const online = await orderToPay(store(), GHEE);
    const { number: onlineNumber } = await rowOf(online.orderId);
    expect(await owedTo(courier)).toMatchObject({ owed: { count: 2 }, week: { count: 2 }, longer: { count: 0 } });
    expect(await moneyOf(paid.id)).toMatchObject({ owed: { payer: courier, amount: fromRupees(paid.total) } });

    const file = [
      "﻿AWB No;Order No;COD Amount;Remittance Date;UTR No;COD charges",
      `${paid.awb.toLowerCase()};;"₹${paid.total.toLocaleString("en-IN", { minimumFractionDigits: 2 })}";01/01/2026;N1;"20,50"`,
      `;#${short.number};${short.total - 50};01/01/2026;N1;`,
      `${late.awb};;${late.total};01/01/2026;N1;`,
      `;${onlineNumber};100;01/01/2026;N1;`,
      "GP-NOBODY;;700;01/01/2026;N1;",
      ";Total;99999;;;",
      ";;;;;",
    ].join("\r\n");
    const id = await upload(file, { payer: courier });
    const { data, summary } = await look(id);
    expect(data.map(({ line, state, counted, rest, short_by }) => [line, state, counted, rest, short_by])).toEqual([
      [2, "matched", fromRupees(paid.total), 0, 0],
      [3, "short", fromRupees(short.total - 50), 0, fromRupees(50)],
      [4, "early", fromRupees(late.total), 0, 0],
      [5, "not_owed", 0, fromRupees(100), 0],
      [6, "unknown", 0, fromRupees(700), 0],
    ]);
    expect(data[0]).toMatchObject({ order_id: paid.id, day: "2026-01-01", utr: "N1", fee: fromRupees(20.5) });
    expect(summary).toMatchObject({ lines: 5, payer: courier, applied_at: undefined });
    // Nothing counts before it is applied.
    expect(await owedTo(courier)).toMatchObject({ owed: { count: 2 } });

    await expectDone(apply(id));
    await expectDone(apply(id));
    expect(await owedTo(courier)).toMatchObject({
      owed: { count: 1, amount: fromRupees(50) },
      short: { count: 1, amount: fromRupees(50) },
    });
    expect(await moneyOf(paid.id)).toMatchObject({
      owed: undefined,
      lines: [{ state: "matched", counted: fromRupees(paid.total), utr: "N1", payout_id: id }],
    });
    await deliverNow(late.id);
    expect(await owedTo(courier)).toMatchObject({ owed: { count: 1 } });

    const again = await expectRefused(send(file, { payer: courier }), 409);
    expect(again.message).toContain("applied on");
    const { data: files } = await expectDone(manager(payoutList));
    expect(files[0]).toMatchObject({ id, lines: 5, payer: courier });
    const { data: audit } = await expectDone(manager(auditLines, { query: { subject: "payout" } }));
    expect(audit.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
  });

  test("of which another file has the lines does not count again; a correction adds", async () => {
    const { awb, number, total, id } = await parcel();
    const first = (more = "") => `Waybill,Amount,UTR${more}\n${awb},${total - 100},U1\n`;
    expect(await settle(first())).toEqual(["short"]);
    // The same line in another file: a column more, the order's number instead of the parcel's.
    const again = await upload(`Order,Amount,UTR\n${number},${total - 100},u1\n`);
    const { data } = await look(again);
    expect(data[0]).toMatchObject({ state: "repeated", counted: 0 });
    expect(data[0]?.earlier_on).toBeDefined();
    await expectDone(apply(again));
    expect((await rowOf(id)).cashReceived).toBe(fromRupees(total - 100));
    expect(await settle(`Order,Amount,UTR\n${number},100,U2\n`)).toEqual(["matched"]);
    expect(await settle(`Order,Amount,UTR\n${number},100,U3\n`)).toEqual(["over"]);
    expect((await rowOf(id)).cashReceived).toBe(fromRupees(total));
  });

  test("of which two files have the transfer, one by UTR, one by day, counts once", async () => {
    const { awb, number, total, id } = await parcel();
    expect(await settle(`Waybill,Amount,UTR\n${awb},${total - 400},V1\n`)).toEqual(["short"]);
    expect(await settle(`Order,Amount,Remittance Date\n${number},${total - 400},02/01/2026\n`)).toEqual(["repeated"]);
    // What is typed for a whole file tells nothing that its lines lack in the other.
    const bare = `Order no,Amount\n${number},${total - 400}\n`;
    expect(await settle(bare, { bank_reference: "v1", paid_on: "2026-01-03" })).toEqual(["repeated"]);
    expect((await rowOf(id)).cashReceived).toBe(fromRupees(total - 400));
  });

  test("that staff had settled is over; what they wrote off is open again", async () => {
    const [settled, lost] = [await parcel(), await parcel()];
    const close = async ({ id, total }: typeof lost, way: "settled" | "written_off") =>
      (await expectDone(manager(closeOwed, { body: { order_id: id, way, reason: "As agreed", seen: total } }))).data.id;
    await close(settled, "settled");
    const closing = await close(lost, "written_off");
    const states = await settle(
      `Order,Amount,UTR\n${settled.number},${settled.total},W1\n${lost.number},${lost.total - 100},W1\n`,
    );
    expect(states).toEqual(["over", "short"]);
    expect(await rowOf(settled.id)).toMatchObject({ cashReceived: 0, cashWrittenOff: fromRupees(settled.total) });
    expect(await rowOf(lost.id)).toMatchObject({ cashReceived: fromRupees(lost.total - 100), cashWrittenOff: 0 });
    expect(await moneyOf(lost.id)).toMatchObject({ owed: { amount: fromRupees(100) }, closings: [] });
    await expectDone(manager(undoClosing, { params: { id: closing } }));
    expect((await rowOf(lost.id)).cashWrittenOff).toBe(0);
    const { data: audit } = await expectDone(manager(auditLines, { query: { subject: "money owed" } }));
    expect(audit.filter(({ subject_id }) => subject_id === closing).map(({ action }) => action)).toEqual([
      "open again",
      "write off",
    ]);
  });

  test("may keep its numbers as a text, with quotes that are not doubled", async () => {
    const { awb, total } = await parcel();
    expect(await settle(`AWB,Amount,UTR\n="${awb}",${total},Q1\n`)).toEqual(["matched"]);
  });

  test("that changed after the look is looked at again", async () => {
    const { number, total, id } = await parcel();
    const file = await upload(`Order,Amount,UTR\n${number},${total},A1\n`);
    const other = await newStaffMember(store(), "manager");
    const { data } = await expectDone(
      other(uploadPayout, {
        query: { kind: "cash", payer: COURIER },
        body: new Blob([`Order,Amount,UTR\n${number},${total},A2\n`]),
      }),
    );
    await expectDone(other(applyPayout, { params: { id: data.id ?? 0 } }));
    expect((await expectRefused(apply(file), 409)).message).toBe(PAYOUT_CHANGED);
    expect((await look(file)).data[0]).toMatchObject({ state: "over", counted: 0 });
    expect((await rowOf(id)).cashReceived).toBe(fromRupees(total));
    await expectDone(apply(file));
    expect((await rowOf(id)).cashReceived).toBe(fromRupees(total));
  });

  test("that was applied is taken back, whoever did it, and the same file is applied again", async () => {
    const [paid, part] = [await parcel(), await parcel()];
    const reference = `GP-${newUtr()}`;
    const utr = newUtr();
    const text = `AWB,Amount,UTR\n${paid.awb},${paid.total},${utr}\n${part.awb},${part.total - 9},${utr}\n${reference},70,${utr}\n`;
    const id = await upload(text);
    await expectDone(apply(id));
    const takeBack = (file: number) => manager(takeBackPayout, { params: { id: file } });

    // A line that staff closed, and a later file that left a line out, hold it.
    const { data: toCheck } = await expectDone(manager(payoutLinesToCheck));
    const line = toCheck.find((one) => one.reference === reference);
    const body = { line_id: line?.id, way: "settled" as const, reason: "Known", seen: 70 };
    const { data: closing } = await expectDone(manager(closeOwed, { body }));
    expect((await expectRefused(takeBack(id), 409)).message).toBe(PAYOUT_LINE_CLOSED);
    await expectDone(manager(undoClosing, { params: { id: closing.id } }));
    const later = await upload(`Order,Amount,UTR\n${paid.number},${paid.total},${utr}\n`);
    await expectDone(apply(later));
    expect((await expectRefused(takeBack(id), 409)).message).toBe(PAYOUT_BUILT_ON);
    expect((await rowOf(paid.id)).cashReceived).toBe(fromRupees(paid.total));
    await expectDone(takeBack(later));

    await expectDone(takeBack(id));
    await expectDone(takeBack(id));
    expect((await rowOf(paid.id)).cashReceived).toBe(0);
    expect(await moneyOf(part.id)).toMatchObject({ owed: { amount: fromRupees(part.total) }, lines: [] });
    const { data: files } = await expectDone(manager(payoutList));
    expect(files.map((file) => file.id)).not.toContain(id);
    const { data: audit } = await expectDone(manager(auditLines, { query: { subject: "payout" } }));
    expect(audit.filter(({ subject_id }) => subject_id === id).map(({ action }) => action)).toEqual([
      "take back",
      "apply",
    ]);
    expect(await settle(text)).toEqual(["matched", "short", "unknown"]);
    expect((await rowOf(part.id)).cashReceived).toBe(fromRupees(part.total - 9));
  });

  test("that came before its delivery is to be checked whole, until it is delivered", async () => {
    const [late, back] = [await parcel({ isDelivered: false }), await parcel({ isDelivered: false })];
    const sum = async () => (await expectDone(manager(moneyOwed))).data.to_check.amount;
    const lineOf = async (id: number) =>
      (await expectDone(manager(payoutLinesToCheck))).data.find(({ order_id }) => order_id === id);
    const before = await sum();
    const utr = newUtr();
    await settle(`Order,Amount,UTR\n${late.number},${late.total + 5},${utr}\n${back.number},${back.total},${utr}\n`);
    expect(await sum()).toBe(before + fromRupees(late.total + 5 + back.total));
    expect(await lineOf(late.id)).toMatchObject({ not_due: "waiting", open: fromRupees(late.total + 5) });
    await deliverNow(late.id);
    await bringBack(store(), back.id);
    const found = await lineOf(late.id);
    expect(found).toMatchObject({ open: fromRupees(5) });
    expect(found?.not_due).toBeUndefined();
    const undelivered = await lineOf(back.id);
    expect(undelivered).toMatchObject({ not_due: "undelivered", open: fromRupees(back.total) });
    const body = { line_id: undelivered?.id, way: "settled" as const, reason: "Paid back", seen: back.total };
    await expectDone(manager(closeOwed, { body }));
    expect(await sum()).toBe(before + fromRupees(5));
  });

  test("with a line that cannot be read is not applied", async () => {
    const { number } = await parcel();
    const id = await upload(`Order,Amount\n${number},nine\n,\n,5\n`);
    expect((await look(id)).data).toMatchObject([
      { line: 2, state: "unreadable", problem: PAYOUT_LINE_MESSAGES.amount },
      { line: 4, state: "unreadable", problem: PAYOUT_LINE_MESSAGES.reference },
    ]);
    expect((await expectRefused(apply(id), 409)).message).toBe(PAYOUT_WRONG);
  });

  test("is read by columns that staff chose, which are remembered for the courier", async () => {
    const payer = "Kamadhenu Cargo";
    const [one, two] = [await parcel({ courier: payer }), await parcel({ courier: payer })];
    const file = (awb: string, total: number) => `Parcel,Value,Kept\n${awb},${total},1\n`;
    const { data } = await expectDone(send(file(one.awb, one.total), { payer }));
    expect(data).toMatchObject({ headers: ["Parcel", "Value", "Kept"], problem: NO_REFERENCE_COLUMN.cash });
    expect(data.id).toBeUndefined();
    const half = await expectDone(send(file(one.awb, one.total), { payer, tracking: "Parcel" }));
    expect(half.data.problem).toBe(NO_AMOUNT_COLUMN);
    const chosen = {
      payer,
      tracking: "Parcel",
      amount: "Value",
      fee: "Kept",
      paid_on: "2026-01-02",
      bank_reference: "B7",
    };
    expect(await settle(file(one.awb, one.total), chosen)).toEqual(["matched"]);
    expect(await settle(file(two.awb, two.total), { payer: "KAMADHENU cargo", bank_reference: "B8" })).toEqual([
      "matched",
    ]);
    expect(await moneyOf(one.id)).toMatchObject({ lines: [{ day: "2026-01-02", utr: "B7", fee: fromRupees(1) }] });
  });

  test("of two parcels with one number is the courier's own", async () => {
    const [mine, theirs] = [await parcel(), await parcel({ courier: "Bull Cart" })];
    await store()
      .db.update(orders)
      .set({ tracking: { courier: "Bull Cart", number: mine.awb } })
      .where(eq(orders.id, theirs.id));
    const id = await upload(`AWB,Amount,UTR\n${mine.awb},${mine.total},${newUtr()}\n`);
    expect((await look(id)).data[0]).toMatchObject({ order_id: mine.id });
    const both = await upload(`AWB,Order,Amount\n${(await parcel()).awb},${mine.number},5\n`);
    expect((await look(both)).data[0]).toMatchObject({ state: "unknown" });
  });

  test("of one parcel with two orders is that of the one that was paid at the door", async () => {
    const [first, added] = [await parcel(), await parcel()];
    // The same parcel, however somebody wrote of it.
    const tracking = { courier: ` ${COURIER.toUpperCase()}`, number: first.awb, url: "https://example.com/track" };
    const { db } = store();
    await db.update(orders).set({ payType: "Online Payment" }).where(eq(orders.id, first.id));
    await db.update(orders).set({ goesWith: first.id, tracking }).where(eq(orders.id, added.id));
    for (const [headers, cells] of [
      ["AWB", first.awb],
      ["Order", first.number],
      ["Order,AWB", `${first.number},${first.awb}`],
      ["Order,AWB", `${added.number},${first.awb}`],
    ]) {
      const id = await upload(`${headers},Amount,UTR\n${cells},${added.total},${newUtr()}\n`);
      expect((await look(id)).data[0]).toMatchObject({ order_id: added.id, state: "matched" });
    }
    // Two orders that were paid before: it is about their parcel all the same.
    await db.update(orders).set({ payType: "Online Payment" }).where(eq(orders.id, added.id));
    const id = await upload(`AWB,Amount\n${first.awb},5\n`);
    expect((await look(id)).data[0]).toMatchObject({ order_id: first.id, state: "not_owed" });
  });

  test.each<[string, string | Uint8Array, Query, number]>([
    ["no courier", "AWB,Amount\n1,2\n", { payer: "" }, 400],
    ["an empty file", "", {}, 400],
    ["a file without lines", "AWB,Amount\n", {}, 400],
    ["a quote that is not closed", 'AWB,Amount\n"1,2\n', {}, 400],
    ["too many lines", `AWB,Amount\n${"1,2\n".repeat(20_001)}`, {}, 400],
    ["a day to come", "AWB,Amount\n1,2\n", { paid_on: "2099-01-01" }, 400],
  ])("with %s is refused", async (_, text, query, status) => {
    await expectRefused(send(String(text), query), status);
  });

  test("of a file that is no text is refused", async () => {
    const body = new Blob([new Uint8Array([0, 159, 146, 150, 0, 10, 1, 2])]);
    await expectRefused(manager(uploadPayout, { query: { kind: "cash", payer: COURIER }, body }), 400);
  });
});

describe("what is owed", () => {
  test("is listed by courier, state and age, the oldest first, and as a file", async () => {
    const payer = "=Slow Oxen";
    const [old, young, part] = [
      await parcel({ courier: payer }),
      await parcel({ courier: payer }),
      await parcel({ courier: payer }),
    ];
    const before = (days: number) => new Date(store().clock.read().getTime() - days * 86_400_000);
    await store()
      .db.update(orders)
      .set({ deliveredAt: before(20) })
      .where(eq(orders.id, old.id));
    await store()
      .db.update(orders)
      .set({ deliveredAt: before(10) })
      .where(eq(orders.id, part.id));
    expect(await settle(`Order,Amount,UTR\n${part.number},1,${newUtr()}\n`, { payer })).toEqual(["short"]);
    expect(await owedTo(payer)).toMatchObject({
      ...{ owed: { count: 3 }, week: { count: 1 }, fortnight: { count: 1 }, longer: { count: 1 }, short: { count: 1 } },
      oldest: before(20).toISOString(),
    });
    expect((await owedList(payer)).map(({ order_id }) => order_id)).toEqual([old.id, part.id, young.id]);
    const ask = async (query: object) =>
      (await expectDone(manager(owedMoney, { query: { payer: " =SLOW oxen", ...query } }))).data.map(
        ({ order_id }) => order_id,
      );
    expect(await ask({ state: "short" })).toEqual([part.id]);
    expect(await ask({ state: "missing" })).toEqual([old.id, young.id]);
    expect(await ask({ age: "week" })).toEqual([young.id]);
    expect(await ask({ age: "fortnight" })).toEqual([part.id]);
    expect(await ask({ age: "longer", state: "missing" })).toEqual([old.id]);
    const { content } = await expectDone(manager(owedMoneyCsv, { query: { payer } }));
    expect((await content.text()).trim().split("\r\n")).toHaveLength(4);
  });

  test.each(CARRIERS_WITHOUT_NUMBER)("has nothing of what %s brought", async (carrier) => {
    const { id } = await parcel({ courier: ` ${carrier.toUpperCase()}` });
    const { data } = await expectDone(manager(moneyOwed));
    expect(data.payers.map(({ payer }) => payer.toLowerCase())).not.toContain(carrier.toLowerCase());
    expect((await moneyOf(id))?.owed).toBeUndefined();
  });

  test("is closed with a reason by who saw how much it is, and opened again", async () => {
    const { id, total, number } = await parcel();
    const closing = { order_id: id, way: "written_off" as const, reason: "The courier lost it" };
    const seen = (rupees: number) => manager(closeOwed, { body: { ...closing, seen: rupees } });
    expect((await expectRefused(seen(total - 1), 409)).message).toBe(MONEY_CHANGED);
    const { data } = await expectDone(seen(total));
    expect((await expectRefused(seen(total), 409)).message).toBe(NOTHING_OWED);
    expect((await owedList()).map(({ order_id }) => order_id)).not.toContain(id);
    expect(await moneyOf(id)).toMatchObject({ owed: undefined, closings: [{ id: data.id, reason: closing.reason }] });
    await expectDone(manager(undoClosing, { params: { id: data.id } }));
    await expectDone(manager(undoClosing, { params: { id: data.id } }));
    expect((await owedList()).find(({ order_id }) => order_id === id)).toMatchObject({ left: fromRupees(total) });
    expect(await moneyOf(id)).toMatchObject({ closings: [] });
    const { data: audit } = await expectDone(manager(auditLines, { query: { subject: "money owed" } }));
    expect(audit.filter(({ subject_id }) => subject_id === data.id).map(({ action }) => action)).toEqual([
      "open again",
      "write off",
    ]);
    expect(JSON.stringify(audit)).toContain(number);
  });

  test("until a day is closed at once by who saw how much it is, and opened again", async () => {
    const courier = "Old Parcels";
    const until = "2026-01-31";
    const parcels = [await parcel({ courier }), await parcel({ courier: " old parcels" }), await parcel({ courier })];
    const days = ["2026-01-31T18:29:59Z", "2026-01-02T06:00:00Z", "2026-01-31T18:30:00Z"];
    for (const [place, { id }] of parcels.entries()) {
      const deliveredAt = new Date(days[place] ?? "");
      await store().db.update(orders).set({ deliveredAt }).where(eq(orders.id, id));
    }
    const [one, two, later] = parcels;
    const total = (one?.total ?? 0) + (two?.total ?? 0);
    const query = { payer: courier, until };
    const preview = async (asked: object = query) =>
      (await expectDone(manager(owedUntil, { query: { ...query, ...asked } }))).data;
    expect(await preview()).toEqual({ count: 2, amount: fromRupees(total) });
    expect((await preview({ payer: undefined })).count).toBeGreaterThanOrEqual(2);
    const reason = "Before we followed it";
    const close = (seen_count: number, seen: number) =>
      manager(closeOwedUntil, { body: { ...query, way: "settled" as const, reason, seen_count, seen } });
    for (const [count, seen] of [
      [3, total],
      [2, total + 0.01],
    ] as const)
      expect((await expectRefused(close(count, seen), 409)).message).toBe(MONEY_CHANGED);
    expect(await moneyOf(one?.id ?? 0)).toMatchObject({ closings: [], owed: {} });
    const { data } = await expectDone(close(2, total));
    const together = async () =>
      (await expectDone(manager(closedUntil))).data.find((one) => one.together === data.together);
    expect(await together()).toMatchObject({
      kind: "cash",
      count: 2,
      amount: fromRupees(total),
      way: "settled",
      reason,
    });
    expect(await preview()).toEqual({ count: 0, amount: 0 });
    expect((await expectRefused(close(2, total), 409)).message).toBe(NOTHING_OWED);
    for (const closed of [one, two])
      expect(await moneyOf(closed?.id ?? 0)).toMatchObject({
        ...{ owed: undefined, closings: [{ reason, way: "settled", amount: fromRupees(closed?.total ?? 0) }] },
      });
    expect((await moneyOf(later?.id ?? 0))?.owed).toBeDefined();
    const single = (await moneyOf(one?.id ?? 0))?.closings[0]?.id ?? 0;
    await expectDone(manager(undoClosing, { params: { id: single } }));
    expect(await preview()).toEqual({ count: 1, amount: fromRupees(one?.total ?? 0) });
    expect(await together()).toMatchObject({ count: 1, amount: fromRupees(two?.total ?? 0) });
    const undo = () => manager(undoClosedUntil, { params: { together: data.together } });
    await expectDone(undo());
    expect((await expectRefused(undo(), 409)).message).toBe(OPENED_BEFORE);
    expect(await together()).toBeUndefined();
    expect(await preview()).toEqual({ count: 2, amount: fromRupees(total) });
    await expectRefused(manager(undoClosedUntil, { params: { together: crypto.randomUUID() } }), 404);
    const { data: audit } = await expectDone(manager(auditLines, { query: { subject: "money owed" } }));
    expect(audit.slice(0, 3).map(({ action }) => action)).toEqual([
      "open all again",
      "open again",
      "close all until a day",
    ]);
    expect(JSON.stringify(audit[2])).toContain(until);
  });

  test("until a day is closed and opened again in batches, each of which a statement has time for", async () => {
    const { id: from } = await parcel({ courier: "Many Parcels" });
    const { id: _, ...row } = await rowOf(from);
    const deliveredAt = new Date("2025-06-01T06:00:00Z");
    const copies = Array.from({ length: CLOSING_BATCH }, (_, place) => ({
      ...row,
      ...{ number: `${row.number}-${place}`, deliveredAt },
    }));
    for (let at = 0; at < copies.length; at += 100)
      await store()
        .db.insert(orders)
        .values(copies.slice(at, at + 100));
    await store().db.update(orders).set({ deliveredAt }).where(eq(orders.id, from));
    const query = { payer: "Many Parcels", until: "2025-06-01" };
    const { count, amount } = (await expectDone(manager(owedUntil, { query }))).data;
    expect(count).toBe(CLOSING_BATCH + 1);
    const body = { ...query, way: "settled" as const, reason: "Old", seen_count: count, seen: toRupees(amount) };
    /** How many orders the statements of the last transaction wrote, each. */
    const written = async () =>
      (
        await store()
          .db.select({ count: sql<number>`count(*)::int` })
          .from(orders)
          .where(eq(orders.deliveredAt, deliveredAt))
          .groupBy(sql.raw("cmin::text"))
          .orderBy(sql.raw("1"))
      ).map((statement) => statement.count);
    const { together } = (await expectDone(manager(closeOwedUntil, { body }))).data;
    expect(await written()).toEqual([1, CLOSING_BATCH]);
    expect((await expectDone(manager(owedUntil, { query }))).data).toEqual({ count: 0, amount: 0 });
    const isListed = async () => (await expectDone(manager(closedUntil))).data.some((one) => one.together === together);
    expect(await isListed()).toBe(true);
    await expectDone(manager(undoClosedUntil, { params: { together } }));
    expect(await isListed()).toBe(false);
    expect(await written()).toEqual([1, CLOSING_BATCH]);
    expect((await expectDone(manager(owedUntil, { query }))).data).toEqual({ count, amount });
  });

  test("until a day that there is not is not closed, and until the last that there is can be", async () => {
    const last = { query: { payer: "Nobody", until: "9999-12-31" } };
    expect((await expectDone(manager(owedUntil, last))).data.count).toBe(0);
    const body = { kind: "cash" as const, way: "settled" as const, reason: "Old", seen_count: 0, seen: 0 };
    for (const until of ["2026-02-31", "0099-01-01"]) {
      expect((await expectRefused(manager(owedUntil, { query: { until } }), 400)).message).toBe(SELECT_A_DATE);
      await expectRefused(manager(closeOwedUntil, { body: { ...body, until } }), 400);
    }
  });

  test.each([{}, { order_id: 1, line_id: 1 }])("%j is not one thing to close", async (subject) => {
    await expectRefused(manager(closeOwed, { body: { ...subject, way: "settled", reason: "Paid", seen: 1 } }), 400);
  });

  test("of a line that belongs to nothing is closed too", async () => {
    const reference = `GP-${newUtr()}`;
    await settle(`AWB,Amount,UTR\n${reference},700,${newUtr()}\n`);
    const lines = async (closed: "yes" | "no") =>
      (await expectDone(manager(payoutLinesToCheck, { query: { closed } }))).data.find(
        (line) => line.reference === reference,
      );
    const line = await lines("no");
    expect(line).toMatchObject({ state: "unknown", rest: fromRupees(700), payer: COURIER });
    const body = { line_id: line?.id, way: "settled" as const, reason: "An order of the old shop" };
    expect((await expectRefused(manager(closeOwed, { body: { ...body, seen: 1 } }), 409)).message).toBe(MONEY_CHANGED);
    const { data } = await expectDone(manager(closeOwed, { body: { ...body, seen: 700 } }));
    expect((await expectRefused(manager(closeOwed, { body: { ...body, seen: 700 } }), 409)).message).toBe(
      CLOSED_BEFORE,
    );
    expect(await lines("no")).toBeUndefined();
    expect(await lines("yes")).toMatchObject({ closing: { id: data.id, reason: body.reason } });
    const { content } = await expectDone(manager(payoutLinesCsv, { query: { closed: "yes" } }));
    expect(await content.text()).toContain(body.reason);
    await expectDone(manager(undoClosing, { params: { id: data.id } }));
    expect(await lines("no")).toBeDefined();
  });
});

describe("a settlement of the gateway", () => {
  const gateway = testPayments.gateway.name;

  async function paid() {
    const waiting = await orderToPay(store(), GHEE);
    await report(store(), paidReport(waiting));
    const [row] = await store().db.select().from(payments).where(eq(payments.txnId, waiting.txnId));
    return { ...waiting, reference: row?.gatewayReference ?? "", total: toRupees(waiting.amount) };
  }

  const HEADERS =
    "Merchant Txn ID,PayU ID,Action,Amount,Merchant Service Fee,Merchant Service Tax,Merchant Net Amount,Settlement Date,UTR";
  const settleOnline = (...lines: readonly string[]) =>
    settle([HEADERS, ...lines].join("\n"), { kind: "gateway", payer: undefined });

  test("until a day is closed at once too, and no cash with it", async () => {
    const { amount, txnId } = await paid();
    const until = "2025-12-31";
    const settledAt = new Date("2025-12-31T10:00:00Z");
    await store().db.update(payments).set({ settledAt }).where(eq(payments.txnId, txnId));
    const query = { kind: "gateway" as const, payer: gateway, until };
    expect((await expectDone(manager(owedUntil, { query }))).data).toEqual({ count: 1, amount });
    const body = { ...query, way: "written_off" as const, reason: "Old", seen_count: 1, seen: toRupees(amount) };
    await expectDone(manager(closeOwedUntil, { body }));
    expect((await expectDone(manager(owedUntil, { query }))).data.count).toBe(0);
    const [row] = await store().db.select().from(payments).where(eq(payments.txnId, txnId));
    expect(row?.writtenOff).toBe(amount);
  });

  test("pays what customers paid online, by its number or the shop's, with fee and GST", async () => {
    const [one, two] = [await paid(), await paid()];
    expect((await owedList(gateway, "gateway")).map(({ txn_id }) => txn_id)).toEqual(
      expect.arrayContaining([one.txnId, two.txnId]),
    );
    expect(await moneyOf(one.orderId)).toMatchObject({ owed: { kind: "gateway", amount: one.amount } });
    const utr = newUtr();
    const states = await settleOnline(
      `,${one.reference},capture,${one.total},20,3.60,${one.total - 23.6},2026-01-03,${utr}`,
      `${two.txnId.toUpperCase()},,capture,${two.total - 1},20,3.60,,2026-01-03,${utr}`,
      `nobody,,capture,5,,,,2026-01-03,${utr}`,
    );
    expect(states).toEqual(["matched", "short", "unknown"]);
    expect(await moneyOf(one.orderId)).toMatchObject({
      owed: undefined,
      lines: [{ fee: fromRupees(20), tax: fromRupees(3.6), day: "2026-01-03", utr }],
    });
    const open = (await owedList(gateway, "gateway")).find(({ txn_id }) => txn_id === two.txnId);
    expect(open).toMatchObject({ order_id: two.orderId, left: fromRupees(1), received: fromRupees(two.total - 1) });
    const body = { txn_id: two.txnId, way: "settled" as const, reason: "Rounded by PayU", seen: 1 };
    const { data } = await expectDone(manager(closeOwed, { body }));
    expect(await moneyOf(two.orderId)).toMatchObject({ owed: undefined, closings: [{ id: data.id }] });
    await expectDone(manager(undoClosing, { params: { id: data.id } }));
    expect(await moneyOf(two.orderId)).toMatchObject({ owed: { amount: fromRupees(1) } });
  });

  test("takes off refunds once, and a chargeback is to be checked", async () => {
    const { orderId, txnId, total, amount } = await paid();
    const now = store().clock.read();
    const back = { orderId, amount: fromRupees(100), reason: "One jar leaked", seenRefundable: amount };
    await refundPart(store().db, { ...back, staffId: manager.customer.customerId }, now, DEFAULT_POLICY);
    await sendRefundsOf({ db: store().db, payment: testPayments.gateway }, orderId, now);
    const refundsOpen = async () => (await expectDone(manager(moneyOwed))).data.refunds.count;
    const ofOrder = async () =>
      (await expectDone(manager(refundsNotDeducted))).data.filter(({ order_id }) => order_id === orderId);
    const unsettled = await refundsOpen();
    expect(await ofOrder()).toEqual([]);
    const utr = newUtr();
    expect(await settleOnline(`${txnId},,capture,${total},,,,2026-01-03,${utr}`)).toEqual(["matched"]);
    const open = await refundsOpen();
    expect(open).toBe(unsettled + 1);
    expect(await ofOrder()).toMatchObject([{ txn_id: txnId, amount: fromRupees(100) }]);
    expect(
      await settleOnline(`${txnId},,refund,100,,,,2026-01-03,${utr}`, `${txnId},,chargeback,-300,,,,2026-01-03,${utr}`),
    ).toEqual(["matched", "taken_back"]);
    expect(await refundsOpen()).toBe(open - 1);
    expect(await ofOrder()).toEqual([]);
    expect(await settleOnline(`${txnId},,refund,-100,0,,,2026-01-03,${utr}`)).toEqual(["repeated"]);
    const { data } = await expectDone(manager(payoutLinesToCheck));
    expect(data.find((line) => line.reference === txnId)).toMatchObject({ rest: fromRupees(-300), order_id: orderId });
    expect((await moneyOf(orderId))?.lines.map(({ is_refund }) => is_refund)).toEqual([false, true, false]);
  });

  test("does not take off a refund that staff paid by hand", async () => {
    const { orderId, txnId, total, amount } = await paid();
    const now = store().clock.read();
    const { customerId: staffId } = manager.customer;
    const back = { orderId, amount: fromRupees(100), reason: "One jar leaked", seenRefundable: amount };
    await refundPart(store().db, { ...back, staffId }, now, DEFAULT_POLICY);
    await settleOnline(`${txnId},,capture,${total},,,,2026-01-04,${newUtr()}`);
    const refundsOpen = async () => (await expectDone(manager(moneyOwed))).data.refunds.count;
    const open = await refundsOpen();
    const failed = { state: "failed", failure: "No such account", settledAt: now } as const;
    const [refund] = await store().db.update(refunds).set(failed).where(eq(refunds.orderId, orderId)).returning();
    const closing = { orderId, refundId: refund?.id ?? 0, staffId, method: "UPI", reference: "U9" } as const;
    await payRefundByHand({ db: store().db, payment: testPayments.gateway }, closing, now);
    expect(await refundsOpen()).toBe(open);
    expect(await settleOnline(`${txnId},,refund,-100,,,,2026-01-04,${newUtr()}`)).toEqual(["taken_back"]);
  });
});

test("a packer does not see an order's money", async () => {
  const packer = await newStaffMember(store(), "packer");
  const { id } = await parcel();
  expect((await expectDone(packer(staffOrder, { params: { id } }))).data.money).toBeUndefined();
});
