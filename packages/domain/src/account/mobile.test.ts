import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { TEN_DIGITS } from "../testing/ranges.ts";
import { messageOf } from "../testing/refused.ts";
import {
  afterPhoneKey,
  COUNTRY_CODE,
  isTenDigits,
  MOBILE_DIGITS,
  type Mobile,
  mobileDigits,
  normalizeIndianPhone,
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

/** What a field holds after these keys. */
const typedByKeys = (keys: string, callingCode: string, maximum = MOBILE_DIGITS) =>
  [...keys].reduce((before, key) => afterPhoneKey(before, phoneInput(before + key, callingCode), maximum), "");

/** The ways that people write a mobile, and what comes along when it is copied. */
const prefixes = fc.constantFrom("", "0", "91", "0091", "+91", "+91 ", "+91-", "(+91) ", "+91 (0)", "+91 0", "0 ");
const between = fc.constantFrom("", " ", "-", ".", "\u00a0", "\u2011", "\u2013", "\u202f", "\u200b", " - ");
const around = fc.constantFrom("", " ", "\u202a", "\u202c", "\u200e", "\ufeff", "\u2069");
const zeros = fc.constantFrom("0", "०", "૦", "০", "௦", "٠", "０");
const written = fc
  .record({ digits: tenDigits, prefix: prefixes, gap: between, before: around, after: around, zero: zeros })
  .map(({ digits, prefix, gap, before, after, zero }) => {
    const text = `${before}${prefix}${digits.slice(0, 5)}${gap}${digits.slice(5)}${after}`;
    const from = zero.codePointAt(0) ?? 0;
    return { digits, text: text.replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit))) };
  });

describe("afterPhoneKey", () => {
  it.each([
    ["987654321", "9876543210", "9876543210"],
    ["9876543210", "98765432101", "9876543210"],
    ["987654321099", "98765432109", "98765432109"],
    ["", "987654321099", "987654321099"],
    ["98765", "98765x", "98765"],
    ["+659123456", "+6591234567", "+659123456"],
  ])("%j, then %j: the field holds %j [R24]", (before, after, kept) => {
    expect(afterPhoneKey(before, after, MOBILE_DIGITS)).toBe(kept);
  });
});

describe("phoneInput", () => {
  it.each([
    ["+91 98765 43210", "9876543210"],
    ["+91-98765-43210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["98765 43210 99", "987654321099"],
    ["\u202a+91\u00a098765\u00a043210\u202c", "9876543210"],
    ["+९१ ९८७६५ ४३२१०", "9876543210"],
    ["Mobile: 98765 43210", "9876543210"],
    ["98765x43210", "98765x43210"],
    ["+65 9123 4567", "+6591234567"],
    ["0065 9123 4567", "+6591234567"],
    ["022 2345 6789", "2223456789"],
    ["+91-9198765432", "9198765432"],
    ["9198765432", "9198765432"],
    ["0123456789", "0123456789"],
    ["12", "12"],
    ["+91", ""],
    ["+9", "+9"],
    ["+", "+"],
    ["+44", "+44"],
    ["abc", ""],
    ["", ""],
  ])("behind +91 keeps of %j: %j [R24] [R128] [C22]", (typed, kept) => {
    expect(phoneInput(typed, "+91")).toBe(kept);
  });

  it.each([
    ["+44 20 7946 0000", "+44", "2079460000"],
    ["0044 20 7946 0000", "+44", "2079460000"],
    ["020 7946 0000", "+44", "02079460000"],
    ["+44 (0)20 7946 0000", "+44", "2079460000"],
    ["0044 (0) 20 7946 0000", "+44", "2079460000"],
    ["919876543210", "+968", "919876543210"],
    ["+91 98765 43210", "+44", "+919876543210"],
  ])("takes longer numbers of other countries: %j behind %s is %j", (typed, callingCode, kept) => {
    expect(phoneInput(typed, callingCode)).toBe(kept);
  });

  it.each([
    ["9876543210", "9876543210"],
    ["09876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["+44 20 7946 0000", "+442079460000"],
    ["0044 20 7946 0000", "+442079460000"],
    ["+65 9123 4567", "+6591234567"],
    ["+91 22 2345 6789", "+912223456789"],
    ["+91 98765", "+9198765"],
    ["", ""],
  ])("takes an Indian mobile without its code while no country is chosen: of %j it keeps %j [C22]", (typed, kept) => {
    expect(phoneInput(typed, "")).toBe(kept);
    expect(typedByKeys(typed, "", PHONE_MAXIMUM_DIGITS + 1)).toBe(kept);
  });

  it("makes the same of a number with its code, whether it is pasted or typed key by key", () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom("+91", "+91 ", "+91-", ""), (digits, prefix) => {
        const whole = `${prefix}${digits}`;
        expect(typedByKeys(whole, "+91")).toBe(digits);
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
    "+9109876543210",
    "+91 (0) 98765 43210",
    "\u202a+91 98765 43210\u202c",
    "98765\u00a043210",
    "98765\u201343210",
    "98765\u200b43210",
    "९८७६५४३२१०",
    "+૯૧ ૯૮૭૬૫ ૪૩૨૧૦",
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
    "98765x43210",
    "98765/43210",
    "98765(0)43210",
    "+91 98765 (0) 43210",
    "+91 9876 (0) 543210",
    "+65 9123 4567",
    "0065 9123 4567",
    "0098765 43210",
    "9876543210 9876543211",
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

  it("normalises once and for all, however it is written, and the field keeps the same", () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        const once = normalizeMobile(text);
        expect(phoneInput(text, "+91")).toBe(digits);
        expect(once).toEqual({ ok: true, value: `+91${digits}` });
        expect(once.ok && normalizeMobile(once.value)).toEqual(once);
      }),
    );
  });

  it("is never somebody else's: a number of another country, or one with a digit more, is not read", () => {
    const codes = fc.constantFrom("+1", "+44", "+61", "+65", "+7", "+971", "+92", "0044", "0065");
    const others = fc.oneof(
      fc.tuple(codes, fc.stringMatching(/^\d{7,11}$/)).map(([code, digits]) => `${code} ${digits}`),
      fc.tuple(tenDigits, fc.stringMatching(/^\d{1,4}$/)).map(([digits, more]) => `${digits} ${more}`),
    );
    fc.assert(
      fc.property(others, (text) => {
        // Such a number with 91, or 91 and 0, in front, written with a gap.
        fc.pre(!/^910?[6-9]\d{9}$/.test(text.replace(" ", "")));
        expect(normalizeMobile(text).ok).toBe(false);
        expect(normalizeMobile(phoneInput(text, "+91")).ok).toBe(false);
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

it.each([
  ["022 2345 6789", "+912223456789"],
  ["+91 (0)79-2685 0000", "+917926850000"],
  ["98765 43210", "+919876543210"],
  ["0222345678", undefined],
  ["+44 20 7946 0000", undefined],
])("%j is the Indian phone %j, a landline's or a mobile's", (text, phone) => {
  expect(normalizeIndianPhone(text)).toBe(phone);
});
