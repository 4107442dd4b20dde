import { index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const outboxChannel = pgEnum("outbox_channel", ["sms", "mail"]);

/** Messages to people, written in the transaction that they tell of, sent after it. */
export const outbox = pgTable(
  "outbox",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: outboxChannel().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [index("outbox_newest").on(table.id.desc())],
);
