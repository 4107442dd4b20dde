import { deactivate } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { customers, passkeys, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { revokeAccess } from "../../identity/revoke-access.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { leaveStaff } from "../staff/members.ts";
import { ACCOUNT_CLOSED, accountClosedMail } from "./messages.ts";

/**
 * Closes an account [R144]: no login opens it, and its subscriptions end. Its email and mobile are free for another
 * account; its orders stay. The shop's last owner stays, too.
 */
export function deactivateRoute({ serve, db, clock }: Backend): void {
  serve(deactivate, ({ customer: { customerId } }) =>
    inTransaction(db, async (tx) => {
      const refused = await leaveStaff(tx, customerId, clock());
      if (refused) return refused;
      const [closed] = await tx
        .update(customers)
        .set({ isActive: false, emailKey: null, mobile: null, passwordHash: null, signedUpAs: null })
        .where(eq(customers.id, customerId))
        .returning({ email: customers.email, firstName: customers.firstName });
      await tx.update(subscriptions).set({ isActive: false }).where(eq(subscriptions.customerId, customerId));
      await tx.delete(passkeys).where(eq(passkeys.customerId, customerId));
      await revokeAccess(tx, customerId);
      if (closed?.email) {
        const to = { email: closed.email, firstName: closed.firstName };
        await queueMessages(tx, [accountClosedMail(to)], clock());
      }
      return { status: true, message: ACCOUNT_CLOSED };
    }),
  );
}
