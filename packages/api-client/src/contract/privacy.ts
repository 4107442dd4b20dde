import { CONFIRMED_ACTIONS, FIELD_LENGTHS, isOtp, OTP_SIX_DIGITS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Done, FileReply, maybe, Password, text } from "./fields.ts";

export const Otp = v.pipe(v.string(), v.check(isOtp, OTP_SIX_DIGITS));

/** Who it is, asked again: one of the two. An OTP goes to the account's mobile. */
export const Confirmation = { password: maybe(Password), otp: maybe(Otp) } as const;

/** Not among the required calls (C53). */
export const sendConfirmationOtp = endpoint({
  method: "POST",
  path: "/user/confirmation-otp/",
  access: "customer",
  summary: "Sends an OTP to the customer's own mobile, or to the one that it is to become, to confirm an action by it",
  body: v.object({
    action: v.picklist(CONFIRMED_ACTIONS),
    /** Of the action "mobile": the new number, where it is to prove itself. */
    new_mobile_no: maybe(text(FIELD_LENGTHS.phone)),
  }),
  reply: Done,
});

export const myDataJson = endpoint({
  method: "GET",
  path: "/user/data/json/",
  access: "customer",
  summary: "All that is kept about the customer, as JSON",
  reply: FileReply,
  file: "application/json",
});

export const myDataPage = endpoint({
  method: "GET",
  path: "/user/data/html/",
  access: "customer",
  summary: "All that is kept about the customer, as a page to read",
  reply: FileReply,
  file: "text/html",
});

export const eraseAccount = endpoint({
  method: "POST",
  path: "/user/erase/",
  access: "customer",
  summary: "Erases the customer's account: orders lose its name, tax papers stay, all else goes at once",
  body: v.object(Confirmation),
  reply: Done,
});
