import { OTP_MINUTES } from "@store/domain";
import { SHOP_NAME } from "../../brand.ts";

export const OTP_SENT = "OTP sent successfully!";
export const OTP_INVALID = "This OTP is not valid. Please check it or ask for a new one!";
export const NO_ACCOUNT = "There is no account with this mobile number.";
export const WRONG_LOGIN = "Invalid email or password";
export const LOGGED_OUT = "Logged out successfully!";

export const otpText = (otp: string): string =>
  `${otp} is your OTP to log in at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;
