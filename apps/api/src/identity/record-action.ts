import type { StaffActionSubject } from "@store/domain";
import { sql } from "drizzle-orm";
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

/** Records who did what, in the transaction of the actions: one statement, however many they are. */
export async function recordActions(tx: Database, actions: readonly StaffAction[], at: Date): Promise<void> {
  if (actions.length === 0) return;
  const lines = actions.map(({ before = {}, after = {}, ...action }) => ({ ...action, before, after }));
  // As one value: thousands of lines have more values than a statement takes.
  await tx.execute(sql`
    insert into ${staffActions} (at, customer_id, action, subject, subject_id, before, after)
    select ${at.toISOString()}::timestamptz, "customerId", action, subject, "subjectId", before, after
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line("customerId" int, action text, subject text, "subjectId" int, before jsonb, after jsonb)`);
}

/** Records who did what, in the transaction of the action. */
export const recordAction = (tx: Database, action: StaffAction, at: Date): Promise<void> =>
  recordActions(tx, [action], at);
