import { OTP_MINUTES } from "../account/otp.ts";
import { RESET_LINK_MINUTES } from "../account/password.ts";
import { CAPTCHA_MINUTES } from "../forms/captcha.ts";

/** How long an unpaid online order keeps its stock. */
export const HOLD_STOCK_MINUTES = 30;
/** How long coins that an OTP confirmed wait for the order. */
export const REDEMPTION_MINUTES = 30;

/** How long a subscription's delivery, which nobody sits before when it is ordered, keeps its stock unpaid. */
export const DELIVERY_HOLD_HOURS = 24;

const MINUTE_MS = 60_000;

const minutesAfter = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * MINUTE_MS);

/** When the stock of an unpaid order goes back on the shelf. */
export const holdEnds = (orderedAt: Date): Date => minutesAfter(orderedAt, HOLD_STOCK_MINUTES);

/** When the stock of a subscription's unpaid delivery goes back on the shelf. */
export const deliveryHoldEnds = (orderedAt: Date): Date => minutesAfter(orderedAt, DELIVERY_HOLD_HOURS * 60);

/** When a hold ends that is renewed: never before it would have ended anyway. */
export const renewedHoldEnds = (heldUntil: Date | null, now: Date): Date => {
  const ends = holdEnds(now);
  return heldUntil && heldUntil > ends ? heldUntil : ends;
};

/** When coins that an OTP confirmed have to be confirmed again. */
export const redemptionEnds = (confirmedAt: Date): Date => minutesAfter(confirmedAt, REDEMPTION_MINUTES);

/** When an OTP stops being good. */
export const otpExpires = (sentAt: Date): Date => minutesAfter(sentAt, OTP_MINUTES);

/** When a captcha's challenge stops being good. */
export const captchaExpires = (givenAt: Date): Date => minutesAfter(givenAt, CAPTCHA_MINUTES);

/** When the link of a forgotten password stops being good. */
export const resetLinkExpires = (sentAt: Date): Date => minutesAfter(sentAt, RESET_LINK_MINUTES);

/** Whether a moment has come; it has at the very millisecond. */
export const hasCome = (moment: Date, now: Date): boolean => now.getTime() >= moment.getTime();
