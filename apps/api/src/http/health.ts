import packageJson from "../../package.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import { hasMigration, newestMigration } from "../db/newest-migration.ts";
import { NO_CACHE } from "./responses.ts";
import type { App } from "./serve-endpoint.ts";

export interface HealthParts {
  readonly db: Database;
  /** What the process does: `all`, `api` or `worker`. */
  readonly role: string;
  /** Whether its worker looks for jobs; absent where it has none. */
  readonly isWorkerAlive?: (() => boolean) | undefined;
}

/**
 * What an orchestrator asks: whether a restart would help (`/livez`, also at `/healthz`); whether the process can serve,
 * which its database, the schema and its worker decide (`/readyz`); which release it is (`/version`).
 */
export function healthRoutes(app: App, { db, role, isWorkerAlive = () => true }: HealthParts): void {
  const migration = newestMigration();
  for (const path of ["/livez", "/healthz"]) app.get(path, (c) => c.json({ status: true }));
  // A database that is away is a failure like any other: 503.
  app.get("/readyz", async (c) => {
    const checks = { database: true, migrations: await hasMigration(db, migration), queue: isWorkerAlive() };
    const status = Object.values(checks).every(Boolean);
    return c.json({ status, checks }, status ? 200 : 503, NO_CACHE);
  });
  app.get("/version", (c) => c.json({ version: packageJson.version, migration: migration.tag, role }));
}
