import * as fc from "fast-check";
import { expect, it } from "vitest";
import { inputOfInstant, instantOfInput } from "./date-time-input.ts";

it.each([
  ["2026-03-15T09:30", "2026-03-15T04:00:00.000Z"],
  ["2026-03-15T00:00:30", "2026-03-14T18:30:00.000Z"],
  ["2026-02-30T09:30", undefined],
  ["2026-03-15T25:00", undefined],
  ["2026-03-15", undefined],
  ["", undefined],
])("the field %j holds %s", (text, expected) => {
  expect(instantOfInput(text)?.toISOString()).toBe(expected);
});

it("shows what was entered, wherever the browser is", () => {
  const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const text = inputOfInstant(date);
      return inputOfInstant(instantOfInput(text)) === text;
    }),
  );
  expect([inputOfInstant(null), inputOfInstant("soon")]).toEqual(["", ""]);
});
