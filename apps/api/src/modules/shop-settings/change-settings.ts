import { changeSettings, EDIT_CONFLICT, policyOf, type SettingValues, settingChanges } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settingsVersions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { checkLinkTargets } from "./link-targets.ts";
import { readNewest, type SettingsVersion } from "./settings-versions.ts";

interface Change {
  /** The version that was seen. */
  readonly version: number;
  /** What was typed, by key; null goes back to the default. */
  readonly changes: Readonly<Record<string, string | null>>;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/** Those of the values that a change sets apart, for the audit line. */
const picked = (changes: ReturnType<typeof settingChanges>, when: "before" | "after"): SettingValues =>
  Object.fromEntries(changes.map((change) => [change.key, change[when]]));

/**
 * Adds a version of the settings, with an audit line. What changes nothing adds none.
 * @returns the newest version; 409 when somebody else made one in the meantime, 400 for what the domain refuses.
 */
export function changeShop(db: Database, { version, changes, by, now }: Change): Promise<SettingsVersion | HttpError> {
  return inTransaction(db, async (tx) => {
    // Readers go on; a second change waits for this one, and is then refused.
    await tx.execute(sql`lock table ${settingsVersions} in share row exclusive mode`);
    const newest = await readNewest(tx);
    if (newest.version !== version) return httpError(409, EDIT_CONFLICT);
    const changed = changeSettings(newest.values, changes);
    if (!changed.ok) return httpError(400, changed.refusals);
    const { values } = changed.value;
    const differences = settingChanges(newest.values, values);
    if (differences.length === 0) return newest;
    const lost = await checkLinkTargets(tx, policyOf(newest.values).links, changed.value.policy.links);
    if (lost) return lost;
    const next = version + 1;
    await tx.insert(settingsVersions).values({ version: next, values, changedAt: now, customerId: by });
    const audit = { customerId: by, action: "change", subject: "settings", subjectId: next } as const;
    const [before, after] = [picked(differences, "before"), picked(differences, "after")];
    await recordAction(tx, { ...audit, before, after }, now);
    return { version: next, values };
  });
}
