import { SEARCH_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Flag, Id, Instant, maybe, Text, text } from "../fields.ts";

/** The first five; none for those who may not see the kind. */
/* @__NO_SIDE_EFFECTS__ */
const found = <S extends v.GenericSchema>(row: S) => maybe(v.array(row));

export const staffSearch = endpoint({
  method: "GET",
  path: "/dashboard/search/",
  access: "staff",
  summary: "The first orders, customers and products that a text finds; each kind only for those who may see it",
  query: v.object({
    /** As the lists of orders, customers and products search; what has exactly this number comes first. */
    q: text(SEARCH_MAXIMUM_LENGTH, 1),
  }),
  reply: Data(
    v.object({
      /** The newest. */
      orders: found(
        v.object({
          id: Id,
          order_id: Text,
          order_date: Instant,
          order_status: Text,
          /** Whom the parcel is for. */
          full_name: Text,
          city: maybe(Text),
        }),
      ),
      /** Those who joined last. */
      customers: found(v.object({ id: Id, name: Text, email: maybe(Text), mobile: maybe(Text) })),
      /** The newest. */
      products: found(
        v.object({
          id: Id,
          name: Text,
          image: Text,
          sku: maybe(Text),
          /** Null where pieces are not counted. */
          stock: v.nullable(Count),
          /** Taken out of the shop. */
          is_archived: Flag,
        }),
      ),
    }),
  ),
});
