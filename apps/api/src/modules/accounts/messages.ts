import { SHOP_NAME } from "@store/content/brand";
import { OTP_MINUTES, RESET_LINK_MINUTES } from "@store/domain";
import type { Message } from "../../outbox/queue-message.ts";
import { textMail } from "../../outbox/text-mail.ts";

export const OTP_SENT = "OTP sent successfully!";
export const OTP_INVALID = "This OTP is not valid. Please check it or ask for a new one!";
export const NO_ACCOUNT = "There is no account with this mobile number.";
export const NUMBER_NOT_CONFIRMED =
  "This mobile number is not confirmed yet. Please login with your email and password once, or create a new account!";
export const WRONG_LOGIN = "Invalid email or password";
export const ACCOUNT_CHANGED = "Your account has just been changed. Please login again!";
export const LOGGED_OUT = "Logged out successfully!";
export const RESET_SENT = `If there is an account with this email, a link to set a new password is on its way. It is good for ${RESET_LINK_MINUTES} minutes.`;
export const RESET_LINK_INVALID = "This link is not valid any more. Please ask for a new one!";
export const PASSWORD_CHANGED = "Your password has been changed. Please login with it!";
export const WRONG_OLD_PASSWORD = "The old password is not right";
export const ACCOUNT_CLOSED = "Your account has been closed.";
export const EMAIL_FIXED = "The email cannot be changed";
export const MOBILE_TAKEN = "This mobile number belongs to another account";

export const otpText = (otp: string): string =>
  `${otp} is your OTP to log in at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;

interface MailReceiver {
  readonly email: string;
  readonly firstName?: string;
}

const mail = ({ email, firstName }: MailReceiver, subject: string, ...paragraphs: readonly string[]) =>
  textMail({ to: email, name: firstName, subject, paragraphs });

/** Without the name: otherwise anybody could use the form to send a line of their own to any address. */
export const welcomeMail = (email: string, siteUrl: string): Message =>
  mail(
    { email },
    `Welcome to ${SHOP_NAME}`,
    "Your account has been created. Login with your email and password, or with an OTP that is sent to your mobile:",
    `${siteUrl}/login`,
    "If it was not you, there is nothing to do.",
  );

/** Sent to the account's owner when somebody signs up with its email. */
export const accountExistsMail = (to: MailReceiver, siteUrl: string): Message =>
  mail(
    to,
    `You already have an account at ${SHOP_NAME}`,
    "Somebody, perhaps you, tried to create an account with this email. You have one already: login with it, or set a new password.",
    `${siteUrl}/login\n${siteUrl}/reset-password`,
    "If it was not you, there is nothing to do.",
  );

/** Sent to the account's owner when somebody signs up with its mobile. */
export const accountExistsSms = (to: string): Message => ({
  channel: "sms",
  to,
  template: "account-exists",
  variables: {},
  text: `There is already an account with this number at ${SHOP_NAME}. Please login with an OTP. If you did not try to sign up, there is nothing to do.`,
});

export const resetMail = (to: MailReceiver, link: string, secretUntil: Date): Message => ({
  ...mail(
    to,
    `Set a new password at ${SHOP_NAME}`,
    `With this link you can set a new password. It is good for ${RESET_LINK_MINUTES} minutes, once:`,
    link,
    "If you did not ask for it, there is nothing to do.",
  ),
  secretUntil,
});

export const passwordChangedMail = (to: MailReceiver, siteUrl: string): Message =>
  mail(
    to,
    `Your password at ${SHOP_NAME} has been changed`,
    "Your password has been changed, and every device has been logged out. If it was not you, set a new one at once:",
    `${siteUrl}/reset-password`,
  );

export const accountClosedMail = (to: MailReceiver): Message =>
  mail(to, `Your account at ${SHOP_NAME} has been closed`, "Your account has been closed, as you asked.");
