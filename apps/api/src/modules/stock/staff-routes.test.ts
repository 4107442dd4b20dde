import {
  addToCart,
  changeStock,
  type RequestOf,
  staffStock,
  stockMovements,
  undoStock,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  COUNT_OVERTAKEN,
  DEFAULT_POLICY,
  PIECES_MISSING,
  STOCK_PAGE_SIZE,
  STOCK_TOO_LOW,
  UNDO_TOO_LATE,
} from "@store/domain";
import { runs } from "@store/vitest";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stockMovements as movements, orders, products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { deliver } from "../../testing/move-order.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { releaseExpired } from "../orders/order-payment.ts";

const store = useTestStore();
const OTHER = 1003;

let packer: NewCustomer;
beforeAll(async () => {
  packer = await newStaffMember(store(), "packer");
});

const setStock = (id: number, stock: number | null) =>
  store().db.update(products).set({ stock }).where(eq(products.id, id));
beforeEach(async () => {
  await setStock(GHEE, 10);
  await setStock(OTHER, 10);
});

type Change = NonNullable<RequestOf<typeof changeStock>["body"]>["changes"][number];
const send = (changes: Change[], attempt = crypto.randomUUID(), note?: string) =>
  expectDone(packer(changeStock, { body: { changes, attempt, note } })).then(({ data }) => data);
const ledger = async (id = GHEE) => (await expectDone(packer(stockMovements, { params: { id } }))).data;

/** Products whose movements do not add up to their stock, or whose newest one says another. */
const wrongLedgers = () =>
  store()
    .db.select({ id: products.id })
    .from(products)
    .where(
      sql`coalesce(${products.stock}, 0) <>
        (select coalesce(sum(change), 0) from stock_movements where product_id = ${products}.id)
        or ${products.stock} is distinct from
        (select stock_after from stock_movements where product_id = ${products}.id order by id desc limit 1)`,
    );

describe("the staff's stock", () => {
  test("is listed with the emptiest first, and by what is asked for", async () => {
    await setStock(GHEE, DEFAULT_POLICY.lowStock);
    await setStock(OTHER, null);
    const find = async (query: RequestOf<typeof staffStock>["query"]) =>
      (await expectDone(packer(staffStock, { query }))).data.map(({ id }) => id);
    expect(await find({ state: "low" })).toContain(GHEE);
    expect(await find({ state: "uncounted" })).toContain(OTHER);
    expect(await find({ state: "low", search: String(GHEE) })).toEqual([GHEE]);
    expect(await find({ state: "empty", search: String(GHEE) })).toEqual([]);
    const { data } = await expectDone(packer(staffStock, {}));
    const stocks = data.map(({ stock }) => stock ?? Number.POSITIVE_INFINITY);
    expect(stocks).toEqual(stocks.toSorted((one, other) => one - other));
    expect(data).toHaveLength(STOCK_PAGE_SIZE);
  });

  test("is found by a product's barcode, by its SKU and by its number", async () => {
    const codes = { sku: "GH-500", barcode: "8901030865275" };
    await store().db.update(products).set(codes).where(eq(products.id, GHEE));
    for (const search of [codes.barcode, codes.sku, String(GHEE)]) {
      const { data } = await expectDone(packer(staffStock, { query: { search } }));
      // Others may have words that begin so.
      expect(data).toContainEqual(expect.objectContaining({ id: GHEE, ...codes }));
    }
    const { data: none } = await expectDone(packer(staffStock, { query: { search: "4006381333931" } }));
    expect(none).toEqual([]);
  });

  test("is taken in, counted and written off, several products at once, each with its movement and audit line", async () => {
    const { changed, refused } = await send(
      [
        { id: GHEE, action: "received", quantity: 5, seen: null },
        { id: OTHER, action: "counted", quantity: 7, seen: 10 },
      ],
      crypto.randomUUID(),
      "Bill 88 of Gir Gaushala",
    );
    expect(refused).toEqual([]);
    expect(changed).toEqual([
      { id: GHEE, stock: 15 },
      { id: OTHER, stock: 7 },
    ]);
    expect((await ledger())[0]).toMatchObject({
      ...{ change: 5, stock_after: 15, reason: "received", by: "Kavita Rao", note: "Bill 88 of Gir Gaushala" },
    });
    expect((await ledger(OTHER))[0]).toMatchObject({ change: -3, stock_after: 7, reason: "counted" });
    const [audit] = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "product"), eq(staffActions.action, "count stock")));
    expect(audit).toMatchObject({ subjectId: OTHER, before: { stock: 10 }, after: { stock: 7 } });
    await send([{ id: OTHER, action: "damaged", quantity: 2, seen: null }]);
    expect((await ledger(OTHER))[0]).toMatchObject({ change: -2, stock_after: 5, reason: "damaged" });
  });

  test("is not counted over what was sold in the meantime; the others are changed", async () => {
    const { changed, refused } = await send([
      { id: GHEE, action: "counted", quantity: 20, seen: 11 },
      { id: OTHER, action: "received", quantity: 1, seen: null },
      { id: 999_999, action: "received", quantity: 1, seen: null },
    ]);
    expect(changed).toEqual([{ id: OTHER, stock: 11 }]);
    expect(refused).toContainEqual({ id: GHEE, message: COUNT_OVERTAKEN, stock: 10 });
    expect(refused).toHaveLength(2);
    expect((await send([{ id: GHEE, action: "damaged", quantity: 11, seen: null }])).refused).toEqual([
      { id: GHEE, message: STOCK_TOO_LOW, stock: 10 },
    ]);
    expect((await send([{ id: GHEE, action: "received", quantity: 0, seen: null }])).refused).toEqual([
      { id: GHEE, message: PIECES_MISSING, stock: 10 },
    ]);
  });

  test("comes in once, however often the form is sent", async () => {
    const attempt = crypto.randomUUID();
    const changes: Change[] = [{ id: GHEE, action: "received", quantity: 5, seen: null }];
    expect(await send(changes, attempt)).toEqual(await send(changes, attempt));
    expect((await ledger())[0]).toMatchObject({ stock_after: 15 });
    await expectRefused(packer(changeStock, { body: { changes, attempt: "again" } }), 400);
  });
});

describe("a submission that is undone", () => {
  const undo = (attempt: string, by = packer) =>
    expectDone(by(undoStock, { body: { attempt } })).then(({ data }) => data);

  test("takes back each of its changes once, and leaves what was sold since sold", async () => {
    const attempt = crypto.randomUUID();
    await setStock(OTHER, null);
    await send(
      [
        { id: GHEE, action: "received", quantity: 5, seen: null },
        { id: OTHER, action: "counted", quantity: 7, seen: null },
      ],
      attempt,
    );
    await setStock(GHEE, 13);
    const expected = {
      changed: expect.arrayContaining([
        { id: GHEE, stock: 8 },
        { id: OTHER, stock: null },
      ]),
      refused: [],
    };
    expect(await undo(attempt)).toEqual(expected);
    expect(await undo(attempt)).toEqual(expected);
    expect((await ledger())[0]).toMatchObject({ change: -5, stock_after: 8, reason: "undone", by: "Kavita Rao" });
    const [audit] = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subjectId, GHEE), eq(staffActions.action, "undo stock")));
    expect(audit).toMatchObject({ before: { stock: 13 }, after: { stock: 8 } });
    expect(await wrongLedgers()).toEqual([]);
  });

  test("says which pieces are sold by now, and changes the others", async () => {
    const attempt = crypto.randomUUID();
    const received = { action: "received", quantity: 5, seen: null } as const;
    await send(
      [
        { id: GHEE, ...received },
        { id: OTHER, ...received },
      ],
      attempt,
    );
    await setStock(GHEE, 4);
    expect(await undo(attempt)).toEqual({
      changed: [{ id: OTHER, stock: 10 }],
      refused: [{ id: GHEE, message: UNDO_TOO_LATE, stock: 4 }],
    });
  });

  test("is one's own: that of somebody else, or of nobody, changes nothing", async () => {
    const attempt = crypto.randomUUID();
    await send([{ id: GHEE, action: "received", quantity: 5, seen: null }], attempt);
    const nothing = { changed: [], refused: [] };
    expect(await undo(attempt, await newStaffMember(store(), "packer"))).toEqual(nothing);
    expect(await undo(crypto.randomUUID())).toEqual(nothing);
    expect((await ledger())[0]).toMatchObject({ stock_after: 15 });
  });
});

describe("the ledger", () => {
  test("knows the order that pieces went to, and came back from", async () => {
    const owner = await newOwner(store());
    await expectDone(owner.call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
    const { id } = await owner.onlineOrder();
    const [taken] = await ledger();
    expect(taken).toMatchObject({ reason: "order", order: { id, number: expect.stringMatching(/^SO-/) } });
    expect(taken?.change).toBeLessThan(0);
    const past = new Date(store().clock.read().getTime() - 1000);
    await store().db.update(orders).set({ heldUntil: past }).where(eq(orders.id, id));
    await store().db.transaction((tx) => releaseExpired(tx, id, store().clock.read()));
    expect((await ledger())[0]).toMatchObject({ reason: "released", order: { id }, change: -(taken?.change ?? 0) });
    expect(await wrongLedgers()).toEqual([]);
  });

  test("knows an order that was cancelled, and one that came back and can be sold again", async () => {
    const manager = await newStaffMember(store(), "manager");
    const paid = async () => {
      const waiting = await orderToPay(store(), GHEE);
      await report(store(), paidReport(waiting));
      return waiting.orderId;
    };
    const withdraw = (id: number, body: NonNullable<RequestOf<typeof withdrawOrder>["body"]>) =>
      expectDone(manager(withdrawOrder, { params: { id }, body }));
    const movementsOf = async (orderId: number) =>
      (await ledger()).filter(({ order }) => order?.id === orderId).map(({ reason, change }) => `${reason} ${change}`);

    const cancelled = await paid();
    await withdraw(cancelled, { action: "cancel", order_status: "Pending" });
    const asNew = await paid();
    await deliver(store(), asNew);
    await withdraw(asNew, { action: "return", order_status: "Delivered", restock: true });
    const spoilt = await paid();
    await deliver(store(), spoilt);
    await withdraw(spoilt, { action: "return", order_status: "Delivered" });
    expect(await movementsOf(cancelled)).toEqual(["released 1", "order -1"]);
    expect(await movementsOf(asNew)).toEqual(["released 1", "order -1"]);
    expect(await movementsOf(spoilt)).toEqual(["order -1"]);
    expect(await wrongLedgers()).toEqual([]);
  });

  test("records what was changed manually, and what a new product begins with", async () => {
    await setStock(GHEE, 4);
    expect((await ledger())[0]).toMatchObject({ reason: "corrected", stock_after: 4 });
    await setStock(GHEE, null);
    expect((await ledger())[0]).toMatchObject({ change: -4, stock_after: null });
    const [opening] = await store()
      .db.select()
      .from(movements)
      .where(and(eq(movements.productId, GHEE), eq(movements.reason, "opening")));
    expect(opening?.change).toBeGreaterThan(0);
    expect(await wrongLedgers()).toEqual([]);
  });

  test("adds up to the stock, whatever is done", async () => {
    const change = fc.record({
      id: fc.constantFrom(GHEE, OTHER),
      action: fc.constantFrom("received" as const, "counted" as const, "damaged" as const),
      quantity: fc.nat(30),
      seen: fc.option(fc.nat(30)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        await send(changes);
        expect(await wrongLedgers()).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });

  test("has no page of a product that is none", async () => {
    await expectRefused(packer(stockMovements, { params: { id: 999_999 } }), 404);
  });
});
