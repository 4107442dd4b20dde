import * as v from "valibot";
import { expect } from "../browser/expect.ts";

const Outbox = v.array(v.object({ channel: v.string(), to: v.string(), text: v.string(), at: v.string() }));

const OTP = /\b\d{6}\b/;

/** The OTPs that were sent to a mobile number so far, newest first. */
async function otpsSentTo(api: string, mobile: string): Promise<readonly string[]> {
  const response = await fetch(`${api}/outbox.json`);
  const messages = v.parse(Outbox, await response.json());
  return messages.filter(({ to }) => to === mobile).flatMap(({ text }) => OTP.exec(text)?.[0] ?? []);
}

/**
 * Does what sends an OTP, and reads it from the outbox.
 * @param mobile with its calling code, as in "+919876543210".
 */
export async function otpSentBy(api: string, mobile: string, send: () => Promise<void>): Promise<string> {
  const before = await otpsSentTo(api, mobile);
  await send();
  let otps = before;
  await expect
    .poll(async () => {
      otps = await otpsSentTo(api, mobile);
      return otps.length;
    }, "OTPs in the outbox")
    .toBeGreaterThan(before.length);
  return otps[0] ?? "";
}
