import { asc, max, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction, type StaffAction } from "../../identity/record-action.ts";

export type Direction = "before" | "behind";

/** Rows that staff put in order. */
export interface RowOrder {
  readonly table: PgTable & { readonly id: PgColumn };
  /** A row's place. */
  readonly position: PgColumn;
  /** Rows of one place stand by this, and then by their ids. */
  readonly tieBreak?: PgColumn;
  /** Which rows are in one order; all when left out. */
  readonly where?: SQL | undefined;
}

interface Move {
  readonly id: number;
  readonly to: Direction;
  /** The refusal when there is no such row. */
  readonly missing: string;
}

/** The place of a row that is put behind all others. */
export async function positionAtEnd(tx: Database, { table, position, where }: RowOrder): Promise<number> {
  const [last] = await tx
    .select({ place: max(position) })
    .from(table)
    .where(where);
  return Number(last?.place ?? 0) + 1;
}

/** Gives rows their places, from 1 on, in the order of their ids in the list: one statement. */
async function writePositions(tx: Database, { table, position, where }: RowOrder, ids: readonly number[]) {
  const places = sql.join(
    ids.map((id, index) => sql`(${id}::int, ${index + 1}::int)`),
    sql`, `,
  );
  const name = sql.identifier(position.name);
  await tx.execute(sql`
    update ${table} set ${name} = o.place from (values ${places}) as o (row_id, place)
    where ${table}.id = o.row_id and ${table}.${name} is distinct from o.place ${where ? sql`and ${where}` : sql``}`);
}

/**
 * Moves a row before or behind its neighbour, and writes that down. To be called in a transaction. The row's version
 * stays: its place is in no form, so somebody who is editing it loses nothing.
 * @returns whether it moved: at the end of its order it stays. 404 when there is no such row.
 */
export async function moveRow(
  tx: Database,
  order: RowOrder,
  { id, to, missing }: Move,
  action: Omit<StaffAction, "before" | "after">,
  now: Date,
): Promise<boolean | HttpError> {
  const { table, position, tieBreak, where } = order;
  // In a statement of its own: one that waits for a lock and sorts would sort by the places before the wait.
  await tx.select({ id: table.id }).from(table).where(where).orderBy(asc(table.id)).for("update");
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...[position, ...(tieBreak ? [tieBreak] : []), table.id].map((column) => asc(column)));
  const ids = rows.map((row) => Number(row.id));
  const place = ids.indexOf(id);
  if (place < 0) return httpError(404, missing);
  const neighbour = to === "before" ? place - 1 : place + 1;
  const other = ids[neighbour];
  if (other === undefined) return false;
  ids[place] = other;
  ids[neighbour] = id;
  await writePositions(tx, order, ids);
  await recordAction(tx, { ...action, before: { place: place + 1 }, after: { place: neighbour + 1 } }, now);
  return true;
}
