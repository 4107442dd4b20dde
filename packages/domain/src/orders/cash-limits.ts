import { formatRupees } from "../money/format-money.ts";
import { addMoney, fromRupees, type Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/*
 * An order that is paid on delivery takes goods out of stock for a promise. A person, and a door, can have so many open
 * promises at one time (checklist C46): unpaid, on delivery, with something to pay.
 */

/** How many open cash orders there can be, and for how much together. */
export interface CashLimit {
  readonly orders: number;
  readonly amount: Paise;
}

export const CASH_LIMIT_PROVEN: CashLimit = { orders: 5, amount: fromRupees(10_000) };
export const CASH_LIMIT_UNPROVEN: CashLimit = { orders: 1, amount: fromRupees(2000) };

/** Open cash orders of a customer, or of an address, before the one that is asked for. */
export type OpenCashOrders = CashLimit;

const limitOf = ({ orders, amount }: CashLimit): string =>
  orders === 1
    ? `one open order of at most ${formatRupees(amount)}`
    : `${orders} open orders of ${formatRupees(amount)} together`;

export const CASH_LIMIT_CONFIRM = `Cash on Delivery takes ${limitOf(CASH_LIMIT_UNPROVEN)} until your mobile number is confirmed. Please pay online, or confirm your number in your profile!`;
export const CASH_LIMIT_PAY_ONLINE = `Cash on Delivery takes ${limitOf(CASH_LIMIT_PROVEN)}. Please pay online, or wait until one of them is delivered!`;
export const CASH_LIMIT_ADDRESS_CONFIRM = `Cash on Delivery takes ${limitOf(CASH_LIMIT_UNPROVEN)} to this address until your mobile number is confirmed. Please pay online, or confirm your number in your profile!`;
export const CASH_LIMIT_ADDRESS = `Cash on Delivery takes ${limitOf(CASH_LIMIT_PROVEN)} to one address. Please pay online, or wait until one of them is delivered!`;

const fits = (open: OpenCashOrders, amount: Paise, limit: CashLimit): boolean =>
  open.orders + 1 <= limit.orders && addMoney(open.amount, amount) <= limit.amount;

/**
 * Whether one more order may be paid on delivery (checklist C46). Nothing to pay needs no promise.
 * @param order.amount what is to be paid at the door.
 */
export function checkCashLimits(order: {
  readonly amount: Paise;
  readonly isMobileProven: boolean;
  readonly ofCustomer: OpenCashOrders;
  readonly ofAddress: OpenCashOrders;
}): Outcome<Paise, Refusal<"cash-limit">> {
  const { amount, isMobileProven, ofCustomer, ofAddress } = order;
  if (amount <= 0) return accept(amount);
  const limit = isMobileProven ? CASH_LIMIT_PROVEN : CASH_LIMIT_UNPROVEN;
  if (!fits(ofCustomer, amount, limit))
    return refuse({ code: "cash-limit", message: isMobileProven ? CASH_LIMIT_PAY_ONLINE : CASH_LIMIT_CONFIRM });
  if (!fits(ofAddress, amount, limit))
    return refuse({ code: "cash-limit", message: isMobileProven ? CASH_LIMIT_ADDRESS : CASH_LIMIT_ADDRESS_CONFIRM });
  return accept(amount);
}

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
