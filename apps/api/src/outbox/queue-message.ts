import {
  fillWords,
  MAIL_FRAME_KEY,
  type MessageKind,
  mailTextTerms,
  type SmsTextKey,
  type SmsTextValues,
  smsTextTerms,
  TEMPLATE_ID_FIELD,
  variablesIn,
} from "@store/domain";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { composeMail } from "./mail/compose-mail.ts";
import type { MailMessage } from "./mail/create-mail.ts";
import { readWords, SHOP_VALUES, type WordsOf } from "./own-words.ts";

/** An SMS that is to be composed. */
export interface SmsToCompose {
  readonly channel: "sms";
  readonly to: string;
  readonly key: SmsTextKey;
  /** What code inserts. */
  readonly values: Readonly<Record<string, string>>;
  /** When the secret expires: an OTP is not sent after that, and its text is deleted once sent. */
  readonly secretUntil?: Date;
}

export type Message = MailMessage | SmsToCompose;

/** An SMS, with the values that its text names. */
export const createSms = <K extends SmsTextKey>(
  sms: Omit<SmsToCompose, "channel" | "key" | "values"> & { readonly key: K; readonly values: SmsTextValues<K> },
): SmsToCompose => ({ channel: "sms", ...sms });

/**
 * An SMS with its variables: what code inserts, and whatever else its words name. A gateway that is told the variables
 * alone leaves a gap where one is missing.
 */
export function composeSms({ key, values }: Pick<SmsToCompose, "key" | "values">, wordsOf: WordsOf) {
  const { given = {} } = smsTextTerms(key);
  const words = wordsOf("sms", key).text ?? "";
  const filling = Object.entries({ ...SHOP_VALUES, ...given, ...values });
  const named = new Set([...Object.keys(values), ...variablesIn(words)]);
  return {
    text: fillWords(words, new Map(filling)),
    variables: Object.fromEntries(filling.filter(([name]) => named.has(name))),
  };
}

const kindOf = (message: Message): MessageKind =>
  message.channel === "sms" ? message.key : mailTextTerms(message.key).kind;

function composed(message: Message, wordsOf: WordsOf) {
  if (message.channel === "mail") {
    const { channel, attachments, variables, secretUntil } = message;
    return { channel, ...composeMail(message, wordsOf), attachments, variables, secretUntil };
  }
  const { channel, key, secretUntil } = message;
  const templateId = wordsOf("sms", key)[TEMPLATE_ID_FIELD] || null;
  return { channel, ...composeSms(message, wordsOf), template: key, templateId, secretUntil };
}

/** A message as it is queued. */
export const outboxRow = (message: Message, wordsOf: WordsOf, now: Date): typeof outbox.$inferInsert => ({
  ...composed(message, wordsOf),
  kind: kindOf(message),
  recipient: message.to,
  createdAt: now,
  dueAt: now,
});

/** Queues messages in the transaction that they tell of; they are sent after it is committed. */
export async function queueMessages(tx: Database, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const wordsOf = await readWords(tx, [MAIL_FRAME_KEY, ...messages.map(({ key }) => key)]);
  await tx.insert(outbox).values(messages.map((message) => outboxRow(message, wordsOf, now)));
}
