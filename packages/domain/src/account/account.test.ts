import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import { checkEmail, EMAIL_MAXIMUM_LENGTH, emailKey } from "./email.ts";
import { isOtp, OTP_DIGITS, OTP_MINUTES, OTP_RESEND_SECONDS, OTP_TRIES } from "./otp.ts";
import {
  checkNewPassword,
  checkPassword,
  commonForms,
  PASSWORD_MAXIMUM_LENGTH,
  PASSWORD_MINIMUM_LENGTH,
  PASSWORD_RULE,
  PASSWORD_SYMBOLS,
} from "./password.ts";
import { checkProfile, customerName, personName, splitPersonName } from "./profile.ts";

describe("OTP [R27]", () => {
  it("has six digits, ten minutes and five tries [R196]", () => {
    expect([OTP_DIGITS, OTP_MINUTES, OTP_TRIES, OTP_RESEND_SECONDS]).toEqual([6, 10, 5, 30]);
  });

  it.each([
    ["123456", true],
    ["000000", true],
    ["12345", false],
    ["1234567", false],
    ["12345a", false],
    [" 123456", false],
    ["123456\n", false],
    ["", false],
    ["१२३४५६", false],
  ])("%j: %s", (text, expected) => {
    expect(isOtp(text)).toBe(expected);
  });
});

describe("email [R34]", () => {
  it.each([
    "asha@example.com",
    "a@b.in",
    " asha@example.com ",
    "o'neil+shop@example.co.in",
    "asha.patel_1@mail-2.example.in",
    "asha@xn--11b4c3d.example",
    "asha@example.xn--h2brj9c",
  ])("takes %j", (text) => {
    expect(checkEmail(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each(["", "asha", "asha.example.com", "@", "@b", "a@", "a b@c", "a@b c", "a@b@c"])("refuses %j", (text) => {
    expect(messageOf(checkEmail(text))).toBe("Invalid email format");
  });

  it.each([
    "v@example.com>",
    "<v@example.com",
    "<v@example.com>",
    "v <v@example.com>",
    '"v"@example.com',
    "v(shop)@example.com",
    "v@example.com,w@example.com",
    "v@example.com;",
    "w:v@example.com",
    "v\\@example.com",
    "v@[127.0.0.1]",
    "v@127.0.0.1",
    "v@example",
    "v@example.com.",
    "v@.example.com",
    "v@example..com",
    "v@-example.com",
    "v@example-.com",
    ".v@example.com",
    "v.@example.com",
    "v..w@example.com",
    "v@exam_ple.com",
    "ｖ@example.com",
    "v@example\u3002com",
    "v\u0000@example.com",
    "v@example.com\nBcc: w@example.com",
    `${"a".repeat(65)}@example.com`,
    `v@${"a".repeat(64)}.com`,
  ])("refuses %j, which is no plain address", (text) => {
    expect(messageOf(checkEmail(text))).toBe("Invalid email format");
  });

  it("is as long as mail allows", () => {
    const longest = (length: number) =>
      `${"a".repeat(64)}@${`${"b".repeat(46)}.`.repeat(4)}${"c".repeat(length - 253)}`;
    expect(longest(EMAIL_MAXIMUM_LENGTH)).toHaveLength(254);
    expect(checkEmail(longest(EMAIL_MAXIMUM_LENGTH)).ok).toBe(true);
    expect(checkEmail(longest(EMAIL_MAXIMUM_LENGTH + 1)).ok).toBe(false);
  });

  it("says quickly that a long text is none", () => {
    expect(checkEmail(`${"a.".repeat(50_000)}@${"a-".repeat(50_000)}`).ok).toBe(false);
  });

  it("is the same account in any case", () => {
    expect(emailKey(" Asha@Example.COM ")).toBe(emailKey("asha@example.com"));
  });
});

describe("password [R35]", () => {
  const message = "Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol";

  it("states the specification's rule and symbols [R196]", () => {
    expect(PASSWORD_RULE).toBe(message);
    expect(PASSWORD_SYMBOLS.join(" ")).toBe("! @ # $ _ . ~ -");
    expect(PASSWORD_MINIMUM_LENGTH).toBe(8);
    expect(PASSWORD_MAXIMUM_LENGTH).toBeGreaterThanOrEqual(64);
  });

  it.each(PASSWORD_SYMBOLS)("takes the symbol %s", (symbol) => {
    expect(checkPassword(`Abcdef1${symbol}`).ok).toBe(true);
  });

  it.each([..."%^&*()+=[]{}|\\/:;\"'<>,?` £é"])("refuses '%s', even beside an allowed symbol", (symbol) => {
    expect(messageOf(checkPassword(`Abcdef1!${symbol}`))).toBe(message);
    expect(messageOf(checkPassword(`${symbol}Abcdef1!`))).toBe(message);
  });

  it.each([
    ["Abcde1!", "7 characters"],
    ["abcdef1!", "no uppercase"],
    ["ABCDEF1!", "no lowercase"],
    ["Abcdefg!", "no number"],
    ["Abcdefg1", "no symbol"],
    ["", "empty"],
    ["Abcdef1!\n", "a line break"],
  ])("refuses %j: %s", (password) => {
    expect(messageOf(checkPassword(password))).toBe(message);
  });

  it.each([
    [8, true],
    [64, true],
    [128, true],
    [129, false],
  ])("with %d characters: %s", (length, expected) => {
    expect(checkPassword("Aa1!".padEnd(length, "x")).ok).toBe(expected);
  });

  it("does not depend on the order of its characters", () => {
    const shuffled = fc.shuffledSubarray([..."Abcdef1!"], { minLength: 8 }).map((characters) => characters.join(""));
    fc.assert(fc.property(shuffled, (password) => checkPassword(password).ok));
  });

  it("must be entered twice alike", () => {
    expect(checkNewPassword("Abcdef1!", "Abcdef1!").ok).toBe(true);
    expect(messageOf(checkNewPassword("Abcdef1!", "Abcdef1?"))).toBe("Passwords do not match");
    expect(messageOf(checkNewPassword("weak", "other"))).toBe(message);
  });
});

it("an email is compared in lower case, without blanks around it", () => {
  expect(emailKey(" Asha@Example.COM ")).toBe("asha@example.com");
});

describe("what a password is looked up by in a list of common ones", () => {
  it.each([
    ["Password1!", "password"],
    ["P@ssw0rd1!", "password"],
    ["Sunshine_123", "sunshine"],
    ["1Qwerty-1234", "qwerty"],
    ["Dragon#7777", "dragon"],
  ])("%s is also %s", (password, word) => {
    expect(commonForms(password)).toContain(word);
  });

  it.each(["Organic@2026", "Neem-leaf-1", "Ghee.lamp.1", "Namaste_2027"])(
    "%s is no dressed-up word of one",
    (password) => {
      expect(commonForms(password).some((form) => ["organic", "neem", "ghee", "namaste"].includes(form))).toBe(false);
    },
  );
});

it.each([
  ["Asha", "Patel", "Asha Patel"],
  ["Asha", "", "Asha"],
  ["", "", ""],
])("the name of %j %j is %j", (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name);
});

describe("the name of an account of a mobile number alone (C54)", () => {
  it.each([
    ["Leela", "Leela", ""],
    ["  Leela   Rani Menon ", "Leela", "Rani Menon"],
    ["", "", ""],
    ["x".repeat(90), "x".repeat(60), ""],
    [`Leela ${"y".repeat(90)}`, "Leela", "y".repeat(60)],
  ])("%j is split", (name, firstName, lastName) => {
    expect(splitPersonName(name)).toEqual({ firstName, lastName });
  });

  it("is a number for the staff until there is one", () => {
    expect(customerName({ id: 7, firstName: "", lastName: "" })).toBe("Customer 7");
    expect(customerName({ id: 7, firstName: "Leela", lastName: "" })).toBe("Leela");
  });
});

it.each([
  [undefined, undefined],
  [" ", ""],
  [" leela@example.com ", "leela@example.com"],
  ["leela@", "refused"],
])("an email that opens nothing can be changed: %j", (email, kept) => {
  const checked = checkProfile({ firstName: "Leela", lastName: "Menon", mobile: "+919876543210", email });
  expect(checked.ok ? checked.value.email : "refused").toBe(kept);
});
