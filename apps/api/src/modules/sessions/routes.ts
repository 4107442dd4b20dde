import { endCustomerSessions, endOtherSessions, endSession, sessions } from "@store/api-client/contract";
import { and, eq } from "drizzle-orm";
import { accessTokens, customers, staffMembers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { revokeAccess } from "../../identity/revoke-access.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { endOthers, NO_SUCH_SESSION, readSessions } from "./sessions.ts";

/** The others are ended all at once. */
const OTHERS_SHOWN = 50;

export const STAFF_IS_LOGGED_OUT_BY_OWNER = "This person works in the shop: an owner ends the sessions, under Team.";

/** Where customers are logged in, and the way to end it. */
export function sessionRoutes({ serve, db, clock }: Backend): void {
  serve(sessions, async ({ customer: { customerId }, http }) => {
    const own = await readSessions(db, { customerIds: [customerId], http, now: clock() });
    return { status: true, data: own.slice(0, 1 + OTHERS_SHOWN).map(({ session }) => session) };
  });

  serve(endSession, async ({ customer: { customerId }, params: { id } }) => {
    const ended = await db
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.customerId, customerId)))
      .returning({ id: accessTokens.id });
    return ended.length > 0 ? { status: true } : httpError(404, NO_SUCH_SESSION);
  });

  serve(endOtherSessions, async ({ customer: { customerId }, http }) => ({
    status: true,
    data: { ended: await endOthers(db, customerId, http) },
  }));

  serve(endCustomerSessions, ({ customer: { customerId: by }, params: { id } }) =>
    inTransaction(db, async (tx) => {
      if ((await tx.$count(customers, eq(customers.id, id))) === 0) return httpError(404, NO_SUCH_CUSTOMER);
      if ((await tx.$count(staffMembers, eq(staffMembers.customerId, id))) > 0)
        return httpError(409, STAFF_IS_LOGGED_OUT_BY_OWNER);
      const ended = await revokeAccess(tx, id);
      await recordAction(tx, { customerId: by, action: "end sessions", subject: "customer", subjectId: id }, clock());
      return { status: true, data: { ended } };
    }),
  );
}
