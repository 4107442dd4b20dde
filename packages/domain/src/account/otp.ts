import { minutesAfter } from "../dates/durations.ts";

/** [R27] */
export const OTP_DIGITS = 6;
export const OTP_SIX_DIGITS = `The OTP has ${OTP_DIGITS} digits`;
/** Minutes until an OTP expires. */
export const OTP_MINUTES = 10;
/** How long a screen waits before it offers to send another OTP. */
export const OTP_RESEND_SECONDS = 30;
/** Wrong entries after which an OTP is invalid. */
export const OTP_TRIES = 5;

const OTP = new RegExp(`^[0-9]{${OTP_DIGITS}}$`);

/** Six digits [R27]. */
export const isOtp = (text: string): boolean => OTP.test(text);

/** When an OTP expires. */
export const otpExpires = (sentAt: Date): Date => minutesAfter(sentAt, OTP_MINUTES);
