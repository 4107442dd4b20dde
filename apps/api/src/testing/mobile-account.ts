import { openMobileAccount, verifyOtp, visitor } from "@store/api-client/contract";
import { expectDone, expectRefused } from "./expect-answer.ts";
import { otpSentTo } from "./messages.ts";
import type { TestStore } from "./test-store.ts";

/** A number that no other test of a file has. */
let last = 0;
export const unknownMobile = (): string => {
  last += 1;
  return `+916${String(last).padStart(9, "0")}`;
};

/** A visitor who has entered the right OTP of a number that opens no account. */
export async function provenVisitor(store: TestStore, mobile_no: string) {
  const { visitor_id: visitorId } = await expectDone(store.nobody(visitor));
  const call = store.as({ visitorId });
  const otp = await otpSentTo(store, mobile_no);
  const refused = await expectRefused(call(verifyOtp, { body: { mobile_no, otp } }), 404);
  return Object.assign(call, { open: () => call(openMobileAccount, { body: { mobile_no } }), refused });
}

/** An account of a mobile number alone, logged in. */
export async function newMobileAccount(store: TestStore, mobile = unknownMobile()) {
  const { data } = await expectDone((await provenVisitor(store, mobile)).open());
  return Object.assign(store.as({ token: data.token }), { mobile, login: data });
}
