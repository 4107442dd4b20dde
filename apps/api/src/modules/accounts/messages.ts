import { RESET_LINK_MINUTES } from "@store/domain";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { createSms, type Message } from "../../outbox/queue-message.ts";

export const OTP_SENT = "OTP sent successfully!";
export const OTP_INVALID = "This OTP is not valid. Please check it or ask for a new one!";
export const NO_ACCOUNT = "There is no account with this mobile number.";
export const NUMBER_NOT_CONFIRMED =
  "This mobile number is not confirmed yet. Please login with your email and password once, or create a new account!";
export const WRONG_LOGIN = "Invalid email or password";
export const ACCOUNT_CHANGED = "Your account has just been changed. Please login again!";
export const LOGGED_OUT = "Logged out successfully!";
export const RESET_SENT = `If there is an account with this email, a link to set a new password is on its way. It is good for ${RESET_LINK_MINUTES} minutes.`;
export const RESET_LINK_INVALID = "This link is no longer valid. Please ask for a new one!";
export const PASSWORD_CHANGED = "Your password has been changed. Please login with it!";
export const WRONG_OLD_PASSWORD = "The old password is wrong";
export const ACCOUNT_CLOSED = "Your account has been closed.";
/** A charge is announced by mail, at least 24 hours before it (C43). */
export const SUBSCRIBER_NEEDS_EMAIL =
  "We write to you before each charge of your subscription: please keep your email, or enter another one!";
export const EMAIL_FIXED = "The email cannot be changed";
/** To somebody who signs up. */
export const EMAIL_KNOWN = "There is already an account with this email. Please login, or set a new password!";
/** A mobile that the account only claims becomes free for who proves it by the OTP. */
export const MOBILE_KNOWN = "There is already an account with this mobile number. Please login with an OTP!";
/** To who asks for an account of a number alone without having entered its OTP in this browser. */
export const PROVE_AGAIN = "Please confirm your mobile number by a new OTP!";
export const CONFIRM_NEW_MOBILE = "Please enter the OTP that we send to your new mobile number!";
export const MOBILE_TAKEN = "This mobile number belongs to another account";

export const CONFIRM_FIRST = "Please enter your password, or the OTP that we send to your mobile!";
export const CONFIRMATION_WRONG = "The password or OTP is wrong.";
export const NO_MOBILE_TO_CONFIRM = "Your account has no mobile number. Please enter your password!";

export const NO_PASSWORD_YET = "Your account has no password yet. Please add one in your profile!";
export const HAS_PASSWORD = "Your account has a password already. Please change it in your profile!";
export const EMAIL_CODE_SENT = "A code is on its way to your email.";
export const EMAIL_CODE_INVALID = "The code from the mail is not valid. Please check it or ask for a new one!";
export const EMAIL_LOGIN_ADDED = "You can log in by your email and password from now on.";

interface MailReceiver {
  readonly email: string;
  readonly firstName?: string;
}

/** Without the name, as the address may be a stranger's. */
export const emailCodeMail = (to: string, otp: string, secretUntil: Date): Message =>
  createMail({ to, key: "email-code", values: { otp }, secretUntil });

const loginButton = (siteUrl: string) => ({ label: "Login", url: `${siteUrl}/login` });
const newPasswordButton = (url: string) => ({ label: "Set a new password", url });

/** Without the name: otherwise anybody could use the form to send a line of their own to any address. */
export const welcomeMail = (email: string, siteUrl: string): Message =>
  createMail({ to: email, key: "welcome", values: {}, button: loginButton(siteUrl) });

export const resetMail = ({ email, firstName }: MailReceiver, link: string, secretUntil: Date): Message =>
  createMail({
    to: email,
    name: firstName,
    key: "password-reset",
    values: {},
    button: newPasswordButton(link),
    secretUntil,
  });

export const passwordChangedMail = ({ email, firstName }: MailReceiver, siteUrl: string): Message =>
  createMail({
    to: email,
    name: firstName,
    key: "password-changed",
    values: {},
    button: newPasswordButton(`${siteUrl}/reset-password`),
  });

export const accountClosedMail = ({ email, firstName }: MailReceiver): Message =>
  createMail({ to: email, name: firstName, key: "account-closed", values: {} });

/** Ends like 3210: enough for who has it to know which it is. */
const endOf = (mobile: string): string => `••••••${mobile.slice(-4)}`;

interface Holder {
  readonly email: string | null;
  readonly firstName: string;
  /** The number that the account had. */
  readonly mobile: string | null;
}

/** Tells the number that an account had, and its email, that it has another one. */
export function mobileChanged({ email, firstName, mobile: old }: Holder, mobile: string): readonly Message[] {
  const text = { key: "mobile-changed", values: { mobile: endOf(mobile) } } as const;
  return [
    ...(old ? [createSms({ to: old, ...text })] : []),
    ...(email ? [createMail({ to: email, name: firstName, ...text })] : []),
  ];
}
