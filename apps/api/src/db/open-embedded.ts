import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { applyMigrations } from "./apply-migrations.ts";
import { CASING } from "./casing.ts";
import { countChanges } from "./count-changes.ts";
import type { Connection } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { recordStock } from "./record-stock.ts";

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
    const connection = connectEmbedded(await PGlite.create(join(dataDir, "db")));
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
