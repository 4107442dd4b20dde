import { applyPriceList, leaveOutConflicts, priceList, uploadPriceList } from "@store/api-client/contract";
import {
  basedOnCell,
  fromRupees,
  PRICE_LIST_COLUMNS,
  PRICE_LIST_CONFLICT,
  PRICE_LIST_WRONG,
  STAFF_COUNT_MAXIMUM,
  STAFF_LAST_PAGE,
  STAFF_PAGE_SIZE,
} from "@store/domain";
import { isLong } from "@store/vitest";
import { and, eq, gte, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products, staffActions, stockMovements } from "../../db/schema/index.ts";
import { CSV_BATCH } from "../../lib/csv.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";
import { listPage } from "../staff-lists/list-page.ts";

const store = useTestStore();
const FIRST = 500_000;
const SHORT = 10;
const BATCHES_MORE = isLong ? 5 : 2;
const LONG = SHORT + BATCHES_MORE * CSV_BATCH;
/**
 * Looks up the list, counts unusual prices, locks the products, looks for conflicts, puts usual prices back, writes
 * products, asks for discounts, writes audit lines and the list, begins, commits.
 */
const MOST_TO_APPLY = 14;
const BEFORE = { price: fromRupees(105), stock: 4 };

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...columns } = ghee;
  const money = { pricePaid: BEFORE.price, basePrice: fromRupees(100), gst: fromRupees(5), gstRate: 5 };
  const own = { mrp: null, sku: "" };
  for (let from = 0; from < LONG; from += CSV_BATCH) {
    const length = Math.min(CSV_BATCH, LONG - from);
    const rows = Array.from({ length }, (__, place) => ({ ...columns, ...money, ...own, id: FIRST + from + place }));
    await store()
      .db.insert(products)
      .values(rows.map((row) => ({ ...row, stock: BEFORE.stock })));
  }
});

/** Each line changes price and stock. */
function fileOf(lines: number, rupees: number, stock: number, before: typeof BEFORE): Blob {
  const based = basedOnCell(before);
  const line = (place: number) => `${FIRST + place},Ghee,Dairy,${rupees},${stock},${based}\r\n`;
  return new Blob([
    `${Object.values(PRICE_LIST_COLUMNS).join(",")}\r\n`,
    ...Array.from({ length: lines }, (_, at) => line(at)),
  ]);
}

/** Uploads a list, looks at it and applies it. */
async function work(lines: number, body: Blob) {
  const taken = await watchStatements(() => expectDone(manager(uploadPriceList, { body })));
  const params = { id: taken.reply.data.id };
  const seen = await watchStatements(() => expectDone(manager(priceList, { params })));
  expect(seen.reply.summary).toMatchObject({ lines, prices_up: lines, stocks: lines, conflicts: 0, error_count: 0 });
  expect(seen.reply.data).toHaveLength(Math.min(lines, STAFF_PAGE_SIZE));
  const applied = await watchStatements(() => expectDone(manager(applyPriceList, { params })));
  expect(applied.reply.data.changed).toBe(lines);
  return { taken, seen, applied };
}

const reset = () =>
  store()
    .db.update(products)
    .set({ pricePaid: BEFORE.price, basePrice: fromRupees(100), gst: fromRupees(5), stock: BEFORE.stock })
    .where(and(gte(products.id, FIRST), ne(products.stock, BEFORE.stock)));

test("a long price list is taken in by batches, and looked at and applied in as many statements as a short one", async () => {
  const short = await work(SHORT, fileOf(SHORT, 126, 5, BEFORE));
  await reset();
  const long = await work(LONG, fileOf(LONG, 147, 7, BEFORE));
  // A batch is looked up and written.
  expect(long.taken.statements).toBe(short.taken.statements + BATCHES_MORE * 2);
  expect(long.seen.statements).toBe(short.seen.statements);
  expect(long.applied.statements).toBe(short.applied.statements);
  expect(long.applied.statements).toBeLessThanOrEqual(MOST_TO_APPLY);
  // No more than a batch is held: ten columns for each of its lines. What looks and applies carries no line at all.
  expect(long.taken.mostValues).toBeLessThanOrEqual(CSV_BATCH * 10);
  expect(long.seen.mostValues).toBe(short.seen.mostValues);
  expect(long.applied.mostValues).toBe(short.applied.mostValues);
  const written = and(gte(stockMovements.productId, FIRST), eq(stockMovements.stockAfter, 7));
  expect(await store().db.$count(stockMovements, written)).toBe(LONG);
});

/** What of the long list stands in the shop, in the ledger, and among what staff did. */
async function traces(rupees: number, stock: number) {
  const { db } = store();
  const isOfList = gte(stockMovements.productId, FIRST);
  const [priced, stocked, moved, written] = await Promise.all([
    db.$count(products, and(gte(products.id, FIRST), eq(products.pricePaid, fromRupees(rupees)))),
    db.$count(products, and(gte(products.id, FIRST), eq(products.stock, stock))),
    db.$count(stockMovements, and(isOfList, eq(stockMovements.stockAfter, stock))),
    db.$count(staffActions, and(eq(staffActions.action, "price list"), gte(staffActions.subjectId, FIRST))),
  ]);
  return { priced, stocked, moved, written };
}

test("of a long price list nothing is kept when one line of it fails", async () => {
  await reset();
  const { written } = await traces(168, 9);
  const nothing = { priced: 0, stocked: 0, moved: 0, written };
  const taken = await expectDone(manager(uploadPriceList, { body: fileOf(LONG, 168, 9, BEFORE) }));
  const params = { id: taken.data.id };
  const last = FIRST + LONG - 1;

  // Sold in the meantime.
  await store().db.update(products).set({ stock: 3 }).where(eq(products.id, last));
  const refused = await expectRefused(manager(applyPriceList, { params }), 409);
  expect(refused.message).toBe(PRICE_LIST_CONFLICT);
  expect(await traces(168, 9)).toEqual(nothing);

  // The database itself fails at the last of them.
  await store().db.update(products).set({ stock: BEFORE.stock }).where(eq(products.id, last));
  await store().db.execute(
    sql`alter table products add constraint fails_last check (id <> ${sql.raw(String(last))} or stock <> 9)`,
  );
  expect((await manager(applyPriceList, { params })).ok).toBe(false);
  await store().db.execute(sql`alter table products drop constraint fails_last`);
  expect(await traces(168, 9)).toEqual(nothing);

  await store().db.update(products).set({ stock: 3 }).where(eq(products.id, last));
  expect((await expectDone(manager(leaveOutConflicts, { params }))).data.left_out).toBe(1);
  expect((await expectDone(manager(applyPriceList, { params }))).data.changed).toBe(LONG - 1);
  expect(await traces(168, 9)).toEqual({
    ...{ priced: LONG - 1, stocked: LONG - 1, moved: LONG - 1 },
    written: written + LONG - 1,
  });
});

test("a long price list with one wrong line is not applied", async () => {
  await reset();
  const wrong = `${FIRST},Ghee,Dairy,cheap,11,${basedOnCell(BEFORE)}\r\n`;
  const list = new Blob([fileOf(LONG, 189, 11, BEFORE), wrong]);
  const { data } = await expectDone(manager(uploadPriceList, { body: list }));
  const params = { id: data.id };
  const { summary } = await expectDone(manager(priceList, { params }));
  expect(summary).toMatchObject({ lines: LONG + 1, error_count: 1 });
  expect((await expectRefused(manager(applyPriceList, { params }), 409)).message).toBe(PRICE_LIST_WRONG);
  expect(await traces(189, 11)).toMatchObject({ priced: 0, stocked: 0, moved: 0 });
});

test("the preview of a list of 100,000 changes leads no further than a page that can be asked for", () => {
  const { count, total_pages } = listPage([], 100_000);
  expect(count).toBe(STAFF_COUNT_MAXIMUM);
  expect(total_pages).toBeLessThanOrEqual(STAFF_LAST_PAGE);
});
