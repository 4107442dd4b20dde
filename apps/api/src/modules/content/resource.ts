import type { ContentKind, ContentValues } from "@store/api-client/content-kinds";
import type { contentList, WireReplyOf } from "@store/api-client/contract";
import { and, eq, ilike, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { readPage } from "../staff-lists/list-page.ts";
import { type Direction, moveRow, positionAtEnd } from "../staff-lists/move-row.ts";
import { DELETED_ALREADY, inUse, NO_SUCH_CONTENT, type Use } from "./messages.ts";

type Listed = WireReplyOf<typeof contentList>["data"][number];
export type ListedContent = Omit<Listed, "id" | "version">;

export interface Actor {
  readonly customerId: number;
  readonly now: Date;
}

export interface ListQuery {
  readonly page: number;
  readonly search?: string | undefined;
  readonly visible?: "shown" | "hidden" | undefined;
  /** Of categories alone. */
  readonly level?: number | undefined;
  readonly within?: number | undefined;
}

/** What the calls need of a kind. All that write run in a transaction, which a refusal rolls back. */
export interface Resource<V> {
  readonly list: (
    db: Database,
    query: ListQuery,
  ) => Promise<{ readonly rows: readonly Listed[]; readonly total: number }>;
  readonly count: (db: Database) => Promise<{ readonly count: number; readonly hidden: number }>;
  readonly read: (
    db: Database,
    id: number,
  ) => Promise<{ readonly title: string; readonly version: number; readonly values: V } | undefined>;
  /** Why it cannot be deleted; undefined when it can. */
  readonly keptBecause: (db: Database, id: number) => Promise<string | undefined>;
  readonly create: (tx: Database, values: V, actor: Actor) => Promise<number | HttpError>;
  readonly change: (
    tx: Database,
    edit: { readonly id: number; readonly version: number; readonly values: V },
    actor: Actor,
  ) => Promise<number | HttpError>;
  /** Shows or hides it: its other values stay. */
  readonly show: (
    tx: Database,
    edit: { readonly id: number; readonly version: number; readonly isVisible: boolean },
    actor: Actor,
  ) => Promise<number | HttpError>;
  /** Whether it moved: at the end of its order it stays where it is. */
  readonly move: (tx: Database, id: number, to: Direction, actor: Actor) => Promise<boolean | HttpError>;
  readonly remove: (tx: Database, id: number, actor: Actor) => Promise<HttpError | undefined>;
}

type ContentTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

type Columns<T extends ContentTable> = Partial<Omit<T["$inferSelect"], "version">>;

export interface Definition<
  K extends ContentKind,
  T extends ContentTable,
  Row extends { id: number; version: number },
> {
  readonly kind: K;
  /** What one is called. */
  readonly one: string;
  readonly table: T;
  /** The rows of the table that are of this kind; all when left out. */
  readonly only?: SQL;
  /** Reads rows in the order of the shop. */
  readonly select: (
    db: Database,
    where: SQL | undefined,
    page: { readonly limit: number; readonly offset: number },
  ) => PromiseLike<Row[]>;
  /** The column that names it, which a search looks at. */
  readonly name: PgColumn;
  /** Whether a row is not shown in the shop. */
  readonly isHidden?: SQL;
  /** What else its list can be filtered by. */
  readonly filter?: (query: ListQuery) => SQL | undefined;
  readonly listed: (row: Row) => ListedContent;
  readonly toValues: (row: Row, db: Database) => ContentValues<K> | Promise<ContentValues<K>>;
  readonly toColumns: (
    values: ContentValues<K>,
    tx: Database,
    /** Undefined for a new one. */
    id: number | undefined,
    now: Date,
  ) => Columns<T> | HttpError | Promise<Columns<T> | HttpError>;
  /** Values that stand in other tables: written after the row. */
  readonly writeBeside?: (tx: Database, id: number, values: ContentValues<K>) => Promise<unknown>;
  /** Those values, as they are compared and recorded. */
  readonly beside?: (values: ContentValues<K>) => Readonly<Record<string, unknown>>;
  /** Its place among its siblings, which `siblings` selects; without it, they have no order of their own. */
  readonly position?: PgColumn;
  readonly siblings?: (row: Row) => SQL | undefined;
  /** What refers to it, so that it cannot be deleted. */
  readonly uses?: (db: Database, id: number) => Promise<readonly Use[]>;
  /** Another reason why it cannot be deleted. */
  readonly keptBecause?: (id: number, db: Database) => string | undefined | Promise<string | undefined>;
  /** Keeps others from giving such a reason while it is deleted. */
  readonly lockReasons?: (tx: Database) => Promise<unknown>;
  /** What else has to change with it. */
  readonly afterWrite?: (tx: Database, id: number, before: Row | undefined, now: Date) => Promise<unknown>;
  /** What else has to change with the order. */
  readonly afterMove?: (tx: Database) => Promise<unknown>;
  /** What has to go with it. */
  readonly beforeRemove?: (tx: Database, id: number) => Promise<unknown>;
  /** The id of a new one, where the table does not number its rows itself. */
  readonly newId?: (tx: Database) => Promise<number>;
}

const ONE = { limit: 1, offset: 0 };

/** A kind whose rows stand in one table, with all its calls. */
export function tableResource<
  K extends ContentKind,
  T extends ContentTable,
  Row extends { id: number; version: number; position?: number },
>(definition: Definition<K, T, Row>): Resource<ContentValues<K>> {
  const { kind, one, table, only, select, name, position } = definition;
  const plain: ContentTable = table;
  const byId = (id: number) => and(eq(table.id, id), only) ?? sql`false`;
  const find = async (db: Database, id: number) => (await select(db, byId(id), ONE))[0];
  const audit = (action: string, subjectId: number, { customerId }: Actor) => ({
    ...{ customerId, action: `${action} ${one}`, subjectId },
    subject: "content" as const,
  });
  const siblingsOf = (row: Row) => and(only, definition.siblings?.(row));

  const keptBecause = async (db: Database, id: number) => {
    const reason = await definition.keptBecause?.(id, db);
    if (reason) return reason;
    const uses = ((await definition.uses?.(db, id)) ?? []).filter(([count]) => count > 0);
    return uses.length > 0 ? inUse(uses) : undefined;
  };

  const change: Resource<ContentValues<K>>["change"] = async (tx, { id, version, values }, actor) => {
    const columns = await definition.toColumns(values, tx, id, actor.now);
    if (columns instanceof HttpError) return columns;
    const before = await find(tx, id);
    const { beside } = definition;
    const edit = {
      ...{ where: byId(id), version, changes: columns, missing: NO_SUCH_CONTENT },
      ...(before && beside
        ? { beside: { before: beside(await definition.toValues(before, tx)), after: beside(values) } }
        : {}),
    };
    const changed = await editRow(tx, table, edit, audit("change", id, actor), actor.now);
    if (typeof changed !== "number") return changed;
    if (changed === version) return changed;
    await definition.writeBeside?.(tx, id, values);
    await definition.afterWrite?.(tx, id, before, actor.now);
    return changed;
  };

  return {
    list: async (db, query) => {
      const { search, page, visible } = query;
      const found = search ? ilike(name, `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`) : undefined;
      const isHidden = definition.isHidden ?? sql`false`;
      const seen = visible && (visible === "hidden" ? isHidden : not(isHidden));
      const where = and(only, found, seen, definition.filter?.(query));
      const [rows, total] = await readPage(db, { table, where, page }, (window) => select(db, where, window));
      return { rows: rows.map((row) => ({ id: row.id, version: row.version, ...definition.listed(row) })), total };
    },

    count: async (db) => {
      const hidden = sql<number>`count(*) filter (where ${definition.isHidden ?? sql`false`})`.mapWith(Number);
      const [counted] = await db
        .select({ count: sql<number>`count(*)`.mapWith(Number), hidden })
        .from(plain)
        .where(only);
      return counted ?? { count: 0, hidden: 0 };
    },

    read: async (db, id) => {
      const row = await find(db, id);
      if (!row) return undefined;
      const { title } = definition.listed(row);
      return { title, version: row.version, values: await definition.toValues(row, db) };
    },

    keptBecause,

    create: async (tx, values, actor) => {
      const columns = await definition.toColumns(values, tx, undefined, actor.now);
      if (columns instanceof HttpError) return columns;
      const id = await definition.newId?.(tx);
      const row = { ...columns, ...(id === undefined ? {} : { id }) };
      const [written] = await tx.insert(plain).values(row).returning({ id: plain.id });
      const newId = Number(written?.id);
      await definition.writeBeside?.(tx, newId, values);
      const added = await find(tx, newId);
      if (position && added) {
        const others = and(siblingsOf(added), sql`${table.id} <> ${newId}`);
        await writePlace(tx, newId, await positionAtEnd(tx, { table: plain, position, where: others }));
      }
      await definition.afterWrite?.(tx, newId, undefined, actor.now);
      await recordAction(tx, { ...audit("add", newId, actor), after: { kind, ...values } }, actor.now);
      return newId;
    },

    change,

    show: async (tx, { id, version, isVisible }, actor) => {
      const row = await find(tx, id);
      const values = row && (await definition.toValues(row, tx));
      if (!values || !("is_visible" in values)) return httpError(404, NO_SUCH_CONTENT);
      return change(tx, { id, version, values: { ...values, is_visible: isVisible } }, actor);
    },

    move: async (tx, id, to, actor) => {
      const row = await find(tx, id);
      if (!row || !position) return httpError(404, NO_SUCH_CONTENT);
      const order = { table: plain, position, where: siblingsOf(row) };
      const move = { id, to, missing: NO_SUCH_CONTENT };
      const moved = await moveRow(tx, order, move, audit("move", id, actor), actor.now);
      if (moved === true) await definition.afterMove?.(tx);
      return moved;
    },

    remove: async (tx, id, actor) => {
      const row = await find(tx, id);
      if (!row) return httpError(404, DELETED_ALREADY);
      await definition.lockReasons?.(tx);
      const reason = await keptBecause(tx, id);
      if (reason) return httpError(409, reason);
      const values = await definition.toValues(row, tx);
      await definition.beforeRemove?.(tx, id);
      await tx.delete(plain).where(byId(id));
      await recordAction(tx, { ...audit("delete", id, actor), before: { kind, ...values } }, actor.now);
      return undefined;
    },
  };

  async function writePlace(tx: Database, id: number, place: number): Promise<void> {
    if (!position) return;
    await tx.execute(sql`
      update ${table} set ${sql.identifier(position.name)} = ${place} where ${byId(id)}`);
  }
}
