import {
  PICTURE_ARCHIVE_SIZE_MAXIMUM,
  PRODUCT_FILE_FORMATS,
  PRODUCT_FILE_SIZE_MAXIMUM,
  PRODUCT_MESSAGES,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, FileBody, FileReply, Flag, Id, integer, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";
import { Confirmed } from "./price-list.ts";

export const productsCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/products/",
  access: "staff",
  permission: "products",
  summary: "All products, or those of a category, as a CSV file to change and import",
  query: v.object({ category: maybe(Id) }),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const uploadPictureArchive = endpoint({
  method: "POST",
  path: "/dashboard/picture-archive/",
  access: "staff",
  permission: "products",
  summary: "Uploads a ZIP with the pictures that a file of products names",
  body: FileBody,
  encoding: "file",
  bodyLimit: PICTURE_ARCHIVE_SIZE_MAXIMUM,
  isLong: true,
  reply: Data(
    v.object({
      /** For the upload of the products. */
      id: Id,
      pictures: Count,
      /** Those that are no pictures of the shop; the rows that name them say why. */
      refused: Count,
    }),
  ),
});

export const uploadProducts = endpoint({
  method: "POST",
  path: "/dashboard/product-import/",
  access: "staff",
  permission: "products",
  summary: "Uploads products as CSV (the shop's own, Shopify's or WooCommerce's) for review; nothing changes yet",
  /** What new products have where the file does not say it: a category, a rate of GST in percent. */
  query: v.object({
    category: maybe(Id),
    gst_rate: maybe(integer(0, 100, { wrong: PRODUCT_MESSAGES.gstRate })),
    /** The caller's ZIP with the pictures that rows name. */
    pictures: maybe(Id),
  }),
  body: FileBody,
  encoding: "file",
  bodyLimit: PRODUCT_FILE_SIZE_MAXIMUM,
  isLong: true,
  reply: Data(v.object({ id: Id })),
});

const Kind = v.picklist(["new", "changed", "refused"]);

const Row = v.object({
  /** In the file as a spreadsheet counts, its headers being row 1. */
  row: Count,
  kind: Kind,
  /** Of the shop's product; a new one has none. */
  product_id: maybe(Id),
  name: Text,
  /** By column of the file, cut where they are long; empty for a new product. */
  changes: v.array(v.object({ column: Text, before: Text, after: Text })),
  /** Why it is refused; without a column where it is about the whole row. */
  errors: v.array(v.object({ column: maybe(Text), message: Text })),
  /** What is left out, and does not stop the product. */
  notes: v.array(Text),
  is_applied: Flag,
  /** It changes a price unusually much. */
  is_unusual: v.optional(Flag, false),
});

export const productImport = endpoint({
  method: "GET",
  path: "/dashboard/product-import/{id}/",
  access: "staff",
  permission: "products",
  summary: "What the caller's uploaded file of products would change, in the order of the file",
  params: ById,
  query: v.object({ kind: maybe(Kind), ...ListPage }),
  reply: v.object({
    ...listReply(Row).entries,
    summary: v.object({
      format: v.picklist(PRODUCT_FILE_FORMATS),
      products: Count,
      new: Count,
      changed: Count,
      unchanged: Count,
      refused: Count,
      /** Of the new and changed ones. */
      applied: Count,
      /** Of the changed ones that are not applied: how many change a price unusually much. */
      unusual: v.optional(Count, 0),
    }),
  }),
});

export const refusedProductsCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/product-import/{id}/",
  access: "staff",
  permission: "products",
  summary: "The refused rows of the caller's uploaded file of products, with what is wrong, as CSV",
  params: ById,
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const applyProductImport = endpoint({
  method: "POST",
  path: "/dashboard/product-import/{id}/apply/",
  access: "staff",
  permission: "products",
  summary: "Writes the next rows of the caller's uploaded file, all of them or none; to be called until none is left",
  params: ById,
  query: Confirmed,
  isLong: true,
  reply: Data(
    v.object({
      /** Of the whole file so far. */
      applied: Count,
      left: Count,
    }),
  ),
});
