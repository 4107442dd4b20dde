import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { day } from "../testing/day.ts";
import { isLeftOut, PAYOUT_LINE_MESSAGES, type PayoutCells, readPayoutLine } from "./read-payout-line.ts";

const TODAY = day("2026-11-28");
const read = (cells: PayoutCells) => readPayoutLine({ order: "SO-2026-000123", amount: "900", ...cells }, TODAY);
const lineOf = (cells: PayoutCells) => {
  const line = read(cells);
  if (!line.ok) throw new Error(line.refusal.message);
  return line.value;
};

describe("the amounts of a line", () => {
  it.each<[PayoutCells, number, number, number]>([
    [{ amount: "₹1,234.50" }, 1234.5, 0, 0],
    [{ amount: "1.234,50 " }, Number.NaN, 0, 0],
    [{ amount: "299,50" }, 299.5, 0, 0],
    [{ amount: "900", fee: "-45", tax: "8.10" }, 900, 45, 8.1],
    [{ amount: "", net: "846.90", fee: "45", tax: "8.10" }, 900, 45, 8.1],
    [{ amount: "900", fee: "45", net: "846.90" }, 900, 45, 8.1],
    [{ amount: "(450.00)" }, -450, 0, 0],
    [{ amount: "-450" }, -450, 0, 0],
    [{ amount: "450", type: "Refund" }, -450, 0, 0],
    [{ amount: "450", type: "charge back" }, -450, 0, 0],
    [{ amount: "450", type: "capture" }, 450, 0, 0],
    [{ amount: "450", type: "Debit" }, -450, 0, 0],
    [{ amount: "450", type: "debit_adjustment" }, -450, 0, 0],
    [{ amount: "450", type: "Debit Card" }, 450, 0, 0],
    [{ amount: "450", type: "reversal" }, -450, 0, 0],
    [{ amount: "500", type: "Chargeback reversal" }, 500, 0, 0],
    [{ amount: "500", type: "reversal of a charge-back" }, 500, 0, 0],
    [{ amount: "500", type: "CHARGEBACK_REVERSAL" }, 500, 0, 0],
    [{ amount: "500", type: "Dispute won" }, 500, 0, 0],
    [{ amount: "500", type: "Dispute" }, -500, 0, 0],
    [{ amount: "-500", type: "Chargeback reversal" }, -500, 0, 0],
    [{ amount: "+500", type: "Reversal" }, 500, 0, 0],
    [{ amount: "", net: "+500", type: "Refund" }, 500, 0, 0],
    [{ amount: "0" }, 0, 0, 0],
  ])("%j", (cells, amount, fee, tax) => {
    const line = read(cells);
    if (Number.isNaN(amount)) return expect(line).toMatchObject({ ok: false });
    expect(line).toMatchObject({
      ok: true,
      value: { amount: fromRupees(amount), fee: fromRupees(fee), tax: fromRupees(tax) },
    });
  });
});

describe("what a line is about", () => {
  it.each<[PayoutCells, string]>([
    [{ order: " #so-2026-000123 " }, "SO-2026-000123"],
    [{ order: '="SO-2026-000123"' }, "SO-2026-000123"],
    [{ order: "'SO-2026-000123" }, "SO-2026-000123"],
  ])("%j", (cells, order) => expect(lineOf(cells).reference.order).toBe(order));

  it("has its day and UTR", () => {
    expect(lineOf({ day: "03/11/2026", utr: " HDFC  N12 " })).toMatchObject({ day: "2026-11-03", utr: "HDFC N12" });
    expect(lineOf({ day: "" }).day).toBeNull();
  });
});

it.each<[PayoutCells, string]>([
  [{ order: "" }, PAYOUT_LINE_MESSAGES.reference],
  [{ utr: "x".repeat(81) }, PAYOUT_LINE_MESSAGES.tooLong],
  [{ amount: "" }, PAYOUT_LINE_MESSAGES.amount],
  [{ amount: "nine" }, PAYOUT_LINE_MESSAGES.amount],
  [{ amount: "=1+1" }, PAYOUT_LINE_MESSAGES.amount],
  [{ net: "nine" }, PAYOUT_LINE_MESSAGES.amount],
  [{ amount: "10000000.01" }, PAYOUT_LINE_MESSAGES.tooHigh],
  [{ amount: "9".repeat(400) }, PAYOUT_LINE_MESSAGES.tooHigh],
  [{ fee: "some" }, PAYOUT_LINE_MESSAGES.fee],
  [{ tax: "some" }, PAYOUT_LINE_MESSAGES.tax],
  [{ day: "soon" }, PAYOUT_LINE_MESSAGES.day],
  [{ day: "29/11/2026" }, PAYOUT_LINE_MESSAGES.future],
])("%j is refused: %s", (cells, message) => {
  expect(read(cells)).toMatchObject({ ok: false, refusal: { message } });
});

it.each<[readonly string[], PayoutCells, boolean]>([
  [["", " "], { order: "" }, true],
  [["Grand Total", "900"], { order: "Grand Total" }, true],
  [["", "Total", "900"], { order: "" }, true],
  [["SO-1", "Total", "900"], { order: "SO-1" }, false],
  [["", "900"], { order: "" }, false],
])("%j is left out: %j %j", (cells, named, isOut) => expect(isLeftOut(cells, named)).toBe(isOut));

it("what a database cannot hold is a space", () => {
  expect(lineOf({ utr: "A\u0000B\nC" }).utr).toBe("A B C");
});
