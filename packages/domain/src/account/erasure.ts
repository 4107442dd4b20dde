import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { customerLabel } from "./profile.ts";
import { RETENTION, retentionInWords } from "./retention.ts";

/** Actions that ask again who it is: by the password, or by an OTP to the account's mobile. */
export const CONFIRMED_ACTIONS = ["erase", "mobile", "email", "passkey"] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

/** The author of a review, and the receiver of an order, once the account is erased (C53). */
export const ERASED_NAME = "A customer";

export const ERASE_WAITS_FOR_PARCELS =
  "Some of your orders are packed or on their way. Please erase your account once they have arrived!";
export const ERASE_WAITS_FOR_REFUNDS =
  "We still owe you a refund, which our care team pays to you. Please erase your account once you have it!";

/** Whether an account can be erased now: not while goods or money are on their way to its holder. */
export function checkErasure(account: {
  readonly hasParcels: boolean;
  readonly hasHandRefunds: boolean;
}): Outcome<true, Refusal<"parcels-open" | "refunds-open">> {
  if (account.hasParcels) return refuse({ code: "parcels-open", message: ERASE_WAITS_FOR_PARCELS });
  if (account.hasHandRefunds) return refuse({ code: "refunds-open", message: ERASE_WAITS_FOR_REFUNDS });
  return accept(true);
}

export const ALREADY_ERASED = "This account is erased already.";
export const typeToErase = (word: string): string => `Please type “${word}” to erase the account!`;

const asTyped = (words: string): string => words.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Whether staff typed whose account they erase; capitals and spaces do not count. */
export function checkErasureTyped(
  typed: string,
  customer: { readonly id: number; readonly name: string },
): Outcome<true, Refusal<"not-confirmed">> {
  const word = customerLabel(customer);
  return asTyped(typed) === asTyped(word)
    ? accept(true)
    : refuse({ code: "not-confirmed", params: { word }, message: typeToErase(word) });
}

/** What an erasure deletes at once, and what it leaves, with the reason: said before it is done. */
export const ERASED = [
  "Your name, email, mobile and password: nobody can log in to this account again.",
  "Addresses, cart, wishlist, consultations, enquiries, event tickets and what we wrote to you.",
  "Coins, SO Elite and subscriptions: nothing more is charged.",
  "Orders that are not packed yet are cancelled, and what you paid for them goes back to you.",
] as const;
export const KEPT_AFTER_ERASURE = [
  "Your orders, without your name, number and address.",
  `Invoices and credit notes with your name and address, ${retentionInWords(RETENTION.taxPapers)}.`,
  `Your reviews, by “${ERASED_NAME}”.`,
] as const;
