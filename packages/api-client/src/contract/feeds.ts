import { NET_UNITS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Decimal, Flag, Id, Instant, integer, Money, maybe, Status, Text } from "./fields.ts";

/** A product as shopping channels and search engines are told of it. */
const FeedProduct = v.object({
  id: Id,
  name: Text,
  /** HTML, sanitised. */
  description: Text,
  product_price: Money,
  list_price: maybe(Money),
  mrp: maybe(Money),
  available_stock_quantity: maybe(Count),
  /** The main one first. */
  images: v.array(Text),
  brand_name: maybe(Text),
  /** The names of its categories, from the top. */
  categories: v.array(Text),
  barcode: maybe(Text),
  net_quantity: maybe(Decimal),
  unit: maybe(v.picklist(NET_UNITS)),
  /** Of a packed piece. */
  weight_grams: maybe(Count),
  /** The same for all sizes of the same goods (C56). */
  item_group: maybe(Text),
  /** What this size is called beside the others. */
  size: maybe(Text),
});

/** Not among the required calls, like all of this file: a storefront server makes feed and site map from them. */
export const productFeed = endpoint({
  method: "GET",
  path: "/feeds/products/",
  access: "public",
  summary: "The products for sale by id, a slice after the other",
  query: v.object({
    /** The last id of the slice before. */
    after: v.nullish(integer(0), 0),
  }),
  reply: v.object({
    ...Status,
    data: v.array(FeedProduct),
    /** What to send as `after` for the next slice; the last one has none. */
    next: maybe(Id),
  }),
});

/** Products by ranges of their ids: a product stays in its file, whatever is added or taken away. */
export const sitemapFiles = endpoint({
  method: "GET",
  path: "/feeds/sitemap/",
  access: "public",
  summary: "The site map's files of products, with the time of each one's newest change",
  reply: Data(v.array(v.object({ file: Id, changed_at: Instant }))),
});

export const sitemapProducts = endpoint({
  method: "GET",
  path: "/feeds/sitemap/{file}/",
  access: "public",
  summary: "The products in one file of the site map",
  params: v.object({ file: Id }),
  reply: Data(v.array(v.object({ id: Id, name: Text, changed_at: Instant, has_reviews: Flag }))),
});
