import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** A number as it was typed: undefined when the field is empty, NaN when it holds something else. */
export const typedNumber = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

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
