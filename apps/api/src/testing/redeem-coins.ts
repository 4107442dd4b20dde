import { sendCoinOtp, verifyCoinOtp } from "@store/api-client/contract";
import { expectDone } from "./expect-answer.ts";
import type { NewCustomer } from "./new-customer.ts";
import type { TestStore } from "./test-store.ts";

/** The OTP that a number was sent last. */
export async function otpSentTo(store: TestStore, mobile: string): Promise<string> {
  const newest = (await store.outbox()).find(({ to, channel }) => to === mobile && channel === "sms");
  return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
}

/** Redeems coins on a customer's cart, with the OTP. */
export async function redeemCoins(store: TestStore, call: NewCustomer, coins: number): Promise<void> {
  const body = { user_id: call.customer.customerId, used_coin: coins };
  await expectDone(call(sendCoinOtp, { body }));
  const otp = await otpSentTo(store, call.mobile);
  await expectDone(call(verifyCoinOtp, { body: { ...body, otp } }));
}
