import { minutesAfter } from "../dates/durations.ts";

/** The field in which every form with a captcha sends its answer (C7). */
export const CAPTCHA_FIELD = "recaptcha";
/** Forgotten password [R38]. */
export const VERIFY_NOT_A_ROBOT = "Please verify you are not a robot.";
/** Contact form [R130]. */
export const CAPTCHA_FAILED = "reCAPTCHA verification failed";
/** Tooltip of a disabled submit button [R140]. */
export const CAPTCHA_FIRST = "Please complete reCAPTCHA first";

/** The forms with a captcha. An answer is valid for its own form only. */
export const CAPTCHA_FORMS = [
  "signup",
  "forgot-password",
  "change-password",
  "contact",
  "appointment",
  "gift-voucher",
  "login-otp",
  "stock-request",
] as const;

export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

/** Minutes in which a captcha has to be solved and its answer sent. */
export const CAPTCHA_MINUTES = 10;

/** What each form says when its captcha is missing, wrong or too old. */
export const CAPTCHA_REFUSALS: Readonly<Record<CaptchaForm, string>> = {
  signup: VERIFY_NOT_A_ROBOT,
  "forgot-password": VERIFY_NOT_A_ROBOT,
  "change-password": VERIFY_NOT_A_ROBOT,
  contact: CAPTCHA_FAILED,
  appointment: CAPTCHA_FIRST,
  "gift-voucher": CAPTCHA_FIRST,
  "login-otp": VERIFY_NOT_A_ROBOT,
  "stock-request": CAPTCHA_FIRST,
};

/** When a captcha's challenge expires. */
export const captchaExpires = (issuedAt: Date): Date => minutesAfter(issuedAt, CAPTCHA_MINUTES);
