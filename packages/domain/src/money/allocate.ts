import { type Paise, paise } from "./money.ts";

/**
 * Spreads an amount over parts in proportion to their weights, to the paisa: what rounding down leaves over goes, a
 * paisa each, to the parts with the largest remainders, the earlier part first where two are equal (C38).
 * @param weights whole numbers from 0, such as the amounts of a cart's lines. When all are 0, every part is 0.
 */
export function allocate(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = BigInt(amount);
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => paise(0));
  const parts = weights.map((weight, index) => {
    const product = whole * BigInt(weight); // bigint: the product outgrows a double's exact integers
    return { index, share: product / sum, remainder: product % sum };
  });
  const left = Number(parts.reduce((rest, { share }) => rest - share, whole));
  const byRemainder = parts.toSorted((one, other) => Number(other.remainder - one.remainder));
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, share }) => paise(Number(share) + (extra.has(index) ? 1 : 0)));
}
