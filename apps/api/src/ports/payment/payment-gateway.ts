import type { CalendarDate, Outcome, Paise, Refusal } from "@store/domain";
import type { PaymentPage } from "./payment-page.ts";

/** What is sent to a gateway about a payment. Its texts are already cleaned (`wire-format.ts`). */
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
  /** Why it failed, in the gateway's words, unclean; where it says so. */
  readonly reason?: string | undefined;
  /** The gateway's number of the mandate that was given with it, where one was asked for. */
  readonly mandate?: string;
}

/** What a payer is asked to consent to: later charges without them, as they fall due. */
export interface MandateTerms {
  /** The most of one charge. */
  readonly limit: Paise;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** A charge by a mandate; the transaction id keeps a gateway from making it twice. */
export interface MandateCharge extends PaymentToMake {
  /** The gateway's number of the mandate. */
  readonly mandate: string;
}

/** `refused`: nothing is charged, or no mandate is cancelled. `unreachable`: nobody knows. */
export type MandateRefusal = Refusal<"refused" | "unreachable">;

/** What a payer pays with, as the network wants to know it. */
export interface PayerDevice {
  /** Of the internet, without a port. */
  readonly address: string;
  readonly userAgent: string;
}

/** `refused`: it cannot be paid by UPI. `unreachable`: nobody knows. Either way it is to be paid as another payment. */
export type UpiRefusal = Refusal<"refused" | "unreachable">;

/** Money that goes back to who paid it. The token, of at most 23 letters and digits, keeps a gateway from refunding twice. */
export interface RefundToMake {
  readonly token: string;
  /** The gateway's own id of the payment that it is taken from. */
  readonly paymentReference: string;
  readonly amount: Paise;
}

/** A gateway's statement about a refund. */
export interface RefundReport {
  /** `pending`: the gateway has it, and the bank works on it. */
  readonly state: "done" | "failed" | "pending";
  /** The number that payer and bank know it by; the gateway's own before there is one. */
  readonly reference: string;
}

/** `refused`: nothing is refunded; the message says why, as far as the gateway does. `unreachable`: nobody knows. */
export type RefundRefusal = Refusal<"refused" | "unreachable">;

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
  /** The same for a payment that asks for a mandate as well: its report names the mandate, where one was given. */
  readonly createMandate: (payment: PaymentToMake, terms: MandateTerms) => PaymentPage;
  /**
   * Starts a payment by UPI, once: a `upi://pay` link, which opens a payer's app, or is read by one as a QR code. Absent
   * where the gateway's own page is the only way.
   */
  readonly startUpi?: (payment: PaymentToMake, device: PayerDevice) => Promise<Outcome<string, UpiRefusal>>;
  /** Has the payer notified of a charge, as the RBI wants it at least 24 hours before. */
  readonly notify: (charge: MandateCharge, debitDay: CalendarDate) => Promise<Outcome<undefined, MandateRefusal>>;
  /** Charges a mandate, once for a transaction id. A charge that failed is a report, not a refusal. */
  readonly charge: (charge: MandateCharge) => Promise<Outcome<PaymentReport, MandateRefusal>>;
  /** @param requestId of the store, new for each attempt. */
  readonly cancelMandate: (mandate: string, requestId: string) => Promise<Outcome<undefined, MandateRefusal>>;
  /**
   * Reads which mandate a message of the gateway says has changed; nothing in it is believed before `askMandate`.
   * Absent where nobody ends a mandate elsewhere.
   */
  readonly readMandateNotice?: (message: unknown) => Outcome<string, Refusal<"forged">>;
  /**
   * Whether a mandate can still be charged.
   * @param requestId of the store, new for each question.
   */
  readonly askMandate?: (
    mandate: string,
    requestId: string,
  ) => Promise<Outcome<"active" | "ended", Refusal<"unreachable">>>;
  /** Reads what came as an answer of the gateway; nothing in it is believed before it is verified. */
  readonly verify: (fields: FormFields) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** Asks the gateway for the state of a payment without an answer; absent where answers cannot be lost. */
  readonly ask?: (txnId: string) => Promise<Outcome<PaymentReport, ReportRefusal>>;
  /** Refunds a payment, whole or in part, once for a token. */
  readonly refund: (refund: RefundToMake) => Promise<Outcome<RefundReport, RefundRefusal>>;
  /** The outcome of a refund. `unknown`: the gateway was never asked for it, and nothing was refunded. */
  readonly askRefund: (refund: RefundToMake) => Promise<Outcome<RefundReport, Refusal<"unknown" | "unreachable">>>;
  /** The sandbox's own page: what the gateway reports when one of the page's buttons is clicked. */
  readonly press?: (payment: PaymentToMake, fields: FormFields) => FormFields | undefined;
}
