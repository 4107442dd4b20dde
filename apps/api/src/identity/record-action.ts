import type { Database } from "../db/database.ts";
import { staffActions } from "../db/schema/index.ts";

export interface StaffAction {
  /** Who; undefined for the command line. */
  readonly customerId: number | undefined;
  readonly action: string;
  readonly subject: "order" | "product" | "staff" | "customer" | "message" | "content" | "voucher";
  readonly subjectId: number;
  /** What changed, by field. No secret, no code, nothing that opens anything. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes down who did what, in the transaction of the action. */
export async function recordAction(
  tx: Database,
  { before = {}, after = {}, ...action }: StaffAction,
  at: Date,
): Promise<void> {
  await tx.insert(staffActions).values({ ...action, before, after, at });
}
