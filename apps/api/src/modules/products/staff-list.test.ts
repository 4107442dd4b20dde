import { type ParsedRequest, staffProducts, staffStock } from "@store/api-client/contract";
import { DEFAULT_POLICY, paise, STAFF_PAGE_SIZE, STOCK_PAGE_SIZE } from "@store/domain";
import { runs } from "@store/vitest";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

type ProductQuery = Partial<ParsedRequest<typeof staffProducts>["query"]>;
type StockQuery = Partial<ParsedRequest<typeof staffStock>["query"]>;
type Row = typeof products.$inferSelect;

let manager: NewCustomer;
let rows: readonly Row[] = [];

/** The demo's products, some of them hidden, archived, without price, sold out or not counted. */
beforeAll(async () => {
  const { db } = store();
  manager = await newStaffMember(store(), "manager");
  await db.update(products).set({
    isHidden: sql`${products.id} % 5 < 2`,
    isArchived: sql`${products.id} % 5 = 1`,
    stock: sql`case ${products.id} % 7 when 0 then null else (${products.id} % 7 - 1) * 2 end`,
  });
  const free = { pricePaid: paise(0), basePrice: paise(0), gst: paise(0) };
  await db.update(products).set(free).where(sql`${products.id} % 11 = 0`);
  rows = await db.select().from(products);
});

const has = (row: Row, search: string | undefined): boolean => {
  const words = `${row.name} ${row.searchWords}`.toLowerCase().split(/[^a-z0-9]+/);
  const typed = (search ?? "").split(" ");
  return typed.every((part) => words.some((word) => word.startsWith(part))) || String(row.id) === search;
};

const VISIBILITIES: Readonly<Record<NonNullable<ProductQuery["visibility"]>, (row: Row) => boolean>> = {
  shown: ({ isHidden }) => !isHidden,
  hidden: ({ isHidden, isArchived }) => isHidden && !isArchived,
  archived: ({ isArchived }) => isArchived,
};
const STOCKS: Readonly<Record<NonNullable<ProductQuery["stock"]>, (row: Row) => boolean>> = {
  in: ({ stock }) => (stock ?? 0) > 0,
  out: ({ stock }) => stock === 0,
  uncounted: ({ stock }) => stock === null,
};
const STATES: Readonly<Record<NonNullable<StockQuery["state"]>, (row: Row) => boolean>> = {
  low: ({ stock, isArchived }) => !isArchived && (stock ?? 0) > 0 && (stock ?? 0) <= DEFAULT_POLICY.lowStock,
  empty: ({ stock, isArchived }) => !isArchived && (stock ?? 0) === 0,
  uncounted: ({ stock }) => stock === null,
};

const isListed = (row: Row, { search, category, brand, visibility, stock, price }: ProductQuery): boolean =>
  has(row, search) &&
  (!category || [row.level1, row.level2, row.level3].includes(category)) &&
  (!brand || row.brandId === brand) &&
  (!visibility || VISIBILITIES[visibility](row)) &&
  (!stock || STOCKS[stock](row)) &&
  (!price || row.pricePaid === 0);

const search = fc.constantFrom("ghee", "hon", "zesty gh", "1002", "nothing");
const page = fc.integer({ min: 1, max: 3 });
const ofPage = (fitting: readonly Row[], number: number, size = STAFF_PAGE_SIZE) =>
  fitting.slice((number - 1) * size, number * size).map(({ id }) => id);

test("every combination of filters shows the products that fit, newest first, and how many", async () => {
  const Filters: fc.Arbitrary<ProductQuery> = fc.record(
    {
      search,
      category: fc.constantFrom(1, 16, 999),
      brand: fc.constantFrom(1, 2),
      visibility: fc.constantFrom("shown", "hidden", "archived"),
      stock: fc.constantFrom("in", "out", "uncounted"),
      price: fc.constant("none" as const),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(Filters, page, async (filters, number) => {
      const fitting = rows.filter((row) => isListed(row, filters)).toSorted((one, other) => other.id - one.id);
      const { data, count } = await expectDone(manager(staffProducts, { query: { ...filters, page: number } }));
      expect({ count, ids: data.map(({ id }) => id) }).toEqual({ count: fitting.length, ids: ofPage(fitting, number) });
    }),
    { numRuns: runs(100) },
  );
});

test("by name, the same products come in another order", async () => {
  const ids = async (sort: "name" | "newest") => {
    const { data } = await expectDone(manager(staffProducts, { query: { sort, visibility: "shown", price: "none" } }));
    return data.map(({ id }) => id);
  };
  const [byName, newest] = [await ids("name"), await ids("newest")];
  expect(byName).not.toEqual(newest);
  expect(byName.toSorted()).toEqual(newest.toSorted());
});

test("every combination of filters shows the stock that fits, the emptiest first", async () => {
  const Filters: fc.Arbitrary<StockQuery> = fc.record(
    { search, state: fc.constantFrom("low", "empty", "uncounted") },
    { requiredKeys: [] },
  );
  const pieces = ({ stock }: Row) => stock ?? Number.POSITIVE_INFINITY;
  const byStock = (one: Row, other: Row) =>
    one.stock === other.stock ? one.id - other.id : pieces(one) - pieces(other);
  await fc.assert(
    fc.asyncProperty(Filters, page, async ({ search: words, state }, number) => {
      const fitting = rows.filter((row) => has(row, words) && (!state || STATES[state](row))).toSorted(byStock);
      const query = { search: words, state, page: number };
      const { data, count } = await expectDone(manager(staffStock, { query }));
      const ids = ofPage(fitting, number, STOCK_PAGE_SIZE);
      expect({ count, ids: data.map(({ id }) => id) }).toEqual({ count: fitting.length, ids });
    }),
    { numRuns: runs(50) },
  );
});
