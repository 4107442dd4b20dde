import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";

const Texts = v.object({ rows: v.array(v.object({ text: v.string() })) });

const readTexts = async (db: Database, query: ReturnType<typeof sql>): Promise<readonly string[]> =>
  v.parse(Texts, await db.execute(query)).rows.map(({ text }) => text);

/** Every row of every table that the catalogue names, in an order that does not depend on the database. */
export async function readWhole(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const tables = await readTexts(
      tx,
      sql`select tablename as text from pg_tables where schemaname = current_schema()`,
    );
    const whole: Record<string, readonly string[]> = {};
    for (const table of tables.toSorted()) {
      const rows = await readTexts(tx, sql`select row_to_json(t)::text as text from ${sql.identifier(table)} t`);
      whole[table] = rows.toSorted();
    }
    return whole;
  });
}

/** The names of what holds and speeds up the rows: constraints, indexes, triggers. */
export async function readSchemaNames(db: Database): Promise<readonly string[]> {
  const names = await readTexts(
    db,
    sql`
      select conrelid::regclass || ' ' || conname as text from pg_constraint
        where contype in ('c', 'f', 'p', 'u') and connamespace = quote_ident(current_schema())::regnamespace
      union all select tablename || ' ' || indexname from pg_indexes where schemaname = current_schema()
      union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal`,
  );
  return names.toSorted();
}
