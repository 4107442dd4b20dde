import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, isOtp, OTP_SIX_DIGITS, type SignupForm } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Captcha, Count, Done, Flag, Id, Money, maybe, Password, Status, Text, text } from "./fields.ts";

const MobileNumber = text(FIELD_LENGTHS.phone, 1);
const Otp = v.pipe(v.string(), v.check(isOtp, OTP_SIX_DIGITS));

/** What a login stores in the session; `id` only for staff and superusers [R32]. */
export const Login = v.object({
  token: Text,
  first_name: Text,
  last_name: Text,
  email: maybe(Text),
  phone_no: maybe(Text),
  cart_counter: Count,
  cart_totals: v.object({ final_total: Money }),
  wishlist_counter: Count,
  is_sose_elite_user: Flag,
  is_staff: Flag,
  is_superuser: Flag,
  id: maybe(Id),
});

export const LoginReply = v.object({
  ...Status,
  data: Login,
  allow_company_list: maybe(v.array(Id)),
  message: maybe(Text),
});

/** Without a captcha the first times; a refusal with `errors.recaptcha` asks for one. */
export const sendOtp = endpoint({
  method: "POST",
  path: "/user/send-otp/",
  access: "public",
  summary: "Sends a login OTP to a mobile number",
  body: v.object({ mobile_no: MobileNumber, ...Captcha }),
  reply: Done,
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/user/verify-otp/",
  access: "public",
  summary: "Logs in with the OTP that was sent",
  body: v.object({ mobile_no: MobileNumber, otp: Otp }),
  reply: LoginReply,
});

/** Why the right OTP of a number did not log in: the `code` of the refusal. */
export const OTP_REFUSALS = {
  /** Nobody has an account with the number. */
  noAccount: "no-account",
  /** Somebody has entered the number for their account, which has not confirmed it. */
  notConfirmed: "number-not-confirmed",
} as const;

/** Not among the required calls: the checkout's "Continue with mobile" (C54). */
export const openMobileAccount = endpoint({
  method: "POST",
  path: "/user/mobile-account/",
  access: "public",
  summary: "Opens an account of a mobile number alone, whose right OTP this visitor has just entered, and logs in",
  body: v.object({ mobile_no: MobileNumber }),
  reply: LoginReply,
});

export const signIn = endpoint({
  method: "POST",
  path: "/user/signin/",
  access: "public",
  summary: "Logs in with email and password",
  body: v.object({ email: text(EMAIL_MAXIMUM_LENGTH, 1), password: Password }),
  reply: LoginReply,
});

/** The domain checks the fields (`checkSignup`) and returns all six messages at once. */
export const signUp = endpoint({
  method: "POST",
  path: "/user/signup/",
  access: "public",
  summary: "Creates an account; the reply is the same for a known and an unknown email or mobile",
  body: v.object({
    email: text(EMAIL_MAXIMUM_LENGTH),
    first_name: text(FIELD_LENGTHS.name),
    last_name: text(FIELD_LENGTHS.name),
    password: v.pipe(v.string(), v.maxLength(FIELD_LENGTHS.password)),
    confirm_password: v.pipe(v.string(), v.maxLength(FIELD_LENGTHS.password)),
    mobile_no: text(FIELD_LENGTHS.phone),
    ...Captcha,
  }),
  reply: Done,
});

/** The form's fields as the wire names them, in refusals too. */
export const SIGNUP_FIELDS = {
  email: "email",
  mobileNo: "mobile_no",
  firstName: "first_name",
  lastName: "last_name",
  password: "password",
  confirmPassword: "confirm_password",
} as const satisfies Record<keyof SignupForm, keyof ParsedRequest<typeof signUp>["body"]>;

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/user/reset-password/",
  access: "public",
  summary: "Mails a link that sets a new password; the reply is the same for a known and an unknown email",
  body: v.object({ email: text(EMAIL_MAXIMUM_LENGTH, 1), ...Captcha }),
  reply: Done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/user/reset-password/{resetUUID}/",
  access: "public",
  summary: "Sets a new password by a mailed link, once, and revokes every token",
  params: v.object({ resetUUID: text(100, 1) }),
  body: v.object({ new_password: Password, confirm_password: Password }),
  reply: Done,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/user/change-password/",
  access: "customer",
  summary: "Changes the password and revokes every token",
  body: v.object({ old_password: Password, new_password: Password, confirm_password: Password, ...Captcha }),
  reply: Done,
});

/** Not among the required calls: an account of a mobile number alone gets a login by email (C54). */
export const sendEmailCode = endpoint({
  method: "POST",
  path: "/user/email-code/",
  access: "customer",
  summary: "Mails a code to an email that an account without a password is to log in by",
  body: v.object({ email: text(EMAIL_MAXIMUM_LENGTH, 1) }),
  reply: Done,
});

export const addEmailLogin = endpoint({
  method: "POST",
  path: "/user/email-login/",
  access: "customer",
  summary: "Adds email and password to an account without a password, by the mailed code and an OTP to its mobile",
  body: v.object({
    email: text(EMAIL_MAXIMUM_LENGTH, 1),
    email_code: Otp,
    new_password: Password,
    confirm_password: Password,
    otp: Otp,
  }),
  reply: Done,
});

/** The form's fields as the wire names them, in refusals too. */
export const EMAIL_LOGIN_FIELDS = {
  email: "email",
  emailCode: "email_code",
  newPassword: "new_password",
  confirmPassword: "confirm_password",
  otp: "otp",
} as const satisfies Record<string, keyof ParsedRequest<typeof addEmailLogin>["body"]>;

export const deactivate = endpoint({
  method: "POST",
  path: "/user/deactivate/",
  access: "customer",
  summary: "Closes the customer's own account and revokes every token",
  reply: Done,
});
