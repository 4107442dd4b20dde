import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, type ProfileForm } from "@store/domain";
import * as v from "valibot";
import { Address } from "./addresses.ts";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Data, FileReply, Flag, Id, maybe, Status, Text, text } from "./fields.ts";
import { Confirmation, Otp } from "./privacy.ts";

export const profile = endpoint({
  method: "GET",
  path: "/user/profile/",
  access: "customer",
  summary: "The customer's own details",
  reply: Data(
    v.object({
      id: Id,
      contact_id: Id,
      first_name: Text,
      last_name: Text,
      company: maybe(Text),
      email: maybe(Text),
      mobile_no: maybe(Text),
      profile_pic: maybe(Text),
      is_wallet: maybe(Flag),
      is_subscribed: maybe(Flag),
      addresses: maybe(v.array(Address)),
      /** False where the account is opened by its mobile alone (C54). */
      has_password: maybe(Flag),
      /** Whether the email opens the account: then it stays as it is. */
      is_email_fixed: maybe(Flag),
      /** Whether the customer wants to be reminded of a cart that was left; absent where the shop reminds nobody. */
      cart_reminders: maybe(Flag),
    }),
  ),
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/user/profile/",
  access: "customer",
  summary:
    "Changes names, company and, once both are confirmed, the mobile; an email that opens the account stays as it is",
  body: v.object({
    first_name: text(FIELD_LENGTHS.name),
    last_name: text(FIELD_LENGTHS.name),
    company: maybe(text(FIELD_LENGTHS.company)),
    /** Sent along by the form; a different one is refused, unless no login is by it yet (C54). */
    email: maybe(text(EMAIL_MAXIMUM_LENGTH)),
    mobile_no: text(FIELD_LENGTHS.phone),
    /** Needed for another mobile: who it is, and the OTP that was sent to the new number. */
    ...Confirmation,
    new_otp: maybe(Otp),
  }),
  reply: Data(v.object({ first_name: Text, last_name: Text })),
});

/** The form's fields as the wire names them, in refusals too. */
export const PROFILE_FIELDS = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  mobile: "mobile_no",
  email: "email",
} as const satisfies Record<keyof ProfileForm, keyof ParsedRequest<typeof updateProfile>["body"]>;

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
        user_data: v.object({ name: Text }),
        start_date: Text,
        end_date: Text,
        is_active: Flag,
        is_expired: maybe(Flag),
        /** The numbers of the invoices of its years, oldest first; the PDF of each is `membershipInvoicePdf`. */
        invoices: maybe(v.array(Text)),
      }),
    ),
  ),
});

export const membershipInvoicePdf = endpoint({
  method: "GET",
  path: "/accounting/membership-invoice-pdf/",
  access: "customer",
  summary: "The invoice of a year of the customer's SO Elite membership, by its number, as a PDF",
  query: v.object({ number: text(20, 1) }),
  reply: FileReply,
  file: "application/pdf",
});
