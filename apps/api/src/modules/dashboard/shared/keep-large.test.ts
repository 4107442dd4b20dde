import { expect, test } from "vitest";
import { useTestStore } from "../../../testing/test-store.ts";
import { keepLarge, LARGE_ROWS, LARGE_TTL_MS } from "./keep-large.ts";

const store = useTestStore();

function newFigures() {
  let at = 1;
  const { get, set } = keepLarge<string>(() => at);
  return {
    wait: (ms: number) => {
      at += ms;
    },
    get: (key: string) => get(store().db, key),
    set: (key: string, value: string, rows: number) => set(store().db, key, value, rows),
  };
}

test("a figure of many rows is kept for five seconds", () => {
  const { get, set, wait } = newFigures();
  set("orders", "many", LARGE_ROWS);
  wait(LARGE_TTL_MS);
  expect(get("orders")).toBe("many");
  wait(1);
  expect(get("orders")).toBeUndefined();
});

test("a figure of few rows is not kept, nor one of another list", () => {
  const { get, set } = newFigures();
  set("orders", "few", LARGE_ROWS - 1);
  set("products", "many", LARGE_ROWS);
  expect([get("orders"), get("products")]).toEqual([undefined, "many"]);
});
