import { CASH_FEE } from "../buying/payment.ts";

/** The tables of the shop's figures, by what their rows are. */
export const FIGURES = [
  "day",
  "product",
  "category",
  "city",
  "channel",
  "coupon",
  "customers",
  "returns",
  "undelivered",
  "papers",
  "stock",
  "dead_stock",
] as const;
export type Figures = (typeof FIGURES)[number];

/** What a row of figures may say: counts, and amounts in paise. */
export const FIGURE_KEYS = [
  ...(["orders", "customers", "pieces", "discount", "sold", "refunded", "amount"] as const),
  ...(["delivered", "cash_delivered", "back", "cash_back", "cost", "value", "without_cost"] as const),
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];
export type FigureValues = { readonly [key in FigureKey]?: number | undefined };

interface Summed {
  readonly label: string;
  readonly unit: "count" | "money";
  readonly key: FigureKey;
  /** It belongs to its row alone, such as what a piece costs. */
  readonly isOfRow?: true;
}

/** Which part of something a row has, in percent. */
interface Share {
  readonly label: string;
  readonly unit: "percent";
  readonly part: FigureKey;
  readonly whole: readonly FigureKey[];
  /** The whole is that of all rows. */
  readonly isOfAll?: true;
}

interface LastSold {
  readonly label: string;
  readonly unit: "day";
}

export type FigureColumn = Summed | Share | LastSold;

export interface FigureTable {
  readonly title: string;
  /** What a row is. */
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  /** How it is counted, in a sentence or two. */
  readonly about: string;
  /** What is chosen beside the table: the days that it is of, or for how many days nothing was sold. */
  readonly of: "period" | "now" | "days without a sale";
  /** What the sum of all rows is called. */
  readonly total: string;
}

const count = (key: FigureKey, label: string): Summed => ({ unit: "count", key, label });
const money = (key: FigureKey, label: string): Summed => ({ unit: "money", key, label });

const ORDERS = count("orders", "Orders");
const PIECES = count("pieces", "Pieces");
const NET_SALES = [money("sold", "Sold"), money("refunded", "Refunded"), money("amount", "Net sales")] as const;
const COST = { ...money("cost", "Cost of a piece"), isOfRow: true } as const;
const VALUE = money("value", "Value at cost");

const TOTAL = "All";

/** What all tables of sales have in common. */
const OF_SALES =
  "Orders that are paid, or to be paid on delivery, and neither cancelled, returned nor undelivered, on the day of the order. With GST, shipping and what gift vouchers and coins paid; less what was refunded, or is to be.";

const sales = (title: string, head: string, columns: readonly FigureColumn[], about = OF_SALES): FigureTable => ({
  ...{ title, head, columns: [...columns, ...NET_SALES], about, of: "period", total: TOTAL },
});

/** All that is said of each table, on screen and in its file. */
export const FIGURE_TABLES: Readonly<Record<Figures, FigureTable>> = {
  day: sales("Sales by day", "Day", [ORDERS]),
  product: sales("Sales by product", "Product", [PIECES]),
  category: sales("Sales by category", "Category", [PIECES]),
  city: sales("Sales by city", "City", [ORDERS]),
  channel: sales("Sales by channel", "Channel", [ORDERS]),
  coupon: sales("Sales by coupon", "Coupon", [ORDERS, money("discount", "Discount before GST")]),
  customers: sales(
    "Repeat customers",
    "Who",
    [
      count("customers", "Customers"),
      { label: "Share", unit: "percent", part: "customers", whole: ["customers"], isOfAll: true },
      ORDERS,
    ],
    `Who ordered in these days, and whether they had ordered before. ${OF_SALES}`,
  ),
  returns: {
    title: "Returns",
    head: "Product",
    columns: [
      count("delivered", "Pieces delivered"),
      count("back", "Pieces returned"),
      { label: "Share", unit: "percent", part: "back", whole: ["delivered"] },
    ],
    about: "Pieces of the orders of these days that were delivered, and those of them that came back from customers.",
    ...{ of: "period", total: TOTAL },
  },
  undelivered: {
    title: "Undelivered parcels",
    head: "City",
    columns: [
      count("delivered", "Delivered"),
      count("back", "Came back"),
      { label: "Share", unit: "percent", part: "back", whole: ["delivered", "back"] },
      count("cash_delivered", "Cash, delivered"),
      count("cash_back", "Cash, came back"),
      { label: "Cash, share", unit: "percent", part: "cash_back", whole: ["cash_delivered", "cash_back"] },
    ],
    about: "Parcels that ended in these days, delivered or back at the shop; those with cash to collect also apart.",
    ...{ of: "period", total: TOTAL },
  },
  papers: {
    title: "Sales and papers",
    head: "Difference",
    columns: [count("orders", "Orders or papers"), money("amount", "Amount")],
    about:
      "Sales belong to the day of the order, as they stand today. Invoices and credit notes belong to the day of the paper, as GST returns need them. These are the differences.",
    ...{ of: "period", total: "Invoices less credit notes" },
  },
  stock: {
    title: "Stock value",
    head: "Product",
    columns: [PIECES, COST, VALUE, count("without_cost", "Pieces without a cost")],
    about:
      "What is in stock now at what a piece costs the shop, without GST. A product without a cost has no value here.",
    ...{ of: "now", total: TOTAL },
  },
  dead_stock: {
    title: "Dead stock",
    head: "Product",
    columns: [PIECES, COST, VALUE, { label: "Last sold", unit: "day" }],
    about: "What was in stock all these days, or came back into stock before them, and was not sold in them.",
    ...{ of: "days without a sale", total: TOTAL },
  },
};

/** For so many days nothing was sold of dead stock, where nobody says otherwise; and at most so many may be asked for. */
export const DEAD_STOCK_DAYS = 90;
export const DEAD_STOCK_DAYS_MAXIMUM = 3650;

/** Through what an order came. */
export const CHANNELS = ["web", "telephone", "subscription"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What rows are called that are no product, city or coupon. */
export const FIGURE_ROWS = {
  shipping: "Shipping",
  cashFee: CASH_FEE,
  otherRefunds: "Refunds of no single product",
  noCity: "No city",
  noCoupon: "No coupon",
} as const;

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  web: "Online shop",
  telephone: "Telephone",
  subscription: "Subscription",
};

/** Customers by how often they ordered. */
export const CUSTOMER_KINDS = {
  before: "Ordered before these days",
  again: "New, ordered again",
  once: "New, ordered once",
} as const;
export type CustomerKind = keyof typeof CUSTOMER_KINDS;

/** Why sales and papers of the same days differ, in the order in which one becomes the other. */
export const PAPER_DIFFERENCES = {
  sales: "Net sales",
  uninvoiced: "Ordered in these days, not invoiced yet",
  later: "Ordered in these days, invoiced later",
  earlier: "Ordered on other days, invoiced in these days",
  credited: "Credited in these days, ordered and invoiced on others",
  refunded: "Taken back or refunded, credited on other days",
  memberships: "Memberships",
} as const;
export type PaperDifference = keyof typeof PAPER_DIFFERENCES;

/** How many rows a page shows of a table; of days, those of a year. The file has all. */
export const FIGURE_ROWS_SHOWN = 100;
const DAYS_SHOWN = 366;

export const rowsShown = (table: Figures): number => (table === "day" ? DAYS_SHOWN : FIGURE_ROWS_SHOWN);

/** The values of all rows together, by the columns of a table. */
export function sumFigures(table: Figures, rows: readonly FigureValues[]): FigureValues {
  const sums: Partial<Record<FigureKey, number>> = {};
  for (const column of FIGURE_TABLES[table].columns) {
    if (column.unit === "percent" || column.unit === "day" || column.isOfRow) continue;
    const { key } = column;
    sums[key] = rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
  }
  return sums;
}

/** How many percent a part is of a whole, to a tenth; undefined where there is nothing. */
export const sharePercent = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : undefined;

/** The share that a column of percents says of a row; undefined where there is nothing. */
export function shareOfRow(
  { part, whole, isOfAll }: Share,
  row: FigureValues,
  total: FigureValues,
): number | undefined {
  const from = isOfAll ? total : row;
  return sharePercent(
    row[part] ?? 0,
    whole.reduce((sum, key) => sum + (from[key] ?? 0), 0),
  );
}
