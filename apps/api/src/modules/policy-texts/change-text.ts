import type { ContentPage } from "@store/content/rewritable-pages";
import { EDIT_CONFLICT } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type PolicyWords, policyTexts } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { changedFields } from "../staff-lists/edit-row.ts";
import { checkPolicy, wordsOf } from "./check-words.ts";

interface Change {
  /** The version that was seen. */
  readonly version: number;
  /** What was typed; undefined gives the page the shop's own text again. */
  readonly typed: PolicyWords | undefined;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/** What counts after a change. */
interface Changed {
  readonly version: number;
  readonly values: PolicyWords;
}

/**
 * Rewrites a page, or resets it, with an audit line of each text before and after. Words as the shop has them itself are
 * none of the owner's.
 * @returns 400 for what `checkPolicy` refuses, 409 when somebody else has changed the page in the meantime.
 */
export async function changeText(
  db: Database,
  standard: ContentPage,
  { version, typed, by, now }: Change,
): Promise<Changed | HttpError> {
  const ours = wordsOf(standard);
  const checked = typed && checkPolicy(standard, typed, now);
  if (checked && !checked.ok) return httpError(400, checked.refusals);
  const values = checked?.value.words ?? ours;
  const words = JSON.stringify(values) === JSON.stringify(ours) ? null : values;
  const page = standard.path.slice(1);
  return inTransaction(db, async (tx) => {
    // A first change has no row to lock: of two, one makes it, and the other waits and is then refused.
    await tx.insert(policyTexts).values({ page, changedAt: now }).onConflictDoNothing();
    const [row] = await tx.select().from(policyTexts).where(eq(policyTexts.page, page)).for("update");
    if (!row) throw new Error("The text that was just inserted is not there");
    if (row.version !== version) return httpError(409, EDIT_CONFLICT);
    const changed = changedFields({ ...(row.words ?? ours) }, { ...values });
    if (Object.keys(changed.after).length === 0) return { version, values };
    const next = version + 1;
    await tx
      .update(policyTexts)
      .set({ words, version: next, changedAt: now, customerId: by })
      .where(eq(policyTexts.page, page));
    const action = `${words ? "rewrite" : "reset"} ${page}`;
    await recordAction(tx, { customerId: by, action, subject: "policy text", subjectId: row.id, ...changed }, now);
    return { version: next, values };
  });
}
