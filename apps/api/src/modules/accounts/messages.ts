import { SHOP_NAME } from "@store/content/brand";
import { OTP_MINUTES, RESET_LINK_MINUTES } from "@store/domain";
import { SHOP_WORDS } from "../../outbox/complete-message.ts";
import { type CustomerMail, createMail } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

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
export const EMAIL_FIXED = "The email cannot be changed";
/** To somebody who signs up. */
export const EMAIL_KNOWN = "There is already an account with this email. Please login, or set a new password!";
/** A mobile that the account only claims becomes free for who proves it by the OTP. */
export const MOBILE_KNOWN = "There is already an account with this mobile number. Please login with an OTP!";
export const CONFIRM_NEW_MOBILE = "Please enter the OTP that we send to your new mobile number!";
export const MOBILE_TAKEN = "This mobile number belongs to another account";

export const CONFIRM_FIRST = "Please enter your password, or the OTP that we send to your mobile!";
export const CONFIRMATION_WRONG = "The password or OTP is wrong.";
export const NO_MOBILE_TO_CONFIRM = "Your account has no mobile number. Please enter your password!";

export const otpText = (otp: string): string =>
  `${otp} is your OTP to log in at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;

export const confirmOtpText = (otp: string): string =>
  `${otp} is your OTP to confirm a change of your account at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;

interface MailReceiver {
  readonly email: string;
  readonly firstName?: string;
}

const mail = ({ email, firstName }: MailReceiver, content: Omit<CustomerMail, "to" | "name">) =>
  createMail({ to: email, name: firstName, ...content });

const NOT_YOU = "If it was not you, please ignore this mail.";

const loginButton = (siteUrl: string) => ({ label: "Login", url: `${siteUrl}/login` });
const newPasswordButton = (url: string) => ({ label: "Set a new password", url });

/** Without the name: otherwise anybody could use the form to send a line of their own to any address. */
export const welcomeMail = (email: string, siteUrl: string): Message =>
  mail(
    { email },
    {
      kind: "welcome",
      subject: `Welcome to ${SHOP_NAME}`,
      blocks: [
        "Your account has been created. Login with your email and password, or with an OTP that is sent to your mobile.",
      ],
      button: loginButton(siteUrl),
      note: NOT_YOU,
    },
  );

export const resetMail = (to: MailReceiver, link: string, secretUntil: Date): Message =>
  mail(to, {
    kind: "password-reset",
    subject: `Set a new password at ${SHOP_NAME}`,
    heading: "Set a new password",
    blocks: [`With this link you can set a new password. It is good for ${RESET_LINK_MINUTES} minutes, once.`],
    button: newPasswordButton(link),
    note: "If you did not ask for it, please ignore this mail.",
    secretUntil,
  });

export const passwordChangedMail = (to: MailReceiver, siteUrl: string): Message =>
  mail(to, {
    kind: "password-changed",
    subject: `Your password at ${SHOP_NAME} has been changed`,
    heading: "Your password has been changed",
    blocks: [
      "Your password has been changed, and every device has been logged out. If it was not you, set a new one at once.",
    ],
    button: newPasswordButton(`${siteUrl}/reset-password`),
  });

export const accountClosedMail = (to: MailReceiver): Message =>
  mail(to, {
    kind: "account-closed",
    subject: `Your account at ${SHOP_NAME} has been closed`,
    heading: "Your account has been closed",
    blocks: ["Your account has been closed, as you asked."],
  });

/** Ends like 3210: enough for who has it to know which it is. */
const endOf = (mobile: string): string => `••••••${mobile.slice(-4)}`;

const mobileChangedText = (mobile: string): string =>
  `The mobile number of your account at ${SHOP_NAME} is now ${endOf(mobile)}. If it was not you, write to ${SHOP_WORDS.careEmail} at once.`;

interface Holder {
  readonly email: string | null;
  readonly firstName: string;
  /** The number that the account had. */
  readonly mobile: string | null;
}

/** Tells the number that an account had, and its email, that it has another one. */
export function mobileChanged({ email, firstName, mobile: old }: Holder, mobile: string): readonly Message[] {
  const text = mobileChangedText(mobile);
  const variables = { mobile: endOf(mobile) };
  const sms: readonly Message[] = old ? [{ channel: "sms", to: old, template: "mobile-changed", text, variables }] : [];
  if (!email) return sms;
  const content = {
    kind: "mobile-changed",
    subject: `Your mobile number at ${SHOP_NAME} has been changed`,
    heading: "Your mobile number has been changed",
    blocks: [text, "Use the new number to log in from now on. The old one no longer works."],
  } as const;
  return [...sms, mail({ email, firstName }, content)];
}
