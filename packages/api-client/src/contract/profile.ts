import type { ProfileForm } from "@store/domain";
import * as v from "valibot";
import { Address } from "./addresses.ts";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Data, Flag, Id, maybe, Status, text, Words } from "./fields.ts";

export const profile = endpoint({
  method: "GET",
  path: "/user/profile/",
  access: "customer",
  summary: "The customer's own details",
  reply: Data(
    v.object({
      id: Id,
      contact_id: Id,
      first_name: Words,
      last_name: Words,
      company: maybe(Words),
      email: maybe(Words),
      mobile_no: maybe(Words),
      profile_pic: maybe(Words),
      is_wallet: maybe(Flag),
      is_subscribed: maybe(Flag),
      addresses: maybe(v.array(Address)),
    }),
  ),
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/user/profile/",
  access: "customer",
  summary: "Changes names, company and mobile; the email stays as it is",
  body: v.object({
    first_name: text(60),
    last_name: text(60),
    company: maybe(text(120)),
    /** Sent along by the form; a different one is refused. */
    email: maybe(text(254)),
    mobile_no: text(20),
  }),
  reply: Data(v.object({ first_name: Words, last_name: Words })),
});

/** The form's fields as the wire names them, in refusals too. */
export const PROFILE_FIELDS = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  mobile: "mobile_no",
  email: "email",
} as const satisfies Record<keyof ProfileForm | "email", keyof ParsedRequest<typeof updateProfile>["body"]>;

export const eliteCheck = endpoint({
  method: "GET",
  path: "/user/elite_check/",
  access: "customer",
  summary: "Whether the customer is an SO Elite member",
  reply: v.object({ ...Status, is_sose_elite_user: Flag }),
});

export const eliteSubscriptions = endpoint({
  method: "GET",
  path: "/user/profile_elite_users/",
  access: "customer",
  summary: "The customer's SO Elite memberships, newest first",
  reply: Data(
    v.array(
      v.object({
        id: Id,
        user_data: v.object({ name: Words }),
        start_date: Words,
        end_date: Words,
        is_active: Flag,
        is_expired: maybe(Flag),
      }),
    ),
  ),
});
