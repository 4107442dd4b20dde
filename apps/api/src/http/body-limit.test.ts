import { CONTENT_KINDS } from "@store/api-client/content-kinds";
import { allEndpoints, CONTENT_SIZE_MAXIMUM, LARGEST_BODY } from "@store/api-client/contract";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bodyLimitOf, largestOf } from "./body-limit.ts";

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

describe("the largest body", () => {
  test.each([
    ["a text", v.object({ text: text(100_000) }), 600_000],
    ["a text that may be missing", v.object({ text: v.nullish(text(100_000), "") }), 600_000],
    [
      "a text whose length is said within",
      v.object({
        text: v.pipe(
          text(100_000),
          v.check(() => true),
        ),
      }),
      600_000,
    ],
    ["a list of texts", v.object({ texts: v.pipe(v.array(text(1000)), v.maxLength(100)) }), 600_000],
    ["one of two texts", v.object({ text: v.union([text(10), text(100_000)]) }), 600_000],
    ["two parts", v.intersect([v.object({ one: text(50_000) }), v.object({ other: text(50_000) })]), 600_000],
  ])("has room for %s in any script, and little more", (_, body, bytes) => {
    expect(bodyLimitOf({ body })).toBeGreaterThan(bytes);
    expect(bodyLimitOf({ body })).toBeLessThan(bytes * 1.1);
  });

  test("is never less than any call may send, and what the endpoint says", () => {
    expect(bodyLimitOf({ body: v.object({ text: text(10) }) })).toBe(LARGEST_BODY);
    expect(bodyLimitOf({ body: v.object({ text: text(100_000) }), bodyLimit: 5 })).toBe(5);
  });

  test.each(Object.entries(allEndpoints).filter(([, { body }]) => body))("of %s is known", (_, { body, bodyLimit }) => {
    expect(bodyLimit ?? largestOf(body)).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test.each(Object.entries(CONTENT_KINDS))("has room for %s, whose fields the call does not know", (_, { values }) => {
    expect(largestOf(values)).toBeLessThan(CONTENT_SIZE_MAXIMUM);
  });
});
