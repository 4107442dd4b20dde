import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, gt, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReturns } from "../modules/orders/returns.ts";
import { summarizeReviews } from "../modules/reviews/summarize-reviews.ts";
import { newEmbedded } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { connectEmbedded } from "./open-embedded.ts";
import { orderLines, orders, products, vouchers } from "./schema/index.ts";

const Journal = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

/** The folder of migrations as it was when it held that many. */
async function firstMigrations(count: number): Promise<string> {
  const all = migrationsFolder();
  const journal = v.parse(Journal, JSON.parse(await readFile(join(all, "meta", "_journal.json"), "utf8")));
  const entries = journal.entries.slice(0, count);
  const some = join(folder, String(count));
  await mkdir(join(some, "meta"), { recursive: true });
  await writeFile(join(some, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await cp(join(all, `${tag}.sql`), join(some, `${tag}.sql`));
  return some;
}

const GOODS = `
  insert into categories (id, name, level, position, meta_title, meta_description, meta_keywords)
    values (1, 'Ghee', 1, 1, '', '', '');
  insert into products (name, category_id, level1, price_paid, gst_rate, base_price, gst, tag_ids, benefits,
      description_html, meta_title, meta_description, meta_keywords, image, home_image, images, videos, star_counts,
      search_words, created_at)
    select 'Ghee ' || n, 1, 1, 10500, 5, 10000, 500, '{}', '{}', '', '', '', '', '', '',
      '[{"image": "/1.webp", "alt": "Ghee"}]', '[]', '{0,0,0,0,0}', '', now() from generate_series(1, 3) n;
  insert into reviews (product_id, name, rating, text, created_at)
    select 1 + n % 2, 'Asha ' || n, 1 + n % 5, case when n % 3 = 0 then 'Good' end, now() + (n % 7) * interval '1 day'
      from generate_series(1, 99) n;`;

/** Orders as they were while a gift voucher was a discount, and GST was on the price before it. */
const SOLD = `
  insert into shoppers (id, created_at) values (1, now());
  insert into customers (id, shopper_id, first_name, last_name, created_at) values (7, 1, 'Asha', 'Rao', now());
  insert into vouchers (id, code, code_key, kind, amount, percent, is_gift, created_at) values
    (1, 'Gift-1', 'GIFT-1', 'flat', 40000, null, true, now()), (2, 'Tenth', 'TENTH', 'percent', null, 10, false, now());
  insert into orders (id, number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
      product_total, discount, tax, shipping, used_coins, final_total, voucher_code, billing_address, shipping_address)
    select n, 'SO-2026-00000' || n, 7, now(), 'Pending', 'Quotation Sent', 'Cash on Delivery', false, false,
      30000, case n when 3 then 0 else 100 end, 1500, 10000, 5, case n when 3 then 41000 else 40900 end,
      case n when 1 then 'gift-1' when 2 then 'TENTH' end, '{}', '{}' from generate_series(1, 3) n;
  insert into order_lines (order_id, product_id, product_name, image, quantity, price, base_price, gst, gst_rate, total)
    select n, product, 'Ghee', '', 1, 10500, 10000, 500, 5, 10500
      from generate_series(1, 3) n, generate_series(1, 3) product;
  insert into voucher_uses (order_id, voucher_id, customer_id, amount, used_at) values
    (1, 1, 7, 100, now()), (2, 2, 7, 100, now());`;

/**
 * Orders of one product each, and their customer's reviews of them and of a product that was not ordered; returns are
 * asked for of a delivered order and of a cancelled one.
 */
const BOUGHT = `
  insert into shoppers (id, created_at) values (2, now());
  insert into customers (id, shopper_id, first_name, last_name, created_at) values (8, 2, 'Asha', 'Rao', now());
  insert into products (id, name, category_id, level1, price_paid, gst_rate, base_price, gst, tag_ids, benefits,
      description_html, meta_title, meta_description, meta_keywords, image, home_image, images, videos, star_counts,
      search_words, created_at)
    select 100 + n, 'Sold ' || n, 1, 1, 10500, 5, 10000, 500, '{}', '{}', '', '', '', '', '', '', '[]', '[]',
      '{0,0,0,0,0}', '', now() from generate_series(1, 5) n;
  insert into orders (id, number, customer_id, placed_at, delivered_at, order_status, sale_status, pay_type, is_paid,
      is_invoiced, product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address)
    select 10 + n, 'SO-2026-00001' || n, 8, now() - interval '1 day', case n when 2 then now() end,
      case n when 2 then 'Delivered' when 3 then 'Cancelled' else 'Pending' end, 'Quotation Sent', 'Cash on Delivery',
      n in (1, 3), false, 10000, 0, 500, 10000, 0, 20500, '{}', '{}' from generate_series(1, 4) n;
  insert into order_lines (order_id, product_id, product_name, image, quantity, price, base_price, gst, gst_rate, total,
      tax)
    select 10 + n, 100 + n, 'Sold', '', 1, 10500, 10000, 500, 5, 10500, 500 from generate_series(1, 4) n;
  insert into reviews (product_id, customer_id, name, rating, created_at)
    select 100 + n, 8, 'Asha Rao', 5, now() from generate_series(1, 5) n;
  update orders set return_requested_at = now(), return_reason = 'It leaks' where id in (12, 13);`;

/**
 * Four products of the sample shop before it had HSN codes: unchanged, with a new price, with a new tax rate, renamed.
 */
const SAMPLE_SHOP = `
  insert into products (id, name, category_id, level1, price_paid, gst_rate, base_price, gst, tag_ids, benefits,
      description_html, meta_title, meta_description, meta_keywords, image, home_image, images, videos, star_counts,
      search_words, created_at)
    select id, name, 1, 1, price, rate, price - 100, 100, '{}', '{}', '', '', '', '', '', '', '[]', '[]', '{0,0,0,0,0}',
      '', now() from (values (1006, 'Shatadhauta Style Washed Ghee Skin Balm 100 g', 54900, 12),
        (1001, 'A2 Gir Cow Bilona Ghee 250 ml', 65000, 5), (1002, 'A2 Gir Cow Bilona Ghee 500 ml', 124900, 18),
        (1003, 'Our own ghee', 239900, 5)) as old (id, name, price, rate);`;

/** Of the products' columns, those that the table had when they were changed. */
const { id, name, pricePaid, gstRate, hsnCode, basePrice, gst } = products;
const readSample = (db: Database) =>
  db
    .select({ id, name, pricePaid, gstRate, hsnCode, basePrice, gst })
    .from(products)
    .where(gt(products.id, 1000))
    .orderBy(products.id);
const readProducts = (db: Database) => db.select().from(products).orderBy(asc(products.id));

/** A store that was made by the first version, and has got what was sold at each later one. */
async function openOldStore() {
  const client = await newEmbedded();
  const connection = connectEmbedded(client);
  const { db } = connection;
  const lived = [
    { migrations: 1, content: GOODS },
    { migrations: 5, content: SOLD },
    { migrations: 10, content: BOUGHT },
    { migrations: 14, content: SAMPLE_SHOP },
  ];
  for (const { migrations, content } of lived) {
    await migrate(drizzle({ client }), { migrationsFolder: await firstMigrations(migrations) });
    await client.exec(content);
  }
  const sampleBefore = await readSample(db);
  await connection.migrate();
  return { connection, db, sampleBefore, migrated: await readProducts(db) };
}

let folder: string;
let store: Awaited<ReturnType<typeof openOldStore>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-first-migration-"));
  store = await openOldStore();
});
afterAll(async () => {
  await store.connection.close();
  await rm(folder, { recursive: true, force: true });
});

test("a store that was made by the first version goes on, and knows what its reviews say", async () => {
  const ofFirst = store.migrated.slice(0, 3);
  expect(ofFirst.map(({ newestReviews }) => newestReviews.length)).toEqual([30, 30, 0]);
  expect(ofFirst[0]?.images).toEqual([{ image: "/1.webp", alt: "Ghee" }]);
  await summarizeReviews(store.db);
  expect((await readProducts(store.db)).slice(0, 3)).toEqual(ofFirst);
});

test("orders of a store before gift vouchers were money keep what they cost, and their lines add up [C38]", async () => {
  const { db } = store;
  const sold = [1, 2, 3];
  const rows = await db.select().from(orders).where(inArray(orders.id, sold)).orderBy(asc(orders.id));
  expect(rows).toMatchObject([
    { discount: 0, giftVoucher: 100, tax: 1500, finalTotal: 40_900 },
    { discount: 100, giftVoucher: 0, tax: 1500, finalTotal: 40_900 },
    { discount: 0, giftVoucher: 0, tax: 1500, finalTotal: 41_000 },
  ]);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, sold)).orderBy(asc(orderLines.id));
  const discountsOf = (order: number) => lines.filter(({ orderId }) => orderId === order).map((line) => line.discount);
  expect(sold.map(discountsOf)).toEqual([
    [0, 0, 0],
    [34, 33, 33],
    [0, 0, 0],
  ]);
  expect(new Set(lines.map(({ tax }) => tax))).toEqual(new Set([500]));
  const owners = await db.select({ owner: vouchers.ownerId }).from(vouchers).orderBy(asc(vouchers.id));
  expect(owners).toEqual([{ owner: 7 }, { owner: null }]);
});

test("reviews of a store from before say to whose author the product was delivered, and when they were written", async () => {
  const newestOf = (rows: typeof store.migrated) => rows.map(({ newestReviews }) => newestReviews);
  const ofBuyer = newestOf(store.migrated.filter((product) => product.id > 100 && product.id < 1000));
  expect(ofBuyer.map(([newest]) => newest?.is_verified)).toEqual([false, true, false, false, false]);
  await summarizeReviews(store.db);
  expect(newestOf(await readProducts(store.db))).toEqual(newestOf(store.migrated));
});

test("returns that were asked for before they named lines are of all lines of what was delivered [R113]", async () => {
  const returns = await Promise.all([12, 13].map((order) => readReturns(store.db, order)));
  expect(returns).toMatchObject([
    [{ state: "requested", lines: [{ quantity: 1, ground: null, words: "It leaks", productName: "Sold" }] }],
    [],
  ]);
});

test("products of an earlier sample shop get their HSN codes and today's GST rates, but none that its owner changed (C47)", async () => {
  const changed = { hsnCode: "3004", gstRate: 5, basePrice: 52_286, gst: 2614 };
  const expected = store.sampleBefore.map((row) => (row.id === 1006 ? { ...row, ...changed } : row));
  expect(await readSample(store.db)).toEqual(expected);
});
