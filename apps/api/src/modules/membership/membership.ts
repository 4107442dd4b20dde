import { ELITE_NAME, SHOP_NAME } from "@store/content/brand";
import { formatLongDate, MEMBERSHIP_PRICE, membershipEnds } from "@store/domain";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, eliteMemberships } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { PaymentHandler, PaymentService } from "../payments/payment-service.ts";
import { payerOf, startPayment } from "../payments/start-payment.ts";
import { ALREADY_MEMBER } from "./messages.ts";

/** Makes a customer a member for a year from now, or for a year more. */
async function beginMembership(tx: Database, customerId: number, now: Date): Promise<void> {
  const [customer] = await tx
    .select({ name: customers.firstName, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const [current] = await tx
    .select()
    .from(eliteMemberships)
    .where(and(eq(eliteMemberships.customerId, customerId), gt(eliteMemberships.endsAt, now)))
    .orderBy(desc(eliteMemberships.endsAt))
    .limit(1);
  const endsAt = membershipEnds(current?.endsAt ?? now);
  if (current) await tx.update(eliteMemberships).set({ endsAt }).where(eq(eliteMemberships.id, current.id));
  else await tx.insert(eliteMemberships).values({ customerId, startsAt: now, endsAt });
  if (!customer?.email) return;
  const text = `Dear ${customer.name},\n\nYour ${ELITE_NAME} membership at ${SHOP_NAME} is good until ${formatLongDate(endsAt)}.`;
  await queueMessages(
    tx,
    [{ channel: "mail", to: customer.email, subject: `Your ${ELITE_NAME} membership`, text }],
    now,
  );
}

/** The payment page of a year of SO Elite, in the contract's words; a member is not sold another. */
export async function createMembershipPayment(
  db: Database,
  service: PaymentService,
  { customerId, isElite }: Customer,
  clientTxnId: string,
  now: Date,
) {
  if (isElite) return httpError(409, ALREADY_MEMBER);
  const payment = {
    purpose: "membership",
    subjectId: null,
    customerId,
    clientTxnId,
    amount: MEMBERSHIP_PRICE,
    productInfo: `${ELITE_NAME} membership for a year, ${SHOP_NAME}`,
    payer: await payerOf(db, customerId),
  } as const;
  const { txnId, url } = await startPayment(db, service, payment, now);
  return { status: true, payment_url: url, txn_id: txnId };
}

export const membershipPayments: PaymentHandler = {
  fulfil: async (tx, { txnId, customerId }, now) => {
    if (customerId === null) throw new Error(`The payment ${txnId} makes nobody a member`);
    await beginMembership(tx, customerId, now);
    return undefined;
  },
  screen: async (_, { txnId }) => ({ path: "/subscription-payment", query: { txnid: txnId } }),
};
