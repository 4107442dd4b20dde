import { addDays, calendarDate, dayOf, startOfDay } from "../dates/calendar-date.ts";
import { hasCome } from "../dates/durations.ts";
import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { checkFields, type FormOutcome, requireChoice } from "../forms/form.ts";
import { optionalWhole, requireWhole } from "../forms/optional-number.ts";
import { fromRupees, type Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { voucherKey } from "./voucher.ts";

/** What a promotion's voucher takes off: an amount, or a part of the goods. */
export const VOUCHER_KINDS = ["flat", "percent"] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export const VOUCHER_CODE_MINIMUM_LENGTH = 3;
/** Above any campaign, and below where a slip of the finger costs a shop its month. */
export const VOUCHER_MAXIMUM_RUPEES = 100_000;
export const VOUCHER_MAXIMUM_USES = 1_000_000;

const AMOUNT = "Please enter an amount from ₹1 to ₹1,00,000";

export const VOUCHER_FORM_MESSAGES = {
  code: `Please enter ${VOUCHER_CODE_MINIMUM_LENGTH} to ${FIELD_LENGTHS.voucherCode} letters and digits; hyphens may stand between`,
  codeTaken: "Another voucher has this code",
  codeStays: "This voucher was used: its code stays",
  kind: "Please choose what it takes off",
  amount: AMOUNT,
  percent: "Please enter a whole number from 1 to 100",
  limit: `${AMOUNT}, or nothing`,
  date: "Please select a date, or none",
  endsFirst: "It has to end on its first day or later",
  uses: "Please enter a whole number of at least 1, or nothing",
  usesPerCustomer: "One customer cannot use it more often than all of them",
} as const;

export interface VoucherForm {
  readonly code: string;
  readonly kind: string;
  /** Of a flat one, in rupees. */
  readonly amount: number | undefined;
  /** Of a percentage. */
  readonly percent: number | undefined;
  /** The most that a percentage takes off, in rupees. */
  readonly cap: number | undefined;
  /** The smallest subtotal, in rupees. */
  readonly minimum: number | undefined;
  /** Its first and its last day in India, YYYY-MM-DD; empty without. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** How often it can be used in all. */
  readonly maxUses: number | undefined;
  readonly usesPerCustomer: number | undefined;
}

export type CheckedVoucher = {
  /** In capitals. */
  readonly code: string;
  readonly minimum: Paise | null;
  readonly startsAt: Date | null;
  /** When its last day is over. */
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly usesPerCustomer: number | null;
} & (
  | { readonly kind: "flat"; readonly amount: Paise; readonly percent: null; readonly cap: null }
  | { readonly kind: "percent"; readonly amount: null; readonly percent: number; readonly cap: Paise | null }
);

function checkCode(code: string): Outcome<string, Refusal<"code-invalid">> {
  const key = voucherKey(code);
  const fits =
    key.length >= VOUCHER_CODE_MINIMUM_LENGTH &&
    key.length <= FIELD_LENGTHS.voucherCode &&
    /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(key);
  return fits ? accept(key) : refuse({ code: "code-invalid", message: VOUCHER_FORM_MESSAGES.code });
}

type MoneyRefusal = Refusal<"amount-out-of-bounds">;

function checkAmount(rupees: number | undefined, message: string): Outcome<Paise, MoneyRefusal> {
  const fits = rupees !== undefined && rupees >= 1 && rupees <= VOUCHER_MAXIMUM_RUPEES;
  return fits ? accept(fromRupees(rupees)) : refuse({ code: "amount-out-of-bounds", message });
}

const checkLimit = (rupees: number | undefined): Outcome<Paise | null, MoneyRefusal> =>
  rupees === undefined ? accept(null) : checkAmount(rupees, VOUCHER_FORM_MESSAGES.limit);

type DayRefusal = Refusal<"date-invalid" | "ends-before-start">;

function checkDay(text: string, days: number): Outcome<Date | null, DayRefusal> {
  if (text === "") return accept(null);
  const day = calendarDate(text);
  // The year 9999 has no day after it.
  if (day === undefined || day > "9000") return refuse({ code: "date-invalid", message: VOUCHER_FORM_MESSAGES.date });
  return accept(startOfDay(addDays(day, days)));
}

function checkEnd({ startsOn, endsOn }: VoucherForm): Outcome<Date | null, DayRefusal> {
  if (startsOn !== "" && endsOn !== "" && endsOn < startsOn) {
    return refuse({ code: "ends-before-start", message: VOUCHER_FORM_MESSAGES.endsFirst });
  }
  return checkDay(endsOn, 1);
}

const USES = { min: 1, max: VOUCHER_MAXIMUM_USES, message: VOUCHER_FORM_MESSAGES.uses } as const;

/** Only two limits that are good by themselves are compared: each field says what is wrong with it. */
function checkUsesPerCustomer(form: VoucherForm): Outcome<number | null> {
  const maxUses = optionalWhole(form.maxUses, USES);
  const usesPerCustomer = optionalWhole(form.usesPerCustomer, USES);
  if (!maxUses.ok || !usesPerCustomer.ok || maxUses.value === null || usesPerCustomer.value === null) {
    return usesPerCustomer;
  }
  return usesPerCustomer.value > maxUses.value
    ? refuse({ code: "uses-above-all", message: VOUCHER_FORM_MESSAGES.usesPerCustomer })
    : usesPerCustomer;
}

/** What a promotion's voucher has to be. An amount of the kind that was not chosen is left out. */
export function checkVoucherForm(form: VoucherForm): FormOutcome<CheckedVoucher, keyof VoucherForm> {
  const kind = requireChoice(form.kind, VOUCHER_KINDS, VOUCHER_FORM_MESSAGES.kind);
  const isPercent = form.kind === "percent";
  const percent = { min: 1, max: 100, message: VOUCHER_FORM_MESSAGES.percent };
  return checkFields(
    {
      code: checkCode(form.code),
      kind,
      amount: form.kind === "flat" ? checkAmount(form.amount, VOUCHER_FORM_MESSAGES.amount) : accept(null),
      percent: isPercent ? requireWhole(form.percent, percent) : accept(null),
      cap: isPercent ? checkLimit(form.cap) : accept(null),
      minimum: checkLimit(form.minimum),
      startsOn: checkDay(form.startsOn, 0),
      endsOn: checkEnd(form),
      maxUses: optionalWhole(form.maxUses, USES),
      usesPerCustomer: checkUsesPerCustomer(form),
    },
    (field): CheckedVoucher => {
      const terms = {
        code: field.code.value,
        minimum: field.minimum.value,
        startsAt: field.startsOn.value,
        endsAt: field.endsOn.value,
        maxUses: field.maxUses.value,
        usesPerCustomer: field.usesPerCustomer.value,
      };
      const [amount, part] = [field.amount.value, field.percent.value];
      if (amount !== null) return { kind: "flat", amount, percent: null, cap: null, ...terms };
      if (part !== null) return { kind: "percent", amount: null, percent: part, cap: field.cap.value, ...terms };
      throw new Error("A voucher takes nothing off");
    },
  );
}

/** The days of a voucher as its form shows them; empty without. */
export const voucherDays = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}) => ({
  startsOn: dayOf(startsAt) ?? "",
  endsOn: (endsAt && dayOf(new Date(endsAt.getTime() - 1))) ?? "",
});

export const usedMoreOften = (used: number): string =>
  `It was used ${used === 1 ? "once" : `${used} times`} already: please enter at least ${used}, or nothing`;

/** How often a voucher can still be used, given its limit; null without a limit. */
export function usesLeft(maxUses: number | null, used: number): Outcome<number | null, Refusal<"uses-below-used">> {
  if (maxUses === null) return accept(null);
  return maxUses >= used
    ? accept(maxUses - used)
    : refuse({ code: "uses-below-used", params: { used }, message: usedMoreOften(used) });
}

export const VOUCHER_STATES = ["running", "coming", "ended", "used-up"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Where a voucher stands now: the first reason for which nobody can use it, as staff would look for it. */
export function voucherState(
  voucher: {
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
    readonly usesLeft: number | null;
    /** What is left on a gift voucher; null for a promotion's. */
    readonly balance: Paise | null;
  },
  now: Date,
): VoucherState {
  if (voucher.endsAt && hasCome(voucher.endsAt, now)) return "ended";
  if (voucher.usesLeft === 0 || voucher.balance === 0) return "used-up";
  return voucher.startsAt && !hasCome(voucher.startsAt, now) ? "coming" : "running";
}

/** Letters and digits that nobody takes for one another: 32 of them, five bits each. */
const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_GROUP = 4;

/** Random bytes as letters and digits that are easy to read out, in groups of four: "7KQM-2XPA". */
export function codeOfBytes(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
  return letters.match(new RegExp(`.{1,${CODE_GROUP}}`, "g"))?.join("-") ?? "";
}

/** How many random bytes a suggested code has. */
export const SUGGESTED_CODE_BYTES = 4;

/** A code that says what it gives, and that nobody guesses: "TAKE10-7KQM" for 10 percent, "SAVE75-2XPA" for ₹75. */
export function suggestVoucherCode(
  { kind, amount, percent }: Pick<VoucherForm, "kind" | "amount" | "percent">,
  bytes: Uint8Array,
): string {
  const [word, number] = kind === "percent" ? ["TAKE", percent] : ["SAVE", amount];
  const worth = number !== undefined && Number.isFinite(number) && number > 0 ? Math.floor(number) : "";
  return `${word}${worth}-${codeOfBytes(bytes)}`;
}
