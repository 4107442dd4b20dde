import { expect, it } from "vitest";
import { RETENTION, retentionInWords, termBegan } from "./retention.ts";

it.each(Object.values(RETENTION))("what is kept has a term that can be printed: $subject [C53]", (kept) => {
  expect(kept.term.count).toBeGreaterThan(0);
  expect(retentionInWords(kept)).toMatch(/^\d+ (minute|day|month|year)s? (from|after) /);
});

it("keeps tax papers for eight years [C53]", () => {
  expect(retentionInWords(RETENTION.taxPapers)).toBe("8 years from the order, as tax and company law require");
});

it.each([
  [{ count: 10, unit: "minute" }, "2026-03-15T06:20:00.000Z"],
  [{ count: 90, unit: "day" }, "2025-12-15T06:30:00.000Z"],
  [{ count: 24, unit: "month" }, "2024-03-15T06:30:00.000Z"],
  [{ count: 8, unit: "year" }, "2018-03-15T06:30:00.000Z"],
] as const)("a term of %j that ends now began at %s", (kept, began) => {
  const now = new Date("2026-03-15T06:30:00Z");
  expect(termBegan(kept, now).toISOString()).toBe(began);
  expect(now.toISOString()).toBe("2026-03-15T06:30:00.000Z");
});
