import { once } from "node:events";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { isUnavailable } from "../lib/errors.ts";
import { proxiedDatabase } from "../testing/proxied-database.ts";
import { useStoreProcess } from "../testing/store-process.ts";
import { type Bounds, createPool, JOB_BOUNDS, REQUEST_BOUNDS, START_BOUNDS } from "./create-pool.ts";
import { openServer } from "./open-server.ts";
import { inTransaction } from "./transaction.ts";

const { start } = useStoreProcess();

/** A bound, in milliseconds, that what should not meet it keeps on a busy machine too. */
const BOUND_MS = 2000;

const SILENT = pino({ level: "silent" });

async function connected(bounds: Partial<Bounds>, connections = 1) {
  const { proxy, url } = await proxiedDatabase();
  const options = { connections, bounds: { ...START_BOUNDS, ...bounds } };
  const { db, close } = await openServer(url, options, SILENT);
  onTestFinished(close);
  return { proxy, db };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a database that falls silent while its connections stay open", () => {
  test("fails the query and the transaction that wait for it, and serves the next ones", async () => {
    const { proxy, db } = await connected({ connectMs: BOUND_MS, silenceMs: BOUND_MS }, 2);
    const transaction = failureOf(
      inTransaction(db, async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.freeze();
        await tx.execute(sql`select 1`);
      }),
    );
    await expect.poll(() => proxy.isFrozen()).toBe(true);
    const queries = Array.from({ length: 5 }, () => failureOf(db.execute(sql`select 1`)));
    for (const failure of await Promise.all([transaction, ...queries])) expect(isUnavailable(failure)).toBe(true);
    proxy.restore();
    await expect(inTransaction(db, async () => "done")).resolves.toBe("done");
  });

  test("a connection that nobody uses may be silent", async () => {
    const { url } = await proxiedDatabase();
    const pool = createPool(url, { connections: 1, bounds: { ...START_BOUNDS, silenceMs: BOUND_MS } }, SILENT);
    onTestFinished(() => pool.end());
    const backend = async () => (await pool.query("select pg_backend_pid()")).rows;
    const before = await backend();
    const client = await pool.connect();
    client.release();
    await once(client.connection.stream, "timeout");
    expect(await backend()).toEqual(before);
  });
});

test.each([
  ["statement", { statementMs: BOUND_MS }, sql`select pg_sleep(60)`],
  ["lock", { lockMs: 100 }, sql`select pg_advisory_xact_lock(77)`],
])("a %s that takes too long is ended by the server, and the request may come again", async (_, bounds, statement) => {
  const { db } = await connected(bounds, 2);
  await inTransaction(db, async (tx) => {
    if ("lockMs" in bounds) await tx.execute(sql`select pg_advisory_xact_lock(77)`);
    expect(isUnavailable(await failureOf(db.execute(statement)))).toBe(true);
  });
});

test("a transaction that its process leaves open is ended by the server", async () => {
  const { db } = await connected({ idleInTransactionMs: 100 }, 2);
  const left = inTransaction(db, async (tx) => {
    const [own] = await tx.select({ pid: sql`pg_backend_pid()` }).from(sql`(values (1)) as one`);
    const backend = () => db.select({ pid: sql`pid` }).from(sql`pg_stat_activity`).where(sql`pid = ${own?.pid}`);
    await expect.poll(backend).toEqual([]);
    await tx.execute(sql`select 1`);
  });
  expect(isUnavailable(await failureOf(left))).toBe(true);
});

/** Within which a shopper reads that the store cannot be reached. */
const TOLD_WITHIN_MS = 5000;

test("a request's bounds leave time for its 503, and each is the server's before it is the client's", () => {
  const { connectMs, silenceMs } = REQUEST_BOUNDS;
  expect(connectMs + silenceMs).toBeLessThan(TOLD_WITHIN_MS);
  for (const { statementMs, lockMs, silenceMs: silence } of [REQUEST_BOUNDS, JOB_BOUNDS]) {
    expect(statementMs).toBeLessThan(silence);
    expect(lockMs).toBeLessThan(statementMs);
  }
});

test("the store lives, is not ready and answers 503 while its database is silent, and serves again after it", async () => {
  const { proxy, url } = await proxiedDatabase();
  const address = await start({ DATABASE_URL: url, LOG_LEVEL: "info" }).listening();
  const statusOf = (path: string) => fetch(address + path).then(({ status }) => status);
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  proxy.freeze();
  const refused = await fetch(`${address}/web/single/product/1002/`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  proxy.restore();
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  expect(await statusOf("/web/single/product/1002/")).toBe(200);
});
