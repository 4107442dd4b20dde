import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";

const Found = v.object({ rows: v.tuple([v.object({ found: v.boolean() })]) });

/** Whether a database has the schema of a store, of whatever release. */
export async function holdsShop(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`);
  return v.parse(Found, found).rows[0].found;
}

/** Whether a database has a table of anyone. */
export async function holdsTables(db: Database): Promise<boolean> {
  const found = await db.execute(sql`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in (current_schema(), 'drizzle') and c.relkind in ('r', 'p')
    ) as found`);
  return v.parse(Found, found).rows[0].found;
}

const Tables = v.object({
  rows: v.array(
    v.object({ name: v.string(), columns: v.nullable(v.array(v.object({ name: v.string(), type: v.string() })), []) }),
  ),
});

export interface Table {
  readonly name: string;
  /** Those that are written: Postgres computes the others. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The tables of the store, in the order of their names. */
export async function readTables(db: Database): Promise<readonly Table[]> {
  const found = await db.execute(sql`
    select c.relname as name, (
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' order by c.relname`);
  return v.parse(Tables, found).rows;
}

const Sequences = v.object({ rows: v.array(v.object({ name: v.string(), last: v.string() })) });

/** The last number that each sequence gave; one that gave none is left out. */
export async function readSequences(db: Database): Promise<v.InferOutput<typeof Sequences>["rows"]> {
  const found = await db.execute(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`);
  return v.parse(Sequences, found).rows;
}

/** Names between commas. */
export const listOf = (names: readonly { readonly name: string }[]): SQL =>
  sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
