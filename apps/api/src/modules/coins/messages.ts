import { CHECKOUT_TEXTS, COIN_ERRORS, COIN_VALUE, formatRoundRupees, multiplyMoney } from "@store/domain";

/** [R105] */
export const WALLET_UPDATED = CHECKOUT_TEXTS.walletUpdated;
export const historyMessage = (records: number): string =>
  records === 0 ? COIN_ERRORS.noTransactions : `${records} ${records === 1 ? "transaction" : "transactions"} found`;
export const NOT_YOUR_WALLET = "This wallet is not yours";
export const NO_MOBILE = "Please add a mobile number to your profile to redeem coins!";

/** What a coin OTP confirms: whose coins, and how many. */
export const coinOtpSubject = (customerId: number, coins: number): string => `${customerId}:${coins}`;

const coinsOf = (subject: string): number => Number(subject.split(":")[1]);

/** What the SMS says beside the OTP: how many coins, and their value, such as ₹250. */
export function coinOtpSms(otp: string, subject: string) {
  const coins = coinsOf(subject);
  const amount = formatRoundRupees(multiplyMoney(COIN_VALUE, coins));
  return { key: "coin-otp", values: { otp, coins: String(coins), amount } } as const;
}
