import { STAFF_PAGE_SIZE } from "@store/domain";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { countRows, readPage } from "./list-page.ts";

const store = useTestStore();

/** Reads a page with that many products, and returns how many match. */
async function countOfPage(page: number, rows: number): Promise<number> {
  const where = undefined;
  const read = async () => Array.from({ length: rows }, (_, row) => row);
  const [, count] = await readPage(store().db, { table: products, where, page }, read);
  return count;
}

test("the last page of a list says how many rows there are; nothing is counted", async () => {
  expect(await countOfPage(1, 0)).toBe(0);
  expect(await countOfPage(1, 3)).toBe(3);
  expect(await countOfPage(3, 4)).toBe(2 * STAFF_PAGE_SIZE + 4);
});

test("a full page, and one after the last, is counted", async () => {
  const all = await countRows(store().db, products, undefined);
  expect(all).toBeGreaterThan(STAFF_PAGE_SIZE);
  expect([await countOfPage(1, STAFF_PAGE_SIZE), await countOfPage(90, 0)]).toEqual([all, all]);
});
