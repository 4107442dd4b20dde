import { EMAIL_MAXIMUM_LENGTH, GRANTABLE_PERMISSIONS, ROLE_NAME_MAXIMUM_LENGTH, STAFF_ROLES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Done, Flag, Id, Instant, maybe, Text, text } from "../fields.ts";
import { Session } from "../sessions.ts";

/** A role that every shop has, by its name, or one of the shop's own, by its id. */
const Role = v.union([v.picklist(STAFF_ROLES), Id]);

const Member = v.object({
  id: Id,
  name: Text,
  email: maybe(Text),
  role: Role,
  role_name: Text,
  has_second_factor: Flag,
  joined_at: Instant,
  sessions: v.array(Session),
});

export const team = endpoint({
  method: "GET",
  path: "/dashboard/team/",
  access: "staff",
  permission: "team",
  summary: "Everybody who works in the shop, with their sessions",
  reply: Data(v.array(Member)),
});

export const addStaffMember = endpoint({
  method: "POST",
  path: "/dashboard/team/",
  access: "staff",
  permission: "team",
  summary: "Takes the account of an email into the staff",
  body: v.object({ email: text(EMAIL_MAXIMUM_LENGTH, 1), role: Role }),
  reply: Data(v.object({ id: Id })),
});

export const changeStaffRole = endpoint({
  method: "PATCH",
  path: "/dashboard/team/{id}/",
  access: "staff",
  permission: "team",
  summary: "Gives a member of staff another role",
  params: ById,
  body: v.object({ role: Role }),
  reply: Done,
});

export const removeStaffMember = endpoint({
  method: "DELETE",
  path: "/dashboard/team/{id}/",
  access: "staff",
  permission: "team",
  summary: "Removes somebody from the staff and ends their sessions; the account remains a customer's",
  params: ById,
  reply: Done,
});

export const resetSecondFactor = endpoint({
  method: "POST",
  path: "/dashboard/team/{id}/reset-second-factor/",
  access: "staff",
  permission: "team",
  summary: "Forgets a member's authenticator app, which was lost, and ends their sessions",
  params: ById,
  reply: Done,
});

const OwnRole = v.object({
  name: text(ROLE_NAME_MAXIMUM_LENGTH),
  permissions: v.pipe(v.array(v.picklist(GRANTABLE_PERMISSIONS)), v.maxLength(GRANTABLE_PERMISSIONS.length)),
});

export const staffRoles = endpoint({
  method: "GET",
  path: "/dashboard/roles/",
  access: "staff",
  permission: "team",
  summary: "The roles of the shop's own, beside those that every shop has",
  reply: Data(
    v.array(
      v.object({
        id: Id,
        name: Text,
        permissions: v.array(v.picklist(GRANTABLE_PERMISSIONS)),
        /** How many work in it. */
        members: Count,
      }),
    ),
  ),
});

export const addStaffRole = endpoint({
  method: "POST",
  path: "/dashboard/roles/",
  access: "staff",
  permission: "team",
  summary: "Adds a role of the shop's own",
  body: OwnRole,
  reply: Data(v.object({ id: Id })),
});

export const editStaffRole = endpoint({
  method: "PATCH",
  path: "/dashboard/roles/{id}/",
  access: "staff",
  permission: "team",
  summary: "Renames a role of the shop's own, and changes what it may do",
  params: ById,
  body: OwnRole,
  reply: Done,
});

export const deleteStaffRole = endpoint({
  method: "DELETE",
  path: "/dashboard/roles/{id}/",
  access: "staff",
  permission: "team",
  summary: "Deletes a role of the shop's own that nobody has",
  params: ById,
  reply: Done,
});

export const mySessions = endpoint({
  method: "GET",
  path: "/dashboard/sessions/",
  access: "staff",
  summary: "The sessions of the member of staff who asks",
  reply: Data(v.array(Session)),
});

export const endStaffSession = endpoint({
  method: "DELETE",
  path: "/dashboard/sessions/{id}/",
  access: "staff",
  summary: "Ends one of the caller's sessions; an owner can end any session of the staff",
  params: ById,
  reply: Done,
});
