import { setTimeout as wait } from "node:timers/promises";
import { getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import * as v from "valibot";
import { StartProblem } from "../lib/errors.ts";
import { applyMigrations, withShortLocks } from "./apply-migrations.ts";
import { CASING } from "./casing.ts";
import { countChanges } from "./count-changes.ts";
import { type Bounds, createPool, JOB_BOUNDS, REPLICA_BOUNDS, REQUEST_BOUNDS, START_BOUNDS } from "./create-pool.ts";
import type { Connection, Database, PoolCount } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { noteRestocked } from "./note-restocked.ts";
import { recordStock } from "./record-stock.ts";
import { rateLimits } from "./schema/index.ts";

/** The advisory lock under which one process migrates or seeds. Any number will do. */
const STORE_LOCK = 5_103_104;
/** Between two tries to get it. */
const LOCK_PAUSE_MS = 200;

/** Jobs have connections of their own, so that neither waits for the other. They run a few at a time. */
const JOB_CONNECTIONS = 3;
/** One holds the lock, the other works. */
const START_CONNECTIONS = 2;

const countOf = (name: PoolCount["pool"], { totalCount, idleCount, waitingCount }: Pool): PoolCount => ({
  ...{ pool: name, total: totalCount, idle: idleCount, waiting: waitingCount },
});

export interface ServerOptions {
  /** Of requests, at most. */
  readonly connections: number;
  /** The address of a replica that reads may come from. It may be away. */
  readonly replicaUrl?: string | undefined;
  /** How long a request's queries may wait. */
  readonly bounds?: Bounds;
  /** Whether a pooler in transaction mode stands between. */
  readonly isPooled?: boolean;
  /** Whether statements are recorded as spans. */
  readonly isTraced?: boolean | undefined;
}

const Tried = v.object({ rows: v.tuple([v.object({ isOurs: v.boolean() })]) });

/**
 * Does it under the store's lock, unless another process has that. A transaction's lock ends with it, however that ends,
 * and a pooler keeps one session for it. Nobody waits for the lock within a statement, and none that asks for it has
 * parameters: either would keep a snapshot, and `create index concurrently` waits for all that are older than itself.
 * @returns whether it was done.
 */
const holdingLock = (db: Database, task: (db: Database) => Promise<void>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const asked = await tx.execute(sql.raw(`select pg_try_advisory_xact_lock(${STORE_LOCK}) as "isOurs"`));
    const [{ isOurs }] = v.parse(Tried, asked).rows;
    if (isOurs) await task(db);
    return isOurs;
  });

/**
 * Opens pools of connections to a Postgres server, which connect when they are used.
 * @throws StartProblem when the server cannot be reached.
 */
export async function openServer(
  url: string,
  { connections, replicaUrl, bounds = REQUEST_BOUNDS, isPooled, isTraced }: ServerOptions,
  logger: Logger,
): Promise<Connection> {
  // With the patience of a start: a machine that starts everything at once is slow to connect.
  const startPool = createPool(url, { connections: START_CONNECTIONS, bounds: START_BOUNDS, isPooled }, logger);
  await startPool.query("select 1").catch(async (error: unknown) => {
    await startPool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The Postgres server of DATABASE_URL cannot be used: ${reason || "it does not answer"}.`);
  });
  const pool = createPool(url, { connections, bounds, isPooled, isTraced }, logger);
  const jobsPool = createPool(url, { connections: JOB_CONNECTIONS, bounds: JOB_BOUNDS, isPooled, isTraced }, logger);
  const replicaPool =
    replicaUrl && createPool(replicaUrl, { connections, bounds: REPLICA_BOUNDS, isPooled, isTraced }, logger);
  const startDb = drizzle({ client: startPool, casing: CASING });
  return {
    db: drizzle({ client: pool, casing: CASING }),
    replica: replicaPool ? drizzle({ client: replicaPool, casing: CASING }) : undefined,
    jobsDb: drizzle({ client: jobsPool, casing: CASING }),
    exclusively: async (task) => {
      while (!(await holdingLock(startDb, task))) await wait(LOCK_PAUSE_MS);
    },
    migrate: async () => {
      const onWait = () => logger.warn("The schema is changed as soon as nobody holds what it needs");
      await applyMigrations(startDb, { folder: migrationsFolder(), onWait });
      await withShortLocks(startDb, countChanges, { onWait });
      await withShortLocks(startDb, recordStock, { onWait });
      await withShortLocks(startDb, noteRestocked, { onWait });
    },
    createLimiter: (limit) =>
      new RateLimiterPostgres({ ...limit, storeClient: pool, tableName: getTableName(rateLimits), tableCreated: true }),
    pools: () => [
      ...[countOf("requests", pool), countOf("jobs", jobsPool)],
      ...(replicaPool ? [countOf("replica", replicaPool)] : []),
    ],
    close: async () => {
      const pools = [pool, jobsPool, startPool, ...(replicaPool ? [replicaPool] : [])];
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}
