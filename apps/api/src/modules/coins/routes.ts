import { sendCoinOtp, verifyCoinOtp, walletHistory } from "@store/api-client/contract";
import { COINS_REDEEMED, checkCoinOtp, redemptionEnds } from "@store/domain";
import { coinRedemptions } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { bySms, createOtps } from "../../identity/otps.ts";
import type { Customer } from "../../identity/shopper.ts";
import { createOtpLimits } from "../accounts/login-limits.ts";
import { OTP_INVALID, OTP_SENT } from "../accounts/messages.ts";
import type { Backend } from "../backend.ts";
import { createReadCart } from "../cart/read-cart.ts";
import { coinOtpSms, historyMessage, NOT_YOUR_WALLET } from "./messages.ts";
import { readHistory, readPendingCoins } from "./read-wallet.ts";
import { checkRedemption } from "./redemption.ts";

export function coinRoutes({ serve, db, clock, hasher, limits, clientAddress, policy }: Backend): void {
  const otpLimits = createOtpLimits({ limits });
  const readCart = createReadCart(db, clock, policy);
  const otps = createOtps({ db, clock, hasher }, { purpose: "coins", messageOf: bySms(coinOtpSms) });
  const check = (customer: Customer, request: Parameters<typeof checkRedemption>[2]) =>
    checkRedemption({ db, readCart, now: clock() }, customer, request, policy());

  serve(walletHistory, async ({ params, customer: { customerId } }) => {
    if (params.contactId !== customerId) return httpError(403, NOT_YOUR_WALLET);
    const records = await readHistory(db, customerId);
    const pending_coins = await readPendingCoins(db, customerId);
    const message = historyMessage(records.length);
    return { status: true, message, SoseCoins: records, data: records, pending_coins };
  });

  serve(sendCoinOtp, async ({ body, customer, http }) => {
    const redemption = await check(customer, body);
    if (redemption instanceof HttpError) return redemption;
    const { mobile, subject } = redemption;
    const refused = await otpLimits.sent(mobile, clientAddress(http));
    if (refused) return refused;
    await otps.send(mobile, subject);
    return { status: true, message: OTP_SENT };
  });

  serve(verifyCoinOtp, async ({ body, customer, http }) => {
    const refused = await otpLimits.tried(clientAddress(http));
    if (refused) return refused;
    const otp = checkCoinOtp(body.otp);
    if (!otp.ok) return httpError(400, otp.refusal, { field: "otp" });
    const redemption = await check(customer, body);
    if (redemption instanceof HttpError) return redemption;
    const { mobile, subject, coins } = redemption;
    if (!(await otps.use(mobile, otp.value, subject))) {
      return httpError(400, OTP_INVALID, { field: "otp" });
    }
    await otpLimits.used(mobile, clientAddress(http));
    const confirmed = { coins, expiresAt: redemptionEnds(clock()) };
    await db
      .insert(coinRedemptions)
      .values({ customerId: customer.customerId, ...confirmed })
      .onConflictDoUpdate({ target: coinRedemptions.customerId, set: confirmed });
    return { status: true, is_verified: true, message: COINS_REDEEMED };
  });
}
