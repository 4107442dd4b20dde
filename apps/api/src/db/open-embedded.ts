import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { applyMigrations } from "./apply-migrations.ts";
import { CASING } from "./casing.ts";
import { countChanges } from "./count-changes.ts";
import type { Connection } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { recordStock } from "./record-stock.ts";

/**
 * Postgres writes its buffer cache from end to end when it starts. Its default of 128 MB would be most of the store's
 * memory, and most of the time a test's database takes to open.
 */
const BUFFER_CACHE = "16MB";

/** Starts an embedded Postgres: in memory unless `dataDir` says where it is stored. */
export const createEmbedded = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${BUFFER_CACHE}`], ...options });

/** An embedded database, in memory or wherever `client` stores it. */
export function connectEmbedded(client: PGlite): Connection {
  const db = drizzle({ client, casing: CASING });
  return {
    db,
    jobsDb: db,
    exclusively: (task) => task(db),
    migrate: async () => {
      await applyMigrations(db, { folder: migrationsFolder() });
      await countChanges(db);
      await recordStock(db);
    },
    createLimiter: (limit) => new RateLimiterMemory(limit),
    pools: () => [],
    close: () => client.close(),
  };
}

/**
 * Opens the embedded Postgres of a data folder, and creates it when there is none.
 * @throws StartProblem when the folder cannot be written or another process has it.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  try {
    const connection = connectEmbedded(await createEmbedded({ dataDir: join(dataDir, "db") }));
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
