import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, FileReply, text } from "../fields.ts";

/** As many orders have their papers printed at once. */
export const PAPERS_AT_ONCE = 100;

/** Ids of orders, with commas between them. */
export const ChosenOrders = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
  v.transform((text) => text.split(",").map(Number)),
  v.maxLength(PAPERS_AT_ONCE),
);

export const orderPapers = endpoint({
  method: "GET",
  path: "/dashboard/papers/",
  access: "staff",
  permission: "orders",
  summary: "Packing slips, labels on A6, or invoices, of up to 100 orders in one PDF",
  query: v.object({ kind: v.picklist(["packing-slips", "labels", "invoices"]), orders: ChosenOrders }),
  reply: FileReply,
  file: "application/pdf",
  // A hundred invoices take some seconds to draw, and more on a busy machine.
  isLong: true,
});

export const orderCreditNote = endpoint({
  method: "GET",
  path: "/dashboard/orders/{id}/credit-note/",
  access: "staff",
  permission: "orders",
  summary: "A credit note of an order, by its number, as a PDF",
  params: ById,
  query: v.object({ number: text(20, 1) }),
  reply: FileReply,
  file: "application/pdf",
});
