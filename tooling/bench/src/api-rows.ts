import { BenchProblem } from "./bench-problem.ts";
import { compare, type Row } from "./compare.ts";
import type { BenchDatabase, Shopper } from "./databases.ts";
import type { Plan } from "./load.ts";
import { expectCards } from "./read-page.ts";
import { startApi, startBare } from "./servers.ts";

/** What one process of ours reaches of a bare handler. */
const TARGET = 0.5;
const LIST = "/web/products/list/?ordering=base_price";
/** What each card of either server's list has once. */
const WIRE_CARD = /"base_price":/g;
const detailPath = (id: number) => `/web/single/product/${id}/`;

/** Begins at another product on each connection, so that no two ask for the same at a time. */
const inTurn = <T>(all: readonly T[], start: number): T[] => [...all.slice(start), ...all.slice(0, start)];

const readDetails =
  (products: readonly number[]): Plan =>
  (connection) =>
    inTurn(products, connection).map((id) => ({ path: detailPath(id) }));

/** Ours knows a shopper by the visitor's key, the bare server by the id itself. */
const headersOf = ({ id, visitor_key }: Shopper) => ({
  "content-type": "application/json",
  "x-visitor-id": visitor_key,
  "x-shopper": String(id),
});

const addToCarts =
  (products: readonly number[], shoppers: readonly Shopper[]): Plan =>
  (connection) => {
    const shopper = shoppers[connection % shoppers.length];
    if (!shopper) throw new BenchProblem("There is no shopper to fill a cart.");
    return inTurn(products, connection).map((pid) => ({
      method: "POST",
      path: "/cart/",
      headers: headersOf(shopper),
      body: JSON.stringify({ pid, quantity: 1 }),
    }));
  };

/** The API's three busiest calls against bare Hono handlers on the same database. */
export async function apiRows(database: BenchDatabase, tellMemory: (megabytes: number) => void): Promise<Row[]> {
  const { name, products, shoppers } = database;
  const ours = await startApi(database.ours);
  const bare = await startBare("hono-api.ts", database.bare);
  await expectCards(ours.url + LIST, WIRE_CARD);
  await expectCards(bare.url + LIST, WIRE_CARD);
  const calls: readonly (readonly [string, Plan])[] = [
    ["product detail", readDetails(products)],
    ["list of 24, sorted", () => [{ path: LIST }]],
    ["add to cart", addToCarts(products, shoppers)],
  ];
  const rows: Row[] = [];
  for (const [call, plan] of calls) {
    const afterOurs = () => tellMemory(ours.memory());
    rows.push(await compare({ name: `API, ${name}: ${call}`, target: TARGET, ours, bare, plan, afterOurs }));
  }
  await Promise.all([ours.stop(), bare.stop()]);
  return rows;
}
