import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { BenchProblem } from "./bench-problem.ts";
import { type Environment, fillDatabase, type Goods } from "./fill-database.ts";

/** A database with the store's seed, ready for a load test. */
export interface BenchDatabase {
  readonly name: string;
  /** The environment in which the API finds it. */
  readonly ours: Environment;
  /** The environment in which a bare server finds it, or its exact copy. */
  readonly bare: Environment;
  readonly goods: Goods;
  readonly remove: () => Promise<void>;
}

/** The embedded database; it belongs to one process, so the bare server gets a copy of its folder. */
export async function prepareEmbedded(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const ours = { DATA_DIR: folder };
  const original = join(folder, "db");
  const bare = { DATABASE_FOLDER: join(folder, "bare") };
  const goods = await fillDatabase(ours, { DATABASE_FOLDER: original });
  await cp(original, bare.DATABASE_FOLDER, { recursive: true });
  const remove = () => rm(folder, { recursive: true, force: true });
  return { name: "embedded (PGlite)", ours, bare, goods, remove };
}

/**
 * A new database for the benchmark on the server of a URL; the database that the URL names stays untouched.
 * @param size how many products it holds; those of the seed alone when left out.
 */
export async function prepareOnServer(url: string, size?: number): Promise<BenchDatabase> {
  const name = `store_bench_${process.pid}_${size ?? "seed"}`;
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
    const goods = await fillDatabase(ours, bare, size);
    const products = size ? `, ${size.toLocaleString("en")} products` : "";
    return { name: `Postgres${products}`, ours, bare, goods, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
