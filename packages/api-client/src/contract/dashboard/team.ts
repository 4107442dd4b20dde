import { EMAIL_MAXIMUM_LENGTH, STAFF_ROLES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Data, Done, Flag, Id, Instant, maybe, Text, text } from "../fields.ts";

const Role = v.picklist(STAFF_ROLES);

const Session = v.object({
  id: Id,
  /** The browser, as it names itself. */
  device: Text,
  began_at: Instant,
  last_seen_at: maybe(Instant),
  /** The session that asks. */
  is_current: Flag,
});

const Member = v.object({
  id: Id,
  name: Text,
  email: maybe(Text),
  role: Role,
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
