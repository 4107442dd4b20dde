import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOMENTS } from "../testing/ranges.ts";
import { dayOf } from "./calendar-date.ts";
import {
  formatDate,
  formatDateTime,
  formatEventDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  formatTimeOfDay,
} from "./format.ts";
import { formatDay } from "./format-day.ts";
import { BUSINESS_TIME_ZONE } from "./time-zone.ts";

const moments = fc.date(MOMENTS);

const intl = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: BUSINESS_TIME_ZONE });

describe("dates of section 9 [R198]", () => {
  const evening = "2026-03-14T18:29:59Z"; // one second before midnight in India
  const midnight = "2026-03-14T18:30:00Z";

  it.each([
    [formatLongDate, "March 14, 2026", "March 15, 2026"],
    [formatShortDate, "Mar 14, 2026", "Mar 15, 2026"],
    [formatTime, "11:59 PM", "12:00 AM"],
    [formatEventDate, "Saturday, March 14, 2026, 11:59 PM", "Sunday, March 15, 2026, 12:00 AM"],
  ])("change at midnight in India (%#)", (format, before, after) => {
    expect(format(evening)).toBe(before);
    expect(format(new Date(midnight))).toBe(after);
  });

  it("of blogs are English-Canada's long form in Asia/Kolkata", () => {
    const canada = intl("en-CA", { dateStyle: "long" });
    fc.assert(fc.property(moments, (moment) => formatLongDate(moment) === canada.format(moment)));
  });

  it("in short form and times are those of any calendar and clock in Asia/Kolkata", () => {
    const short = intl("en-US", { dateStyle: "medium" });
    const time = intl("en-US", { timeStyle: "short" });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(formatShortDate(moment)).toBe(short.format(moment));
        expect(formatTime(moment)).toBe(time.format(moment).replace(/\s/g, " "));
      }),
    );
  });

  it.each(["", "tomorrow", "2026-02-30", "2026-13-01", "14/03/2026"])("are empty for %j, which is no date", (text) => {
    for (const format of [formatLongDate, formatShortDate, formatTime, formatEventDate]) expect(format(text)).toBe("");
  });

  it("are empty for an invalid Date", () => {
    expect(formatLongDate(new Date(Number.NaN))).toBe("");
  });
});

describe("formatTimeOfDay [R198]", () => {
  it.each([
    ["00:00", "12:00 AM"],
    ["09:05", "9:05 AM"],
    ["9:05", "9:05 AM"],
    ["11:59", "11:59 AM"],
    ["12:00", "12:00 PM"],
    ["18:30:00", "6:30 PM"],
    [" 18:30 ", "6:30 PM"],
    ["23:59", "11:59 PM"],
    ["24:00", ""],
    ["9", ""],
    ["12:60", ""],
    ["", ""],
  ])("%j is %j", (time, expected) => {
    expect(formatTimeOfDay(time)).toBe(expected);
  });
});

describe("dates where no document says otherwise (C60)", () => {
  it.each([
    ["2026-11-26T10:35:00Z", "26 Nov 2026", "26 Nov 2026, 4:05 pm"],
    ["2026-05-01T00:00", "1 May 2026", "1 May 2026, 12:00 am"],
    // Each of these is a second from midnight in India.
    ["2026-03-14T18:29:59Z", "14 Mar 2026", "14 Mar 2026, 11:59 pm"],
    ["2026-03-14T18:30:00Z", "15 Mar 2026", "15 Mar 2026, 12:00 am"],
    ["2026-09-08", "8 Sep 2026", "8 Sep 2026, 12:00 am"],
    ["2026-02-30", "", ""],
    ["soon", "", ""],
  ])("%s is %j, with its time %j", (instant, date, dateTime) => {
    expect(formatDate(instant)).toBe(date);
    expect(formatDateTime(instant)).toBe(dateTime);
  });
});

it.each(["18:30x", "18:300", "24:00", "6pm", ""])("%j is no time of day", (text) => {
  expect(formatTimeOfDay(text)).toBe("");
});

describe("formatDay [R198]", () => {
  it.each([
    ["2026-03-14", "March 14, 2026"],
    ["2026-12-01", "December 1, 2026"],
    ["2026-13-01", ""],
    ["2026-03-32", ""],
    ["2026-03-14T00:00:00Z", ""],
    ["", ""],
  ])("writes %j as %j", (date, shown) => {
    expect(formatDay(date)).toBe(shown);
  });

  it("is the day that formatLongDate writes", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayOf(moment);
        expect(formatDay(day ?? "")).toBe(formatLongDate(moment));
      }),
    );
  });
});
