import { sql } from "drizzle-orm";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createHealthApp } from "../create-health-app.ts";
import { newestMigration } from "../db/newest-migration.ts";
import { useTestStore } from "../testing/test-store.ts";
import { NOTHING_HERE } from "./unknown-route.ts";

const store = useTestStore();

const workerApp = (isAlive: boolean) => {
  const logger = pino({ level: "silent" });
  return createHealthApp({ db: store().db, role: "worker", isWorkerAlive: () => isAlive, logger });
};

describe("what an orchestrator asks", () => {
  test.each(["/livez", "/healthz"])("%s says that the process lives", async (path) => {
    const response = await store().request(path);
    expect([response.status, await response.json()]).toEqual([200, { status: true }]);
  });

  test("/readyz says that database, schema and worker are there", async () => {
    const response = await store().request("/readyz");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ status: true, checks: { database: true, migrations: true, queue: true } });
  });

  test("/readyz is 503 while the schema is older than this release, not while it is newer", async () => {
    const ready = async () => (await store().request("/readyz")).status;
    const shift = (ms: number) =>
      store().db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${ms}`);
    await shift(-1);
    const response = await store().request("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: false, checks: { database: true, migrations: false } });
    await shift(2);
    expect(await ready()).toBe(200);
    await shift(-1);
  });

  test("/version names the release, its schema and the role", async () => {
    const response = await store().request("/version");
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(await response.json()).toEqual({ version, migration: newestMigration().tag, role: "api" });
  });
});

describe("a process that only works jobs off", () => {
  test("is not ready while its worker is silent", async () => {
    expect((await workerApp(true).request("/readyz")).status).toBe(200);
    const response = await workerApp(false).request("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ checks: { database: true, queue: false } });
    expect((await workerApp(false).request("/livez")).status).toBe(200);
  });

  test("answers no call of the store", async () => {
    const response = await workerApp(true).request("/cart/");
    expect([response.status, await response.json()]).toEqual([
      404,
      { status: false, message: NOTHING_HERE, code: "not-found" },
    ]);
  });
});
