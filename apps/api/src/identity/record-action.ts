import type { StaffActionSubject } from "@store/domain";
import type { Database } from "../db/database.ts";
import { staffActions } from "../db/schema/index.ts";

export interface StaffAction {
  /** Who; undefined for the command line. */
  readonly customerId: number | undefined;
  readonly action: string;
  readonly subject: StaffActionSubject;
  readonly subjectId: number;
  /** What changed, by field. No secret, no code, nothing that opens anything. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Records who did what, in the transaction of the actions: one statement. */
export async function recordActions(tx: Database, actions: readonly StaffAction[], at: Date): Promise<void> {
  if (actions.length === 0) return;
  await tx
    .insert(staffActions)
    .values(actions.map(({ before = {}, after = {}, ...action }) => ({ ...action, before, after, at })));
}

/** Records who did what, in the transaction of the action. */
export const recordAction = (tx: Database, action: StaffAction, at: Date): Promise<void> =>
  recordActions(tx, [action], at);
