import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const outboxChannel = pgEnum("outbox_channel", ["sms", "mail"]);

/** Messages to people, written in the transaction that they are about, sent after it. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: outboxChannel().notNull(),
    recipient: text().notNull(),
    /** Of a mail. */
    subject: text(),
    text: text().notNull(),
    /** Of an SMS: which of the registered texts it is, and what stands in its variables. */
    template: text(),
    variables: jsonb().$type<Readonly<Record<string, string>>>(),
    /** When the secret in it is void: it is not sent any more then, and once sent it is not kept. */
    secretUntil: instant(),
    createdAt: instant().notNull(),
    /** When it is tried next; null when there is nothing more to try. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    sentAt: instant(),
  },
  (table) => [
    index("outbox_newest").on(table.id.desc()),
    index("outbox_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
