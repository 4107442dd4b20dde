import type { MessageKind } from "@store/domain";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import type { MailAttachment } from "../lib/mail-attachment.ts";
import type { SmsMessage } from "../ports/sms/sms.ts";

interface AnyMessage {
  readonly to: string;
  readonly text: string;
  /** When the secret expires: an OTP or link is not sent after that, and its text is deleted once sent. */
  readonly secretUntil?: Date;
}

export type Message =
  | (AnyMessage & {
      readonly channel: "mail";
      readonly kind: MessageKind;
      readonly subject: string;
      /** The same as the text, as it is mostly read. */
      readonly html: string;
      readonly attachments?: readonly MailAttachment[];
      /** What it is completed with when it is sent. */
      readonly variables?: Readonly<Record<string, string>>;
    })
  | (AnyMessage & Pick<SmsMessage, "template" | "variables"> & { readonly channel: "sms" });

const kindOf = (message: Message): MessageKind => (message.channel === "sms" ? message.template : message.kind);

/** Queues messages in the transaction that they tell of; they are sent after it is committed. */
export async function queueMessages(tx: Database, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(outbox).values(
    messages.map((message) => {
      const { to, ...rest } = message;
      return { ...rest, kind: kindOf(message), recipient: to, createdAt: now, dueAt: now };
    }),
  );
}
