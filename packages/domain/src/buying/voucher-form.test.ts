import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { voucherKey } from "./voucher.ts";
import {
  checkVoucherForm,
  codeOfBytes,
  SUGGESTED_CODE_BYTES,
  suggestVoucherCode,
  usesLeft,
  type VoucherForm,
  voucherDays,
  voucherState,
} from "./voucher-form.ts";

const FLAT: VoucherForm = {
  code: "SAVE75",
  kind: "flat",
  amount: 75,
  percent: undefined,
  cap: undefined,
  minimum: undefined,
  startsOn: "",
  endsOn: "",
  maxUses: undefined,
  usesPerCustomer: undefined,
};
const PERCENT = { ...FLAT, kind: "percent", amount: undefined, percent: 10 };

const AMOUNT = "Please enter an amount from ₹1 to ₹1,00,000";
const CODE = "Please enter 3 to 40 letters and digits; hyphens may stand between";
const USES = "Please enter a whole number of at least 1, or nothing";
const PERCENTAGE = "Please enter a whole number from 1 to 100";

describe("checkVoucherForm", () => {
  it.each<[string, Partial<VoucherForm>, Readonly<Record<string, string>>]>([
    ["the shortest code", { code: "ABC" }, {}],
    ["a code in small letters", { code: " diwali-50 " }, {}],
    ["a code of two letters", { code: "AB" }, { code: CODE }],
    ["a code of 40", { code: "A".repeat(40) }, {}],
    ["a code of 41", { code: "A".repeat(41) }, { code: CODE }],
    ["a code with a space", { code: "SAVE 75" }, { code: CODE }],
    ["a code that ends in a hyphen", { code: "SAVE-" }, { code: CODE }],
    ["no code", { code: "" }, { code: CODE }],
    ["no kind", { kind: "" }, { kind: "Please choose what it takes off" }],
    ["no amount", { amount: undefined }, { amount: AMOUNT }],
    ["an amount of 99 paise", { amount: 0.99 }, { amount: AMOUNT }],
    ["an amount of a rupee", { amount: 1 }, {}],
    ["an amount of a lakh", { amount: 100_000 }, {}],
    ["an amount above a lakh", { amount: 100_000.01 }, { amount: AMOUNT }],
    ["an amount in letters", { amount: Number.NaN }, { amount: AMOUNT }],
    ["a minimum of nothing", { minimum: 0 }, { minimum: `${AMOUNT}, or nothing` }],
    ["a minimum", { minimum: 750 }, {}],
    ["one day", { startsOn: "2026-03-15", endsOn: "2026-03-15" }, {}],
    [
      "an end before its start",
      { startsOn: "2026-03-15", endsOn: "2026-03-14" },
      { endsOn: "It has to end on its first day or later" },
    ],
    ["a day that does not exist", { startsOn: "2026-02-30" }, { startsOn: "Please select a date, or none" }],
    ["the last day that there is", { endsOn: "9999-12-31" }, { endsOn: "Please select a date, or none" }],
    ["one use", { maxUses: 1, usesPerCustomer: 1 }, {}],
    ["no use", { maxUses: 0 }, { maxUses: USES }],
    ["a use and a half", { usesPerCustomer: 1.5 }, { usesPerCustomer: USES }],
    [
      "more uses for one customer than for all",
      { maxUses: 2, usesPerCustomer: 3 },
      { usesPerCustomer: "One customer cannot use it more often than all of them" },
    ],
    ["a use and a half of no use", { maxUses: 0, usesPerCustomer: 1.5 }, { maxUses: USES, usesPerCustomer: USES }],
    ["two uses of no use", { maxUses: 0, usesPerCustomer: 2 }, { maxUses: USES }],
  ])("%s: %j", (_, change, refusals) => {
    expect(refusedFields(checkVoucherForm({ ...FLAT, ...change }))).toEqual(refusals);
  });

  it.each<[Partial<VoucherForm>, Readonly<Record<string, string>>]>([
    [{ percent: 1 }, {}],
    [{ percent: 100 }, {}],
    [{ percent: 0 }, { percent: PERCENTAGE }],
    [{ percent: 101 }, { percent: PERCENTAGE }],
    [{ percent: 7.5 }, { percent: PERCENTAGE }],
    [{ percent: undefined }, { percent: PERCENTAGE }],
    [{ cap: 150 }, {}],
    [{ cap: 0 }, { cap: `${AMOUNT}, or nothing` }],
  ])("a percentage with %j: %j", (change, refusals) => {
    expect(refusedFields(checkVoucherForm({ ...PERCENT, ...change }))).toEqual(refusals);
  });

  it("answers a percentage without an amount, and days in India that end at midnight", () => {
    const form = { ...PERCENT, amount: -1, cap: 150, startsOn: "2026-03-15", endsOn: "2026-03-16", maxUses: 9 };
    expect(checkVoucherForm(form)).toEqual({
      ok: true,
      value: {
        ...{ code: "SAVE75", kind: "percent", amount: null, percent: 10, cap: fromRupees(150), minimum: null },
        startsAt: new Date("2026-03-15T00:00:00+05:30"),
        endsAt: new Date("2026-03-17T00:00:00+05:30"),
        ...{ maxUses: 9, usesPerCustomer: null },
      },
    });
  });

  it("leaves what only a percentage has out of an amount", () => {
    const checked = checkVoucherForm({ ...FLAT, percent: 500, cap: -1 });
    expect(checked).toMatchObject({ ok: true, value: { kind: "flat", percent: null, cap: null } });
  });

  it("shows the days that were entered", () => {
    const days = { startsOn: "2026-03-15", endsOn: "2026-04-01" };
    const checked = checkVoucherForm({ ...FLAT, ...days });
    expect(checked.ok && voucherDays(checked.value)).toEqual(days);
    expect(voucherDays({ startsAt: null, endsAt: null })).toEqual({ startsOn: "", endsOn: "" });
  });
});

it.each([
  [null, 12, null, undefined],
  [12, 12, 0, undefined],
  [20, 12, 8, undefined],
  [11, 12, undefined, "It was used 12 times already: please enter at least 12, or nothing"],
  [0, 1, undefined, "It was used once already: please enter at least 1, or nothing"],
])("of %s uses after %d are left: %s", (maxUses, used, left, message) => {
  const outcome = usesLeft(maxUses, used);
  expect(outcome.ok ? outcome.value : undefined).toBe(left);
  expect(messageOf(outcome)).toBe(message);
});

describe("voucherState", () => {
  const now = new Date("2026-03-15T06:30:00Z");
  const later = new Date(now.getTime() + 1);
  const plain = { startsAt: null, endsAt: null, usesLeft: null, balance: null };

  it.each([
    [{}, "running"],
    [{ startsAt: now, endsAt: later, usesLeft: 1 }, "running"],
    [{ startsAt: later }, "coming"],
    [{ endsAt: now }, "ended"],
    [{ usesLeft: 0 }, "used-up"],
    [{ usesLeft: 0, endsAt: now }, "ended"],
    [{ usesLeft: 0, startsAt: later }, "used-up"],
    [{ startsAt: later, endsAt: now }, "ended"],
    [{ balance: ZERO_PAISE }, "used-up"],
    [{ balance: fromRupees(1) }, "running"],
  ])("%j: %s", (change, state) => {
    expect(voucherState({ ...plain, ...change }, now)).toBe(state);
  });
});

describe("suggestVoucherCode", () => {
  const bytes = Uint8Array.of(0, 31, 32, 255);

  it.each([
    [{ kind: "percent", amount: undefined, percent: 10 }, "TAKE10-A9A9"],
    [{ kind: "flat", amount: 75.5, percent: undefined }, "SAVE75-A9A9"],
    [{ kind: "flat", amount: Number.NaN, percent: undefined }, "SAVE-A9A9"],
    [{ kind: "", amount: undefined, percent: undefined }, "SAVE-A9A9"],
  ])("%j: %s", (form, code) => {
    expect(suggestVoucherCode(form, bytes)).toBe(code);
  });

  it("is a code that the form takes", () => {
    const random = fc.uint8Array({ minLength: SUGGESTED_CODE_BYTES, maxLength: SUGGESTED_CODE_BYTES });
    fc.assert(
      fc.property(random, fc.integer({ min: 1, max: 100 }), (some, percent) => {
        const code = suggestVoucherCode({ kind: "percent", amount: undefined, percent }, some);
        return code === voucherKey(code) && checkVoucherForm({ ...PERCENT, percent, code }).ok;
      }),
    );
  });

  it("stands in groups of four", () => {
    expect(codeOfBytes(new Uint8Array(9))).toBe("AAAA-AAAA-A");
    expect(codeOfBytes(new Uint8Array())).toBe("");
  });
});
