import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { summarizeReviews } from "../modules/reviews/summarize-reviews.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { connectEmbedded } from "./open-embedded.ts";
import { products } from "./schema/index.ts";

const Journal = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-first-migration-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The folder of migrations as it was when the store had one. */
async function firstMigration(): Promise<string> {
  const all = migrationsFolder();
  const journal = v.parse(Journal, JSON.parse(await readFile(join(all, "meta", "_journal.json"), "utf8")));
  const [first] = journal.entries;
  await mkdir(join(folder, "meta"));
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries: [first] }));
  await cp(join(all, `${first?.tag}.sql`), join(folder, `${first?.tag}.sql`));
  return folder;
}

/** The template that other tests clone is of the newest version. In milliseconds. */
const CREATES_A_DATABASE = 60_000;

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

test(
  "a store that was made by the first version goes on, and knows what its reviews say",
  async () => {
    const client = await PGlite.create();
    const connection = connectEmbedded(client);
    const read = () => connection.db.select().from(products).orderBy(asc(products.id));
    await migrate(drizzle({ client }), { migrationsFolder: await firstMigration() });
    await client.exec(GOODS);

    await connection.migrate();
    const migrated = await read();
    expect(migrated.map(({ newestReviews }) => newestReviews.length)).toEqual([30, 30, 0]);
    expect(migrated[0]?.images).toEqual([{ image: "/1.webp", alt: "Ghee" }]);
    await summarizeReviews(connection.db);
    expect(await read()).toEqual(migrated);
    await connection.close();
  },
  CREATES_A_DATABASE,
);
