import {
  checkMessageWords,
  EDIT_CONFLICT,
  findMessageText,
  type MessageText,
  type MessageWords,
  messageWords,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { messageTexts } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { changedFields } from "../staff-lists/edit-row.ts";
import { NO_SUCH_MESSAGE } from "../staff-lists/messages.ts";

/** Which message: as the domain's `MESSAGE_TEXTS` name it. */
export type TextName = Pick<MessageText, "channel" | "key">;

export interface OwnWords {
  /** 0 before anything was changed. */
  readonly version: number;
  /** What differs from the defaults, by field. */
  readonly values: MessageWords;
}

const isText = ({ channel, key }: TextName) => and(eq(messageTexts.channel, channel), eq(messageTexts.key, key));

export async function findOwnWords(db: Database, name: TextName): Promise<OwnWords | undefined> {
  const { version, values } = messageTexts;
  const [row] = await db.select({ version, values }).from(messageTexts).where(isText(name));
  return row;
}

interface Change {
  /** The version that was seen. */
  readonly version: number;
  /** What was typed, by field; what is left out goes back to the default. */
  readonly values: MessageWords;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Changes the words of a message, with an audit line of each text before and after.
 * @returns what counts now; 404 for a message that there is not, 400 for what the domain refuses, 409 when somebody else
 * has changed them in the meantime.
 */
export async function changeWords(
  db: Database,
  name: TextName,
  { version, values, by, now }: Change,
): Promise<OwnWords | HttpError> {
  const text = findMessageText(name.channel, name.key);
  if (!text) return httpError(404, NO_SUCH_MESSAGE);
  const checked = checkMessageWords(text, values);
  if (!checked.ok) return httpError(400, checked.refusals);
  const words = checked.value;
  return inTransaction(db, async (tx) => {
    // A first change has no row to lock: of two, one makes it, and the other waits and is then refused.
    await tx
      .insert(messageTexts)
      .values({ ...name, version: 0 })
      .onConflictDoNothing();
    const [row] = await tx.select().from(messageTexts).where(isText(name)).for("update");
    if (!row) throw new Error("The words that were just inserted are not there");
    if (row.version !== version) return httpError(409, EDIT_CONFLICT);
    const changed = changedFields(messageWords(text, row.values), messageWords(text, words));
    if (Object.keys(changed.after).length === 0) return { version, values: words };
    const next = version + 1;
    await tx.update(messageTexts).set({ values: words, version: next }).where(isText(name));
    const action = `change ${name.channel} ${name.key}`;
    await recordAction(tx, { customerId: by, action, subject: "message text", subjectId: row.id, ...changed }, now);
    return { version: next, values: words };
  });
}
