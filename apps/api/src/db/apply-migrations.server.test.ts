import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { StartProblem } from "../lib/errors.ts";
import { cloneTemplate, newDatabase } from "../testing/test-database.ts";
import { applyMigrations, WITHOUT_TRANSACTION } from "./apply-migrations.ts";
import { START_BOUNDS } from "./create-pool.ts";
import type { Database } from "./database.ts";
import { openServer } from "./open-server.ts";
import { products } from "./schema/index.ts";

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

/** Later than every migration of the store. */
const LATER = 4_000_000_000_000;

async function folderWith(...files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "store-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "meta"));
  const entries = files.map((_, idx) => ({
    idx,
    version: "7",
    when: LATER + idx,
    tag: String(idx),
    breakpoints: true,
  }));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "postgresql", entries }));
  for (const [index, statements] of files.entries()) await writeFile(join(folder, `${index}.sql`), statements);
  return folder;
}

const openOn = (url: string) => openServer(url, { connections: 4, bounds: START_BOUNDS }, pino({ level: "silent" }));

async function opened() {
  const { url, drop } = await cloneTemplate();
  const connection = await openOn(url);
  onTestFinished(async () => {
    await connection.close();
    await drop();
  });
  return connection;
}

/** Reads the products in a transaction that stays open, as a backup does, until it is told to end. */
async function readAtLength(db: Database) {
  const reading = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const over = db.transaction(async (tx) => {
    await tx.select({ id: products.id }).from(products).limit(1);
    reading.resolve();
    await end.promise;
  });
  await reading.promise;
  return async () => {
    end.resolve();
    await over;
  };
}

const columnsOf = async (db: Database, name: string) =>
  v.parse(
    Rows,
    await db.execute(
      sql`select 1 from information_schema.columns where table_name = 'products' and column_name = ${name}`,
    ),
  ).rows.length;

const ADD = 'alter table "products" add column "shelf" text;';

test("a migration that waits for a reader lets others read in between, and is done once the reader has ended", async () => {
  const { db } = await opened();
  const folder = await folderWith(ADD);
  const endReading = await readAtLength(db);
  let waits = 0;
  const reads: number[] = [];
  const migrated = applyMigrations(db, { folder, lockMs: 300, pauseMs: 200, onWait: () => waits++ });
  // Each of these queues behind the migration while that waits for its lock, and no longer.
  while (waits < 3) reads.push((await db.select({ id: products.id }).from(products).limit(1)).length);
  expect(reads.length).toBeGreaterThan(3);
  expect(await columnsOf(db, "shelf")).toBe(0);
  await endReading();
  await migrated;
  expect(await columnsOf(db, "shelf")).toBe(1);
  // What is applied is not applied again.
  await applyMigrations(db, { folder });
});

test("a migration that gets no lock for long gives up, and has changed nothing", async () => {
  const { db } = await opened();
  const folder = await folderWith(
    'create table "fine" (id int);',
    `create table "gone" (id int);--> statement-breakpoint\n${ADD}`,
  );
  const endReading = await readAtLength(db);
  const refused = applyMigrations(db, { folder, lockMs: 50, pauseMs: 10, patienceMs: 100 });
  await expect(refused).rejects.toThrow(StartProblem);
  await endReading();
  const tables = await db.execute(
    sql`select to_regclass('fine') is not null as fine, to_regclass('gone') is not null as gone`,
  );
  expect(v.parse(Rows, tables).rows).toEqual([{ fine: true, gone: false }]);
});

test("an index can be made while others write", async () => {
  const { db } = await opened();
  const statements = 'create index concurrently "products_of_tax" on "products" ("gst_rate");';
  const folder = await folderWith(
    `${WITHOUT_TRANSACTION}\n${statements}`,
    'alter table "products" add column "row" int;',
  );
  await applyMigrations(db, { folder });
  const found = await db.execute(
    sql`select indisvalid as valid from pg_index where indexrelid = 'products_of_tax'::regclass`,
  );
  expect(v.parse(Rows, found).rows).toEqual([{ valid: true }]);
  expect(await columnsOf(db, "row")).toBe(1);
});

test("two processes that start on a new database make its schema, one after the other", async () => {
  const { url, drop } = await newDatabase();
  const starts = [1, 2].map(async () => {
    const connection = await openOn(url);
    await connection.exclusively(connection.migrate);
    return connection;
  });
  const connections = await Promise.all(starts);
  onTestFinished(async () => {
    for (const connection of connections) await connection.close();
    await drop();
  });
  for (const { db } of connections) expect(await columnsOf(db, "price_paid")).toBe(1);
});
