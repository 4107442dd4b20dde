import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError, isUnavailable } from "./errors.ts";

const SECRET = "asha@example.com";
const failed = new DrizzleQueryError("select $1", [SECRET], new Error("connection lost"));

test("a failed query is described without its values", () => {
  const described = describeError(failed);
  expect(described).toMatchObject({ query: "select $1", message: "connection lost" });
  expect(JSON.stringify(described)).not.toContain(SECRET);
});

test("of several errors each is described, likewise", () => {
  const described = describeError(new AggregateError([failed, new RangeError("too large")], "2 of 3 failed"));
  const errors = [{ query: "select $1", message: "connection lost" }, { message: "too large" }];
  expect(described).toMatchObject({ message: "2 of 3 failed", errors });
  expect(JSON.stringify(described)).not.toContain(SECRET);
});

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOSPC",
  "53100",
  "53300",
  "57P01",
  "57P03",
  "08006",
  "3D000",
  "58030",
  "57014",
  "55P03",
  "25P03",
  "ETIMEDOUT",
])("%s says that the database is away, full or missing, also inside of a failed query", (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable(new DrizzleQueryError("select 1", [], withCode(code)))).toBe(true);
});

test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])("so does %j", (text) => {
  expect(isUnavailable(new Error(text))).toBe(true);
});

test.each([withCode("23505"), withCode("42P01"), new TypeError("x is not a function"), undefined])(
  "%s is a failure like any other",
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
