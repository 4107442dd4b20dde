import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Id, Instant, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

export const wantedProducts = endpoint({
  method: "GET",
  path: "/dashboard/wanted-products/",
  access: "staff",
  permission: "products",
  summary: "Products that people wait for, those that most wait for first",
  query: v.object(ListPage),
  reply: listReply(
    v.object({
      id: Id,
      name: Text,
      image: Text,
      /** Null: not counted. */
      stock: v.nullable(Count),
      /** How many want to hear when it is back. */
      waiting: Count,
      /** Since when the first of them waits. */
      since: Instant,
    }),
  ),
});
