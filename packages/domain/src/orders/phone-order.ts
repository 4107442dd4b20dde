import type { Refusal } from "../outcome.ts";

/** The most letters of a note on an order. */
export const ORDER_NOTE_MAXIMUM_LENGTH = 500;

/** What a rule tells the shopper, as somebody of the staff needs it who acts for them. */
const STAFF_WORDS: ReadonlyMap<string, string> = new Map([
  [
    "cash-taken-once",
    "The customer pays another order of the same parcel at the door, and a courier collects one sum for a parcel. Please send a link to pay!",
  ],
  [
    "cash-limit",
    "With this order, the customer or the address has more on Cash on Delivery than the shop allows. Please send a link to pay, or wait until one of the open orders is delivered!",
  ],
  [
    "too-many-unpaid-orders",
    "The customer has as many unpaid orders as the shop allows. Please have one of them paid or cancelled first!",
  ],
  [
    "account-blocked",
    "This customer is blocked: the shop takes no orders from the account. Please unblock it on the customer’s page first!",
  ],
  [
    "parcels-open",
    "Some of the customer’s orders are packed or on their way. Please erase the account once they have arrived!",
  ],
  [
    "refunds-open",
    "The customer still waits for a refund that the shop pays manually. Please pay it, then erase the account!",
  ],
]);

/** A refusal of the checkout or of an erasure, said to the staff: what is about the goods is said as it is. */
export const inStaffWords = (refusal: Refusal): Refusal => {
  const message = STAFF_WORDS.get(refusal.code);
  return message === undefined ? refusal : { ...refusal, message };
};
