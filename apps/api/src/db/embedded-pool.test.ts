import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { errorCode } from "../lib/errors.ts";
import { newEmbedded } from "../testing/test-database.ts";
import { createEmbeddedPool } from "./embedded-pool.ts";

const numbers = pgTable("numbers", { id: integer().primaryKey() });

async function openNumbers() {
  const client = await newEmbedded();
  const pool = createEmbeddedPool(client);
  onTestFinished(async () => {
    await pool.end();
    await client.close();
  });
  const db = drizzle({ client: pool });
  await db.execute(sql`create table numbers (id integer primary key)`);
  const find = db
    .select()
    .from(numbers)
    .where(sql`id = ${sql.placeholder("id")}`)
    .prepare("find");
  return { pool, db, has: async (id: number) => (await find.execute({ id })).length === 1 };
}

let opened: Awaited<ReturnType<typeof openNumbers>>;
beforeEach(async () => {
  opened = await openNumbers();
});

const codeOf = (failed: Promise<unknown>) => failed.then(() => "none", errorCode);

test("a statement that fails says why, and the next ones are answered, prepared ones too", async () => {
  const { db, has } = opened;
  await db.insert(numbers).values({ id: 1 });
  expect(await has(1)).toBe(true);
  expect(await codeOf(db.insert(numbers).values({ id: 1 }))).toBe("23505");
  expect(await codeOf(db.execute(sql`select ${1}::int / 0`))).toBe("22012");
  expect(await codeOf(db.execute(sql`select nothing`))).toBe("42703");
  expect(await has(1)).toBe(true);
  expect(await has(2)).toBe(false);
});

test("a transaction that fails leaves nothing, nor does a savepoint of one that goes on", async () => {
  const { db, has } = opened;
  const twice = db.transaction(async (tx) => {
    await tx.insert(numbers).values({ id: 1 });
    await tx.insert(numbers).values({ id: 1 });
  });
  expect(await codeOf(twice)).toBe("23505");
  expect(await has(1)).toBe(false);
  await db.transaction(async (tx) => {
    await tx.insert(numbers).values({ id: 1 });
    const within = tx.transaction((inner) => inner.insert(numbers).values([{ id: 2 }, { id: 1 }]));
    expect(await codeOf(within)).toBe("23505");
  });
  expect([await has(1), await has(2)]).toEqual([true, false]);
});

test("transactions that are begun together run one after the other", async () => {
  const { db } = opened;
  const counts = [0, 1, 2, 3].map((id) =>
    db.transaction(async (tx) => {
      const before = await tx.$count(numbers);
      await tx.insert(numbers).values({ id });
      return [before, await tx.$count(numbers)];
    }),
  );
  expect(await Promise.all(counts)).toEqual([0, 1, 2, 3].map((before) => [before, before + 1]));
});

test("what a connection leaves behind when it is lost ends with it: its transaction, and what it prepared", async () => {
  const { pool, db, has } = opened;
  expect(await has(1)).toBe(false);
  const lost = await pool.connect();
  await lost.query("begin");
  await lost.query("insert into numbers values (1)");
  lost.release(true);
  expect(await has(1)).toBe(false);
  await db.insert(numbers).values({ id: 1 });
  expect(await has(1)).toBe(true);
});

test("an answer of megabytes comes whole", async () => {
  const { db } = opened;
  const text = "organic ".repeat(500_000);
  const { rows } = await db.execute<{ text: string }>(sql`select ${text}::text as text`);
  expect(rows[0]?.text === text).toBe(true);
});

test("no reply is kept once it was read", async () => {
  const { gc: collectGarbage } = globalThis;
  if (!collectGarbage) throw new Error("Garbage cannot be collected");
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) await opened.pool.query("select repeat('x', 50000)");
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await ask(10);
  // All together are 25 MB.
  expect((await ask(500)) - before).toBeLessThan(10_000_000);
});
