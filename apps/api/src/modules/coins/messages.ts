import { SHOP_NAME } from "@store/content/brand";
import { OTP_MINUTES } from "@store/domain";

/** Document 2, section 8. */
export const WALLET_UPDATED = "Wallet Updated";
export const COINS_REDEEMED = "Redeemed";
export const NOT_YOUR_WALLET = "This wallet is not yours";
export const NO_MOBILE = "Please add a mobile number to your profile to redeem coins!";

export const coinOtpText = (otp: string): string =>
  `${otp} is your OTP to redeem coins at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;
