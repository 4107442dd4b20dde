import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { createSchema } from "../db/apply-migrations.ts";
import type { Connection, Database } from "../db/database.ts";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { StartProblem } from "../lib/errors.ts";
import { writeUpload } from "../modules/media/uploads.ts";
import type { FileStorage } from "../ports/storage/file-storage.ts";
import { readArchive } from "./archive.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { contentOf, type Manifest } from "./manifest.ts";
import { holdsTables, listOf, readTables, type Table } from "./read-catalogue.ts";

/** Tables come in the order of their names, with foreign keys in circles: they are checked when all rows are there. */
async function dropForeignKeys(tx: Database): Promise<void> {
  await tx.execute(sql`
    create temporary table foreign_keys on commit drop as
    select conrelid::regclass as holder, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = quote_ident(current_schema())::regnamespace`);
  await tx.execute(sql`
    do $$ declare key record; begin
      for key in select * from foreign_keys loop
        execute format('alter table %s drop constraint %I', key.holder, key.name);
      end loop;
    end $$`);
}

async function addForeignKeys(tx: Database): Promise<void> {
  await tx.execute(sql`
    do $$ declare key record; begin
      for key in select * from foreign_keys loop
        execute format('alter table %s add constraint %I %s', key.holder, key.name, key.definition);
      end loop;
    end $$`);
}

const Added = v.object({ rows: v.tuple([v.object({ count: v.number() })]) });

/** Inserts a part of a table; returns how many rows it has. */
async function insertPart(tx: Database, { name, columns }: Table, lines: string): Promise<number> {
  const json = `[${lines.trimEnd().replaceAll("\n", ",")}]`;
  const identifiers = columns.map((column) => sql.identifier(column.name));
  const texts = identifiers.map((column) => sql`${column} text`);
  // The types are Postgres' own words for them.
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::${sql.raw(column.type)}`);
  const added = await tx.execute(sql`
    with added as (
      insert into ${sql.identifier(name)} (${sql.join(identifiers, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_to_recordset(${json}::json) as part (${sql.join(texts, sql`, `)})
      returning 1
    ) select count(*)::int as count from added`);
  return v.parse(Added, added).rows[0].count;
}

const shapeOf = (tables: readonly Table[]) =>
  tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));

async function fill(tx: Database, { path, header, manifest }: CheckedBackup, uploads: FileStorage): Promise<void> {
  await createSchema(tx, { folder: migrationsFolder(), until: header.migration });
  const tables = await readTables(tx);
  const expected = manifest.tables.map(({ name, columns }) => ({ name, columns }));
  if (!isDeepStrictEqual(shapeOf(tables), expected)) {
    throw new StartProblem(`${path} has other tables than this release had at its time. Nothing was changed.`);
  }
  await dropForeignKeys(tx);
  // Migrations may have written rows.
  await tx.execute(sql`truncate ${listOf(tables)}`);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  for await (const { name, bytes } of readArchive(path)) {
    const content = contentOf(name);
    if (content && "picture" in content) await writeUpload(uploads, content.picture, bytes);
    if (!content || !("table" in content)) continue;
    const table = byName.get(content.table);
    if (!table) throw new Error(`The table ${content.table} is not in the manifest`);
    const added = await insertPart(tx, table, new TextDecoder().decode(bytes));
    rows.set(table.name, (rows.get(table.name) ?? 0) + added);
  }
  checkCounts(manifest, rows);
  for (const { name, last } of manifest.sequences) {
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
  }
  await addForeignKeys(tx);
}

function checkCounts({ tables }: Manifest, rows: ReadonlyMap<string, number>): void {
  for (const table of tables) {
    const count = rows.get(table.name) ?? 0;
    if (count !== table.rows) throw new Error(`${table.name} has ${count} rows instead of ${table.rows}`);
  }
}

interface Options {
  readonly connection: Connection;
  readonly uploads: FileStorage;
}

/**
 * Puts a whole shop into an empty database and into the storage of pictures, all of it or nothing; then brings its schema
 * to that of this release, as an upgrade does.
 * @throws StartProblem when the database is not empty.
 */
export async function restoreBackup(backup: CheckedBackup, { connection, uploads }: Options): Promise<void> {
  await connection.exclusively(async (db) => {
    if (await holdsTables(db)) {
      throw new StartProblem(
        "The database is not empty. Restore into a new one: name it in DATABASE_URL, or set DATA_DIR to a new folder. Nothing was changed.",
      );
    }
    await db.transaction((tx) => fill(tx, backup, uploads));
    await connection.migrate();
    await db.execute(sql`analyze ${listOf(await readTables(db))}`);
  });
}
