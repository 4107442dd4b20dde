import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, FileReply, Id, Instant, maybe, Text } from "../fields.ts";
import { BatchRow } from "./batches.ts";
import { ListPage, listReply } from "./list.ts";

/* Which orders got pieces of a batch: for a recall. */

const Row = v.object({
  /** The order's id and number. */
  id: Id,
  order_id: Text,
  order_date: Instant,
  order_status: Text,
  /** Whom the parcel is for. */
  full_name: Text,
  mobile_no: Text,
  city: maybe(Text),
  /** Pieces of the batch that were taken for it. */
  pieces: Count,
  /** Of them, those that are in the batch again: the order was cancelled or changed, or they were returned. */
  back: Count,
  /** Pieces of the product that its customer returned, of whatever batch; also those that were written off. */
  returned: Count,
});

const Filters = {
  /** Those of which pieces have not come back. */
  show: maybe(v.picklist(["out"])),
} as const;

export const staffBatchOrders = endpoint({
  method: "GET",
  path: "/dashboard/batches/{id}/orders/",
  access: "staff",
  permission: "orders",
  summary: "The orders that got pieces of a batch, newest first",
  params: ById,
  query: v.object({ ...Filters, ...ListPage }),
  reply: v.object({
    ...listReply(Row).entries,
    batch: BatchRow,
    /** When its first pieces were entered: what was sold before is known of no batch. */
    known_since: maybe(Instant),
  }),
});

export const staffBatchOrdersCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/batch-orders/{id}/",
  access: "staff",
  permission: "sales",
  summary: "All orders that got pieces of a batch, newest first, as a CSV file; who takes it is in the audit",
  params: ById,
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});
