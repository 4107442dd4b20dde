import { applyPriceList, priceList, uploadPriceList } from "@store/api-client/contract";
import {
  basedOnCell,
  fromRupees,
  PRICE_LIST_COLUMNS,
  STAFF_COUNT_MAXIMUM,
  STAFF_LAST_PAGE,
  STAFF_PAGE_SIZE,
} from "@store/domain";
import { and, eq, gte } from "drizzle-orm";
import { NoopLogger } from "drizzle-orm/logger";
import { beforeAll, expect, test, vi } from "vitest";
import { products, stockMovements } from "../../../db/schema/index.ts";
import { CSV_BATCH } from "../../../lib/csv.ts";
import { expectDone } from "../../../testing/expect-answer.ts";
import type { NewCustomer } from "../../../testing/new-customer.ts";
import { newStaffMember } from "../../../testing/new-staff-member.ts";
import { GHEE } from "../../../testing/requests/owner.ts";
import { useTestStore } from "../../../testing/test-store.ts";
import { listPage } from "../shared/list-page.ts";

const store = useTestStore();
const FIRST = 500_000;
const SHORT = 10;
const BATCHES_MORE = 2;
const LONG = SHORT + BATCHES_MORE * CSV_BATCH;
const BEFORE = { price: fromRupees(105), stock: 4 };

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  if (!ghee) throw new Error("The seed has no ghee");
  const { search: _, ...columns } = ghee;
  const money = { pricePaid: BEFORE.price, basePrice: fromRupees(100), gst: fromRupees(5), gstRate: 5 };
  for (let from = 0; from < LONG; from += CSV_BATCH) {
    const length = Math.min(CSV_BATCH, LONG - from);
    const rows = Array.from({ length }, (__, place) => ({ ...columns, ...money, id: FIRST + from + place }));
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

/** What a logger is called with: a statement and its values. */
const valuesOf = ([, values]: readonly unknown[]): number => (Array.isArray(values) ? values.length : 0);

/** How many statements a call sends to the database, and with how many values at most. */
async function watch<R>(call: () => Promise<R>) {
  const logged = vi.spyOn(NoopLogger.prototype, "logQuery");
  try {
    const reply = await call();
    const values = logged.mock.calls.map(valuesOf);
    return { reply, statements: values.length, mostValues: Math.max(...values) };
  } finally {
    logged.mockRestore();
  }
}

/** Uploads a list, looks at it and applies it. */
async function work(lines: number, body: Blob) {
  const taken = await watch(() => expectDone(manager(uploadPriceList, { body })));
  const params = { id: taken.reply.data.id };
  const seen = await watch(() => expectDone(manager(priceList, { params })));
  expect(seen.reply.summary).toMatchObject({ lines, prices_up: lines, stocks: lines, conflicts: 0, error_count: 0 });
  expect(seen.reply.data).toHaveLength(Math.min(lines, STAFF_PAGE_SIZE));
  const applied = await watch(() => expectDone(manager(applyPriceList, { params })));
  expect(applied.reply.data.changed).toBe(lines);
  return { taken, seen, applied };
}

test("a long price list is taken in by batches, and looked at and applied in as many statements as a short one", async () => {
  const short = await work(SHORT, fileOf(SHORT, 126, 5, BEFORE));
  await store()
    .db.update(products)
    .set({ pricePaid: BEFORE.price, basePrice: fromRupees(100), gst: fromRupees(5), stock: BEFORE.stock })
    .where(and(gte(products.id, FIRST), eq(products.stock, 5)));
  const long = await work(LONG, fileOf(LONG, 147, 7, BEFORE));
  // A batch is looked up and written.
  expect(long.taken.statements).toBe(short.taken.statements + BATCHES_MORE * 2);
  expect(long.seen.statements).toBe(short.seen.statements);
  expect(long.applied.statements).toBe(short.applied.statements);
  // No more than a batch is held: ten columns for each of its lines. What looks and applies carries no line at all.
  expect(long.taken.mostValues).toBeLessThanOrEqual(CSV_BATCH * 10);
  expect(long.seen.mostValues).toBe(short.seen.mostValues);
  expect(long.applied.mostValues).toBe(short.applied.mostValues);
  const written = and(gte(stockMovements.productId, FIRST), eq(stockMovements.stockAfter, 7));
  expect(await store().db.$count(stockMovements, written)).toBe(LONG);
});

test("the preview of a list of 100,000 changes leads no further than a page that can be asked for", () => {
  const { count, total_pages } = listPage([], 100_000);
  expect(count).toBe(STAFF_COUNT_MAXIMUM);
  expect(total_pages).toBeLessThanOrEqual(STAFF_LAST_PAGE);
});
