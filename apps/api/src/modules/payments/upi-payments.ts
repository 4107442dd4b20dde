import { formatRupees, fromRupees } from "@store/domain";
import { and, desc, eq, sql } from "drizzle-orm";
import { html, raw } from "hono/html";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { payments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { qrSvg } from "../../lib/qr-code.ts";
import type { PayerDevice, PaymentGateway } from "../../ports/payment/payment-gateway.ts";
import type { PaymentPage } from "../../ports/payment/payment-page.ts";
import type { PaymentRow } from "./payment-service.ts";
import { newTxnId } from "./start-payment.ts";

/*
 * A payment by UPI is made on a page of the shop: a phone opens a UPI app, on a desktop it is scanned. All other ways stay on
 * the gateway's own page, as a payment of their own: what one gateway number pays is never in doubt.
 */

/** The most that UPI moves at once. */
const MOST = fromRupees(100_000);

/** Below a payment's page. */
export const OTHER_WAYS = "other-ways";
export const STATE = "state";

/** Whether a payment may be paid by UPI. A mandate is given on the gateway's page. */
const mayUseUpi = ({ asksMandate, amount, upiLink }: PaymentRow): boolean =>
  !asksMandate && amount <= MOST && upiLink !== "";

/** The payment of the same that is made on the gateway's own page: the one that was begun before, or a new one. */
export const otherWayOf = (db: Database, { txnId }: Pick<PaymentRow, "txnId">, now: Date): Promise<string> =>
  inTransaction(db, async (tx) => {
    // Locked, so that of two presses the second finds what the first has begun.
    const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for("no key update");
    if (!payment) throw new Error(`The payment ${txnId} is gone`);
    const { purpose, clientTxnId, subjectId, customerId } = payment;
    const [begun] = await tx
      .select({ txnId: payments.txnId })
      .from(payments)
      .where(
        and(
          ...[eq(payments.purpose, purpose), eq(payments.clientTxnId, clientTxnId), eq(payments.upiLink, "")],
          ...[eq(payments.gateway, payment.gateway), eq(payments.amount, payment.amount)],
          ...[eq(payments.state, "pending"), sql`${payments.subjectId} is not distinct from ${subjectId}`],
          sql`${payments.customerId} is not distinct from ${customerId}`,
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1);
    if (begun) return begun.txnId;
    const other = newTxnId();
    await tx.insert(payments).values({
      ...payment,
      ...{ txnId: other, upiLink: "", upiIsRefused: false, createdAt: now },
      ...{ state: "pending", gatewayReference: null, settledAt: null },
    });
    return other;
  });

/**
 * The link that a payment is paid by with UPI, started where it has none yet.
 * @returns undefined where it is paid at the gateway; "refused" where UPI was tried, now or before, and another payment has to
 * be made.
 */
export async function upiLinkOf(
  { db, gateway, logger }: { readonly db: Database; readonly gateway: PaymentGateway; readonly logger: Logger },
  payment: PaymentRow,
  device: PayerDevice,
): Promise<string | "refused" | undefined> {
  if (!gateway.startUpi || !mayUseUpi(payment)) return undefined;
  if (payment.upiLink) return payment.upiLink;
  if (payment.upiIsRefused) return "refused";
  const started = await gateway.startUpi(payment, device);
  const { txnId } = payment;
  if (!started.ok)
    logger.warn({ gateway: gateway.name, txnId, reason: started.refusal.message }, "A payment by UPI was not started");
  // Where it was opened twice at once, both show the link that was kept.
  const [kept] = await db
    .update(payments)
    .set(started.ok ? { upiLink: sql`coalesce(${payments.upiLink}, ${started.value})` } : { upiIsRefused: true })
    .where(eq(payments.txnId, txnId))
    .returning({ link: payments.upiLink });
  return kept?.link ?? (started.ok ? started.value : "refused");
}

/** Asks every four seconds whether it is paid, and when the payer comes back from the app. */
const FOLLOW = `
const check = async () => {
  if (document.hidden) return;
  const { leadsTo } = await fetch("${STATE}").then((answer) => answer.json()).catch(() => ({}));
  if (leadsTo) location.replace(leadsTo);
};
setInterval(check, 4000);
document.addEventListener("visibilitychange", check);
`;

/** What is left where UPI could not be started. It leads on by a press: who reloads it begins nothing. */
export const otherWaysPage = ({ amount }: PaymentRow): PaymentPage => ({
  title: "Payment",
  body: html`
<h1>UPI does not work here right now</h1>
<p class="amount">${formatRupees(amount)}</p>
<p>You have not paid yet. There are other ways to pay.</p>
<form method="post" action="${OTHER_WAYS}">
  <button class="first">Pay by card, net banking or another way</button>
</form>`,
});

export const upiPage = ({ amount }: PaymentRow, link: string): PaymentPage => ({
  title: "Payment by UPI",
  script: FOLLOW,
  body: html`
<h1>Pay by UPI</h1>
<p class="amount">${formatRupees(amount)}</p>
<a class="button first app" href="${link}">Open a UPI app</a>
<div class="qr" role="img" aria-label="QR code that pays ${formatRupees(amount)} by UPI">${raw(qrSvg(link))}</div>
<p>Scan the code with any UPI app: Google Pay, PhonePe, Paytm, BHIM or your bank’s.</p>
<p role="status">We are waiting for your payment.</p>
<noscript><p><a class="button second" href="./">I have paid: go on</a></p></noscript>
<form method="post" action="${OTHER_WAYS}">
  <button class="second">Pay by card, net banking or another way</button>
</form>`,
});
