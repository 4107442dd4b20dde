import { randomBytes } from "node:crypto";
import { apiCalls } from "./api-calls.ts";
import { openDatabase } from "./bare/database.ts";
import { BenchProblem } from "./bench-problem.ts";
import { type Contender, measureInTurn, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import { startApi } from "./servers.ts";

const ORDERS = 100_000;
/** Orders are spread over so many days, the last of them today. */
const DAYS = 365;

const statement = (name: string, text: string) => ({ name, text });

const ADD_ORDERS = statement(
  "add_orders",
  `insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
      product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address)
    select 'SO-BENCH-' || lpad(n::text, 6, '0'), (select min(id) from customers), now() - n * interval '${DAYS} days' / ${ORDERS},
      (array['Delivered', 'Delivered', 'Delivered', 'Cancelled', 'Shipped', 'Packed', 'Confirmed', 'Pending'])[1 + n % 8],
      'Sales Order', 'Cash on Delivery', n % 3 = 0, false, 50000, 0, 2500, 0, 0, 52500, address, address
    from generate_series(1, ${ORDERS}) n,
      lateral (select jsonb_build_object('id', 1, 'full_name', 'Asha ' || n, 'mobile_no', '+91' || 9000000000 + n,
        'full_address', 'Neem Road', 'city', 'City ' || n % 40) as address) a`,
);
const ADD_LINES = statement(
  "add_lines",
  `insert into order_lines (order_id, product_id, product_name, image, quantity, price, base_price, gst, gst_rate, total, tax)
    select o.id, p.id, p.name, '', 1, 52500, 50000, 2500, 5, 52500, 2500
    from orders o join products p on p.id = (select id from products order by id offset o.id % 50 limit 1)
    where o.number like 'SO-BENCH-%'`,
);
const TIDY = statement("tidy_orders", "vacuum analyze orders, order_lines");
const LOG_IN = statement(
  "log_in",
  `insert into access_tokens (hash, customer_id, created_at, expires_at)
    select sha256(convert_to($1, 'UTF8')), customer_id, now(), now() + interval '1 day'
    from staff_members where role = 'owner' limit 1 returning customer_id`,
);

/** Puts in a year's orders, and opens a session of the owner. */
async function fillOrders(bare: BenchDatabase["bare"]): Promise<string> {
  const database = await openDatabase(bare);
  try {
    for (const step of [ADD_ORDERS, ADD_LINES, TIDY]) await database.query(step);
    const token = randomBytes(32).toString("base64url");
    const owners = await database.query(LOG_IN, [token]);
    if (owners.length === 0) throw new BenchProblem("The seed has no owner to ask for the staff's lists.");
    return token;
  } finally {
    await database.close();
  }
}

/**
 * The staff's calls, and the least share of the shop's own list that each must reach: that list is counted once for many
 * shoppers, a staff list for each call, and the dashboard's first page adds up two months of orders.
 */
const CALLS = [
  ["orders", "/dashboard/orders/", 0.1],
  ["orders of a state", "/dashboard/orders/?order_status=Packed", 0.1],
  ["orders by a name", "/dashboard/orders/?search=asha%204711", 0.1],
  ["what waits and what was sold", "/dashboard/", 0.02],
] as const;

/** The staff's lists of many orders beside the shop's own list, from the same server. It fills the database. */
export async function staffRows(database: BenchDatabase): Promise<Row[]> {
  const token = await fillOrders(database.bare);
  const list = apiCalls(database.goods).find(({ name }) => name.startsWith("list by category"));
  if (!list) throw new BenchProblem("The shop's list is not measured.");
  const server = await startApi(database.ours);
  const headers = { authorization: `token ${token}` };
  const contenders = CALLS.map(
    ([name, path]): Contender => ({ name: `staff's ${name}`, server, plan: () => [{ path, headers }] }),
  );
  try {
    const [shop = 0, ...figures] = await measureInTurn([
      { name: "the shop's list", server, plan: list.ours },
      ...contenders,
    ]);
    return CALLS.map(([name, , target], place) => ({
      name: `${database.name}, ${ORDERS.toLocaleString("en")} orders: staff's ${name}, against the shop's list`,
      figure: figures[place] ?? 0,
      against: shop,
      target,
    }));
  } finally {
    await server.stop();
  }
}
