import { BenchProblem } from "./bench-problem.ts";
import type { Goods, ListPage, Shopper } from "./fill-database.ts";
import type { Plan } from "./load.ts";

/** A call of the API, and the request that a bare handler gets instead. */
export interface ApiCall {
  readonly name: string;
  /** The share of the bare handler's requests per second that the API must reach. */
  readonly target: number;
  readonly ours: Plan;
  readonly bare: Plan;
  /** For lists only: an address on either server that must return a full page of cards. */
  readonly full?: { readonly ours: string; readonly bare: string };
}

/** Typical searches: whole words, prefixes, two words. */
const TYPED = [
  "ghe",
  "ghee",
  "honey",
  "hon",
  "turm",
  "oil",
  "soap",
  "gir ghee",
  "rice",
  "dal",
  "jagg",
  "tea",
  "masala",
];

/** Each connection starts at a different item, so that no two request the same one at a time. */
const inTurn = <T>(all: readonly T[], start: number): T[] => {
  const first = start % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};

const reads =
  <T>(all: readonly T[], pathOf: (one: T) => string): Plan =>
  (connection) =>
    inTurn(all, connection * 7).map((one) => ({ path: pathOf(one) }));

/** The API identifies a shopper by the visitor's key, the bare server by the id itself. */
const headersOf = ({ id, visitor_key }: Shopper) => ({
  "content-type": "application/json",
  "x-visitor-id": visitor_key,
  "x-shopper": String(id),
});

const CART_LINES = 48;

const addToCarts =
  ({ products, shoppers }: Goods): Plan =>
  (connection) => {
    const shopper = shoppers[connection % shoppers.length];
    if (!shopper) throw new BenchProblem("There is no shopper to fill a cart.");
    return inTurn(products.slice(0, CART_LINES), connection).map((pid) => ({
      method: "POST",
      path: "/cart/",
      headers: headersOf(shopper),
      body: JSON.stringify({ pid, quantity: 1 }),
    }));
  };

const LIST = "/web/products/list/";

/** The API's busiest calls. A bare handler answers each with one indexed SELECT, the cart with five statements. */
export function apiCalls(goods: Goods): readonly ApiCall[] {
  const { category, products, deepPages } = goods;
  const pagePath = (page: number) => `${LIST}?category_id=${category}&ordering=base_price&page=${page}`;
  const bareFirst = `${LIST}?category=${category}`;
  const barePage = ({ price, id }: ListPage) => `${bareFirst}&price=${price}&id=${id}`;
  const suggestionPath = (typed: string) => `${LIST}?${new URLSearchParams({ prod_search: typed })}`;
  const detail = reads(products, (id) => `/web/single/product/${id}/`);
  const [deepest] = deepPages;
  if (!deepest) throw new BenchProblem("There are too few products for a second page.");
  return [
    { name: "product detail", target: 0.95, ours: detail, bare: detail },
    {
      name: "list by category and price, page 1",
      target: 0.8,
      ours: () => [{ path: pagePath(1) }],
      bare: () => [{ path: bareFirst }],
      full: { ours: pagePath(1), bare: bareFirst },
    },
    {
      name: `the same, page ${deepest.page}`,
      target: 0.8,
      ours: reads(deepPages, ({ page }) => pagePath(page)),
      bare: reads(deepPages, barePage),
      full: { ours: pagePath(deepest.page), bare: barePage(deepest) },
    },
    {
      name: "search suggestion",
      target: 0.75,
      ours: reads(TYPED, suggestionPath),
      bare: () => [{ path: bareFirst }],
      full: { ours: suggestionPath("gir"), bare: bareFirst },
    },
    { name: "add to cart", target: 0.6, ours: addToCarts(goods), bare: addToCarts(goods) },
  ];
}
