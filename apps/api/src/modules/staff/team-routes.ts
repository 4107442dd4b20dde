import {
  addStaffMember,
  changeStaffRole,
  endStaffSession,
  mySessions,
  removeStaffMember,
  resetSecondFactor,
  team,
} from "@store/api-client/contract";
import { personName, ROLE_NAMES } from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import { accessTokens, customers, staffMembers, staffRoles } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_SESSION, readSessions } from "../sessions/sessions.ts";
import { addMember, changeRole, forgetSecondFactor, removeMember } from "./members.ts";

/** Who works in the shop, and their sessions. */
export function teamRoutes({ serve, db, clock, siteUrl }: Backend): void {
  serve(team, async ({ http }) => {
    const members = await db
      .select()
      .from(staffMembers)
      .innerJoin(customers, eq(customers.id, staffMembers.customerId))
      .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.ownRoleId))
      .orderBy(asc(staffMembers.joinedAt), asc(customers.id));
    const ids = members.map(({ customers: { id } }) => id);
    const sessions = await readSessions(db, { customerIds: ids, http, now: clock() });
    const data = members.map(({ customers: customer, staff_members: member, staff_roles: own }) => ({
      id: customer.id,
      name: personName(customer),
      email: customer.email,
      role: own?.id ?? member.role,
      role_name: own?.name ?? ROLE_NAMES[member.role],
      has_second_factor: member.totpConfirmedAt !== null,
      joined_at: member.joinedAt.toISOString(),
      sessions: sessions.filter(({ customerId }) => customerId === customer.id).map(({ session }) => session),
    }));
    return { status: true, data };
  });

  serve(addStaffMember, async ({ customer: { customerId: by }, body }) => {
    const id = await addMember(db, { ...body, siteUrl }, { by, now: clock() });
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });

  serve(changeStaffRole, async ({ customer: { customerId: by }, params: { id: customerId }, body: { role } }) => {
    const refused = await changeRole(db, { customerId, role }, { by, now: clock() });
    return refused ?? { status: true };
  });

  serve(removeStaffMember, async ({ customer: { customerId: by }, params: { id } }) => {
    const refused = await removeMember(db, id, { by, now: clock() });
    return refused ?? { status: true };
  });

  serve(resetSecondFactor, async ({ customer: { customerId: by }, params: { id } }) => {
    const refused = await forgetSecondFactor(db, id, { by, now: clock() });
    return refused ?? { status: true };
  });

  serve(mySessions, async ({ customer: { customerId }, http }) => {
    const sessions = await readSessions(db, { customerIds: [customerId], http, now: clock() });
    return { status: true, data: sessions.map(({ session }) => session) };
  });

  serve(endStaffSession, async ({ customer: { customerId, staff }, params: { id } }) => {
    const ended = await db.transaction(async (tx) => {
      const staffIds = tx.select({ id: staffMembers.customerId }).from(staffMembers);
      const owner = staff.permissions.includes("team")
        ? inArray(accessTokens.customerId, staffIds)
        : eq(accessTokens.customerId, customerId);
      const [session] = await tx
        .delete(accessTokens)
        .where(and(eq(accessTokens.id, id), owner))
        .returning({ customerId: accessTokens.customerId });
      if (!session) return false;
      const audit = { action: "end session", subject: "staff", subjectId: session.customerId } as const;
      await recordAction(tx, { customerId, ...audit }, clock());
      return true;
    });
    return ended ? { status: true } : httpError(404, NO_SUCH_SESSION);
  });
}
