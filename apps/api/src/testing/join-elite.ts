import { DEFAULT_POLICY, membershipEnds } from "@store/domain";
import { eliteMemberships } from "../db/schema/index.ts";
import { issueMembershipInvoice } from "../modules/membership/membership-invoice.ts";
import type { TestStore } from "./test-store.ts";

/** A customer is a member for a year from now on. Answers the number of its invoice. */
export async function joinElite({ db, clock }: TestStore, customerId: number): Promise<string> {
  const now = clock.read();
  const [membership] = await db
    .insert(eliteMemberships)
    .values({ customerId, startsAt: now, endsAt: membershipEnds(now, DEFAULT_POLICY) })
    .returning();
  if (!membership) throw new Error(`The customer ${customerId} did not become a member`);
  return issueMembershipInvoice(
    db,
    { customerId, membershipId: membership.id, amount: DEFAULT_POLICY.membership.price },
    now,
    DEFAULT_POLICY,
  );
}
