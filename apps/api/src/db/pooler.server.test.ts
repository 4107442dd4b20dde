import { sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { cloneTemplate } from "../testing/test-database.ts";
import { REQUEST_BOUNDS } from "./create-pool.ts";
import type { Database } from "./database.ts";
import { openServer } from "./open-server.ts";
import { products } from "./schema/index.ts";

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });
const rowsOf = async (db: Database, query: ReturnType<typeof sql>) => v.parse(Rows, await db.execute(query)).rows;

async function opened(isPooled: boolean, url?: string) {
  const clone = url === undefined ? await cloneTemplate() : { url, drop: async () => {} };
  const connection = await openServer(clone.url, { connections: 1, isPooled }, pino({ level: "silent" }));
  onTestFinished(async () => {
    await connection.close();
    await clone.drop();
  });
  return { ...connection, url: clone.url };
}

const BOUNDS = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;
const OF_REQUESTS = { statement: "2500ms", lock: "2s", idle: "10s" };
const NONE = { statement: "0", lock: "0", idle: "0" };
const PLANNER = sql`select current_setting('jit') as jit, current_setting('random_page_cost') as random`;
const OF_THE_STORE = { jit: "off", random: "1.1" };

test("through a pooler nothing is left in a session: no statement, and no bound outside a transaction", async () => {
  const { db } = await opened(true);
  const named = db.select({ id: products.id }).from(products).limit(1).prepare("a_name");
  for (let time = 0; time < 2; time++) expect(await named.execute()).toHaveLength(1);
  expect(await rowsOf(db, sql`select name from pg_prepared_statements`)).toEqual([]);
  expect(REQUEST_BOUNDS).toMatchObject({ statementMs: 2500, lockMs: 2000, idleInTransactionMs: 10_000 });
  expect(await db.transaction((tx) => rowsOf(tx, BOUNDS))).toEqual([OF_REQUESTS]);
  expect(await db.transaction((tx) => rowsOf(tx, PLANNER))).toEqual([OF_THE_STORE]);
  expect(await rowsOf(db, BOUNDS)).toEqual([NONE]);
});

test("without one a session keeps its statements, and every statement is bounded", async () => {
  const { db } = await opened(false);
  await db.select({ id: products.id }).from(products).limit(1).prepare("a_name").execute();
  expect(await rowsOf(db, sql`select name from pg_prepared_statements`)).toEqual([{ name: "a_name" }]);
  expect(await rowsOf(db, BOUNDS)).toEqual([OF_REQUESTS]);
  expect(await rowsOf(db, PLANNER)).toEqual([OF_THE_STORE]);
});

test("one process at a time migrates, and the next one can when it failed", async () => {
  const first = await opened(true);
  const second = await opened(true, first.url);
  const said: string[] = [];
  const failed = first.exclusively(async () => {
    said.push("first begins");
    await expect
      // The second has asked in vain, and ended its transaction.
      .poll(() =>
        rowsOf(first.db, sql`select from pg_stat_activity where datname = current_database() and query = 'commit'`),
      )
      .toHaveLength(1);
    said.push("first fails");
    throw new Error("no");
  });
  await expect.poll(() => said).toContain("first begins");
  const done = second.exclusively(async () => void said.push("second"));
  await expect(failed).rejects.toThrow("no");
  await done;
  expect(said).toEqual(["first begins", "first fails", "second"]);
});
