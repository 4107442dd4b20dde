import { SHOP_NAME } from "@store/content/brand";
import { findMessageText, type MessageWords, messageWords, type SHOP_VARIABLES, type TextChannel } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { messageTexts } from "../db/schema/index.ts";
import { SHOP_WORDS } from "./complete-message.ts";

/** What any message may name. All but the shop's name is filled in when it is sent. */
export const SHOP_VALUES: Readonly<Record<(typeof SHOP_VARIABLES)[number], string>> = {
  shop: SHOP_NAME,
  site: SHOP_WORDS.siteHost,
  "care-email": SHOP_WORDS.careEmail,
  "care-phone": SHOP_WORDS.carePhone,
  "care-hours": SHOP_WORDS.careHours,
};

/** The words of a message, by field. */
export type WordsOf = (channel: TextChannel, key: string) => MessageWords;

type Stored = Pick<typeof messageTexts.$inferSelect, "channel" | "key" | "values">;

/** The words that count: the owner's where there are some, the defaults otherwise. */
export const wordsIn =
  (stored: readonly Stored[]): WordsOf =>
  (channel, key) => {
    const text = findMessageText(channel, key);
    const own = stored.find((row) => row.channel === channel && row.key === key);
    return text ? messageWords(text, own?.values ?? {}) : {};
  };

const selectWords = prepared("message_words", (db) => {
  const { channel, key, values } = messageTexts;
  return db
    .select({ channel, key, values })
    .from(messageTexts)
    .where(sql`${key} = any(${sql.placeholder("keys")}::text[])`);
});

/** Reads what owners wrote for messages, in one statement. */
export const readStoredWords = (db: Database, keys: readonly string[]): Promise<readonly Stored[]> =>
  selectWords(db).execute({ keys: [...new Set(keys)] });

/** The words of some messages, as they count now. */
export const readWords = async (db: Database, keys: readonly string[]): Promise<WordsOf> =>
  wordsIn(await readStoredWords(db, keys));
