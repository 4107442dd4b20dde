import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { TEN_DIGITS } from "../testing/ranges.ts";
import { messageOf } from "../testing/refused.ts";
import {
  COUNTRY_CODE,
  isTenDigits,
  MOBILE_DIGITS,
  type Mobile,
  mobileDigits,
  normalizeMobile,
  PHONE_MAXIMUM_DIGITS,
  phoneInput,
} from "./mobile.ts";

const tenDigits = fc.stringMatching(TEN_DIGITS);

it("a mobile has ten digits behind +91 [R196]", () => {
  expect([COUNTRY_CODE, MOBILE_DIGITS]).toEqual(["+91", 10]);
});

describe("isTenDigits [R24]", () => {
  it.each([
    ["9876543210", true],
    ["0000000000", true],
    ["987654321", false],
    ["98765432101", false],
    ["", false],
    ["98765 4321", false],
    ["9876543210\n", false],
    ["+919876543", false],
    ["९८७६५४३२१०", false],
  ])("%j: %s", (text, expected) => {
    expect(isTenDigits(text)).toBe(expected);
  });
});

describe("phoneInput", () => {
  it.each([
    ["+91 98765 43210", "9876543210"],
    ["+91-98765-43210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["98765 43210 99", "9876543210"],
    ["+91-9198765432", "9198765432"],
    ["9198765432", "9198765432"],
    ["0123456789", "0123456789"],
    ["12", "12"],
    ["+91", ""],
    ["+9", "+9"],
    ["+", "+"],
    ["+44", "44"],
    ["abc", ""],
    ["", ""],
  ])("behind +91 keeps of %j: %j [R24] [R128] [C22]", (typed, kept) => {
    expect(phoneInput(typed, "+91")).toBe(kept);
  });

  it.each([
    ["+44 20 7946 0000", "+44", "2079460000"],
    ["0044 20 7946 0000", "+44", "2079460000"],
    ["020 7946 0000", "+44", "02079460000"],
    ["919876543210", "+968", "919876543210"],
    ["1234567890123456", "+1", "123456789012345"],
  ])("takes longer numbers of other countries: %j behind %s is %j", (typed, callingCode, kept) => {
    expect(phoneInput(typed, callingCode, PHONE_MAXIMUM_DIGITS)).toBe(kept);
  });

  it.each([
    ["9876543210", "9876543210"],
    ["09876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["+44 20 7946 0000", "442079460000"],
    ["0044 20 7946 0000", "442079460000"],
    ["+65 9123 4567", "6591234567"],
    ["+91 22 2345 6789", "912223456789"],
    ["+91 98765", "9198765"],
    ["", ""],
  ])("takes an Indian mobile without its code while no country is chosen: of %j it keeps %j [C22]", (typed, kept) => {
    expect(phoneInput(typed, "", PHONE_MAXIMUM_DIGITS)).toBe(kept);
    expect([...typed].reduce((before, key) => phoneInput(before + key, "", PHONE_MAXIMUM_DIGITS), "")).toBe(kept);
  });

  it("makes the same of a number with its code, whether it is pasted or typed key by key", () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom("+91", "+91 ", "+91-", ""), (digits, prefix) => {
        const whole = `${prefix}${digits}`;
        const typed = [...whole].reduce((kept, key) => phoneInput(kept + key, "+91"), "");
        expect(typed).toBe(digits);
        expect(phoneInput(whole, "+91")).toBe(digits);
      }),
    );
  });
});

describe("normalizeMobile", () => {
  it.each([
    "9876543210",
    "09876543210",
    "919876543210",
    "+919876543210",
    "00919876543210",
    "+91 98765 43210",
    "+91-98765-43210",
    " (+91) 98765.43210 ",
  ])("reads %j", (text) => {
    expect(normalizeMobile(text)).toEqual({ ok: true, value: "+919876543210" });
  });

  it("keeps ten digits that begin with 91", () => {
    expect(normalizeMobile("9198765432")).toEqual({ ok: true, value: "+919198765432" });
  });

  it.each([
    "",
    "987654321",
    "98765432101",
    "+929876543210",
    "+9198765432100",
    "phone",
    "9876543210x",
    "+",
    "९८७६५४३२१०",
    "0000000000",
    "5999999999",
    "+915876543210",
    "01234567890",
  ])("refuses %j", (text) => {
    expect(messageOf(normalizeMobile(text))).toBe("Mobile number must be 10 digits");
  });

  it.each(["6000000000", "7000000000", "8000000000", "9999999999"])("takes %s: mobiles begin with 6 to 9", (digits) => {
    expect(normalizeMobile(digits)).toEqual({ ok: true, value: `+91${digits}` });
  });

  it("normalises once and for all", () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom("", "0", "91", "0091", "+91", "+91 ", "+91-"), (digits, prefix) => {
        const once = normalizeMobile(`${prefix}${digits}`);
        expect(once).toEqual({ ok: true, value: `+91${digits}` });
        expect(once.ok && normalizeMobile(once.value)).toEqual(once);
      }),
    );
  });

  it("never gives anything but +91 and ten digits", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d\s().-]*$/)), (text) => {
        const outcome = normalizeMobile(text);
        if (outcome.ok) expect(outcome.value).toMatch(/^\+91[6-9]\d{9}$/);
      }),
    );
  });

  it("is undone by mobileDigits", () => {
    const outcome = normalizeMobile("9876543210");
    expect(outcome.ok && mobileDigits(outcome.value)).toBe("9876543210");
  });

  it("alone makes a Mobile", () => {
    expectTypeOf<"+919876543210">().not.toExtend<Mobile>();
    expectTypeOf<Mobile>().toExtend<string>();
  });
});
