import { shopContact } from "@store/content/shop-contact";
import { checkMayOrder, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";

/** Refuses a blocked customer, with the phone of the customer care. */
export function refuseBlocked(
  { blockedAt }: Pick<typeof customers.$inferSelect, "blockedAt">,
  policy: Policy,
): HttpError | undefined {
  const checked = checkMayOrder(blockedAt !== null, shopContact(policy).phones.care.shown);
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

/** Why a customer may not order, subscribe or become a member. Locks nothing. */
export async function findBlock(db: Database, customerId: number, policy: Policy): Promise<HttpError | undefined> {
  const [row] = await db.select({ blockedAt: customers.blockedAt }).from(customers).where(eq(customers.id, customerId));
  return row && refuseBlocked(row, policy);
}
