import type { Policy } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { payments } from "../../db/schema/index.ts";
import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** Whether a payment charges a mandate: nobody visits a page to make it. */
export const isCharge = ({ mandate, asksMandate }: PaymentRow): boolean => mandate !== null && !asksMandate;

/** Where the store takes payments. */
export interface PaymentService {
  readonly gateway: PaymentGateway;
  /** Where a browser finds the payment pages of this backend, without a slash at the end. */
  readonly apiUrl: string;
}

/** A screen of the storefront. */
export interface Screen {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** What a module does with the payments for what it sells. */
export interface PaymentHandler {
  /**
   * Gives what a payment has just paid for, in the transaction that settles the payment.
   * @returns what the money came for, where it cannot be given, or not again: the amount is to be refunded.
   */
  readonly fulfil: (
    tx: Database,
    payment: PaymentRow,
    now: Date,
    policy: Policy,
  ) => Promise<{ readonly refundFor: string } | undefined>;
  /** Whether a pending payment can still be made. Always, when left out. */
  readonly isPayable?: (db: Database, payment: PaymentRow) => Promise<boolean>;
  /** The screen that shows what was paid for [R100 R104 R109]. */
  readonly screen: (db: Database, payment: PaymentRow) => Promise<Screen>;
}

/** Each purpose of a payment has its handler; the table is put together where the app is. */
export type PaymentHandlers = Readonly<Record<PaymentRow["purpose"], PaymentHandler>>;

/** The order or gift voucher that a payment pays. */
export function subjectOf({ txnId, subjectId }: PaymentRow): number {
  if (subjectId === null) throw new Error(`The payment ${txnId} has no purpose`);
  return subjectId;
}
