import type { CalendarDate } from "../dates/calendar-date.ts";
import { textOfCell } from "../forms/spreadsheet-cell.ts";
import { addMoney, fromRupees, type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { readTypedAmount } from "../money/typed-amount.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { PayoutColumn } from "./payout-columns.ts";
import { readPayoutDay } from "./read-payout-day.ts";

/** Lines of a file, without its headers. */
export const PAYOUT_LINES_MAXIMUM = 20_000;
/** In bytes. */
export const PAYOUT_SIZE_MAXIMUM = 5 * 1024 * 1024;
export const REFERENCE_MAXIMUM_LENGTH = 80;
/** Above any order and any payout of one. */
export const PAYOUT_AMOUNT_MAXIMUM = fromRupees(10_000_000);

/** What a line of a file is about: as it was written, trimmed; empty where the file does not say. */
export interface PayoutReference {
  /** In capitals, without a "#". */
  readonly order: string;
  readonly tracking: string;
  readonly payment: string;
  readonly transaction: string;
  readonly refund: string;
}

export interface PayoutLine {
  readonly reference: PayoutReference;
  /** What was collected, before the fee; below zero where it is taken back. */
  readonly amount: Paise;
  readonly fee: Paise;
  readonly tax: Paise;
  /** When it was paid out, where the file says it. */
  readonly day: CalendarDate | null;
  readonly utr: string;
}

export type PayoutCells = { readonly [column in PayoutColumn]?: string };

export const PAYOUT_LINE_MESSAGES = {
  reference: "It does not say which order or payment it is about.",
  tooLong: "A number or UTR in it is too long.",
  amount: "The amount is missing, or is no amount in rupees.",
  tooHigh: "The amount is too high.",
  fee: "The fee is no amount in rupees.",
  tax: "The GST on the fee is no amount in rupees.",
  day: "The day of the payout is no date.",
  future: "The day of the payout is still to come.",
} as const;

type LineRefusal = Refusal<"payout-line">;
const wrong = (message: string) => refuse({ code: "payout-line" as const, message });

/** Spreadsheets write figures as their country does. */
const OF_A_SPREADSHEET = { decimalComma: true } as const;

/** Accountants write (450.00) for what is below zero. */
const IN_BRACKETS = /^\((.*)\)$/;

function readAmount(cell: string | undefined): Outcome<Paise | null> {
  const typed = (cell ?? "").replace(PLUS, "").trim();
  const inBrackets = IN_BRACKETS.exec(typed)?.[1];
  return readTypedAmount(inBrackets === undefined ? typed : `-${inBrackets}`, OF_A_SPREADSHEET);
}

const minus = (amount: Paise): Paise => subtractMoney(ZERO_PAISE, amount);
const size = (amount: Paise): Paise => (amount < 0 ? minus(amount) : amount);

/** Types of lines that take money back, also where their amounts have no minus. "Debit card" is how a customer paid. */
const TAKES_BACK =
  /refund|charge[\s_-]*back|dispute|reversal|^\s*debit(?:[\s_-]+(?:adjustment|adj|note))?\.?\s*$|adjustment[\s_-]+debit/i;
/** What was taken back comes again: a chargeback that was reversed, a dispute that the shop won. */
const COMES_AGAIN =
  /(?:refund|charge[\s_-]*back|dispute).*(?:revers|won\b|cancel)|revers.*(?:refund|charge[\s_-]*back|dispute)/i;
/** As some write that it comes in. */
const PLUS = /^\s*\+/;

/** Whether a line takes money back: its sign says it, or else its type. */
function isTakenBack({ amount, net, type = "" }: PayoutCells, given: Paise): boolean {
  if (given < 0) return true;
  const written = (amount ?? "").trim() === "" ? net : amount;
  return !(PLUS.test(written ?? "") || COMES_AGAIN.test(type)) && TAKES_BACK.test(type);
}

type Amounts = Pick<PayoutLine, "amount" | "fee" | "tax">;

function readAmounts(cells: PayoutCells): Outcome<Amounts, LineRefusal> {
  const [gross, net] = [readAmount(cells.amount), readAmount(cells.net)];
  if (!(gross.ok && net.ok)) return wrong(PAYOUT_LINE_MESSAGES.amount);
  const [readFee, readTax] = [readAmount(cells.fee), readAmount(cells.tax)];
  if (!readFee.ok) return wrong(PAYOUT_LINE_MESSAGES.fee);
  if (!readTax.ok) return wrong(PAYOUT_LINE_MESSAGES.tax);
  const given = gross.value ?? net.value;
  if (given === null) return wrong(PAYOUT_LINE_MESSAGES.amount);
  const read = [given, net.value, readFee.value, readTax.value].map((amount) => size(amount ?? ZERO_PAISE));
  if (read.some((amount) => amount > PAYOUT_AMOUNT_MAXIMUM)) return wrong(PAYOUT_LINE_MESSAGES.tooHigh);
  const isBack = isTakenBack(cells, given);
  const fee = size(readFee.value ?? ZERO_PAISE);
  const between =
    isBack || gross.value === null || net.value === null
      ? ZERO_PAISE
      : subtractMoney(subtractMoney(gross.value, fee), net.value);
  const tax = size(readTax.value ?? (between > 0 ? between : ZERO_PAISE));
  if (isBack) return accept({ amount: minus(size(given)), fee, tax });
  return accept({ amount: gross.value ?? addMoney(given, fee, tax), fee, tax });
}

/**
 * Reads a line of a payout. An amount that is missing is the net one with fee and GST, and a GST that is missing what is
 * between them; a fee counts as what it takes, with a minus or without.
 */
export function readPayoutLine(cells: PayoutCells, today: CalendarDate): Outcome<PayoutLine, LineRefusal> {
  const reference = {
    order: textOfCell(cells.order).replace(/^#\s*/, "").toUpperCase(),
    tracking: textOfCell(cells.tracking),
    payment: textOfCell(cells.payment),
    transaction: textOfCell(cells.transaction),
    refund: textOfCell(cells.refund),
  };
  const utr = textOfCell(cells.utr);
  if (!(reference.order || reference.tracking || reference.payment || reference.transaction))
    return wrong(PAYOUT_LINE_MESSAGES.reference);
  if ([...Object.values(reference), utr].some((text) => text.length > REFERENCE_MAXIMUM_LENGTH))
    return wrong(PAYOUT_LINE_MESSAGES.tooLong);
  const amounts = readAmounts(cells);
  if (!amounts.ok) return amounts;
  const day = readPayoutDay(textOfCell(cells.day));
  if (day === undefined) return wrong(PAYOUT_LINE_MESSAGES.day);
  if (day !== null && day > today) return wrong(PAYOUT_LINE_MESSAGES.future);
  return accept({ reference, ...amounts.value, day, utr });
}

/** A line of sums below the others: "Grand total". */
const SUMS = /^(?:grand|sub|net)?[\s-]*totals?\b/i;

/** Whether a line is left out: it is empty, or sums the others up. */
export function isLeftOut(cells: readonly string[], { order, tracking, payment, transaction }: PayoutCells): boolean {
  if (cells.every((cell) => cell.trim() === "")) return true;
  const references = [order, tracking, payment, transaction].filter((cell) => (cell ?? "").trim() !== "");
  return references.every((cell) => SUMS.test((cell ?? "").trim())) && cells.some((cell) => SUMS.test(cell.trim()));
}
