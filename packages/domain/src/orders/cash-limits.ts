import { formatRupees } from "../money/format-money.ts";
import { addMoney, type Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { CashLimit, Policy } from "../policy.ts";

/*
 * An order that is paid on delivery takes goods out of stock for a promise. A person, and a door, can have so many open
 * promises at one time (C46): unpaid, on delivery, with something to pay.
 */

/** Open cash orders of a customer, or of an address, before the one that is asked for. */
export type OpenCashOrders = CashLimit;

/** Whose limit is reached, while the mobile number is proven or not: both decide what can be done about it. */
export interface CashLimitReached {
  readonly isOfAddress: boolean;
  readonly isMobileProven: boolean;
}

const limitOf = ({ orders, amount }: CashLimit): string =>
  orders === 1
    ? `one open order of at most ${formatRupees(amount)}`
    : `${orders} open orders of ${formatRupees(amount)} together`;

/** What Cash on Delivery takes, and what to do now. */
export function cashLimitMessage(
  { isOfAddress, isMobileProven }: CashLimitReached,
  { cashOnDelivery }: Policy,
): string {
  const limit = limitOf(isMobileProven ? cashOnDelivery.proven : cashOnDelivery.unproven);
  if (!isMobileProven) {
    return `Cash on Delivery takes ${limit}${isOfAddress ? " to this address" : ""} until your mobile number is confirmed. Please pay online, or confirm your number!`;
  }
  return `Cash on Delivery takes ${limit}${isOfAddress ? " to one address" : ""}. Please pay online, or wait until one of them is delivered!`;
}

const fits = (open: OpenCashOrders, amount: Paise, limit: CashLimit): boolean =>
  open.orders + 1 <= limit.orders && addMoney(open.amount, amount) <= limit.amount;

/**
 * Whether one more order may be paid on delivery (C46). Nothing to pay needs no promise.
 * @param order.amount what is to be paid at the door.
 */
export function checkCashLimits(
  order: {
    readonly amount: Paise;
    readonly isMobileProven: boolean;
    readonly ofCustomer: OpenCashOrders;
    readonly ofAddress: OpenCashOrders;
  },
  policy: Policy,
): Outcome<Paise, Refusal<"cash-limit">> {
  const { amount, isMobileProven, ofCustomer, ofAddress } = order;
  if (amount <= 0) return accept(amount);
  const { proven, unproven } = policy.cashOnDelivery;
  const limit = isMobileProven ? proven : unproven;
  const fitsCustomer = fits(ofCustomer, amount, limit);
  if (fitsCustomer && fits(ofAddress, amount, limit)) return accept(amount);
  const reached = { isOfAddress: fitsCustomer, isMobileProven };
  return refuse({ code: "cash-limit", params: { ...reached, ...limit }, message: cashLimitMessage(reached, policy) });
}

/** Whether a courier takes cash at a PIN code. */
export const cashIsTaken = (postalCode: string, { cashOnDelivery }: Policy): boolean =>
  !cashOnDelivery.exceptPins.some((pin) => postalCode.startsWith(pin));

export const NO_CASH_AT_ADDRESS = "Nobody takes cash at this address. Please pay online!";

/** Whether an order to a PIN code may be paid on delivery; nothing to pay needs no cash. */
export const checkCashPlace = (
  { postalCode, amount }: { readonly postalCode: string; readonly amount: Paise },
  policy: Policy,
): Outcome<Paise, Refusal<"cash-not-taken">> =>
  amount <= 0 || cashIsTaken(postalCode, policy)
    ? accept(amount)
    : refuse({ code: "cash-not-taken", message: NO_CASH_AT_ADDRESS });

/** One door by two spellings: PIN and first line, letters and digits alone, whatever their case and width. */
export const addressKey = (address: { readonly postalCode: string; readonly addressLine1: string }): string =>
  [address.postalCode, address.addressLine1]
    .map((part) =>
      part
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ""),
    )
    .join(":");
