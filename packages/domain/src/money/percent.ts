import { type Paise, paise } from "./money.ts";

const PARTS_PER_PERCENT = 100n;
const WHOLE = 100n * PARTS_PER_PERCENT;

/** Percent in hundredths of a percent, the finest step that a rate of the store has. */
function inParts(percent: number): bigint {
  if (!(percent >= 0 && percent <= 1000)) throw new RangeError(`Not a percentage: ${percent}`);
  return BigInt(Math.round(percent * Number(PARTS_PER_PERCENT)));
}

/** Integer division, half away from zero; bigint, since an amount times a rate outgrows a double's exact integers. */
function divide(numerator: bigint, denominator: bigint): Paise {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return paise(Number(numerator < 0n ? -rounded : rounded));
}

/** `percent` of an amount, half a paisa rounded up. */
export const percentOf = (amount: Paise, percent: number): Paise => divide(BigInt(amount) * inParts(percent), WHOLE);

/** The amount that gives `total` once `percent` is put on top: what a price is before its tax. */
export const withoutPercent = (total: Paise, percent: number): Paise =>
  divide(BigInt(total) * WHOLE, WHOLE + inParts(percent));

/** `amount` × `part` / `whole`, half a paisa rounded up. */
export const fractionOf = (amount: Paise, part: Paise, whole: Paise): Paise =>
  divide(BigInt(amount) * BigInt(part), BigInt(whole));
