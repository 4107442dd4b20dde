import type { StaffPermission } from "./permissions.ts";

/** What may wait for the staff, most pressing first, and the permission that it needs to be told of. */
const NEEDS = {
  /** Orders that are paid, or to be paid on delivery, and not accepted yet. */
  accept: "orders",
  pack: "orders",
  /** Packed orders that no courier has yet. */
  ship: "orders",
  /** Online payments that were begun and never told about. */
  payment: "orders",
  /** Refunds that a gateway was asked for, which the store has no longer: nobody will be told about them. */
  refund_unclear: "orders",
  /** Delivered orders that their customers want to return. */
  return: "refunds",
  /** Paid orders that came back undelivered: they are sent again, or all of their money is refunded (C55). */
  refund_due: "refunds",
  /** Orders with a refund that failed, or that people pay. */
  refund: "refunds",
  /** Charges of subscriptions that failed, of orders that are still to be paid. */
  charge_failed: "customers",
  stock_empty: "stock",
  stock_low: "stock",
  /** Batches with pieces left that soon expire. */
  batch_soon: "stock",
  /** Reviews by people to whom the product was not delivered. */
  review: "reviews",
  /** Reviews that shoppers reported, and nobody decided about since. */
  review_report: "reviews",
  inquiry: "customers",
  appointment: "customers",
  event: "content",
  message: "messages",
} as const satisfies Record<string, StaffPermission>;

export type WaitingKind = keyof typeof NEEDS;

const isWaitingKind = (name: string): name is WaitingKind => name in NEEDS;

export const WAITING_KINDS: readonly WaitingKind[] = Object.keys(NEEDS).filter(isWaitingKind);

/** What somebody with these permissions is told of. */
export const waitingKindsFor = (permissions: readonly StaffPermission[]): readonly WaitingKind[] =>
  WAITING_KINDS.filter((kind) => permissions.includes(NEEDS[kind]));

/** A payment that was begun so many minutes ago, and not told about since, is unclear; one of days ago was given up. */
export const UNCLEAR_PAYMENT_MINUTES = { from: 30, to: 3 * 24 * 60 } as const;
