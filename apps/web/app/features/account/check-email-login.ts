import {
  accept,
  checkEmail,
  checkFields,
  type FormOutcome,
  isOtp,
  OTP_SIX_DIGITS,
  type Outcome,
  refuse,
} from "@store/domain";
import { newPasswordFields } from "./check-passwords.ts";

export type EmailLoginDraft = Readonly<
  Record<"email" | "newPassword" | "confirmPassword" | "emailCode" | "otp", string>
>;

const checkCode = (code: string, isSent: boolean): Outcome<string> =>
  !isSent || isOtp(code) ? accept(code) : refuse({ code: "otp-invalid", message: OTP_SIX_DIGITS });

/**
 * Email and password that a login is to be by, and the two codes.
 * @param areSent the codes are asked for once they are sent.
 */
export const checkEmailLogin = (
  draft: EmailLoginDraft,
  areSent: boolean,
): FormOutcome<EmailLoginDraft, keyof EmailLoginDraft> =>
  checkFields(
    {
      email: checkEmail(draft.email),
      ...newPasswordFields(draft),
      emailCode: checkCode(draft.emailCode, areSent),
      otp: checkCode(draft.otp, areSent),
    },
    ({ email }) => ({ ...draft, email: email.value }),
  );
