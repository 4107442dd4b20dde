import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Logger } from "pino";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { StartProblem } from "../lib/errors.ts";
import { CASING } from "./casing.ts";
import { countChanges } from "./count-changes.ts";
import { createPool, type PoolOptions } from "./create-pool.ts";
import type { Connection } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { recordStock } from "./record-stock.ts";
import { rateLimits } from "./schema/index.ts";

/** The advisory lock under which one process migrates or seeds. Any number will do. */
const STORE_LOCK = 5_103_104;

/**
 * Opens a pool of connections to a Postgres server.
 * @throws StartProblem when the server cannot be reached.
 */
export async function openServer(url: string, options: PoolOptions, logger: Logger): Promise<Connection> {
  const pool = createPool(url, options, logger);
  await pool.query("select 1").catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The Postgres server of DATABASE_URL cannot be used: ${reason || "it does not answer"}.`);
  });
  const db = drizzle({ client: pool, casing: CASING });
  return {
    db,
    exclusively: async (task) => {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [STORE_LOCK]);
        await task();
        await client.query("select pg_advisory_unlock($1)", [STORE_LOCK]);
      } finally {
        // Closed rather than returned to the pool, so that a lock left by a failure is released.
        client.release(true);
      }
    },
    migrate: async () => {
      await migrate(db, { migrationsFolder: migrationsFolder() });
      await countChanges(db);
      await recordStock(db);
    },
    createLimiter: (limit) =>
      new RateLimiterPostgres({ ...limit, storeClient: pool, tableName: getTableName(rateLimits), tableCreated: true }),
    close: () => pool.end(),
  };
}
