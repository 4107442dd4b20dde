import { minutesAfter } from "../dates/durations.ts";

export const COINS_LOGIN = "Please login to redeem coins!";
/** [R87] */
export const COINS_REDEEMED = "Redeemed";
export const NO_NEW_COINS = "No new coins are earned on this order.";

/** How long coins that an OTP confirmed wait for the order. */
export const REDEMPTION_MINUTES = 30;

/** When coins that an OTP confirmed have to be confirmed again. */
export const redemptionEnds = (confirmedAt: Date): Date => minutesAfter(confirmedAt, REDEMPTION_MINUTES);
