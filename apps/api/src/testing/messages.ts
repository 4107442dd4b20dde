import { sendOtp } from "@store/api-client/contract";
import { expectDone } from "./expect-answer.ts";
import type { TestStore } from "./test-store.ts";

/** The messages sent to a recipient, newest first. */
export const sentTo = async (store: TestStore, to: string): Promise<readonly string[]> =>
  (await store.outbox()).filter((message) => message.to === to).map(({ text }) => text);

/** Asks for an OTP and reads it. */
export async function otpSentTo(store: TestStore, mobile: string): Promise<string> {
  await expectDone(store.nobody(sendOtp, { body: { mobile_no: mobile } }));
  const [newest = ""] = await sentTo(store, mobile);
  return /^\d{6}/.exec(newest)?.[0] ?? "";
}

/** The token of the newest link to set a password. */
export async function resetLinkSentTo(store: TestStore, email: string): Promise<string | undefined> {
  const links = (await sentTo(store, email)).flatMap((text) => /reset-password\/(\S+)/.exec(text)?.[1] ?? []);
  return links[0];
}
