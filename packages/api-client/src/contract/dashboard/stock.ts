import {
  PIECES_NOT_WHOLE,
  STOCK_ACTIONS,
  STOCK_CHANGES_MAXIMUM,
  STOCK_MAXIMUM,
  STOCK_REASONS,
  STOCK_TOO_HIGH,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Day, Id, Instant, integer, Money, maybe, Text, text } from "../fields.ts";
import { BatchNumber } from "./batches.ts";
import { ListPage, listReply } from "./list.ts";

const Product = v.object({
  id: Id,
  name: Text,
  image: Text,
  price: Money,
  sku: maybe(Text),
  barcode: maybe(Text),
  /** Null where pieces are not counted. */
  stock: v.nullable(Count),
});

export const staffStock = endpoint({
  method: "GET",
  path: "/dashboard/stock/",
  access: "staff",
  permission: "stock",
  summary: "The products with their stock, the emptiest first, a hundred a page",
  query: v.object({
    /** A few left; none left; not counted. */
    state: maybe(v.picklist(["low", "empty", "uncounted"])),
    /** Words of the name as they begin, or a product's number, SKU or barcode. */
    search: maybe(text(100)),
    ...ListPage,
  }),
  reply: listReply(Product),
});

const Change = v.object({
  id: Id,
  action: v.picklist(STOCK_ACTIONS),
  quantity: integer(0, STOCK_MAXIMUM, { wrong: PIECES_NOT_WHOLE, tooHigh: STOCK_TOO_HIGH }),
  /** The stock that the counter saw: a count is refused where it is another one now. */
  seen: v.nullable(Count),
  /**
   * The batch that the pieces come into, with its day where it is new; or that they are written off from. Without one, what
   * is written off leaves the batch that expires first.
   */
  batch: maybe(v.object({ number: BatchNumber, best_before: maybe(Day) })),
});

const StockReply = Data(
  v.object({
    changed: v.array(v.object({ id: Id, stock: v.nullable(Count) })),
    refused: v.array(v.object({ id: Id, message: Text, stock: v.nullable(Count) })),
  }),
);

export const changeStock = endpoint({
  method: "POST",
  path: "/dashboard/stock/",
  access: "staff",
  permission: "stock",
  summary: "Takes in, counts or writes off pieces of some products; the reply names those that could not be changed",
  body: v.object({
    changes: v.pipe(v.array(Change), v.minLength(1), v.maxLength(STOCK_CHANGES_MAXIMUM)),
    /** The supplier's paper, or why. */
    note: maybe(text(200)),
    /** New for each submission: a repeated one counts once. */
    attempt: v.pipe(v.string(), v.uuid()),
  }),
  reply: StockReply,
});

export const undoStock = endpoint({
  method: "POST",
  path: "/dashboard/stock/undo/",
  access: "staff",
  permission: "stock",
  summary: "Takes back what the caller changed in one submission; what was sold since stays sold",
  /** Of the submission. One that is unknown, or somebody else's, changes nothing. */
  body: v.object({ attempt: v.pipe(v.string(), v.uuid()) }),
  reply: StockReply,
});

const Movement = v.object({
  id: Id,
  change: integer(-STOCK_MAXIMUM * 2, STOCK_MAXIMUM * 2),
  stock_after: v.nullable(Count),
  reason: v.picklist(STOCK_REASONS),
  order: maybe(v.object({ id: Id, number: Text })),
  /** The member of staff who did it. */
  by: maybe(Text),
  note: maybe(Text),
  at: Instant,
  /** Which of its pieces are of which batch. */
  batches: maybe(v.array(v.object({ number: Text, change: integer(-STOCK_MAXIMUM, STOCK_MAXIMUM) }))),
});

export const stockMovements = endpoint({
  method: "GET",
  path: "/dashboard/stock/{id}/",
  access: "staff",
  permission: "stock",
  summary: "A product's stock and all that changed it, newest first",
  params: ById,
  query: v.object(ListPage),
  reply: v.object({ ...listReply(Movement).entries, product: Product }),
});
