import { describe, expect, it } from "vitest";
import { calendarDate, dayOf } from "../dates/calendar-date.ts";
import { membershipEnds, renewedUntil } from "./membership.ts";

describe("a membership", () => {
  it("that is renewed ends as many days later as a new one lasts [R108]", () => {
    const end = calendarDate("2027-03-15");
    expect(end && renewedUntil(end)).toBe("2028-03-14");
    expect(end && renewedUntil(end)).toBe(dayOf(membershipEnds(new Date("2027-03-15T12:00:00+05:30"))));
  });
});
