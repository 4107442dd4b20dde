import {
  isMailTextKey,
  isSmsTextKey,
  MAIL_FRAME_KEY,
  type MessageText,
  type MessageWords,
  mailTextTerms,
  smsTextTerms,
  type TextVariable,
  textVariableSample,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import { type ComposedMail, composeMail } from "../../outbox/mail/compose-mail.ts";
import { readStoredWords, wordsIn } from "../../outbox/own-words.ts";
import { composeSms } from "../../outbox/queue-message.ts";
import { greetsInSample, sampleParts } from "./sample-parts.ts";

/** The mail that shows greeting and sign-off. */
const FRAMED = "order-placed";

const samplesOf = (variables: readonly TextVariable[]): Readonly<Record<string, string>> =>
  Object.fromEntries(variables.map((name) => [name, textVariableSample(name)]));

/**
 * A message in these words as it would be queued, with samples in the place of what code inserts. Greeting and sign-off
 * of a mail are those that count now.
 */
export async function previewOf(
  db: Database,
  { channel, key }: Pick<MessageText, "channel" | "key">,
  words: MessageWords,
): Promise<Pick<ComposedMail, "text"> & Partial<ComposedMail>> {
  const wordsOf = wordsIn([{ channel, key, values: words }, ...(await readStoredWords(db, [MAIL_FRAME_KEY]))]);
  if (channel === "sms") {
    if (!isSmsTextKey(key)) return { text: "" };
    const { text } = composeSms({ key, values: samplesOf(smsTextTerms(key).variables) }, wordsOf);
    return { text };
  }
  const shown = isMailTextKey(key) ? key : FRAMED;
  return composeMail(
    {
      channel,
      to: "",
      key: shown,
      values: samplesOf(mailTextTerms(shown).variables),
      greets: greetsInSample(shown),
      ...sampleParts(shown),
    },
    wordsOf,
  );
}
