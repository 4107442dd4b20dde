import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import type { MailAttachment } from "../../lib/mail-attachment.ts";
import { instant } from "./columns.ts";

export const outboxChannel = pgEnum("outbox_channel", ["sms", "mail"]);

/** Mails and SMS. Each is written in the transaction that it tells of, and sent after the commit. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: outboxChannel().notNull(),
    recipient: text().notNull(),
    /** Mail only. */
    subject: text(),
    text: text().notNull(),
    /** Mail only: the same as the text, in HTML. */
    html: text(),
    /** Mail only: files of text that go with it. */
    attachments: jsonb().$type<readonly MailAttachment[]>(),
    /** SMS only: the registered template and the values of its variables. */
    template: text(),
    variables: jsonb().$type<Readonly<Record<string, string>>>(),
    /** When the secret in the message expires: it is not sent after that, and its text is deleted once sent. */
    secretUntil: instant(),
    createdAt: instant().notNull(),
    /** When the next try is due; null when none is left. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
  },
  (table) => [
    index("outbox_newest").on(table.id.desc()),
    index("outbox_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
