import { type FigureOptions, plainFigure } from "../money/typed-amount.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/**
 * A number of pieces, days or percent as people type it, "1,200" or a spreadsheet's "80.0": undefined when the field is
 * empty, NaN when it holds something else, such as an amount of money.
 */
export function typedNumber(text: string, options?: FigureOptions): number | undefined {
  if (text.trim() === "") return undefined;
  return /[₹a-z/]/i.test(text) ? Number.NaN : Number(plainFigure(text, options) ?? Number.NaN);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly message: string;
}

/** A whole number from `min` to `max`. */
export function requireWhole(
  number: number | undefined,
  { min, max, message }: Bounds,
): Outcome<number, Refusal<"number-out-of-bounds">> {
  const fits = number !== undefined && Number.isInteger(number) && number >= min && number <= max;
  return fits ? accept(number) : refuse({ code: "number-out-of-bounds", message });
}

/** The same, or null where the field is empty. */
export const optionalWhole = (
  number: number | undefined,
  bounds: Bounds,
): Outcome<number | null, Refusal<"number-out-of-bounds">> =>
  number === undefined ? accept(null) : requireWhole(number, bounds);
