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
    /** What it is about, as the domain's `MESSAGE_KINDS` name it; empty where it was written before there were kinds. */
    kind: text().notNull().default(""),
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
    /** SMS only: the owner's number of the text; null for the one of the server's settings. */
    templateId: text(),
    variables: jsonb().$type<Readonly<Record<string, string>>>(),
    /** When the secret in the message expires: it is not sent after that, and its text is deleted once sent. */
    secretUntil: instant(),
    createdAt: instant().notNull(),
    /** When the next try is due; null when none is left. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    /** Why the last try failed, as a code: neither an address nor a text. */
    failure: text().notNull().default(""),
  },
  (table) => [
    index("outbox_newest").on(table.id.desc()),
    // The staff's list and its filters, read backwards.
    index("outbox_by_day").on(table.createdAt, table.id),
    index("outbox_by_kind").on(table.kind, table.createdAt, table.id),
    index("outbox_by_channel").on(table.channel, table.createdAt, table.id),
    index("outbox_failed").on(table.createdAt, table.id).where(sql`${table.dueAt} is null and ${table.sentAt} is null`),
    index("outbox_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
