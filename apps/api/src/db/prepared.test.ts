import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { httpError } from "../http/http-error.ts";
import { useTestStore } from "../testing/test-store.ts";
import type { Database } from "./database.ts";
import { prepared } from "./prepared.ts";
import { products } from "./schema/index.ts";
import { inTransaction } from "./transaction.ts";

const store = useTestStore();
const GHEE = 1002;

const build = vi.fn((db: Database) =>
  db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, sql.placeholder("id"))),
);
const nameOf = prepared("name_of_product", build);
const readName = async (db: Database) => (await nameOf(db).execute({ id: GHEE }))[0]?.name ?? "";
const rename = (tx: Database, name: string) => tx.update(products).set({ name }).where(eq(products.id, GHEE));

/** What work reads in a transaction that is rolled back. */
const readUndone = async (db: Database, work: (tx: Database) => Promise<string>): Promise<string> =>
  (await inTransaction(db, async (tx) => httpError(409, await work(tx)))).reply.message;

const readRenamed = (db: Database, name: string) =>
  readUndone(db, async (tx) => {
    await rename(tx, name);
    return readName(tx);
  });

test("a prepared statement reads what its own transaction wrote, and is built once for its connection", async () => {
  const { db } = store();
  const before = await readName(db);
  build.mockClear();
  for (const name of ["A2 ghee", "Bilona ghee"]) expect(await readRenamed(db, name)).toBe(name);
  expect(build.mock.calls.length).toBeLessThanOrEqual(1);
  expect(await readName(db)).toBe(before);
});

test("it reads what a part of a transaction wrote, unless that part was rolled back", async () => {
  const { db } = store();
  const read = await readUndone(db, async (tx) => {
    await inTransaction(tx, (part) => rename(part, "Kept ghee"));
    expect(await readRenamed(tx, "Dropped ghee")).toBe("Dropped ghee");
    return readName(tx);
  });
  expect(read).toBe("Kept ghee");
});

test("transactions at once each read their own", async () => {
  const names = ["one", "two", "three"];
  expect(await Promise.all(names.map((name) => readRenamed(store().db, name)))).toEqual(names);
});
