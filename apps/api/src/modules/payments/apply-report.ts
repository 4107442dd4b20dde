import { formatRupees, type Policy } from "@store/domain";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { payments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { filledFacts, mailToCare } from "../../outbox/mail/create-mail.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { PaymentReport } from "../../ports/payment/payment-gateway.ts";
import { OTHER_AMOUNT, OTHER_PAYMENTS_REFERENCE, PAID_BEFORE, UNKNOWN_PAYMENT } from "./messages.ts";
import type { PaymentHandlers, PaymentRow } from "./payment-service.ts";

type Verdict = "apply" | "nothing new" | HttpError;

const ofReference = prepared("payment_of_reference", (db) =>
  db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, sql.placeholder("gateway")),
        eq(payments.gatewayReference, sql.placeholder("reference")),
        ne(payments.txnId, sql.placeholder("txnId")),
      ),
    )
    .limit(1),
);

const lockPayment = prepared("lock_payment", (db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.txnId, sql.placeholder("txnId")), eq(payments.gateway, sql.placeholder("gateway"))))
    .for("no key update"),
);

const settle = prepared("settle_payment", (db) =>
  db
    .update(payments)
    .set({
      state: sql`${sql.placeholder("state")}`,
      gatewayReference: sql`${sql.placeholder("reference")}`,
      mandate: sql`${sql.placeholder("mandate")}`,
      settledAt: sql`${sql.placeholder("now")}`,
    })
    .where(eq(payments.txnId, sql.placeholder("txnId"))),
);

async function belongsToAnother(tx: Database, { gateway, txnId }: PaymentRow, reference: string): Promise<boolean> {
  const found = await ofReference(tx).execute({ gateway, reference, txnId });
  return found.length > 0;
}

/**
 * What a verified report does to a payment. Paid is final; a payment that failed or was cancelled may still be paid,
 * since a gateway lets people try again.
 */
async function judge(tx: Database, payment: PaymentRow, report: PaymentReport): Promise<Verdict> {
  if (report.amount !== payment.amount) return httpError(409, OTHER_AMOUNT);
  if (await belongsToAnother(tx, payment, report.reference)) return httpError(409, OTHER_PAYMENTS_REFERENCE);
  if (payment.state === "paid") {
    const isSame = report.state === "paid" && report.reference === payment.gatewayReference;
    return isSame || report.state === "pending" ? "nothing new" : httpError(409, PAID_BEFORE);
  }
  if (report.state === "pending") return "nothing new";
  return payment.state === "pending" || report.state === "paid" ? "apply" : "nothing new";
}

/** Asks the people of the shop to refund money that came for what cannot be given, or not again. */
async function askForRefund(tx: Database, payment: PaymentRow, what: string, now: Date): Promise<void> {
  const { txnId, gateway, gatewayReference, amount } = payment;
  const mail = mailToCare("care-payment-refund", { transaction: txnId, amount: formatRupees(amount), reason: what }, [
    filledFacts([
      ["Transaction", txnId],
      [`Its number at ${gateway}`, gatewayReference ?? ""],
    ]),
  ]);
  await queueMessages(tx, [mail], now);
}

export interface ReportDependencies {
  readonly db: Database;
  readonly handlers: PaymentHandlers;
  readonly policy: () => Policy;
}

/**
 * Moves a payment on by a verified report, in one transaction with what it pays for: the row is locked, so that of any
 * number of reports one completes it, and the others find it completed.
 */
export function applyReport(
  { db, handlers, policy }: ReportDependencies,
  gatewayName: string,
  report: PaymentReport,
  now: Date,
): Promise<"applied" | "nothing new" | HttpError> {
  return inTransaction(db, async (tx) => {
    const [payment] = await lockPayment(tx).execute({ txnId: report.txnId, gateway: gatewayName });
    if (!payment) return httpError(404, UNKNOWN_PAYMENT);
    const verdict = await judge(tx, payment, report);
    if (verdict !== "apply") return verdict;
    const { state, reference } = report;
    const mandate = payment.asksMandate && state === "paid" ? (report.mandate ?? null) : payment.mandate;
    await settle(tx).execute({ txnId: payment.txnId, state, reference, mandate, now: now.toISOString() });
    if (state === "paid") {
      const applied = { ...payment, gatewayReference: reference, mandate };
      const outcome = await handlers[payment.purpose].fulfil(tx, applied, now, policy());
      if (outcome) await askForRefund(tx, applied, outcome.refundFor, now);
    }
    return "applied";
  });
}
