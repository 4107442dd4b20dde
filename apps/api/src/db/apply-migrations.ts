import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as v from "valibot";
import { hasCode, StartProblem } from "../lib/errors.ts";
import type { Database } from "./database.ts";

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
const Newest = v.object({
  rows: v.tuple([v.object({ newest: v.nullable(v.pipe(v.unknown(), v.transform(Number))) })]),
});

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

/**
 * Applies the migrations that a database lacks, in order, each in a transaction of its own: the locks of one are released
 * before the next. Drizzle's own migrator holds those of all to the end, and cannot make an index while others write.
 */
export async function applyMigrations(db: Database, { folder, ...options }: MigrationOptions): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${MIGRATIONS} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const found = await db.execute(sql`select max(created_at) as newest from ${MIGRATIONS}`);
  const newest = v.parse(Newest, found).rows[0].newest ?? 0;
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= newest) continue;
    const apply = async (tx: Database) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into ${MIGRATIONS} (hash, created_at) values (${hash}, ${folderMillis})`);
    };
    if (statements[0]?.startsWith(WITHOUT_TRANSACTION)) await apply(db);
    else await withShortLocks(db, apply, options);
  }
}
