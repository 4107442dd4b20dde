import { LEFT_CART_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, FileReply, Flag, Id, Instant, Money, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const READS_CARTS = { method: "GET", access: "staff", permission: "customers" } as const;

const Filters = { state: maybe(v.picklist(LEFT_CART_STATES)) } as const;

export const staffLeftCarts = endpoint({
  ...READS_CARTS,
  path: "/dashboard/carts/",
  summary: "Carts that customers left, the latest first",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(
    v.object({
      id: Id,
      customer_id: Id,
      customer: Text,
      /** The last change of the cart. */
      since: Instant,
      pieces: Count,
      /** At the prices of then, GST included. */
      worth: Money,
      /** The customer asked for reminders. */
      wants_reminders: Flag,
      reminded_at: maybe(Instant),
      /** The customer's first order after that change. */
      order: maybe(v.object({ id: Id, number: Text, at: Instant })),
    }),
  ),
});

export const leftCartsCsv = endpoint({
  ...READS_CARTS,
  path: "/dashboard/csv/carts/",
  summary: "All carts that customers left, the latest first, as a CSV file",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});
