import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEN_DIGITS } from "../testing/ranges.ts";
import { refusedFields } from "../testing/refused.ts";
import { checkTicket, EMPTY_TICKET, prefixPhone } from "./ticket.ts";

const tenDigits = fc.stringMatching(TEN_DIGITS);

const ticket = { name: "Asha", email: "asha", phone: "+919876543210" };

describe("checkTicket [R185]", () => {
  it("takes any email, and no empty one", () => {
    expect(checkTicket(ticket)).toEqual({ ok: true, value: ticket });
  });

  it("says what is missing of an empty form, whose phone starts with +91", () => {
    expect(EMPTY_TICKET.phone).toBe("+91");
    expect(refusedFields(checkTicket(EMPTY_TICKET))).toEqual({
      name: "Name is required",
      email: "Email is required",
      phone: "Phone is required",
    });
  });

  it.each([
    ["", "Phone is required"],
    ["+91", "Phone is required"],
    ["9876543210", "Phone number must start with +91"],
    ["+929876543210", "Phone number must start with +91"],
    ["+91987654321", "Phone number must contain exactly 10 digits after +91"],
    ["+9198765432100", "Phone number must contain exactly 10 digits after +91"],
    ["+91 987654321", "Phone number must contain exactly 10 digits after +91"],
    ["+91987654321x", "Phone number must contain exactly 10 digits after +91"],
    ["+919876543210", undefined],
    ["+915876543210", "Phone number must contain exactly 10 digits after +91"],
    ["+910000000000", "Phone number must contain exactly 10 digits after +91"],
    [" +919876543210 ", undefined],
    ["+91 98765 43210", undefined],
    [" ", "Phone is required"],
  ])("phone %j: %s", (phone, message) => {
    expect(refusedFields(checkTicket({ ...ticket, phone })).phone).toBe(message);
  });
});

describe("prefixPhone [R185]", () => {
  it.each([
    ["9", "+919"],
    ["9876543210", "+919876543210"],
    ["919876543210", "+919876543210"],
    ["+919876543210", "+919876543210"],
    ["+91", "+91"],
    ["+9", "+91"],
    [" +9 ", "+91"],
    ["+", "+91"],
    [" +919876543210 ", "+919876543210"],
    ["", "+91"],
    ["98765 43210", "+919876543210"],
    ["+91 98765 43210", "+919876543210"],
    ["+91-98765-43210", "+919876543210"],
    ["+91+91 98765 43210", "+919876543210"],
    ["+91 98765 4", "+91987654"],
    ["+9109876543210", "+919876543210"],
    ["0091 98765 43210", "+919876543210"],
    ["+919876543210x", "+919876543210"],
    ["+65 9123 4567", "+6591234567"],
    ["+91+65 9123 4567", "+6591234567"],
    ["\u202a98765\u00a043210\u202c", "+919876543210"],
  ])("%j becomes %j", (typed, text) => {
    expect(prefixPhone(typed)).toBe(text);
  });

  it("puts nothing in front twice", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), tenDigits), (typed) => {
        const once = prefixPhone(typed);
        return once.startsWith("+") && prefixPhone(once) === once;
      }),
    );
  });

  it("makes ten typed digits a phone that is accepted", () => {
    fc.assert(fc.property(tenDigits, (digits) => checkTicket({ ...ticket, phone: prefixPhone(digits) }).ok));
  });
});

it.each([
  ["919876543210", "+919876543210"],
  ["9198765432", "+919198765432"],
  ["123456789012", "+91123456789012"],
])("%j becomes %s: 91 is a prefix in front of ten digits only", (typed, phone) => {
  expect(prefixPhone(typed)).toBe(phone);
});
