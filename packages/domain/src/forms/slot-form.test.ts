import { expect, it } from "vitest";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { checkDayOff, checkSlot } from "./slot-form.ts";

const SLOTS = [{ weekday: 1, startingHour: "10:00" }];
const near = { startingHour: "A consultation lasts 30 minutes: this is too near to 10:00" };
const noTime = { startingHour: "Please enter a time such as 09:30" };

it.each([
  [1, "10:30", {}],
  [1, "9:30", {}],
  [1, "10:29", near],
  [1, "10:00", near],
  [1, "09:31", near],
  [2, "10:00", {}],
  [7, "10:30", { weekday: "Please choose a day of the week" }],
  [undefined, "", { weekday: "Please choose a day of the week", ...noTime }],
  [0, "24:00", noTime],
])("on weekday %s at %j: %j [R136]", (weekday, startingHour, refusals) => {
  expect(refusedFields(checkSlot({ weekday, startingHour }, SLOTS))).toEqual(refusals);
});

it("an hour is kept with two digits", () => {
  expect(checkSlot({ weekday: 0, startingHour: " 9:05" }, SLOTS)).toEqual({
    ok: true,
    value: { weekday: 0, startingHour: "09:05" },
  });
});

it.each([
  ["2026-03-15", undefined],
  ["2026-03-14", "Please select today or a later day"],
  ["2026-02-30", "Please select a date"],
])("a day off on %s: %s", (day, message) => {
  expect(messageOf(checkDayOff(day, new Date("2026-03-14T20:00:00Z")))).toBe(message);
});
