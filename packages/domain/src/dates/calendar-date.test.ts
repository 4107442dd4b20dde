import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { day } from "../testing/day.ts";
import { MOMENTS } from "../testing/ranges.ts";
import {
  addDays,
  type CalendarDate,
  calendarDate,
  dayOf,
  daysBetween,
  endOfDay,
  startOfDay,
  todayInIndia,
  weekdayOf,
} from "./calendar-date.ts";
import { epochOf } from "./time-zone.ts";

const moments = fc.date(MOMENTS);

const days = moments.map(todayInIndia);

describe("a point in time", () => {
  it.each([
    ["2026-03-14", "2026-03-13T18:30:00Z"],
    [" 2026-03-14 ", "2026-03-13T18:30:00Z"],
    ["2026-03-14T10:00", "2026-03-14T04:30:00Z"],
    ["2026-03-14 10:00:30", "2026-03-14T04:30:30Z"],
    ["2026-03-14T10:00:00.250", "2026-03-14T04:30:00.250Z"],
    ["2026-03-14T10:00:00.123456Z", "2026-03-14T10:00:00.123Z"],
    ["2026-03-14T10:00:00+05:30", "2026-03-14T04:30:00Z"],
    ["2026-03-14T10:00:00+0530", "2026-03-14T04:30:00Z"],
    ["2026-03-14T10:00:00-03:30", "2026-03-14T13:30:00Z"],
  ])("%s is %s: without a zone it is India's", (text, utc) => {
    expect(new Date(epochOf(text)).toISOString()).toBe(new Date(utc).toISOString());
  });

  it.each(["", "2026-3-14", "2026-02-30", "2025-02-29", "2026-03-14T24:00", "2026-03-14T10:60", "0050-01-01", "soon"])(
    "%j is none",
    (text) => {
      expect(epochOf(text)).toBeNaN();
    },
  );

  it("is read as it was written", () => {
    fc.assert(fc.property(moments, (moment) => epochOf(moment.toISOString()) === moment.getTime()));
  });
});

describe("a calendar date", () => {
  it.each(["2026-03-14", "2024-02-29", "2026-12-31"])("%s exists", (text) => {
    expect(calendarDate(text)).toBe(text);
  });

  it.each(["2026-02-29", "2026-04-31", "2026-00-10", "2026-03-14T10:00", "2026-3-1", ""])("%j does not", (text) => {
    expect(calendarDate(text)).toBeUndefined();
  });

  it.each([
    ["2026-03-14T18:29:59Z", "2026-03-14"],
    ["2026-03-14T18:30:00Z", "2026-03-15"],
    ["2026-12-31T18:30:00Z", "2027-01-01"],
    ["2026-03-14", "2026-03-14"],
    [null, undefined],
    ["soon", undefined],
  ])("of %s in India is %s", (instant, expected) => {
    expect(dayOf(instant)).toBe(expected);
  });

  it("cannot be told by a broken clock", () => {
    expect(() => todayInIndia(new Date(Number.NaN))).toThrow(new RangeError("Not a point in time: NaN"));
  });

  it.each([
    ["9999-12-31", 1],
    ["0100-01-01", -1],
    ["2026-03-15", Number.MAX_SAFE_INTEGER],
  ])("from %s cannot be moved by %d days", (text, count) => {
    expect(() => addDays(day(text), count)).toThrow(new RangeError(`${count} days from ${text} is no day`));
  });

  it("has four digits of the year", () => {
    expect(dayOf("0987-06-05T12:00:00Z")).toBe("0987-06-05");
  });

  it.each(["12026-03-15", "2026-03-155", " 2026-03-15", "soon"])("is not read from %j", (text) => {
    expect(calendarDate(text)).toBeUndefined();
  });

  it("moves by days and back", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const moved = addDays(day, count);
        expect(daysBetween(day, moved)).toBe(count);
        expect(addDays(moved, -count)).toBe(day);
        expect(Math.sign(count)).toBe(moved > day ? 1 : moved < day ? -1 : 0);
      }),
    );
  });

  it("passes through a leap day", () => {
    const day = calendarDate("2024-02-28");
    expect(day && addDays(day, 1)).toBe("2024-02-29");
    expect(day && addDays(day, 2)).toBe("2024-03-01");
  });

  it("knows its weekday, 0 being Sunday", () => {
    const sunday = calendarDate("2026-03-15");
    expect(sunday && weekdayOf(sunday)).toBe(0);
    fc.assert(fc.property(days, (day) => weekdayOf(addDays(day, 1)) === (weekdayOf(day) + 1) % 7));
  });

  it("is no plain text", () => {
    expectTypeOf<string>().not.toExtend<CalendarDate>();
    expectTypeOf<CalendarDate>().toExtend<string>();
  });
});

it("these tests run in another time zone than India's, so that no rule can depend on the machine's", () => {
  expect(new Date("2026-01-15T00:00:00Z").getTimezoneOffset()).toBe(8 * 60);
});

it.each([
  ["2026-03-14", "2026-03-14T18:30:00.000Z"],
  ["9999-12-31", "9999-12-31T18:30:00.000Z"],
])("%s ends in India at %s", (text, end) => {
  expect(endOfDay(day(text)).toISOString()).toBe(end);
});

it.each(["x2026-03-15", "2026-03-15x", "2026-03-15T10:00:00Zx"])("%j is no point in time", (text) => {
  expect(epochOf(text)).toBeNaN();
});

it("a day begins at midnight in India, and is that day from then on", () => {
  expect(startOfDay(day("2026-03-14")).toISOString()).toBe("2026-03-13T18:30:00.000Z");
  fc.assert(
    fc.property(days, (date) => {
      const start = startOfDay(date);
      expect(dayOf(start)).toBe(date);
      expect(dayOf(new Date(start.getTime() - 1))).not.toBe(date);
    }),
  );
});
