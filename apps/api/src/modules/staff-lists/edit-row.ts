import { EDIT_CONFLICT } from "@store/domain";
import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction, type StaffAction } from "../../identity/record-action.ts";

/** A table with a `rowVersion()`. */
type VersionedTable = PgTable & { readonly version: PgColumn };

type Values<T extends VersionedTable> = Partial<Omit<T["$inferSelect"], "version">>;

type Fields = Readonly<Record<string, unknown>>;

interface Edit<T extends VersionedTable> {
  /** The one row. */
  readonly where: SQL;
  /** The version that was read before it was edited. */
  readonly version: number;
  /** The new values, as plain values. Those that are as before are left out of the audit line. */
  readonly changes: Values<T>;
  /** What changes with it in other tables, for the audit line. */
  readonly beside?: { readonly before: Fields; readonly after: Fields };
  /** The refusal when there is no such row. */
  readonly missing: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What of a row changes: before and after, by field. Undefined is no change. */
export function changedFields(row: Fields, changes: Fields): { readonly before: Fields; readonly after: Fields } {
  const changed = Object.entries(changes).filter(([name, value]) => value !== undefined && !isSame(row[name], value));
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, row[name]])),
    after: Object.fromEntries(changed),
  };
}

/**
 * Changes a row, unless somebody else changed it after it was read, and records what changed. To be called in a
 * transaction. An edit that changes nothing leaves the version as it is.
 * @returns the row's new version; 409 (`EDIT_CONFLICT`) when `version` is not the row's, 404 when there is no row.
 */
export async function editRow<T extends VersionedTable>(
  tx: Database,
  table: T,
  { where, version, changes, beside, missing }: Edit<T>,
  action: Omit<StaffAction, "before" | "after">,
  now: Date,
): Promise<number | HttpError> {
  const plain: VersionedTable = table;
  const [row] = await tx.select().from(plain).where(where).for("update");
  if (!row) return httpError(404, missing);
  if (row.version !== version) return httpError(409, EDIT_CONFLICT);
  const own = changedFields(row, changes);
  const isAlone = isSame(beside?.before, beside?.after);
  if (Object.keys(own.after).length === 0 && isAlone) return version;
  const next = version + 1;
  await tx
    .update(plain)
    .set({ ...own.after, version: next })
    .where(where);
  const before = { ...own.before, ...(isAlone ? {} : beside?.before) };
  const after = { ...own.after, ...(isAlone ? {} : beside?.after) };
  await recordAction(tx, { ...action, before, after }, now);
  return next;
}
