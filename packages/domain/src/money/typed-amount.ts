import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { fromRupees, LARGEST_PAISE, type Paise, paise, toRupees } from "./money.ts";

export const NOT_AN_AMOUNT =
  "Please enter an amount in rupees, such as 1299.50, with at most two digits after the point.";

const LARGEST_RUPEES = toRupees(paise(LARGEST_PAISE));

/** Rupees as people type them: ₹1,299.50. Null for none. Which amounts are allowed is for the rule of what they are. */
export function readTypedAmount(typed: string): Outcome<Paise | null, Refusal<"not-an-amount">> {
  const plain = typed.replace(/[₹,\s]/g, "");
  if (plain === "") return accept(null);
  if (!/^-?\d+(?:\.\d{1,2})?$/.test(plain)) return refuse({ code: "not-an-amount", message: NOT_AN_AMOUNT });
  // Beyond what money can be it stays too high for every rule, whose text then names the limit.
  return accept(fromRupees(Math.max(-LARGEST_RUPEES, Math.min(LARGEST_RUPEES, Number(plain)))));
}
