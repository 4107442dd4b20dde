import {
  freeCityWords,
  freeFromWords,
  freeShippingNote,
  type ShippingPlace,
  shippingCharge,
  weightNote,
} from "../buying/shipping.ts";
import type { CalendarDate } from "../dates/calendar-date.ts";
import { formatRoundRupees } from "../money/format-money.ts";
import type { Paise } from "../money/money.ts";
import type { Policy } from "../policy.ts";
import { cashIsTaken } from "./cash-limits.ts";
import { promisedDelivery } from "./promised-delivery.ts";

/** What a shopper asks who looks at a product: whether it comes to a PIN code, when, and what that costs. */
export interface DeliveryQuestion {
  readonly postalCode: string;
  /** The order would be confirmed now. */
  readonly now: Date;
  readonly isElite: boolean;
  /** Of the first address of the shopper's list, or else of the PIN code (C17). */
  readonly place: ShippingPlace;
  readonly isMobileProven: boolean;
  /** What the goods would cost that are ordered, after a discount and with GST; zero where nobody has said. */
  readonly goods: Paise;
  /** What they weigh, packed. */
  readonly grams: number;
}

/** When an order comes, what its shipping costs and whether it can be paid at the door, each with its reason (C62). */
export interface DeliveryOffer {
  readonly promisedOn: CalendarDate;
  readonly shipping: Paise;
  readonly shippingNote: string;
  readonly isCashTaken: boolean;
  readonly cashNote: string;
}

export const NO_CASH_THERE = "No cash on delivery to this PIN code: nobody takes cash there. Please pay online.";

const howToGetItFree = (policy: Policy): string =>
  `Free ${freeFromWords(policy)}with SO Elite${freeCityWords(policy)}.`;

function cashNote({ isMobileProven }: DeliveryQuestion, { cashOnDelivery: { fee, proven, unproven } }: Policy): string {
  const costs = fee > 0 ? ` It costs ${formatRoundRupees(fee)} more.` : "";
  if (isMobileProven) return `Up to ${formatRoundRupees(proven.amount)} can be paid in cash.${costs}`;
  return `Up to ${formatRoundRupees(unproven.amount)} can be paid in cash, and ${formatRoundRupees(proven.amount)} once your mobile number is confirmed.${costs}`;
}

export function deliveryOffer(question: DeliveryQuestion, policy: Policy): DeliveryOffer {
  const { postalCode, now } = question;
  const shipping = shippingCharge(question, policy);
  const isCashTaken = cashIsTaken(postalCode, policy);
  return {
    promisedOn: promisedDelivery({ confirmedAt: now, postalCode }, policy),
    shipping,
    shippingNote: freeShippingNote(question, policy) ?? weightNote(question, policy) + howToGetItFree(policy),
    isCashTaken,
    cashNote: isCashTaken ? cashNote(question, policy) : NO_CASH_THERE,
  };
}
