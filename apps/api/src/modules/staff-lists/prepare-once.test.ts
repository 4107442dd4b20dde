import { expect, test } from "vitest";
import { MAX_PREPARED, prepareOnce } from "./prepare-once.ts";

test("a statement is built once for each shape, under a name of its own", () => {
  const prepared = prepareOnce<string>("orders");
  expect([prepared("by city", String), prepared("by state", String)]).toEqual(["orders_1", "orders_2"]);
  const again = () => {
    throw new Error("It was built twice");
  };
  expect(prepared("by city", again)).toBe("orders_1");
});

test("beyond a number of shapes, statements are built at each call without a name", () => {
  const prepared = prepareOnce<string>("orders");
  for (let shape = 1; shape <= MAX_PREPARED; shape++) prepared(`${shape}`, String);
  expect(prepared("one more", (name) => `named "${name}"`)).toBe('named ""');
  expect(prepared("one more", () => "again")).toBe("again");
  expect(prepared("1", () => "again")).toBe("orders_1");
});
