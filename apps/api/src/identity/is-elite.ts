import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { eliteMemberships } from "../db/schema/index.ts";

/** Whether a customer is an SO Elite member now. */
export async function isElite(db: Database, customerId: number, now: Date): Promise<boolean> {
  const { customerId: member, startsAt, endsAt } = eliteMemberships;
  const found = await db
    .select({ id: eliteMemberships.id })
    .from(eliteMemberships)
    .where(and(eq(member, customerId), lte(startsAt, now), gt(endsAt, now)))
    .limit(1);
  return found.length > 0;
}
