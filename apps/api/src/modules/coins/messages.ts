import { SHOP_NAME } from "@store/content/brand";
import { CHECKOUT_TEXTS, COIN_ERRORS, COIN_VALUE, formatRoundRupees, multiplyMoney, OTP_MINUTES } from "@store/domain";

/** [R105] */
export const WALLET_UPDATED = CHECKOUT_TEXTS.walletUpdated;
export const historyMessage = (records: number): string =>
  records === 0 ? COIN_ERRORS.noTransactions : `${records} ${records === 1 ? "transaction" : "transactions"} found`;
export const NOT_YOUR_WALLET = "This wallet is not yours";
export const NO_MOBILE = "Please add a mobile number to your profile to redeem coins!";

/** What a coin OTP confirms: whose coins, and how many. */
export const coinOtpSubject = (customerId: number, coins: number): string => `${customerId}:${coins}`;

const coinsOf = (subject: string): number => Number(subject.split(":")[1]);

/** What the registered text says beside the OTP: how many coins, and their value, such as ₹250. */
export function coinOtpVariables(subject: string): { readonly coins: string; readonly amount: string } {
  const coins = coinsOf(subject);
  return { coins: String(coins), amount: formatRoundRupees(multiplyMoney(COIN_VALUE, coins)) };
}

export function coinOtpText(otp: string, subject: string): string {
  const { coins, amount } = coinOtpVariables(subject);
  return `${otp} is your OTP to redeem ${coins} coins (${amount}) at ${SHOP_NAME}. It is good for ${OTP_MINUTES} minutes. Please share it with nobody.`;
}
