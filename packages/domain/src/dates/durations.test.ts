import { describe, expect, it } from "vitest";
import { membershipEnds } from "../account/membership.ts";
import { otpExpires } from "../account/otp.ts";
import { resetLinkExpires } from "../account/password.ts";
import { redemptionEnds } from "../buying/redeemed-coins.ts";
import { captchaExpires } from "../forms/captcha.ts";
import { deliveryReservationEnds, reservationEnds } from "../orders/reservation.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { DAY_MS, daysAfter, HOUR_MS, hasCome, MINUTE_MS, minutesAfter } from "./durations.ts";

const START = new Date("2026-03-14T10:00:00Z");

describe("durations", () => {
  it("are in milliseconds", () => {
    expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
  });

  it("are added to a moment", () => {
    expect(minutesAfter(START, 90)).toEqual(new Date("2026-03-14T11:30:00Z"));
    expect(daysAfter(START, 18)).toEqual(new Date("2026-04-01T10:00:00Z"));
  });
});

describe("hasCome", () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])("%d ms after the moment it has come: %s", (milliseconds, expected) => {
    expect(hasCome(START, new Date(START.getTime() + milliseconds))).toBe(expected);
  });
});

describe("what ends by itself", () => {
  it.each([
    ["the reservation of an unpaid order", reservationEnds, "2026-03-14T10:30:00Z"],
    ["the reservation of a subscription's delivery", deliveryReservationEnds, "2026-03-16T10:00:00Z"],
    ["coins that an OTP confirmed", redemptionEnds, "2026-03-14T10:30:00Z"],
    ["an OTP", otpExpires, "2026-03-14T10:10:00Z"],
    ["a captcha's challenge", captchaExpires, "2026-03-14T10:10:00Z"],
    ["the link of a forgotten password", resetLinkExpires, "2026-03-14T10:30:00Z"],
    ["a membership", membershipEnds, "2027-03-14T10:00:00Z"],
  ])("%s", (_, ends, expected) => {
    expect(ends(START, DEFAULT_POLICY)).toEqual(new Date(expected));
  });
});
