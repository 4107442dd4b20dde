import { DEAD_STOCK_DAYS, DEAD_STOCK_DAYS_MAXIMUM, FIGURES, type FigureKey } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Day, FileReply, Id, integer, maybe, Text } from "../fields.ts";
import { Sum } from "./books.ts";

const READS_FIGURES = { method: "GET", access: "staff", permission: "sales", isLong: true } as const;

const Table = v.object({ table: v.picklist(FIGURES) });

const Query = v.object({
  /** The days of India that it is of, both included; without them, all. */
  from: maybe(Day),
  to: maybe(Day),
  /** Of dead stock: for how many days nothing was sold. */
  days: v.optional(integer(1, DEAD_STOCK_DAYS_MAXIMUM), DEAD_STOCK_DAYS),
});

/** Above what one product or order may have: all pieces of a shop together. */
const Total = integer(0, Number.MAX_SAFE_INTEGER);

/** What a table says of each row; which of them, its columns in the domain's `FIGURE_TABLES` say. */
const Values = {
  orders: maybe(Total),
  customers: maybe(Total),
  pieces: maybe(Total),
  discount: maybe(Sum),
  sold: maybe(Sum),
  refunded: maybe(Sum),
  amount: maybe(Sum),
  delivered: maybe(Total),
  cash_delivered: maybe(Total),
  back: maybe(Total),
  cash_back: maybe(Total),
  cost: maybe(Sum),
  value: maybe(Sum),
  without_cost: maybe(Total),
} as const satisfies Readonly<Record<FigureKey, v.GenericSchema>>;

const Row = v.object({
  /** A day as YYYY-MM-DD, or what the row is called. */
  label: Text,
  /** Of a product. */
  id: maybe(Id),
  last_sold: maybe(Day),
  ...Values,
});

export const figures = endpoint({
  ...READS_FIGURES,
  path: "/dashboard/figures/{table}/",
  summary: "A table of the shop's figures; of a thousand orders or more it may be five seconds old",
  params: Table,
  query: Query,
  reply: Data(
    v.object({
      /** The first ones; the file has all. */
      rows: v.array(Row),
      /** How many more there are, and their sum. */
      more: maybe(v.object({ count: Count, ...Values })),
      /** The sum of all rows. */
      total: v.object(Values),
    }),
  ),
});

export const figuresCsv = endpoint({
  ...READS_FIGURES,
  path: "/dashboard/csv/figures/{table}/",
  summary: "All rows of a table of the shop's figures, as a CSV file",
  params: Table,
  query: Query,
  reply: FileReply,
  file: "text/csv",
});
