import { expect, test } from "vitest";
import { useTestStore } from "../../testing/test-store.ts";
import { AGGREGATE_TTL_MS, createAggregateCache, LARGE_ROWS } from "./aggregate-cache.ts";

const store = useTestStore();

function newCache() {
  let at = 1;
  const { find, isLarge } = createAggregateCache<string>(() => at);
  return {
    wait: (ms: number) => {
      at += ms;
    },
    find: (key: string, value: string, rows: number) => find(store().db, key, async () => ({ value, rows })),
    fail: (key: string) => find(store().db, key, () => Promise.reject(new Error("No connection"))),
    isLarge: (key: string) => isLarge(store().db, key),
  };
}

test("a figure of many rows is kept for five seconds", async () => {
  const { find, wait } = newCache();
  expect(await find("orders", "many", LARGE_ROWS)).toBe("many");
  wait(AGGREGATE_TTL_MS);
  expect(await find("orders", "more", LARGE_ROWS)).toBe("many");
  wait(1);
  expect(await find("orders", "more", LARGE_ROWS)).toBe("more");
});

test("a figure of few rows is not kept, nor one of another list", async () => {
  const { find, isLarge } = newCache();
  await find("orders", "few", LARGE_ROWS - 1);
  await find("products", "many", LARGE_ROWS);
  expect(await find("orders", "fewer", 1)).toBe("fewer");
  expect(await find("products", "other", 1)).toBe("many");
  expect([isLarge("orders"), isLarge("products")]).toEqual([false, true]);
});

test("concurrent calls compute a large figure once when it has expired, and each a small one", async () => {
  const { find, wait } = newCache();
  await find("orders", "many", LARGE_ROWS);
  wait(AGGREGATE_TTL_MS + 1);
  const large = [find("orders", "first", LARGE_ROWS), find("orders", "second", LARGE_ROWS)];
  expect(await Promise.all(large)).toEqual(["first", "first"]);
  const small = [find("products", "first", 1), find("products", "second", 1)];
  expect(await Promise.all(small)).toEqual(["first", "second"]);
});

test("a figure that could not be computed is not kept", async () => {
  const { find, fail, wait } = newCache();
  await expect(fail("orders")).rejects.toThrow("No connection");
  await find("orders", "many", LARGE_ROWS);
  wait(AGGREGATE_TTL_MS + 1);
  await expect(fail("orders")).rejects.toThrow("No connection");
  expect(await find("orders", "again", LARGE_ROWS)).toBe("again");
});
