import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createSchema } from "../db/apply-migrations.ts";
import { START_BOUNDS } from "../db/create-pool.ts";
import type { Connection } from "../db/database.ts";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { knownMigrations, newestApplied, newestMigration } from "../db/newest-migration.ts";
import { connectEmbedded } from "../db/open-embedded.ts";
import { openServer } from "../db/open-server.ts";
import { orders, uploadedPictures } from "../db/schema/index.ts";
import { hashOfUpload, writeUpload } from "../modules/media/uploads.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { newCustomer, readyToOrder } from "../testing/new-customer.ts";
import { readSchemaNames, readWhole } from "../testing/read-whole.ts";
import { orderOf } from "../testing/samples.ts";
import { START } from "../testing/test-clock.ts";
import { newDatabase, newEmbedded, openTestDatabase } from "../testing/test-database.ts";
import { createTestStore } from "../testing/test-store.ts";
import { checkBackup } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

/** What is easily lost on the way: quotes, line ends, microseconds, JSON's null beside SQL's. */
const ODD = [
  sql`
    update customers set first_name = ${`Ā"\\''{}[],\t\n\r\u2028😀 `}, last_name = '',
      created_at = '2026-01-02 03:04:05.678901+05:30' where id = (select min(id) from customers)`,
  sql`update products set tag_ids = '{}', videos = '[]' where id = (select max(id) from products)`,
  sql`update orders set billing_address = 'null' where id = (select min(id) from orders)`,
];

let folder: string;
let source: Connection;
let uploads: ReturnType<typeof memoryStorage>;
let path: string;

async function backUp(name: string, from: Connection = source): Promise<string> {
  const file = join(folder, name);
  await makeBackup(createWriteStream(file), { db: from.db, uploads, now: START });
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-backup-test-"));
  source = await openTestDatabase();
  uploads = memoryStorage();
  for (const statement of ODD) await source.db.execute(statement);
  for (const text of ["one", "two", "three"]) {
    const bytes = new TextEncoder().encode(text.repeat(100_000));
    const hash = hashOfUpload(bytes);
    await writeUpload(uploads, hash, bytes);
    const facts = { hash, width: 1, height: 1, bytes: bytes.byteLength, type: "image/webp", uploadedAt: START };
    await source.db.insert(uploadedPictures).values(facts);
  }
  path = await backUp("whole.tar.gz");
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

const emptyEmbedded = async (): Promise<Connection> => connectEmbedded(await newEmbedded());

async function emptyOnServer(): Promise<Connection> {
  const { url, drop } = await newDatabase();
  const connection = await openServer(url, { connections: 4, bounds: START_BOUNDS }, pino({ level: "silent" }));
  return { ...connection, close: () => connection.close().then(drop) };
}

const TARGETS: readonly (readonly [name: string, open: () => Promise<Connection>])[] = [
  ["an embedded database", emptyEmbedded],
  ...(inject("template").kind === "server" ? [["a server", emptyOnServer] as const] : []),
];

describe.each(TARGETS)("a backup that is restored into %s", (_, open) => {
  let target: Connection;
  const restored = memoryStorage();
  beforeAll(async () => {
    target = await open();
    await restoreBackup(await checkBackup(path), { connection: target, uploads: restored });
  });
  afterAll(() => target.close());

  test("has every row of every table", async () => {
    const expected = await readWhole(source.db);
    expect(Object.values(expected).flat().length).toBeGreaterThan(1000);
    expect(await readWhole(target.db)).toEqual(expected);
  });

  test("has every picture", async () => {
    expect(restored.names().toSorted()).toEqual(uploads.names().toSorted());
    for (const name of uploads.names()) expect(await restored.read(name)).toEqual(await uploads.read(name));
  });

  test("has all constraints, indexes and triggers", async () => {
    expect(await readSchemaNames(target.db)).toEqual(await readSchemaNames(source.db));
  });

  test("goes on selling, by ids and numbers that nobody has", async () => {
    const store = createTestStore(target, {});
    const buyer = await newCustomer(store);
    const { cart, address } = await readyToOrder(buyer, { pid: 1002 });
    const body = orderOf(cart, address, DEFAULT_POLICY.shipping.charge);
    const { data } = await expectDone(buyer(placeOrder, { body }));
    const known = await source.db.select({ id: orders.id, number: orders.number }).from(orders);
    expect(Math.max(...known.map(({ id }) => id))).toBeLessThan(data.id);
    expect(known.map(({ number }) => number)).not.toContain(data.order_id);
  });
});

test("a backup of an earlier release comes up to this one, as its database does", async () => {
  const earlier = await emptyEmbedded();
  const until = knownMigrations().at(-4)?.when ?? 0;
  await earlier.db.transaction((tx) => createSchema(tx, { folder: migrationsFolder(), until }));
  await earlier.db.execute(sql`insert into shoppers (id, created_at) values (7, now())`);
  const file = await backUp("earlier.tar.gz", earlier);
  expect((await checkBackup(file)).header.migration).toBe(until);

  const target = await emptyEmbedded();
  await restoreBackup(await checkBackup(file), { connection: target, uploads: memoryStorage() });
  await earlier.migrate();
  expect(await newestApplied(target.db)).toBe(newestMigration().when);
  expect(await readWhole(target.db)).toEqual(await readWhole(earlier.db));
  expect(await readSchemaNames(target.db)).toEqual(await readSchemaNames(earlier.db));
  await earlier.close();
  await target.close();
});
