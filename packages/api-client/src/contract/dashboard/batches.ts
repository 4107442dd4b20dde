import { BATCH_LIST_STATES, BATCH_STATES, STOCK_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Day, FileReply, Id, integer, maybe, Text, text, Version } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

/* Goods of one making, with their best-before day. */

/** Wider than a batch's may be, so that the rule of the domain refuses what is wrong in its words. */
export const BatchNumber = text(100);

export const BatchRow = v.object({
  id: Id,
  product_id: Id,
  product_name: Text,
  number: Text,
  best_before: Day,
  /** Whether its pieces can be sold, and for long. */
  state: v.picklist(BATCH_STATES),
  received: Count,
  left: Count,
  /** Taken out of stock as they had expired. */
  expired: Count,
  version: Version,
});

const Filters = {
  /** With pieces left; with pieces left that expire within the policy's days; expired with pieces unsold. */
  state: maybe(v.picklist(BATCH_LIST_STATES)),
  product: maybe(Id),
  /** The whole number of a batch. */
  search: maybe(BatchNumber),
} as const;

export const staffBatches = endpoint({
  method: "GET",
  path: "/dashboard/batches/",
  access: "staff",
  permission: "stock",
  summary:
    "Batches of products with their best-before days: what is left, the first to expire first; others, the last first",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(BatchRow),
});

export const staffBatchesCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/batches/",
  access: "staff",
  permission: "stock",
  summary: "All batches that fit, in the list's order, as a CSV file",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

const Terms = {
  number: BatchNumber,
  best_before: v.optional(v.union([Day, v.literal("")]), ""),
  /** Pieces of it that are in stock: they were there before, in no batch. The stock stays as it is. */
  left: integer(0, STOCK_MAXIMUM),
} as const;

export const createBatch = endpoint({
  method: "POST",
  path: "/dashboard/batches/",
  access: "staff",
  permission: "stock",
  summary: "Puts pieces that are in stock into a batch of their product",
  body: v.object({ product_id: Id, ...Terms }),
  reply: Data(v.object({ id: Id })),
});

export const editBatch = endpoint({
  method: "PATCH",
  path: "/dashboard/batches/{id}/",
  access: "staff",
  permission: "stock",
  summary: "Corrects the number, the best-before day or the pieces left of a batch; the stock stays as it is",
  params: ById,
  body: v.object({ ...Terms, version: Version }),
  reply: Data(v.object({ version: Version })),
});

/** The form's fields as the wire names them, in refusals too. */
export const BATCH_FIELDS = { number: "number", bestBefore: "best_before", left: "left" } as const;
