import * as v from "valibot";
import { expect } from "../browser/expect.ts";

/** Of a paper, which is drawn when its path is asked for, there is no content. */
const Attachment = v.object({ name: v.string(), content: v.optional(v.string(), "") });
const Outbox = v.array(
  v.object({
    channel: v.string(),
    to: v.string(),
    text: v.string(),
    attachments: v.array(Attachment),
    at: v.string(),
  }),
);

const OTP = /\b\d{6}\b/;
const GIFT_CODE = /\bGIFT(-[A-Z2-9]{4}){4}\b/;
const RESET_LINK = /\S+\/reset-password\/\S+/;

async function outboxOf(api: string): Promise<v.InferOutput<typeof Outbox>> {
  const response = await fetch(`${api}/outbox.json`);
  return v.parse(Outbox, await response.json());
}

/** What was attached to the mails to an email so far, newest first. */
export const filesSentTo = async (api: string, email: string) =>
  (await outboxOf(api)).filter(({ to }) => to === email).flatMap(({ attachments }) => attachments);

/** The messages to a number or an email so far that contain a text, newest first. */
async function wordsSentTo(api: string, to: string, words: RegExp): Promise<readonly string[]> {
  return (await outboxOf(api))
    .filter((message) => message.to === to)
    .flatMap(({ text }) => words.exec(text)?.[0] ?? []);
}

/** Runs an action that sends a message, and reads it from the outbox. */
async function wordsSentBy(api: string, to: string, words: RegExp, send: () => Promise<void>): Promise<string> {
  const before = await wordsSentTo(api, to, words);
  await send();
  let sent = before;
  await expect
    .poll(async () => {
      sent = await wordsSentTo(api, to, words);
      return sent.length;
    }, `messages to ${to} in the outbox`)
    .toBeGreaterThan(before.length);
  return sent[0] ?? "";
}

/**
 * Runs an action that sends an OTP, and reads it from the outbox.
 * @param mobile with its calling code, as in "+919876543210".
 */
export const otpSentBy = (api: string, mobile: string, send: () => Promise<void>): Promise<string> =>
  wordsSentBy(api, mobile, OTP, send);

/** Runs an action that mails a link to set a new password, and reads the link from the outbox. */
export const resetLinkSentBy = (api: string, email: string, send: () => Promise<void>): Promise<string> =>
  wordsSentBy(api, email, RESET_LINK, send);

/** Runs an action that pays a gift voucher, and reads its code from the mail to who receives it. */
export const giftCodeSentBy = (api: string, email: string, send: () => Promise<void>): Promise<string> =>
  wordsSentBy(api, email, GIFT_CODE, send);
