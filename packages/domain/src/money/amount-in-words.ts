import { type Paise, wholeRupees } from "./money.ts";

const BELOW_TWENTY = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen".split(" "),
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const STEPS = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

function belowHundred(count: number): string {
  const word = BELOW_TWENTY[count];
  if (word !== undefined) return word;
  const tens = TENS[Math.floor(count / 10) - 2] ?? "";
  return count % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[count % 10] ?? ""}`;
}

function inWords(count: number): string {
  const [size, name] = STEPS.find(([size]) => count >= size) ?? [];
  if (size === undefined) return belowHundred(count);
  const head = `${inWords(Math.floor(count / size))} ${name}`;
  return count % size === 0 ? head : `${head} ${inWords(count % size)}`;
}

/**
 * "Rupees one lakh twenty-four thousand and fifty paise only": an amount as invoices spell it, in lakh and crore.
 * @throws RangeError below zero: no invoice has such an amount.
 */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError(`Not an amount to be paid: ${amount}`);
  const paisePart = amount % 100;
  const rupees = `Rupees ${inWords(wholeRupees(amount))}`;
  return paisePart === 0 ? `${rupees} only` : `${rupees} and ${belowHundred(paisePart)} paise only`;
}
