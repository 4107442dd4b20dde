import {
  changeStock,
  createBatch,
  dashboard,
  editBatch,
  orderPaymentLink,
  productDetail,
  type RequestOf,
  staffBatches,
  staffBatchesCsv,
  staffOrder,
  stockMovements,
  undoStock,
} from "@store/api-client/contract";
import {
  addDays,
  BATCH_DAY_MISSING,
  BATCH_IS_EXPIRED,
  BATCH_NUMBER_MAXIMUM_LENGTH,
  BATCH_NUMBER_TOO_LONG,
  BATCH_OF_COUNT,
  BATCHES_ABOVE_STOCK,
  batchNumberTaken,
  batchOtherDay,
  batchTooFew,
  type CalendarDate,
  DEFAULT_POLICY,
  EDIT_CONFLICT,
  formatDay,
  NO_SUCH_BATCH,
  todayInIndia,
} from "@store/domain";
import { runs } from "@store/vitest";
import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders, products, staffActions, stockBatches } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { onlineOrderOf } from "../../testing/samples.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { TOTAL_CHANGED } from "../orders/messages.ts";
import { releaseExpired } from "../orders/order-payment.ts";
import { returnStock, takeStock } from "../orders/reservation.ts";
import { withdrawExpired } from "./withdraw-expired.ts";

const store = useTestStore();
const OTHER = 1003;
const TODAY = todayInIndia(START);
const inDays = (days: number): CalendarDate => addDays(TODAY, days);

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

beforeEach(async () => {
  await store()
    .db.update(products)
    .set({ stock: 0, ...priced(1000) })
    .where(inArray(products.id, [GHEE, OTHER]));
  await store().db.delete(stockBatches);
});

type Change = NonNullable<RequestOf<typeof changeStock>["body"]>["changes"][number];
const send = (change: Omit<Change, "id" | "seen"> & Partial<Change>, attempt = crypto.randomUUID()) =>
  expectDone(manager(changeStock, { body: { changes: [{ id: GHEE, seen: null, ...change }], attempt } })).then(
    ({ data }) => data,
  );
const receive = (number: string, quantity: number, best_before?: CalendarDate, attempt?: Parameters<typeof send>[1]) =>
  send({ action: "received", quantity, batch: { number, best_before } }, attempt);
const messageOf = async (change: Parameters<typeof send>[0]) => (await send(change)).refused[0]?.message;

const batches = async (query: RequestOf<typeof staffBatches>["query"] = {}) =>
  (await expectDone(manager(staffBatches, { query }))).data;
const setStock = (stock: number | null) => changeProduct(store(), GHEE, { stock });
/** An order that pieces are taken for and given back by. */
const orderOfSome = async () => {
  await setStock(1);
  return orderToPay(store(), GHEE);
};

const ACTIONS: ReadonlyMap<string, Change["action"]> = new Map([
  ["receive", "received"],
  ["put in", "received"],
  ["write off", "damaged"],
  ["count", "counted"],
]);

/** Batches with other pieces than their ledger has; products with more in batches than in stock. */
const wrongBatches = () =>
  store()
    .db.select({ id: stockBatches.id })
    .from(stockBatches)
    .innerJoin(products, eq(products.id, stockBatches.productId))
    .where(
      sql`${stockBatches.piecesLeft} <> (select coalesce(sum(change), 0) from batch_movements where batch_id = ${stockBatches.id})
        or coalesce(${products.stock}, 0) < (select sum(pieces_left) from stock_batches s where s.product_id = ${products.id})`,
    );

/** What is left of the batches of ghee, by number, and the stock. */
async function left() {
  const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
  const all = await batches({ product: GHEE });
  return { stock: row?.stock, ...Object.fromEntries(all.map(({ number, left: pieces }) => [number, pieces])) };
}
const lastMovement = async () => (await expectDone(manager(stockMovements, { params: { id: GHEE } }))).data[0];

const batchOf = async (number: string) => (await batches({ product: GHEE })).find((one) => one.number === number);
/** Days go by: the batch has another day now. */
const expire = (number: string) =>
  store()
    .db.update(stockBatches)
    .set({ bestBefore: inDays(-1) })
    .where(eq(stockBatches.number, number));

/** Three pieces that expire first, three that expire later, and two of no batch. */
async function fill() {
  await receive("LATE", 3, inDays(90));
  await receive("soon", 3, inDays(30));
  await send({ action: "received", quantity: 2 });
}

describe("pieces that are taken in", () => {
  test("come into their batch, a known one without its day; all others are in none", async () => {
    await receive(" b 1 ", 5, inDays(90));
    await receive("B 1", 2);
    await send({ action: "received", quantity: 4 });
    expect(await left()).toEqual({ stock: 11, "B 1": 7 });
    expect(await batchOf("B 1")).toMatchObject({ best_before: inDays(90), received: 7, expired: 0, state: "good" });
    const [, named] = (await expectDone(manager(stockMovements, { params: { id: GHEE } }))).data;
    expect(named).toMatchObject({ change: 2, reason: "received", batches: [{ number: "B 1", change: 2 }] });
    const [audit] = await store().db.select().from(staffActions).where(eq(staffActions.action, "take in stock"));
    expect(audit).toMatchObject({ subjectId: GHEE, after: { stock: 5, batch: "B 1" } });
  });

  test("are refused where the batch is wrong, and change nothing", async () => {
    await receive("B1", 5, inDays(90));
    expect(await messageOf({ action: "received", quantity: 1, batch: { number: "B2" } })).toBe(BATCH_DAY_MISSING);
    const other = { number: "b1", best_before: inDays(91) };
    expect(await messageOf({ action: "received", quantity: 1, batch: other })).toBe(batchOtherDay(inDays(90)));
    const past = { number: "B2", best_before: inDays(-1) };
    expect(await messageOf({ action: "received", quantity: 1, batch: past })).toBe(BATCH_IS_EXPIRED);
    expect(await messageOf({ action: "damaged", quantity: 6, batch: { number: "B1" } })).toMatch(/stock/);
    await send({ action: "received", quantity: 4 });
    expect(await messageOf({ action: "damaged", quantity: 6, batch: { number: "B1" } })).toBe(batchTooFew(5));
    expect(await messageOf({ action: "damaged", quantity: 1, batch: { number: "B2" } })).toBe(NO_SUCH_BATCH);
    expect(await messageOf({ action: "counted", quantity: 1, seen: 9, batch: { number: "B1" } })).toBe(BATCH_OF_COUNT);
    expect(await left()).toEqual({ stock: 9, B1: 5 });
  });

  test("leave the batch again when that is undone, once", async () => {
    const attempt = crypto.randomUUID();
    await receive("B1", 5, inDays(30));
    await receive("B2", 4, inDays(90), attempt);
    await receive("B2", 4, inDays(90), attempt);
    for (const _ of [1, 2]) await expectDone(manager(undoStock, { body: { attempt } }));
    expect(await left()).toEqual({ stock: 5, B1: 5, B2: 0 });
    expect(await batchOf("B2")).toMatchObject({ received: 0 });
  });

  test("leave all batches alone when they came into none and that is undone", async () => {
    const changes = [
      { action: "received", quantity: 4 },
      { action: "counted", quantity: 9, seen: 5 },
    ] as const;
    await receive("B1", 5, inDays(30));
    for (const change of changes) {
      const attempt = crypto.randomUUID();
      await send(change, attempt);
      expect(await left()).toEqual({ stock: 9, B1: 5 });
      await expectDone(manager(undoStock, { body: { attempt } }));
      expect(await left()).toEqual({ stock: 5, B1: 5 });
    }
  });
});

describe("pieces that go", () => {
  test("leave the batch that expires first, and come back into it", async () => {
    await fill();
    const { orderId } = await orderToPay(store(), GHEE, 4);
    expect(await left()).toEqual({ stock: 4, SOON: 0, LATE: 2 });
    const { data } = await expectDone(manager(staffOrder, { params: { id: orderId } }));
    expect(data.batches).toEqual([
      { product_id: GHEE, number: "SOON", best_before: inDays(30), pieces: 3 },
      { product_id: GHEE, number: "LATE", best_before: inDays(90), pieces: 1 },
    ]);
    const past = new Date(START.getTime() - 1000);
    await store().db.update(orders).set({ heldUntil: past }).where(eq(orders.id, orderId));
    await store().db.transaction((tx) => releaseExpired(tx, orderId, START));
    expect(await left()).toEqual({ stock: 8, SOON: 3, LATE: 3 });
    const released = await expectDone(manager(staffOrder, { params: { id: orderId } }));
    expect(released.data.batches).toEqual([]);
  });

  test("are those of no batch once all batches are sold; some that come back go to the batch that expires last", async () => {
    await fill();
    const waiting = await orderToPay(store(), GHEE, 7);
    expect(await left()).toEqual({ stock: 1, SOON: 0, LATE: 0 });
    await report(store(), paidReport(waiting));
    await inTransaction(store().db, (tx) =>
      returnStock(tx, [{ productId: GHEE, quantity: 4 }], { orderId: waiting.orderId, at: START }),
    );
    expect(await left()).toEqual({ stock: 5, SOON: 1, LATE: 3 });
  });

  test("are written off from the batch that is named, otherwise from the first to expire, and a count takes those", async () => {
    await fill();
    const attempt = crypto.randomUUID();
    await send({ action: "damaged", quantity: 2, batch: { number: "late" } }, attempt);
    expect(await left()).toEqual({ stock: 6, SOON: 3, LATE: 1 });
    await send({ action: "damaged", quantity: 1 });
    expect(await left()).toEqual({ stock: 5, SOON: 2, LATE: 1 });
    await send({ action: "counted", quantity: 2, seen: 5 });
    expect(await left()).toEqual({ stock: 2, SOON: 0, LATE: 0 });
    await expectDone(manager(undoStock, { body: { attempt } }));
    expect(await left()).toEqual({ stock: 4, SOON: 0, LATE: 2 });
    await setStock(null);
    expect(await left()).toEqual({ stock: null, SOON: 0, LATE: 0 });
  });
});

describe("pieces whose day has passed", () => {
  test("are not sold, before the job has seen them either", async () => {
    await fill();
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE, quantity: 6 });
    await expire("SOON");
    const refused = await expectRefused(
      call(orderPaymentLink, { body: onlineOrderOf(ready.cart, ready.address) }),
      409,
    );
    expect(refused.message).toBe(TOTAL_CHANGED);
    expect(await left()).toEqual({ stock: 8, SOON: 3, LATE: 3 });
    await orderToPay(store(), GHEE, 5);
    expect(await left()).toEqual({ stock: 3, SOON: 3, LATE: 0 });
  });

  test("are sold on the day itself", async () => {
    await receive("B1", 2, TODAY);
    await withdrawExpired(store().db, START);
    await orderToPay(store(), GHEE, 2);
    expect(await left()).toEqual({ stock: 0, B1: 0 });
  });

  test("are taken out of stock by the job, once, and the ledger says why", async () => {
    await fill();
    await expire("SOON");
    for (const _ of [1, 2]) await withdrawExpired(store().db, START);
    expect(await left()).toEqual({ stock: 5, SOON: 0, LATE: 3 });
    expect(await lastMovement()).toMatchObject({
      ...{ reason: "expired", change: -3, stock_after: 5, batches: [{ number: "SOON", change: -3 }] },
    });
    expect(await batches({ state: "expired" })).toEqual([
      expect.objectContaining({ number: "SOON", state: "expired", expired: 3, left: 0 }),
    ]);
  });
});

describe("the list of batches", () => {
  test("has what is left, what expires soon and what has expired, and finds one by its number", async () => {
    const last = DEFAULT_POLICY.bestBeforeWarningDays;
    await receive("FAR", 1, inDays(last + 1));
    await receive("EDGE", 1, inDays(last));
    await receive("NEXT", 1, TODAY);
    await receive("GONE", 1, inDays(3));
    await send({ action: "damaged", quantity: 1, batch: { number: "GONE" } });
    const numbers = async (query: RequestOf<typeof staffBatches>["query"]) =>
      (await batches(query)).map(({ number }) => number);
    expect(await numbers({ state: "soon" })).toEqual(["NEXT", "EDGE"]);
    expect(await numbers({ state: "left" })).toEqual(["NEXT", "EDGE", "FAR"]);
    expect(await numbers({})).toEqual(["FAR", "EDGE", "GONE", "NEXT"]);
    expect(await numbers({ search: " far" })).toEqual(["FAR"]);
    expect(await numbers({ product: OTHER })).toEqual([]);
    const { data } = await expectDone(manager(dashboard));
    expect(data.waiting).toContainEqual({ kind: "batch_soon", count: 2 });
    const { content } = await expectDone(manager(staffBatchesCsv, { query: { state: "soon" } }));
    expect((await content.text()).match(/NEXT|EDGE|FAR|GONE/g)).toEqual(["NEXT", "EDGE"]);
  });

  test("takes pieces that were in stock before, and corrections, which leave the stock as it is", async () => {
    await setStock(10);
    const entered = { number: "b1", best_before: inDays(40), left: 6 };
    const { data } = await expectDone(manager(createBatch, { body: { product_id: GHEE, ...entered } }));
    expect(await left()).toEqual({ stock: 10, B1: 6 });
    expect(await lastMovement()).toMatchObject({
      ...{ reason: "batch", change: 0, stock_after: 10, batches: [{ number: "B1", change: 6 }], by: "Kavita Rao" },
    });
    const edit = (body: object) =>
      manager(editBatch, { params: { id: data.id }, body: { ...entered, version: 1, ...body } });
    const edited = await expectDone(edit({ number: "B2", best_before: inDays(50), left: 7 }));
    expect(await batchOf("B2")).toMatchObject({
      best_before: inDays(50),
      received: 7,
      left: 7,
      version: edited.data.version,
    });
    expect((await expectRefused(edit({}), 409)).message).toBe(EDIT_CONFLICT);
    const [audit] = await store().db.select().from(staffActions).where(eq(staffActions.action, "correct batch"));
    expect(audit).toMatchObject({
      ...{ subjectId: GHEE, before: { number: "B1", bestBefore: inDays(40), piecesLeft: 6 } },
      after: { number: "B2", bestBefore: inDays(50), piecesLeft: 7 },
    });
    // A sale in the meantime is a change, too.
    await orderToPay(store(), GHEE);
    expect(await expectRefused(edit({ version: edited.data.version }), 409)).toMatchObject({ message: EDIT_CONFLICT });
  });

  test("refuses what cannot be", async () => {
    await setStock(10);
    await receive("B1", 6, inDays(40));
    const add = (body: object) =>
      manager(createBatch, {
        body: { product_id: GHEE, number: "B2", best_before: inDays(40), left: 1, ...body },
      });
    expect(await expectRefused(add({ left: 11 }), 409)).toMatchObject({ errors: { left: [BATCHES_ABOVE_STOCK] } });
    expect(await expectRefused(add({ number: "b1" }), 409)).toMatchObject({
      errors: { number: [batchNumberTaken("B1")] },
    });
    expect(await expectRefused(add({ number: "B".repeat(BATCH_NUMBER_MAXIMUM_LENGTH + 1) }), 400)).toMatchObject({
      errors: { number: [BATCH_NUMBER_TOO_LONG] },
    });
    expect(await expectRefused(add({ best_before: "" }), 400)).toMatchObject({
      errors: { best_before: [BATCH_DAY_MISSING] },
    });
    await expectRefused(add({ product_id: 999_999 }), 404);
    const body = { number: "B1", best_before: inDays(40), left: 1, version: 1 };
    await expectRefused(manager(editBatch, { params: { id: 999_999 }, body }), 404);
    expect(await left()).toEqual({ stock: 16, B1: 6 });
  });
});

test("the product's page says the day of the batch that is sold first, where its label says none", async () => {
  const bestBefore = async () =>
    (await expectDone(store().nobody(productDetail, { params: { id: GHEE } }))).data.label?.best_before;
  await changeProduct(store(), GHEE, { label: {} });
  await fill();
  expect(await bestBefore()).toBe(formatDay(inDays(30)));
  await orderToPay(store(), GHEE, 3);
  expect(await bestBefore()).toBe(formatDay(inDays(90)));
  const late = await batchOf("LATE");
  const body = { number: "LATE", best_before: inDays(95), left: 3, version: late?.version ?? 0 };
  await expectDone(manager(editBatch, { params: { id: late?.id ?? 0 }, body }));
  expect(await bestBefore()).toBe(formatDay(inDays(95)));
  await changeProduct(store(), GHEE, { label: { bestBefore: "9 months from packing" } });
  expect(await bestBefore()).toBe("9 months from packing");
});

test("batches are what their ledger says, and never more than the stock, whatever is done", async () => {
  const pieces = fc.integer({ min: 1, max: 9 });
  const number = fc.constantFrom("A", "B", "C");
  const step = fc.oneof(
    fc.record({ what: fc.constant("receive" as const), number, pieces }),
    fc.record({ what: fc.constant("put in" as const), number: fc.constant(undefined), pieces }),
    fc.record({ what: fc.constant("write off" as const), number: fc.option(number, { nil: undefined }), pieces }),
    fc.record({ what: fc.constant("count" as const), number: fc.constant(undefined), pieces }),
    fc.record({ what: fc.constant("expire" as const), number, pieces }),
    fc.record({ what: fc.constant("undo" as const), number: fc.constant(undefined), pieces }),
    fc.record({ what: fc.constant("sell" as const), number: fc.constant(undefined), pieces }),
    fc.record({ what: fc.constant("give back" as const), number: fc.constant(undefined), pieces }),
  );
  const { orderId } = await orderOfSome();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      let attempt = crypto.randomUUID();
      let sold = 0;
      for (const { what, number: batch, pieces: quantity } of steps) {
        const named = batch ? { batch: { number: batch, best_before: inDays(batch.charCodeAt(0)) } } : {};
        if (what === "undo") await expectDone(manager(undoStock, { body: { attempt } }));
        if (what === "expire") {
          await expire(batch ?? "");
          await withdrawExpired(store().db, START);
        }
        if (what === "sell" || what === "give back") {
          const some = [{ productId: GHEE, quantity: what === "sell" ? quantity : Math.min(quantity, sold) }];
          const cause = { orderId, at: START };
          if (what === "give back") await inTransaction(store().db, (tx) => returnStock(tx, some, cause));
          else if (await inTransaction(store().db, (tx) => takeStock(tx, some, cause))) sold += quantity;
          if (what === "give back") sold -= Math.min(quantity, sold);
        }
        const action = ACTIONS.get(what);
        if (!action) continue;
        attempt = crypto.randomUUID();
        const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
        await send({ action, quantity, seen: row?.stock ?? null, ...named }, attempt);
      }
      expect(await wrongBatches()).toEqual([]);
    }),
    { numRuns: runs(20) },
  );
});
