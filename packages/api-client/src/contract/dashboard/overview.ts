import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data } from "../fields.ts";

/** Not in the specification's tables; the server must check that the caller is staff (checklist R44). */
export const dashboard = endpoint({
  method: "GET",
  path: "/dashboard/",
  access: "staff",
  summary: "What needs the attention of staff",
  reply: Data(v.object({ pending_orders: Count, unpaid_orders: Count, products_out_of_stock: Count })),
});
