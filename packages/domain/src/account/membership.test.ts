import { describe, expect, it } from "vitest";
import { calendarDate, dayOf } from "../dates/calendar-date.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { membershipEnds, renewedUntil } from "./membership.ts";

describe("a membership", () => {
  it("that is renewed ends as many days later as a new one lasts [R108]", () => {
    const end = calendarDate("2027-03-15");
    expect(end && renewedUntil(end, DEFAULT_POLICY)).toBe("2028-03-14");
    expect(end && renewedUntil(end, DEFAULT_POLICY)).toBe(
      dayOf(membershipEnds(new Date("2027-03-15T12:00:00+05:30"), DEFAULT_POLICY)),
    );
  });
});

it("lasts as long as the shop decides (C59)", () => {
  const policy = { ...DEFAULT_POLICY, membership: { ...DEFAULT_POLICY.membership, days: 30 } };
  expect(membershipEnds(new Date("2026-03-01T10:00:00Z"), policy)).toEqual(new Date("2026-03-31T10:00:00Z"));
});
