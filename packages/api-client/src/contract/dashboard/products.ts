import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import {
  ById,
  Count,
  Data,
  Done,
  Flag,
  Id,
  Instant,
  integer,
  Money,
  maybe,
  money,
  Text,
  text,
  Version,
} from "../fields.ts";
import { html } from "./html.ts";
import { ListPage, listReply } from "./list.ts";
import { PicturePath } from "./pictures.ts";
import { ProductFactFields } from "./product-facts.ts";

/** Shown in the shop; in a hidden category, whose own list alone has it; taken out of the shop. */
const Visibility = v.picklist(["shown", "hidden", "archived"]);

const Row = v.object({
  id: Id,
  name: Text,
  image: Text,
  /** With GST; zero: on request. */
  price: Money,
  /** Null: not counted. */
  stock: v.nullable(Count),
  category: Text,
  visibility: Visibility,
});

/** Which products a list or an edit is about. */
export const ProductFilters = {
  /** Words of the name, brand or categories, each as it begins; or a product's number, SKU or barcode. */
  search: maybe(text(100)),
  /** With the categories below it. */
  category: maybe(Id),
  brand: maybe(Id),
  visibility: maybe(Visibility),
  /** In stock; none left; not counted. */
  stock: maybe(v.picklist(["in", "out", "uncounted"])),
  price: maybe(v.picklist(["none"])),
} as const;

export const staffProducts = endpoint({
  method: "GET",
  path: "/dashboard/products/",
  access: "staff",
  permission: "products",
  summary: "The shop's products by what is asked for, newest first or by name",
  query: v.object({
    ...ProductFilters,
    sort: v.optional(v.picklist(["newest", "name"]), "newest"),
    ...ListPage,
  }),
  reply: listReply(Row),
});

const Choice = v.object({ id: Id, name: Text });

export const productChoices = endpoint({
  method: "GET",
  path: "/dashboard/product-choices/",
  access: "staff",
  permission: "products",
  summary: "What a product is sorted into: categories from the top, brands, forms, headings of the shop",
  reply: Data(
    v.object({
      /** Each with the names of those above it. */
      categories: v.array(v.object({ id: Id, name: Text, path: v.array(Text), is_hidden: Flag })),
      brands: v.array(Choice),
      foams: v.array(Choice),
      sections: v.array(v.object({ ...Choice.entries, sequence: Count })),
    }),
  ),
});

/** A picture of the store's own, or one of the web. */
const Picture = v.object({ image: PicturePath, alt: text(PRODUCT_LIMITS.alt) });
const Video = v.object({ name: text(PRODUCT_LIMITS.videoName), embed_link: text(PRODUCT_LIMITS.videoLink) });

const Fields = {
  name: text(PRODUCT_LIMITS.name),
  category: v.nullable(Id),
  brand: v.nullable(Id),
  foam: v.nullable(Id),
  section: v.nullable(Id),
  tags: v.pipe(v.array(Id), v.maxLength(10)),
  /** With GST; null: on request. */
  price: v.nullable(money({ tooHigh: PRODUCT_MESSAGES.priceTooHigh })),
  /** Percent. */
  gst_rate: v.nullable(integer(0, 100)),
  hsn_code: text(20),
  benefits: v.pipe(v.array(text(PRODUCT_LIMITS.benefit)), v.maxLength(PRODUCT_LIMITS.benefits * 2)),
  /** HTML; what could run is taken out. */
  description: html(PRODUCT_LIMITS.description),
  meta_title: text(PRODUCT_LIMITS.metaTitle),
  meta_description: text(PRODUCT_LIMITS.metaDescription),
  meta_keywords: text(PRODUCT_LIMITS.metaKeywords),
  pictures: v.pipe(v.array(Picture), v.maxLength(PRODUCT_LIMITS.pictures)),
  /** One of the pictures; empty for the first. */
  home_image: v.union([v.literal(""), PicturePath]),
  videos: v.pipe(v.array(Video), v.maxLength(PRODUCT_LIMITS.videos)),
  /** Taken out of the shop: in no list, and not for sale. */
  is_archived: Flag,
  /** Without them, those of the product stay, and a new one has none. */
  facts: v.optional(ProductFactFields),
} as const;

/** The wire's name of each field of the domain's product. */
export const PRODUCT_FIELDS = {
  name: "name",
  categoryId: "category",
  brandId: "brand",
  foamId: "foam",
  sectionId: "section",
  tagIds: "tags",
  pricePaid: "price",
  gstRate: "gst_rate",
  hsnCode: "hsn_code",
  benefits: "benefits",
  description: "description",
  metaTitle: "meta_title",
  metaDescription: "meta_description",
  metaKeywords: "meta_keywords",
  pictures: "pictures",
  homeImage: "home_image",
  videos: "videos",
  isArchived: "is_archived",
} as const;

export const staffProduct = endpoint({
  method: "GET",
  path: "/dashboard/products/{id}/",
  access: "staff",
  permission: "products",
  summary: "A product with everything that staff may change",
  params: ById,
  reply: Data(
    v.object({
      ...Fields,
      id: Id,
      /** As they are stored: older ones may be longer than what is accepted today. */
      name: Text,
      hsn_code: Text,
      benefits: v.array(Text),
      description: Text,
      meta_title: Text,
      meta_description: Text,
      meta_keywords: Text,
      pictures: v.array(v.object({ image: Text, alt: Text })),
      home_image: Text,
      videos: v.array(v.object({ name: Text, embed_link: Text })),
      stock: v.nullable(Count),
      visibility: Visibility,
      /** How many want to hear when it is back in stock. */
      waiting: v.optional(Count, 0),
      created_at: Instant,
      version: Version,
    }),
  ),
});

export const addProduct = endpoint({
  method: "POST",
  path: "/dashboard/products/",
  access: "staff",
  permission: "products",
  summary: "Adds a product",
  /** `stock` is the first count; null: pieces are not counted. */
  body: v.object({
    ...Fields,
    stock: v.nullable(
      integer(0, PRODUCT_LIMITS.stock, { wrong: PRODUCT_MESSAGES.stock, tooHigh: PRODUCT_MESSAGES.stockTooHigh }),
    ),
  }),
  reply: Data(v.object({ id: Id, version: Version })),
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/dashboard/products/{id}/",
  access: "staff",
  permission: "products",
  summary: "Deletes a product that was never ordered; any other is archived",
  params: ById,
  reply: Done,
});

export const changeProduct = endpoint({
  method: "PATCH",
  path: "/dashboard/products/{id}/",
  access: "staff",
  permission: "products",
  summary: "Changes a product; its stock is counted elsewhere",
  params: ById,
  /**
   * `is_counted`: whether pieces are counted; a count that starts again starts at zero. `is_price_confirmed`: that an
   * unusual price is right; without it such a price is refused with the code `unusual-price`.
   */
  body: v.object({ ...Fields, is_counted: Flag, is_price_confirmed: v.optional(Flag, false), version: Version }),
  reply: Data(v.object({ id: Id, version: Version })),
});
