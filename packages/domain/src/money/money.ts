import type { Branded } from "../branded.ts";

/** An amount of money in whole paise; 100 paise are one rupee. */
export type Paise = Branded<number, "paise">;

const PAISE_PER_RUPEE = 100;

/** Ten lakh crore rupees: up to here two decimals of a rupee are exact in a double. */
export const LARGEST_PAISE = 1_000_000_000_000_000;

const isPaise = (amount: number): amount is Paise => Number.isInteger(amount) && Math.abs(amount) <= LARGEST_PAISE;

/**
 * Reads a number as paise.
 * @throws RangeError when it is not whole or beyond {@link LARGEST_PAISE}: such an amount is a bug, not an input.
 */
export function paise(amount: number): Paise {
  const unsigned = amount + 0; // −0 becomes 0
  if (!isPaise(unsigned)) throw new RangeError(`Not an amount in whole paise: ${amount}`);
  return unsigned;
}

export const ZERO_PAISE = paise(0);

/**
 * Rupees, as the wire writes them, into paise. Half a paisa is rounded up, away from zero for a negative amount.
 * The decimal digits decide, not the binary fraction behind them: 1.005 becomes 101 paise.
 * @throws RangeError when it is no amount of money.
 */
export function fromRupees(rupees: number): Paise {
  const size = Math.abs(rupees);
  if (size < 0.001) return ZERO_PAISE; // also keeps exponents out of the text below
  return paise(Math.sign(rupees) * Math.round(Number(`${size}e2`)));
}

/** 1 coin = 1 rupee [R172]. Here, as pages that only tell of coins need none of the cart's rules. */
export const COIN_VALUE: Paise = fromRupees(1);

export const toRupees = (amount: Paise): number => amount / PAISE_PER_RUPEE;

export const addMoney = (...amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce((sum, amount) => sum + amount, 0));

export const subtractMoney = (amount: Paise, less: Paise): Paise => paise(amount - less);

/** An amount `times` over; a fraction of an amount is taken by {@link percentOf}. */
export function multiplyMoney(amount: Paise, times: number): Paise {
  if (!Number.isInteger(times)) throw new RangeError(`Not a whole number of times: ${times}`);
  return paise(amount * times);
}

export const smallerMoney = (one: Paise, other: Paise): Paise => (one < other ? one : other);

/** Whole rupees in an amount: the floor, so ₹99.99 holds 99. */
export const wholeRupees = (amount: Paise): number => Math.floor(amount / PAISE_PER_RUPEE);
