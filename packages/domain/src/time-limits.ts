import { OTP_MINUTES } from "./otp.ts";

/** How long an unpaid online order keeps its stock. */
export const HOLD_STOCK_MINUTES = 30;

const MINUTE_MS = 60_000;

const minutesAfter = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * MINUTE_MS);

/** When the stock of an unpaid order goes back on the shelf. */
export const holdEnds = (orderedAt: Date): Date => minutesAfter(orderedAt, HOLD_STOCK_MINUTES);

/** When an OTP stops being good. */
export const otpExpires = (sentAt: Date): Date => minutesAfter(sentAt, OTP_MINUTES);

/** Whether a moment has come; it has at the very millisecond. */
export const hasCome = (moment: Date, now: Date): boolean => now.getTime() >= moment.getTime();
