import { isOtp } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Done, Flag, Id, Money, maybe, Status, text, Words } from "./fields.ts";

const MobileNumber = text(20, 1);
const Otp = v.pipe(v.string("Must be a text"), v.check(isOtp, "The OTP has 6 digits"));

/** What a login stores in the session; `id` only for staff and superusers (document 1, section 3). */
export const Login = v.object({
  token: Words,
  first_name: Words,
  last_name: Words,
  email: maybe(Words),
  phone_no: maybe(Words),
  cart_counter: Count,
  cart_totals: v.object({ final_total: Money }),
  wishlist_counter: Count,
  is_sose_elite_user: Flag,
  is_staff: Flag,
  is_superuser: Flag,
  id: maybe(Id),
});

const LoginReply = v.object({
  ...Status,
  data: Login,
  allow_company_list: maybe(v.array(Id)),
  message: maybe(Words),
});

export const visitor = endpoint({
  method: "GET",
  path: "/user/visitor/",
  as: "nobody",
  summary: "Gives a new anonymous visitor id",
  reply: v.object({ ...Status, visitor_id: Words }),
});

export const sendOtp = endpoint({
  method: "POST",
  path: "/user/send-otp/",
  as: "nobody",
  summary: "Sends a login OTP to a mobile number",
  body: v.object({ mobile_no: MobileNumber }),
  reply: Done,
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/user/verify-otp/",
  as: "nobody",
  summary: "Logs in with the OTP that was sent",
  body: v.object({ mobile_no: MobileNumber, otp: Otp }),
  reply: LoginReply,
});

export const signIn = endpoint({
  method: "POST",
  path: "/user/signin/",
  as: "nobody",
  summary: "Logs in with email and password",
  body: v.object({
    email: text(254, 1),
    password: v.pipe(v.string("Must be a text"), v.minLength(1, "Is required"), v.maxLength(200)),
  }),
  reply: LoginReply,
});

/** Not in the specification's tables: revoking the token needs a call (checklist R41). */
export const logout = endpoint({
  method: "POST",
  path: "/user/logout/",
  as: "customer",
  summary: "Revokes the token that is sent",
  reply: Done,
});

export const profile = endpoint({
  method: "GET",
  path: "/user/profile/",
  as: "customer",
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
      is_wallet: maybe(Flag),
    }),
  ),
});

export const eliteCheck = endpoint({
  method: "GET",
  path: "/user/elite_check/",
  as: "customer",
  summary: "Whether the customer is an SO Elite member",
  reply: v.object({ ...Status, is_sose_elite_user: Flag }),
});

export const metaTags = endpoint({
  method: "GET",
  path: "/user/meta-tags/",
  as: "nobody",
  summary: "Title, description and keywords of a page",
  query: v.object({ page_url: text(500, 1) }),
  reply: v.object({ ...Status, title: maybe(Words), description: maybe(Words), keywords: maybe(Words) }),
});
