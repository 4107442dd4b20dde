import { addStaffRole, deleteStaffRole, editStaffRole, staffRoles as listRoles } from "@store/api-client/contract";
import {
  checkPermissions,
  checkRoleName,
  type GrantablePermission,
  OWN_ROLES_MAXIMUM,
  ROLE_NAME_TAKEN,
  roleKey,
  TOO_MANY_ROLES,
} from "@store/domain";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { staffMembers, staffRoles } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ROLE, ROLE_HAS_MEMBERS } from "../staff-lists/messages.ts";

interface RoleForm {
  readonly name: string;
  readonly permissions: readonly GrantablePermission[];
}

function checkRole(form: RoleForm): (RoleForm & { readonly nameKey: string }) | HttpError {
  const name = checkRoleName(form.name);
  if (!name.ok) return httpError(name.refusal.code === "taken" ? 409 : 400, name.refusal, { field: "name" });
  const permissions = checkPermissions(form.permissions);
  if (!permissions.ok) return httpError(400, permissions.refusal, { field: "permissions" });
  return { name: name.value, nameKey: roleKey(name.value), permissions: permissions.value };
}

/** Changes of the list wait for each other: names are compared, and roles are counted. */
const lockRoles = (tx: Database) => tx.execute(sql`lock table ${staffRoles} in share row exclusive mode`);

const isTaken = async (tx: Database, nameKey: string, but = 0) =>
  (await tx.$count(staffRoles, and(eq(staffRoles.nameKey, nameKey), ne(staffRoles.id, but)))) > 0;

/** The roles of the shop's own: what they are called, and what they may do. A change counts from the next call on. */
export function roleRoutes({ serve, db, clock }: Backend): void {
  serve(listRoles, async () => {
    const data = await db
      .select({
        id: staffRoles.id,
        name: staffRoles.name,
        permissions: staffRoles.permissions,
        members: db.$count(staffMembers, eq(staffMembers.ownRoleId, staffRoles.id)),
      })
      .from(staffRoles)
      .orderBy(asc(staffRoles.nameKey));
    return { status: true, data: data.map((role) => ({ ...role, permissions: [...role.permissions] })) };
  });

  serve(addStaffRole, async ({ customer: { customerId }, body }) => {
    const role = checkRole(body);
    if (role instanceof HttpError) return role;
    return inTransaction(db, async (tx) => {
      await lockRoles(tx);
      if (await isTaken(tx, role.nameKey)) return httpError(409, ROLE_NAME_TAKEN, { field: "name" });
      if ((await tx.$count(staffRoles)) >= OWN_ROLES_MAXIMUM) return httpError(409, TOO_MANY_ROLES);
      const [added] = await tx.insert(staffRoles).values(role).returning({ id: staffRoles.id });
      if (!added) throw new Error("Inserting a role returned no row");
      const { nameKey: _, ...after } = role;
      await recordAction(tx, { customerId, action: "add role", subject: "role", subjectId: added.id, after }, clock());
      return { status: true, data: added };
    });
  });

  serve(editStaffRole, async ({ customer: { customerId }, params: { id }, body }) => {
    const role = checkRole(body);
    if (role instanceof HttpError) return role;
    return inTransaction(db, async (tx) => {
      await lockRoles(tx);
      const [before] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id));
      if (!before) return httpError(404, NO_SUCH_ROLE);
      if (await isTaken(tx, role.nameKey, id)) return httpError(409, ROLE_NAME_TAKEN, { field: "name" });
      await tx.update(staffRoles).set(role).where(eq(staffRoles.id, id));
      const audit = {
        before: { name: before.name, permissions: before.permissions },
        after: { name: role.name, permissions: role.permissions },
      };
      await recordAction(tx, { customerId, action: "change role", subject: "role", subjectId: id, ...audit }, clock());
      return { status: true };
    });
  });

  serve(deleteStaffRole, async ({ customer: { customerId }, params: { id } }) =>
    inTransaction(db, async (tx) => {
      await lockRoles(tx);
      // Nobody is given the role from here on: whoever gives it holds its row.
      const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for("update");
      if (!role) return httpError(404, NO_SUCH_ROLE);
      if ((await tx.$count(staffMembers, eq(staffMembers.ownRoleId, id))) > 0) return httpError(409, ROLE_HAS_MEMBERS);
      await tx.delete(staffRoles).where(eq(staffRoles.id, id));
      const before = { name: role.name, permissions: role.permissions };
      await recordAction(tx, { customerId, action: "delete role", subject: "role", subjectId: id, before }, clock());
      return { status: true };
    }),
  );
}
