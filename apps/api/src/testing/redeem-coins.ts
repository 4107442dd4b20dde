import { sendCoinOtp, verifyCoinOtp } from "@store/api-client/contract";
import { expectDone } from "./expect-answer.ts";
import { sentTo } from "./messages.ts";
import type { NewCustomer } from "./new-customer.ts";
import type { TestStore } from "./test-store.ts";

/** The OTP that a redemption's customer was sent last. */
export async function coinOtpSentTo(store: TestStore, { mobile }: NewCustomer): Promise<string> {
  const [newest = ""] = await sentTo(store, mobile);
  return /^\d{6}/.exec(newest)?.[0] ?? "";
}

/** Redeems coins on a customer's cart, with the OTP. */
export async function redeemCoins(store: TestStore, call: NewCustomer, coins: number): Promise<void> {
  const body = { user_id: call.customer.customerId, used_coin: coins };
  await expectDone(call(sendCoinOtp, { body }));
  const otp = await coinOtpSentTo(store, call);
  await expectDone(call(verifyCoinOtp, { body: { ...body, otp } }));
}
