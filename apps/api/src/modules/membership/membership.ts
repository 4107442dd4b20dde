import { ELITE_NAME } from "@store/content/brand";
import {
  formatLongDate,
  hasCome,
  membershipEnds,
  membershipInvoiceFileName,
  type Paise,
  type Policy,
} from "@store/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, eliteMemberships } from "../../db/schema/index.ts";
import type { Customer } from "../../identity/shopper.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { findBlock } from "../blocks/may-order.ts";
import type { PaymentHandler, PaymentService } from "../payments/payment-service.ts";
import { payerOf, startPayment } from "../payments/start-payment.ts";
import { issueMembershipInvoice } from "./membership-invoice.ts";

/** The membership that ends last, over or not. */
async function findLatest(db: Database, customerId: number) {
  const [latest] = await db
    .select()
    .from(eliteMemberships)
    .where(eq(eliteMemberships.customerId, customerId))
    .orderBy(desc(eliteMemberships.endsAt))
    .limit(1);
  return latest;
}

/**
 * Makes a customer a member for a year from now, or for a year more.
 * @param paid what was paid: its amount, and when the membership ended that the payment was begun for.
 * @returns false where another payment has added a year in the meantime.
 */
async function addYear(
  tx: Database,
  {
    customerId,
    paidFor,
    amount,
  }: { readonly customerId: number; readonly paidFor: Date | null; readonly amount: Paise },
  now: Date,
  policy: Policy,
): Promise<boolean> {
  const [customer] = await tx
    .select({ name: customers.firstName, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const latest = await findLatest(tx, customerId);
  if (latest?.endsAt.getTime() !== paidFor?.getTime()) return false;
  const current = latest && !hasCome(latest.endsAt, now) ? latest : undefined;
  const endsAt = membershipEnds(current?.endsAt ?? now, policy);
  const [membership] = current
    ? await tx.update(eliteMemberships).set({ endsAt }).where(eq(eliteMemberships.id, current.id)).returning()
    : await tx.insert(eliteMemberships).values({ customerId, startsAt: now, endsAt }).returning();
  if (!membership) throw new Error(`The customer ${customerId} did not become a member`);
  const number = await issueMembershipInvoice(tx, { customerId, membershipId: membership.id, amount }, now, policy);
  if (!customer?.email) return true;
  const mail = createMail({
    to: customer.email,
    name: customer.name,
    key: "membership",
    values: { membership: ELITE_NAME, date: formatLongDate(endsAt) },
    button: { label: "Your membership", url: siteLink("/profile#elite") },
    attachments: [{ name: membershipInvoiceFileName(number), paper: { kind: "membership invoice", number } }],
  });
  await queueMessages(tx, [mail], now);
  return true;
}

/** The payment page of a year of SO Elite, in the contract's words: the first one, or one more for a member. */
export async function createMembershipPayment(
  db: Database,
  service: PaymentService,
  { customerId }: Customer,
  clientTxnId: string,
  now: Date,
  policy: Policy,
) {
  const blocked = await findBlock(db, customerId, policy);
  if (blocked) return blocked;
  const payment = {
    purpose: "membership",
    subjectId: null,
    customerId,
    clientTxnId,
    amount: policy.membership.price,
    productInfo: `${ELITE_NAME} membership for a year, ${policy.identity.shopName}`,
    payer: await payerOf(db, customerId, policy),
    membershipEndsAt: (await findLatest(db, customerId))?.endsAt ?? null,
  } as const;
  const { txnId, url } = await startPayment(db, service, payment, now);
  return { status: true, payment_url: url, txn_id: txnId };
}

export const membershipPayments: PaymentHandler = {
  fulfil: async (tx, { txnId, customerId, membershipEndsAt: paidFor, amount }, now, policy) => {
    if (customerId === null) throw new Error(`The payment ${txnId} makes nobody a member`);
    const isAdded = await addYear(tx, { customerId, paidFor, amount }, now, policy);
    return isAdded ? undefined : { refundFor: `a second year of ${ELITE_NAME}` };
  },
  screen: async (_, { txnId }) => ({ path: "/subscription-payment", query: { txnid: txnId } }),
};
