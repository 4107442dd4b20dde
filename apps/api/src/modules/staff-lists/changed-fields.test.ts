import { expect, test } from "vitest";
import { changesOf, SHOWN_LENGTH } from "./changed-fields.ts";

test.each([
  ["a word", { state: "Pending" }, { state: "Packed" }, { before: "Pending", after: "Packed" }],
  ["a flag", { isPaid: false }, { isPaid: true }, { before: "no", after: "yes" }],
  ["a number", { stock: 0 }, { stock: 7 }, { before: "0", after: "7" }],
  ["money", { mrp: 64900 }, { mrp: null }, { before: "₹649.00", after: undefined }],
  ["a moment", { endsAt: null }, { endsAt: "2026-03-14T06:30:00.000Z" }, { after: "14 Mar 2026, 12:00 pm" }],
  ["a day", {}, { day: "2026-03-14" }, { after: "2026-03-14" }],
  [
    "parts",
    { tracking: null },
    { tracking: { courier: "Garuda", number: "", url: "https://g.example" } },
    { after: "Garuda, https://g.example" },
  ],
])("%s is written as people read it", (_what, before, after, expected) => {
  const [change, ...others] = changesOf(before, after, new Set(["mrp"]));
  expect({ ...change, field: undefined }).toEqual({ before: undefined, ...expected, field: undefined });
  expect(others).toEqual([]);
});

test("what is as before is left out, empty and missing alike", () => {
  expect(changesOf({ stock: 5, note: "", seen: null }, { stock: 5 })).toEqual([]);
});

test.each([0, 5, SHOWN_LENGTH, 5000])("of long texts the part is shown that differs, after %i signs", (same) => {
  const long = (word: string) => `${"a".repeat(same)}${word}${"b".repeat(5000)}`;
  const [change] = changesOf({ text: long("old") }, { text: long("new") });
  expect([change?.before, change?.after]).toEqual([expect.stringContaining("old"), expect.stringContaining("new")]);
  expect(change?.before?.length).toBeLessThanOrEqual(SHOWN_LENGTH + 2);
});

test("of a long text that was cut short, its new end is shown", () => {
  const text = "abcdefghij".repeat(100);
  const [change] = changesOf({ text }, { text: text.slice(0, -1) });
  expect(change?.after).toBe(`…${text.slice(-SHOWN_LENGTH - 1, -1)}`);
});
