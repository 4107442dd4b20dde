import { hasCome, minutesAfter } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { type Delivery, failedWith, notSent } from "../ports/delivery.ts";
import type { Mail } from "../ports/mail/mail.ts";
import { SMS_TEMPLATES, type Sms } from "../ports/sms/sms.ts";
import type { Job } from "../schedule/create-schedule.ts";
import { claimMessages, type OutboxMessage } from "./claim-messages.ts";
import { completeLinks } from "./mail/site-link.ts";

/** Pause after each failed try, in minutes; after the last the message is given up. */
export const RETRY_MINUTES = [0.25, 1, 5, 15, 60, 3 * 60, 12 * 60] as const;

const NO_SECRET = { text: "", html: null, variables: null } as const;

interface Channel {
  readonly isReal: boolean;
  readonly send: (message: OutboxMessage) => Promise<Delivery>;
}

const smsChannel = ({ isReal, send }: Sms): Channel => ({
  isReal,
  send: async ({ recipient, text, template: name, variables }) => {
    const template = SMS_TEMPLATES.find((one) => one === name);
    return template
      ? send({ to: recipient, text, template, variables: variables ?? {} })
      : notSent("no such template", true);
  },
});

const mailChannel = ({ isReal, send }: Mail, siteUrl: string): Channel => ({
  isReal,
  send: ({ id, recipient, subject, text, html, attachments }) =>
    send({
      id: `outbox-${id}`,
      to: recipient,
      subject: subject ?? "",
      text: completeLinks(text, siteUrl),
      html: html === null ? undefined : completeLinks(html, siteUrl),
      attachments: attachments ?? [],
    }),
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
}

/**
 * The jobs that send the outbox, one per channel, so that a failing provider delays no other channel. A failed message
 * is tried again after growing pauses; one that is given up stays in the outbox, unsent.
 */
export function sendMessages({ db, logger, sms, mail, siteUrl }: SendDependencies): readonly Job[] {
  const jobFor = (name: OutboxMessage["channel"], channel: Channel): Job => ({
    name: `send ${name}`,
    everySeconds: 1,
    run: async (now) => {
      const messages = await claimMessages(db, name, now);
      await Promise.all(
        messages.map(async (message) => {
          const delivery = await trySending(message, channel, now);
          const changed = afterTry(message, channel, delivery, now);
          await db.update(outbox).set(changed).where(eq(outbox.id, message.id));
          if (delivery.isSent) return;
          const line = { message: message.id, channel: name, tries: message.tries, reason: delivery.reason };
          if (changed.dueAt) logger.warn(line, "A message was not sent yet");
          else logger.error(line, "A message was given up");
        }),
      );
    },
  });
  return [jobFor("sms", smsChannel(sms)), jobFor("mail", mailChannel(mail, siteUrl))];
}
