import { PRICE_LIST_SIZE_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, FileBody, FileReply, Flag, FormFlag, Id, Money, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

export const priceListCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/price-list/",
  access: "staff",
  permission: "products",
  summary: "Prices and stocks of all products, or of a category, as a CSV file to change and upload",
  query: v.object({ category: maybe(Id) }),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const uploadPriceList = endpoint({
  method: "POST",
  path: "/dashboard/price-list/",
  access: "staff",
  permission: "products",
  summary: "Uploads a changed price list for review; nothing changes yet",
  body: FileBody,
  encoding: "file",
  bodyLimit: PRICE_LIST_SIZE_MAXIMUM,
  isLong: true,
  reply: Data(v.object({ id: Id })),
});

/** That what changes unusually much is right; without it such changes are refused with the code `unusual-price`. */
export const Confirmed = v.object({ confirmed: v.optional(FormFlag, false) });

const PriceOf = v.object({
  /** When the list was downloaded, as the list wants it, and now. */
  before: Money,
  after: Money,
  now: Money,
});
const StockOf = v.object({ before: v.nullable(Count), after: Count, now: v.nullable(Count) });

const Change = v.object({
  line: Count,
  product_id: Id,
  name: Text,
  price: maybe(PriceOf),
  stock: maybe(StockOf),
  /** Price or stock were changed after the list was downloaded. */
  is_conflict: Flag,
});

export const priceList = endpoint({
  method: "GET",
  path: "/dashboard/price-list/{id}/",
  access: "staff",
  permission: "products",
  summary: "What the caller's uploaded price list would change, conflicts and large changes first",
  params: ById,
  query: v.object(ListPage),
  reply: v.object({
    ...listReply(Change).entries,
    summary: v.object({
      lines: Count,
      unchanged: Count,
      prices_up: Count,
      prices_down: Count,
      stocks: Count,
      conflicts: Count,
      /** How many change a price or a stock unusually much; they come after the conflicts, before all others. */
      great_changes: maybe(Count),
      error_count: Count,
      /** The first hundred. */
      errors: v.array(v.object({ line: Count, message: Text })),
      is_applied: Flag,
    }),
  }),
});

export const applyPriceList = endpoint({
  method: "POST",
  path: "/dashboard/price-list/{id}/apply/",
  access: "staff",
  permission: "products",
  summary: "Applies the caller's uploaded price list as a whole; refused when anything in it has changed since",
  params: ById,
  query: Confirmed,
  isLong: true,
  reply: Data(v.object({ changed: Count })),
});

export const leaveOutConflicts = endpoint({
  method: "POST",
  path: "/dashboard/price-list/{id}/leave-out/",
  access: "staff",
  permission: "products",
  summary: "Removes the lines that have changed since from the caller's uploaded price list",
  params: ById,
  reply: Data(v.object({ left_out: Count })),
});
