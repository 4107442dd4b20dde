import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BenchProblem } from "./bench-problem.ts";
import type { ChildServer } from "./child-server.ts";
import { compare, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import { NEVER_THE_SAME } from "./load.ts";
import { expectCards, productPath, readPage } from "./read-page.ts";
import { startApi, startBare, startWeb } from "./servers.ts";

const CACHED_TARGET = 0.7;
const FRESH_TARGET = 0.4;

const BROWSER = { "accept-encoding": "gzip, deflate, br" };
/** The name only changes the heading: the same products, under a key that the page cache has never seen. */
const FRESH_LIST = `/shop?ordering=base_price&brand_name=${NEVER_THE_SAME}`;
const CARD = /<article/g;

interface Store {
  readonly api: ChildServer;
  readonly web: ChildServer;
}

/** A product page from the page cache against node:http, answering the same bytes. */
async function cachedPage({ web }: Store, product: number, afterOurs: () => void): Promise<Row> {
  const path = await productPath(web.url, product);
  const page = await readPage(web.url + path, BROWSER);
  if (page.status !== 200) throw new BenchProblem(`The product page answered ${page.status} instead of 200.`);
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const files = { HEADERS_FILE: join(folder, "headers.json"), BODY_FILE: join(folder, "body") };
  await writeFile(files.HEADERS_FILE, JSON.stringify(page.headers));
  await writeFile(files.BODY_FILE, page.body);
  const bare = await startBare("same-page.ts", files);
  const row = await compare({
    name: `product page, cached (${(page.body.length / 1000).toFixed(1)} kB, ${BROWSER["accept-encoding"]})`,
    target: CACHED_TARGET,
    ours: web,
    bare,
    plan: () => [{ path, headers: BROWSER }],
    afterOurs,
  });
  await bare.stop();
  await rm(folder, { recursive: true });
  return row;
}

/** A list page rendered at every request against React's renderToString with one query. */
async function freshPage({ web }: Store, database: BenchDatabase, afterOurs: () => void): Promise<Row> {
  const bare = await startBare("card-list.tsx", database.bare);
  await expectCards(web.url + FRESH_LIST, CARD);
  await expectCards(bare.url, CARD);
  const row = await compare({
    name: `list page, rendered without a cache (${database.name})`,
    target: FRESH_TARGET,
    ours: web,
    bare,
    plan: () => [{ path: FRESH_LIST }],
    afterOurs,
  });
  await bare.stop();
  return row;
}

export interface PageFigures {
  readonly rows: readonly Row[];
  /** From the command to the first answers of API and storefront, in milliseconds. */
  readonly startTime: number;
}

/** The built storefront and its API on a filled database, against bare servers. */
export async function pageRows(database: BenchDatabase, tellMemory: (megabytes: number) => void): Promise<PageFigures> {
  const api = await startApi(database.ours);
  const web = await startWeb(api.url);
  const store: Store = { api, web };
  const afterOurs = () => tellMemory(web.memory() + api.memory());
  const [product = 0] = database.goods.products;
  const rows = [await cachedPage(store, product, afterOurs), await freshPage(store, database, afterOurs)];
  await Promise.all([api.stop(), web.stop()]);
  return { rows, startTime: Math.max(api.startTime, web.startTime) };
}
