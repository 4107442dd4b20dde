import { apiCalls } from "./api-calls.ts";
import { openDatabase } from "./bare/database.ts";
import { BenchProblem } from "./bench-problem.ts";
import { type BookTime, bookTimes } from "./book-times.ts";
import type { ChildServer } from "./child-server.ts";
import { type Contender, measureInTurn, type Row } from "./compare.ts";
import type { BenchDatabase } from "./databases.ts";
import type { Plan } from "./load.ts";
import { logInAsOwner } from "./log-in-as-owner.ts";
import { withPeakMemory } from "./peak-memory.ts";
import { startApi } from "./servers.ts";

const ORDERS = 100_000;
/** Orders are spread over this many days, the last of them today. */
const DAYS = 365;

/** A name is shared by some, as in a shop, and not by all. The 4,711th is an Asha. */
const FIRST_NAMES = `(array['Ravi', 'Meera', 'Kiran', 'Suresh', 'Kavita', 'Anil', 'Deepa', 'Farhan', 'Gita', 'Harsh',
  'Isha', 'Asha', 'Jaya', 'Lata', 'Mohan', 'Neha', 'Om', 'Pooja', 'Rekha', 'Sunil'])`;
const LAST_NAMES = `(array['Rao', 'Patel', 'Shah', 'Iyer', 'Khan', 'Das', 'Mehta', 'Nair', 'Singh', 'Joshi'])`;

const statement = (name: string, text: string) => ({ name, text });

/** Customers, each with an order that the owner got a mail about. */
const ADD_CUSTOMERS = statement(
  "add_customers",
  `with added as (insert into shoppers (created_at) select now() from generate_series(1, ${ORDERS}) returning id)
    insert into customers (shopper_id, first_name, last_name, email, email_key, created_at)
    select id, ${FIRST_NAMES}[1 + id % 20], ${LAST_NAMES}[1 + id % 10] || ' ' || id, 'asha' || id || '@bench.example', 'asha' || id || '@bench.example',
      now() - id * interval '1 second' from added`,
);
const ADD_ORDERS = statement(
  "add_orders",
  `insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
      product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address,
      owner_mailed_at)
    select 'SO-BENCH-' || lpad(n::text, 6, '0'), customer.id, now() - n * interval '${DAYS} days' / ${ORDERS},
      (array['Delivered', 'Delivered', 'Delivered', 'Cancelled', 'Shipped', 'Packed', 'Confirmed', 'Pending'])[1 + n % 8],
      'Sales Order', 'Cash on Delivery', n % 3 = 0, false, 50000, 0, 2500, 0, 0, 52500, address, address,
      now()
    from generate_series(1, ${ORDERS}) n
      join (select id, row_number() over (order by id) as n from customers where email_key like '%@bench.example') customer
        using (n),
      lateral (select jsonb_build_object('id', 1, 'full_name', ${FIRST_NAMES}[1 + n % 20] || ' ' || n, 'mobile_no', '+91' || 9000000000 + n,
        'full_address', 'Neem Road, City ' || n % 40 || ', Gujarat ' || 380000 + n % 1000 || ', India', 'city', 'City ' || n % 40) as address) a`,
);
const ADD_LINES = statement(
  "add_lines",
  `insert into order_lines (order_id, product_id, product_name, image, quantity, price, base_price, gst, gst_rate, total, tax)
    select o.id, p.id, p.name, '', 1, 52500, 50000, 2500, 5, 52500, 2500
    from orders o join products p on p.id = (select id from products order by id offset o.id % 50 limit 1)
    where o.number like 'SO-BENCH-%'`,
);
/** What became of them: each was placed, some by telephone, and delivered; packed ones have an invoice. */
const ADD_EVENTS = statement(
  "add_events",
  `insert into order_events (order_id, state, action, actor, at)
    select id, 'Pending', 'place', case when id % 10 = 0 then 'staff' else 'customer' end, placed_at
      from orders where number like 'SO-BENCH-%'
    union all select id, order_status, 'deliver', 'staff', placed_at + interval '1 day'
      from orders where number like 'SO-BENCH-%' and order_status = 'Delivered'`,
);
const ADD_INVOICES = statement(
  "add_invoices",
  `insert into invoices (number, order_id, issued_at)
    select 'INV/BENCH/' || id, id, placed_at + interval '1 hour' from orders
    where number like 'SO-BENCH-%' and order_status not in ('Pending', 'Confirmed')`,
);
/** Cancelled orders were credited whole; of one in thirty delivered ones a part was refunded. */
const ADD_NOTES = statement(
  "add_notes",
  `insert into credit_notes (order_id, invoice_number, number, issued_at, is_paid, part, refund)
    select o.id, i.number, 'CN/BENCH/' || o.id, i.issued_at + interval '3 days', true,
      case when o.order_status = 'Delivered' then 10000 end, case when o.order_status = 'Delivered' then 10000 else 0 end
    from orders o join invoices i on i.order_id = o.id
    where o.number like 'SO-BENCH-%' and (o.order_status = 'Cancelled' or (o.order_status = 'Delivered' and o.id % 30 = 0))`,
);
const ADD_REFUNDS = statement(
  "add_refunds",
  `insert into refunds (order_id, amount, reason, requested_at, token, due_at)
    select order_id, part, 'A jar leaked', issued_at, number, issued_at from credit_notes
    where number like 'CN/BENCH/%' and part is not null`,
);
const TIDY = statement(
  "tidy_orders",
  "vacuum analyze shoppers, customers, orders, order_lines, order_events, invoices, credit_notes, refunds",
);
const FILLING = [ADD_CUSTOMERS, ADD_ORDERS, ADD_LINES, ADD_EVENTS, ADD_INVOICES, ADD_NOTES, ADD_REFUNDS, TIDY];

/** Puts in customers and a year's orders. */
async function fillOrders(bare: BenchDatabase["bare"]): Promise<void> {
  const database = await openDatabase(bare);
  try {
    for (const step of FILLING) await database.query(step);
  } finally {
    await database.close();
  }
}

/** They answer as fast as the shop's own. */
const LIST_TARGET = 1;

/** What the shop itself has, asked by the same session: a list without words, and a search by them. */
const SHOP_LIST = "list";
const SHOP_SEARCH = "search";
type Reference = typeof SHOP_LIST | typeof SHOP_SEARCH;

/** The staff's lists, each with what the shop has of its kind. */
const CALLS = [
  ["orders", "/dashboard/orders/", SHOP_LIST],
  ["orders of a state", "/dashboard/orders/?order_status=Packed", SHOP_LIST],
  ["orders by a name", "/dashboard/orders/?search=asha%204711", SHOP_SEARCH],
  ["order by a mobile", "/dashboard/orders/?search=9000004711", SHOP_SEARCH],
  ["products", "/dashboard/products/", SHOP_LIST],
  ["products by a word", "/dashboard/products/?search=ghee", SHOP_SEARCH],
  ["stock", "/dashboard/stock/", SHOP_LIST],
  ["customers", "/dashboard/customers/", SHOP_LIST],
  ["customers by a name", "/dashboard/customers/?search=rao", SHOP_SEARCH],
  ["search of orders, customers and products", "/dashboard/search/?q=asha%204711", SHOP_SEARCH],
  ["search by a PIN code", "/dashboard/search/?q=380047", SHOP_SEARCH],
  ["what waits and what was sold", "/dashboard/", SHOP_LIST],
] as const satisfies readonly (readonly [name: string, path: string, reference: Reference])[];

/** Downloads all orders as CSV, and gives the peak memory of the API's process in the meantime, in megabytes. */
async function csvMemory(server: ChildServer, headers: Readonly<Record<string, string>>): Promise<number> {
  const { peak } = await withPeakMemory(server, async () => {
    const response = await fetch(`${server.url}/dashboard/csv/orders/`, { headers });
    const decoder = new TextDecoder();
    let lines = 0;
    for await (const chunk of response.body ?? [])
      lines += decoder.decode(chunk, { stream: true }).split("\n").length - 1;
    if (!response.ok || lines <= ORDERS) throw new BenchProblem(`The CSV of orders has ${lines} lines.`);
  });
  return peak;
}

interface StaffFigures {
  readonly rows: readonly Row[];
  /** The API's peak while it sends all orders as CSV, in megabytes. */
  readonly csvMemory: number;
  /** What figures and returns take that are computed from all orders. */
  readonly books: readonly BookTime[];
}

/**
 * The staff's lists of many rows beside the shop's own list and search, from the same server, all asked by the owner, so
 * that who asks is looked up in each. It fills the database.
 */
export async function staffRows(database: BenchDatabase): Promise<StaffFigures> {
  await fillOrders(database.bare);
  const calls = apiCalls(database.goods);
  const list = calls.find(({ name }) => name.startsWith("list by category"));
  const search = calls.find(({ name }) => name === "search suggestion");
  if (!list || !search) throw new BenchProblem("The shop's list and search are not measured.");
  const server = await startApi(database.ours);
  const headers = await logInAsOwner(database.bare);
  const asOwner =
    (plan: Plan): Plan =>
    (connection) =>
      plan(connection).map((request) => ({ ...request, headers }));
  const contenders = CALLS.map(
    ([name, path]): Contender => ({ name: `staff's ${name}`, server, plan: asOwner(() => [{ path }]) }),
  );
  try {
    // First: afterwards the process holds what the load has left.
    const memory = await csvMemory(server, headers);
    const books = await bookTimes(server, headers);
    const [listed = 0, searched = 0, ...figures] = await measureInTurn([
      { name: "the shop's list", server, plan: asOwner(list.ours) },
      { name: "the shop's search", server, plan: asOwner(search.ours) },
      ...contenders,
    ]);
    const rows = CALLS.map(([name, , reference], place) => ({
      name: `${database.name}, ${ORDERS.toLocaleString("en")} orders: staff's ${name}, against the shop's ${reference}`,
      figure: figures[place] ?? 0,
      against: reference === SHOP_SEARCH ? searched : listed,
      target: LIST_TARGET,
    }));
    return { rows, csvMemory: memory, books };
  } finally {
    await server.stop();
  }
}
