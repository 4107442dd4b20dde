import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOMENTS } from "../testing/ranges.ts";
import { archiveLabel, archiveMonthOf, archiveRange, archiveValue, parseArchive } from "./blog-archive.ts";

const moments = fc.date(MOMENTS);

describe("blog archive", () => {
  it("writes month-year, and the month's name for people", () => {
    expect(archiveValue({ month: 3, year: 2026 })).toBe("03-2026");
    expect(archiveLabel({ month: 3, year: 2026 })).toBe("March 2026");
  });

  it.each(["03-2026", "3-2026", "March-2026", "mar-2026", " 03-2026 "])("reads %j", (value) => {
    expect(parseArchive(value)).toEqual({ month: 3, year: 2026 });
  });

  it.each([
    "",
    "2026",
    "13-2026",
    "0-2026",
    "00-2026",
    "03-26",
    "Marzo-2026",
    "Ma-2026",
    "03-2026; drop",
    "2026-03",
    "03-0000",
    "03-0999",
    "12-9999",
    "103-2026",
  ])("does not read %j", (value) => {
    expect(parseArchive(value)).toBeUndefined();
  });

  it("a month begins and ends at midnight in India", () => {
    expect(archiveRange({ month: 12, year: 2025 })).toEqual({
      from: new Date("2025-11-30T18:30:00Z"),
      before: new Date("2025-12-31T18:30:00Z"),
    });
    expect(archiveRange({ month: 3, year: 2026 })).toEqual({
      from: new Date("2026-02-28T18:30:00Z"),
      before: new Date("2026-03-31T18:30:00Z"),
    });
  });

  it("every post is in its month, through value and back", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const month = archiveMonthOf(moment);
        const read = month && parseArchive(archiveValue(month));
        const range = read && archiveRange(read);
        return range !== undefined && range.from <= moment && moment < range.before;
      }),
    );
  });

  it("an invalid date is in no month", () => {
    expect(archiveMonthOf("soon")).toBeUndefined();
  });
});
