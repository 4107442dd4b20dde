import type { Outcome, Paise, Refusal } from "@store/domain";
import type { PaymentPage } from "./payment-page.ts";

/** What a gateway gets to know of a payment. Its texts are clean already. */
export interface PaymentToMake {
  /** The store's own id of it. */
  readonly txnId: string;
  readonly amount: Paise;
  readonly productInfo: string;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
}

/** What a gateway says of a payment, once it is sure that the gateway says it. */
export interface PaymentReport {
  readonly txnId: string;
  /** `pending` is not paid: the gateway does not know yet. */
  readonly state: "paid" | "failed" | "cancelled" | "pending";
  readonly amount: Paise;
  /** The gateway's own number of it. */
  readonly reference: string;
}

/**
 * `forged`: not from the gateway, or not as it wrote it. `unconfirmed`: the gateway, when asked, knows no such payment.
 * `unreachable`: it could not be asked.
 */
export type ReportRefusal = Refusal<"forged" | "unconfirmed" | "unreachable">;

/** The fields of a form, as they came. */
export type FormFields = Readonly<Record<string, string>>;

/** Where people pay. */
export interface PaymentGateway {
  /** Kept with each payment, and part of its page's path. */
  readonly name: string;
  /** False when no money moves. */
  readonly isReal: boolean;
  /** The page that the browser is sent to: the gateway's own, or one that leads there. */
  readonly page: (payment: PaymentToMake) => PaymentPage;
  /** Reads what came as an answer of the gateway; nothing in it is believed before it is verified. */
  readonly verify: (fields: FormFields) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** Asks the gateway what became of a payment whose answer never came; one that always answers need not be asked. */
  readonly ask?: (txnId: string) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** The built-in gateway's side of its page: what it reports when somebody presses one of the page's buttons. */
  readonly press?: (payment: PaymentToMake, fields: FormFields) => FormFields | undefined;
}
