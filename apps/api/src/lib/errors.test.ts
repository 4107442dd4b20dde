import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError } from "./errors.ts";

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
