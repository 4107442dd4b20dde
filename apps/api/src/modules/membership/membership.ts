import { ELITE_NAME, SHOP_NAME } from "@store/content/brand";
import { formatLongDate, membershipEnds } from "@store/domain";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, eliteMemberships } from "../../db/schema/index.ts";
import { queueMessages } from "../../outbox/queue-message.ts";

/** Makes a customer a member for a year from now, or for a year more. */
export async function beginMembership(tx: Database, customerId: number, now: Date): Promise<void> {
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
