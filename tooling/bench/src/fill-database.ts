import { SHOP_SKELETON_CARDS } from "@store/domain";
import { pino } from "pino";
import { START_BOUNDS } from "../../../apps/api/src/db/create-pool.ts";
import { openServer } from "../../../apps/api/src/db/open-server.ts";
import { seedManyProducts } from "../../../apps/api/src/demo/seed-many-products.ts";
import { type BareDatabase, openDatabase } from "./bare/database.ts";
import { BenchProblem } from "./bench-problem.ts";
import { startApi } from "./servers.ts";

export interface Shopper {
  readonly id: number;
  readonly visitor_key: string;
}

/** A page of the filtered and sorted list: its number, and the product before it, from which a bare server goes on. */
export interface ListPage {
  readonly page: number;
  readonly price: number;
  readonly id: number;
}

/** What the load test requests. */
export interface Goods {
  /** Products of all sizes and ages. */
  readonly products: readonly number[];
  /** The top category with the most products. */
  readonly category: number;
  /** Its deepest pages, none deeper than the 500th. */
  readonly deepPages: readonly ListPage[];
  readonly shoppers: readonly Shopper[];
}

export type Environment = Readonly<Record<string, string>>;

const DEEPEST_PAGE = 500;
const DEEP_PAGES = 8;

const statement = (name: string, text: string) => ({ name, text });

const COUNT = statement("count", "select count(*)::int as count from products");
/** More stock than any load can take, so that every request to add to a cart succeeds. */
const FILL_SHELVES = statement("fill_shelves", "update products set stock = 10000");
const TIDY = statement("tidy", "vacuum analyze products");
const SELECT_IDS = statement("ids", "select id from products where not is_hidden order by md5(id::text) limit 480");
const SELECT_CATEGORY = statement(
  "category",
  `select level1 as id, count(*)::int as count from products where not is_hidden
    group by level1 order by count(*) desc, level1 limit 1`,
);
const SELECT_BEFORE = statement(
  "before",
  `select price_paid::int as price, id from products where level1 = $1 order by price_paid, id limit 1 offset $2`,
);
const ADD_SHOPPERS = statement(
  "add_shoppers",
  `insert into shoppers (visitor_key, created_at) select gen_random_uuid(), now() from generate_series(1, 16)
    returning id, visitor_key`,
);

export async function readGoods(database: BareDatabase): Promise<Goods> {
  const products = await database.query<{ readonly id: number }>(SELECT_IDS);
  const [category] = await database.query<{ readonly id: number; readonly count: number }>(SELECT_CATEGORY);
  if (!category) throw new BenchProblem("There are no products to ask for.");
  const deepest = Math.min(DEEPEST_PAGE, Math.floor(category.count / SHOP_SKELETON_CARDS));
  const deepPages: ListPage[] = [];
  for (let page = deepest; page > 1 && deepPages.length < DEEP_PAGES; page--) {
    const [before] = await database.query<Omit<ListPage, "page">>(SELECT_BEFORE, [
      category.id,
      (page - 1) * SHOP_SKELETON_CARDS - 1,
    ]);
    if (before) deepPages.push({ page, ...before });
  }
  const shoppers = await database.query<Shopper>(ADD_SHOPPERS);
  return { products: products.map(({ id }) => id), category: category.id, deepPages, shoppers };
}

async function addProducts(url: string, count: number): Promise<void> {
  const connection = await openServer(url, { connections: 1, bounds: START_BOUNDS }, pino({ level: "silent" }));
  await seedManyProducts(connection.db, count, new Date()).finally(connection.close);
}

/**
 * Lets the API create and fill its database, then puts in what the load needs.
 * @param size products in all, on a Postgres server; those of the seed alone when left out.
 */
export async function fillDatabase(ours: Environment, bare: Environment, size?: number): Promise<Goods> {
  const api = await startApi(ours);
  await api.stop();
  const database = await openDatabase(bare);
  try {
    const [{ count } = { count: 0 }] = await database.query<{ readonly count: number }>(COUNT);
    if (bare.DATABASE_URL && size) await addProducts(bare.DATABASE_URL, size - count);
    await database.query(FILL_SHELVES);
    await database.query(TIDY);
    return await readGoods(database);
  } finally {
    await database.close();
  }
}
