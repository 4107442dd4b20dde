import type { MessageWords, TextChannel } from "@store/domain";
import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { rowVersion } from "./columns.ts";

/** The owner's words of mails and SMS. A message without a row, or whose words were reset, has the defaults. */
export const messageTexts = pgTable(
  "message_texts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: text().$type<TextChannel>().notNull(),
    /** As the domain's `MESSAGE_TEXTS` name it. */
    key: text().notNull(),
    /** What differs from the defaults, by field. */
    values: jsonb().$type<MessageWords>().notNull().default({}),
    version: rowVersion(),
  },
  (table) => [unique("message_texts_key").on(table.key, table.channel)],
);
