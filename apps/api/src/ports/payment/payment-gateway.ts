import type { Outcome, Paise, Refusal } from "@store/domain";
import type { PaymentPage } from "./payment-page.ts";

/** What a gateway is told about a payment. Its texts are already cleaned (`wire-format.ts`). */
export interface PaymentToMake {
  /** The store's id of the payment. */
  readonly txnId: string;
  readonly amount: Paise;
  readonly productInfo: string;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
}

/** A gateway's verified statement about a payment. */
export interface PaymentReport {
  readonly txnId: string;
  /** `pending` is not paid: the gateway does not know yet. */
  readonly state: "paid" | "failed" | "cancelled" | "pending";
  readonly amount: Paise;
  /** The gateway's own id of the payment. */
  readonly reference: string;
}

/**
 * `forged`: not from the gateway, or altered on the way. `unconfirmed`: the gateway, when asked, knows no such payment.
 * `unreachable`: it could not be asked.
 */
export type ReportRefusal = Refusal<"forged" | "unconfirmed" | "unreachable">;

/** The fields of a form, unchecked. */
export type FormFields = Readonly<Record<string, string>>;

/** A payment gateway. */
export interface PaymentGateway {
  /** Stored with each payment, and part of its page's path. */
  readonly name: string;
  /** False for a gateway that moves no money. */
  readonly isReal: boolean;
  /** The page that the browser is sent to: the gateway's own, or one that leads there. */
  readonly page: (payment: PaymentToMake) => PaymentPage;
  /** Verifies what was posted as the gateway's answer; nothing in it is trusted before. */
  readonly verify: (fields: FormFields) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** Asks the gateway for the state of a payment without an answer; absent where answers cannot be lost. */
  readonly ask?: (txnId: string) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** The sandbox's own page: what the gateway reports when one of the page's buttons is clicked. */
  readonly press?: (payment: PaymentToMake, fields: FormFields) => FormFields | undefined;
}
