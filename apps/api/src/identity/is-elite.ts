import { and, eq, gt, inArray, lte } from "drizzle-orm";
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

/** Which of several customers are SO Elite members now: one statement. */
export async function eliteAmong(
  db: Database,
  customerIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const { customerId: member, startsAt, endsAt } = eliteMemberships;
  const rows = await db
    .select({ member })
    .from(eliteMemberships)
    .where(and(inArray(member, [...customerIds]), lte(startsAt, now), gt(endsAt, now)));
  return new Set(rows.map((row) => row.member));
}
