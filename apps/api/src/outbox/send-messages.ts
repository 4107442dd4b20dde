import { hasCome, isSmsTextKey, type MessageKind, minutesAfter, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { type MailAttachment, type PaperReference, PDF_MEDIA_TYPE } from "../lib/mail-attachment.ts";
import type { TrackingTokens } from "../lib/tracking-tokens.ts";
import { type Delivery, failedWith, notSent } from "../ports/delivery.ts";
import type { Mail, MailFile } from "../ports/mail/mail.ts";
import type { DrawnDocument } from "../ports/pdf/pdf.ts";
import type { Sms } from "../ports/sms/sms.ts";
import { RETRY_MINUTES } from "../queue/failed-jobs.ts";
import type { Consumer } from "../queue/job.ts";
import { claimMessages, type OutboxMessage } from "./claim-messages.ts";
import { completeHtml, completeText, type ShopFacts } from "./complete-message.ts";

/** Kinds of which nothing is kept once they are sent or given up: their receivers asked to be forgotten. */
const FORGOTTEN: readonly string[] = ["account-erased"] satisfies readonly MessageKind[];

const NO_SECRET = { text: "", html: null, variables: null } as const;

interface Channel {
  readonly isReal: boolean;
  readonly send: (message: OutboxMessage) => Promise<Delivery>;
}

const smsChannel = ({ isReal, send }: Sms, facts: () => ShopFacts): Channel => ({
  isReal,
  send: async (message) => {
    const { recipient, text, template, templateId, variables } = message;
    if (template === null || !isSmsTextKey(template)) return notSent("no such template", true);
    const complete = (queued: string) => completeText(queued, facts(), message);
    const filled = Object.entries(variables ?? {}).map(([name, value]) => [name, complete(value)]);
    return send({
      to: recipient,
      text: complete(text),
      template,
      templateId: templateId ?? undefined,
      variables: Object.fromEntries(filled),
    });
  },
});

/** Draws a document of the store. */
export type DrawPaper = (paper: PaperReference) => Promise<DrawnDocument>;

/** What is attached, with its papers drawn; nothing while too many documents are waiting to be rendered. */
async function filesOf(attachments: readonly MailAttachment[], drawPaper: DrawPaper): Promise<MailFile[] | undefined> {
  const files: MailFile[] = [];
  for (const attachment of attachments) {
    if ("paper" in attachment) {
      const content = await drawPaper(attachment.paper);
      if (content === "busy") return undefined;
      files.push({ name: attachment.name, contentType: PDF_MEDIA_TYPE, content });
    } else files.push(attachment);
  }
  return files;
}

const mailChannel = ({ isReal, send }: Mail, facts: () => ShopFacts, drawPaper: DrawPaper): Channel => ({
  isReal,
  send: async (message) => {
    const { id, createdAt, recipient, subject, text, html, attachments } = message;
    // What is read in the outbox is drawn when it is opened there.
    const files = isReal ? await filesOf(attachments ?? [], drawPaper) : [];
    if (!files) return notSent("too many documents are waiting to be rendered");
    return send({
      // Ids of rows start again in another database, which the same mail server may serve.
      id: `${id}.${createdAt.getTime().toString(36)}`,
      to: completeText(recipient, facts(), message),
      subject: completeText(subject ?? "", facts(), message),
      text: completeText(text, facts(), message),
      html: html === null ? undefined : completeHtml(html, facts(), message),
      attachments: files,
    });
  },
});

/** How a message's row is updated after a try. */
function afterTry(message: OutboxMessage, { isReal }: Channel, delivery: Delivery, now: Date) {
  const kept = isReal && message.secretUntil ? NO_SECRET : {};
  if (delivery.isSent) return { ...kept, sentAt: now, dueAt: null, failure: "" };
  const pause = RETRY_MINUTES[message.tries - 1];
  const failure = delivery.reason;
  return delivery.isFinal || pause === undefined
    ? { ...kept, dueAt: null, failure }
    : { dueAt: minutesAfter(now, pause), failure };
}

async function trySending(message: OutboxMessage, { send }: Channel, now: Date): Promise<Delivery> {
  if (message.secretUntil && hasCome(message.secretUntil, now)) return notSent("its secret is void", true);
  // An adapter that throws must not stop the other messages.
  return send(message).catch(failedWith);
}

interface SendDependencies {
  readonly db: Database;
  readonly logger: Logger;
  readonly sms: Sms;
  readonly mail: Mail;
  /** The storefront's address in links. */
  readonly siteUrl: string;
  readonly policy: () => Policy;
  readonly tracking: Pick<TrackingTokens, "sign">;
  readonly drawPaper: DrawPaper;
}

/**
 * What sends the outbox, a consumer per channel, so that a failing provider delays no other channel. A failed message
 * is tried again after growing pauses; one that is given up stays in the outbox, unsent.
 */
export function sendMessages({
  db,
  logger,
  sms,
  mail,
  siteUrl,
  policy,
  tracking,
  drawPaper,
}: SendDependencies): readonly Consumer[] {
  const facts = (): ShopFacts => ({ siteUrl, policy: policy(), tracking });
  const consumerOf = (name: OutboxMessage["channel"], channel: Channel): Consumer => ({
    name: `send ${name}`,
    run: async (now) => {
      const messages = await claimMessages(db, name, now);
      await Promise.all(
        messages.map(async (message) => {
          const delivery = await trySending(message, channel, now);
          const changed = afterTry(message, channel, delivery, now);
          const isOver = !changed.dueAt;
          const isThis = eq(outbox.id, message.id);
          if (isOver && FORGOTTEN.includes(message.kind)) await db.delete(outbox).where(isThis);
          else await db.update(outbox).set(changed).where(isThis);
          if (delivery.isSent) return;
          const line = { message: message.id, channel: name, tries: message.tries, reason: delivery.reason };
          if (changed.dueAt) logger.warn(line, "Sending a message failed and will be retried");
          else logger.error(line, "Sending a message failed for good");
        }),
      );
    },
  });
  return [consumerOf("sms", smsChannel(sms, facts)), consumerOf("mail", mailChannel(mail, facts, drawPaper))];
}
