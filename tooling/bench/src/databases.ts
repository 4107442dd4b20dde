import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "./bare/database.ts";
import { BenchProblem } from "./bench-problem.ts";
import { startApi } from "./servers.ts";

export interface Shopper {
  readonly id: number;
  readonly visitor_key: string;
}

/** A database with the store's seed, ready to be loaded. */
export interface BenchDatabase {
  readonly name: string;
  /** The environment in which the API finds it. */
  readonly ours: Readonly<Record<string, string>>;
  /** The environment in which a bare server finds it, or its exact copy. */
  readonly bare: Readonly<Record<string, string>>;
  readonly products: readonly number[];
  readonly shoppers: readonly Shopper[];
  readonly remove: () => Promise<void>;
}

/** Shelves that no load empties, so that every request to add to a cart is granted. */
const FILL_SHELVES = { name: "fill_shelves", text: "update products set stock = 1000000" };
const SELECT_IDS = { name: "ids", text: "select id from products where not is_hidden order by id limit 48" };
const ADD_SHOPPERS = {
  name: "add_shoppers",
  text: `insert into shoppers (visitor_key, created_at) select gen_random_uuid(), now() from generate_series(1, 16)
    returning id, visitor_key`,
};

type Environment = Readonly<Record<string, string>>;

/** Lets the API create and fill its database, then puts in what the load needs. */
async function fill(ours: Environment, bare: Environment) {
  const api = await startApi(ours);
  await api.stop();
  const database = await openDatabase(bare);
  try {
    await database.query(FILL_SHELVES);
    const products = await database.query<{ readonly id: number }>(SELECT_IDS);
    return { products: products.map(({ id }) => id), shoppers: await database.query<Shopper>(ADD_SHOPPERS) };
  } finally {
    await database.close();
  }
}

/** The embedded database; it belongs to one process, so the bare server gets a copy of its folder. */
async function prepareEmbedded(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const ours = { DATA_DIR: folder };
  const original = join(folder, "db");
  const bare = { DATABASE_FOLDER: join(folder, "bare") };
  const filled = await fill(ours, { DATABASE_FOLDER: original });
  await cp(original, bare.DATABASE_FOLDER, { recursive: true });
  return {
    name: "embedded (PGlite)",
    ours,
    bare,
    ...filled,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database of the benchmark's own on the server that a URL names; what is in the named one stays untouched. */
async function prepareOnServer(url: string): Promise<BenchDatabase> {
  const name = `store_bench_${process.pid}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`).catch((error: Error) => {
    throw new BenchProblem(`No database can be made on the server of DATABASE_URL: ${error.message}.`);
  });
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const bare = { DATABASE_URL: own.href };
  const ours = { ...bare, DATA_DIR: folder };
  const remove = async () => {
    await admin(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { name: "Postgres", ours, bare, ...(await fill(ours, bare)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Prepares the database of a server when there is a URL, else the embedded one. */
export const prepareDatabase = (url: string | undefined): Promise<BenchDatabase> =>
  url ? prepareOnServer(url) : prepareEmbedded();
