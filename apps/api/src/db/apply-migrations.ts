import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { hasCode, StartProblem } from "../lib/errors.ts";
import type { Database } from "./database.ts";
import { newestApplied } from "./newest-migration.ts";

/** Whoever wants a table queues behind a migration that waits for it: for this long at most, in milliseconds. */
const LOCK_MS = 1000;
/** In between those who queued have their turn. */
const PAUSE_MS = 1000;
/** A backup, the longest reader, is over by then. */
const PATIENCE_MS = 1_800_000;

const LOCK_TIMEOUT = "55P03";
const DEADLOCK = "40P01";

/** The first line of a migration that Postgres takes outside of transactions alone, as `create index concurrently`. */
export const WITHOUT_TRANSACTION = "-- without transaction";

/** As Drizzle's own migrator keeps them. */
const MIGRATIONS = sql`drizzle.__drizzle_migrations`;

export interface MigrationOptions {
  readonly folder: string;
  /** Called when others hold what a change needs. */
  readonly onWait?: (() => void) | undefined;
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly patienceMs?: number;
}

/**
 * Changes the schema while the store runs: in a transaction that waits for a lock a second at most, and is tried again
 * when it waited in vain.
 * @throws StartProblem when others hold the lock for half an hour.
 */
export async function withShortLocks(
  db: Database,
  change: (tx: Database) => Promise<void>,
  { onWait, lockMs = LOCK_MS, pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS }: Omit<MigrationOptions, "folder"> = {},
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`);
        await change(tx);
      });
    } catch (error) {
      if (!hasCode(error, LOCK_TIMEOUT, DEADLOCK)) throw error;
      if (performance.now() > deadline) {
        throw new StartProblem("The schema could not be changed: other connections hold locks on it without end.");
      }
      onWait?.();
      await wait(pauseMs);
    }
  }
}

type MigrationFile = ReturnType<typeof readMigrationFiles>[number];

async function prepare(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${MIGRATIONS} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Notes that a migration was applied. */
async function note(db: Database, { hash, folderMillis }: MigrationFile): Promise<void> {
  await db.execute(sql`insert into ${MIGRATIONS} (hash, created_at) values (${hash}, ${folderMillis})`);
}

async function apply(db: Database, migration: MigrationFile): Promise<void> {
  for (const statement of migration.sql) await db.execute(sql.raw(statement));
  await note(db, migration);
}

/**
 * Applies the migrations that a database lacks, in order, each in a transaction of its own: the locks of one are released
 * before the next. Drizzle's own migrator holds those of all to the end, and cannot make an index while others write.
 */
export async function applyMigrations(db: Database, { folder, ...options }: MigrationOptions): Promise<void> {
  await prepare(db);
  const newest = await newestApplied(db);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis <= newest) continue;
    if (migration.sql[0]?.startsWith(WITHOUT_TRANSACTION)) await apply(db, migration);
    else await withShortLocks(db, (tx) => apply(tx, migration), options);
  }
}

/** As drizzle-kit writes them. */
const CREATE_ENUM = /^(create type (\S+) as enum\(.*)\)/i;
const ADD_VALUE = /^alter type (\S+) add value ('[^']*');?$/i;

/** Statements of empty databases: indexes are made at once, enumerations with the values that they got later. */
function inOneTransaction(statements: readonly string[]): readonly string[] {
  const added = statements.flatMap((statement) => {
    const [, type, value] = ADD_VALUE.exec(statement) ?? [];
    return type !== undefined && value !== undefined ? [{ type, value }] : [];
  });
  const valuesOf = (type: string) => added.filter((one) => one.type === type).map(({ value }) => `, ${value}`);
  return statements
    .filter((statement) => !ADD_VALUE.test(statement))
    .map((statement) => statement.replaceAll(/\bconcurrently\b/gi, ""))
    .map((statement) =>
      statement.replace(CREATE_ENUM, (_, start: string, type: string) => `${start}${valuesOf(type).join("")})`),
    );
}

/**
 * Creates the schema of an earlier moment in an empty database, within the caller's transaction. There Postgres makes no
 * index `concurrently`, and before version 17 uses no value that was added to an enumeration.
 * @param until when its newest migration was made.
 */
export async function createSchema(tx: Database, { folder, until }: { folder: string; until: number }): Promise<void> {
  await prepare(tx);
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis <= until,
  );
  const statements = inOneTransaction(migrations.flatMap((migration) => migration.sql.map((one) => one.trim())));
  for (const statement of statements) await tx.execute(sql.raw(statement));
  for (const migration of migrations) await note(tx, migration);
}
