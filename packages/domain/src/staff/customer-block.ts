import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** The most letters of the reason why a customer is blocked, which the staff alone read. */
export const BLOCK_REASON_MAXIMUM = 300;

export const BLOCK_REASON_REQUIRED = "Please enter a reason, which the staff alone will see!";
export const BLOCK_OF_ONES_OWN = "You cannot block your own account.";
export const ALREADY_BLOCKED = "This customer is blocked already.";
export const NOT_BLOCKED = "This customer is not blocked.";
export const BLOCK_OF_CLOSED_ACCOUNT = "This account is closed: nobody can order with it.";

/** To a blocked customer who orders, subscribes or buys a membership. */
export const ordersAreBlocked = (carePhone: string): string =>
  `We cannot take orders from your account at the moment. Please call us at ${carePhone}!`;

/**
 * Whether a customer may place orders, subscribe and buy a membership. Whoever is blocked can log in, see orders and have
 * the account erased.
 * @param carePhone of the customer care, as people read it.
 */
export const checkMayOrder = (isBlocked: boolean, carePhone: string): Outcome<true, Refusal<"account-blocked">> =>
  isBlocked
    ? refuse({ code: "account-blocked", params: { phone: carePhone }, message: ordersAreBlocked(carePhone) })
    : accept(true);

/** Whether staff may block an account. */
export function checkBlock(account: {
  readonly isBlocked: boolean;
  readonly isActive: boolean;
  readonly isOwn: boolean;
}): Outcome<true, Refusal<"own-account" | "already-blocked" | "account-closed">> {
  if (account.isOwn) return refuse({ code: "own-account", message: BLOCK_OF_ONES_OWN });
  if (!account.isActive) return refuse({ code: "account-closed", message: BLOCK_OF_CLOSED_ACCOUNT });
  return account.isBlocked ? refuse({ code: "already-blocked", message: ALREADY_BLOCKED }) : accept(true);
}
