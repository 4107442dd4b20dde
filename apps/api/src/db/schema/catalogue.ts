import type { NetUnit, Paise, ProductLabel } from "@store/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  json,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { foldedText, instant, money, rowVersion, searchVector } from "./columns.ts";

export const brands = pgTable("brands", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  version: rowVersion(),
});

/** Product forms: "foams" on the wire. */
export const foams = pgTable("foams", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  version: rowVersion(),
});

/** The headings under which the shop's list groups products. */
export const shopSections = pgTable("shop_sections", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  sequence: smallint().notNull(),
  version: rowVersion(),
});

export const categories = pgTable("categories", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer(),
  name: text().notNull(),
  /** 1 to 3. */
  level: smallint().notNull(),
  /** Position among its siblings. */
  position: smallint().notNull(),
  /** Not in the navigation; its products appear only in its own list. */
  isHidden: boolean().notNull().default(false),
  metaTitle: text().notNull(),
  metaDescription: text().notNull(),
  metaKeywords: text().notNull(),
  image: text(),
  webBanner: text(),
  mobileBanner: text(),
  version: rowVersion(),
});

export interface ProductPicture {
  readonly image: string;
  readonly alt: string;
}

export interface ProductVideo {
  readonly name: string;
  readonly embed_link: string;
}

export interface ReviewSummary {
  readonly id: number;
  readonly name: string;
  readonly rating: number;
  readonly review: string | null;
  readonly is_verified: boolean;
  readonly created_at: string;
  /** Left out of summaries that are older than replies. */
  readonly reply?: string | null;
  /** Left out where there are none. */
  readonly photos?: { readonly image: string; readonly small: string }[];
}

/** The sort rank of a product without a section: after every other. */
export const LAST_SORT_RANK = 32_767;

/**
 * A product carries what a list filters and sorts by (its three category levels, its section's sequence as `sortRank`),
 * so that every list is read from one index in its order, however many products there are.
 */
export const products = pgTable(
  "products",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    brandId: integer().references(() => brands.id),
    foamId: integer().references(() => foams.id),
    sectionId: integer().references(() => shopSections.id),
    sortRank: smallint().notNull().default(LAST_SORT_RANK),
    /** The product's deepest category, and the path to it from the top. */
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    level1: integer().notNull(),
    level2: integer(),
    level3: integer(),
    /** In a hidden category: listed in that category only. What is archived is hidden, too. */
    isHidden: boolean().notNull().default(false),
    /** Taken out of the shop: in no list at all, and not for sale. */
    isArchived: boolean().notNull().default(false),
    /**
     * Price of one piece, with the discount that counts now taken off (`modules/discounts`). Base price and GST add up to
     * it; they are computed when it is written.
     */
    pricePaid: money().notNull(),
    /** What it costs without a discount, as staff set it; null where that is the price paid. */
    usualPrice: money(),
    /** Where the price comes from; null where it is the usual one. */
    discountId: integer(),
    /** Percent. */
    gstRate: smallint().notNull(),
    /** What GST calls this kind of goods; empty where nobody has said. */
    hsnCode: text().notNull().default(""),
    basePrice: money().notNull(),
    gst: money().notNull(),
    /** The maximum retail price of a pack, all taxes included; null where there is none. */
    mrp: money(),
    /** What the shop pays for a piece, without GST: for staff alone. */
    cost: money(),
    /** The shop's own number; empty where it has none. */
    sku: text().notNull().default(""),
    /** A GTIN; empty where the pack has none. */
    barcode: text().notNull().default(""),
    /** What is in a pack, in `netUnit`; both or neither. */
    netQuantity: numeric({ precision: 9, scale: 3, mode: "number" }),
    netUnit: text().$type<NetUnit>(),
    /** Of a packed piece. */
    weightGrams: integer(),
    /** The same for all sizes of the same goods (C56); empty where there is one size. */
    packGroup: text().notNull().default(""),
    /** What this size is called beside the others; empty: its net quantity. */
    packLabel: text().notNull().default(""),
    /** What stands on the pack, without what is empty. Plain `json`: nothing queries inside it. */
    label: json().$type<Partial<ProductLabel>>().notNull().default({}),
    /** Pieces in stock; null when stock is not counted. */
    stock: integer(),
    tagIds: smallint().array().notNull(),
    benefits: text().array().notNull(),
    /** HTML, sanitised before it was stored. */
    descriptionHtml: text().notNull(),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
    metaKeywords: text().notNull(),
    image: text().notNull(),
    homeImage: text().notNull(),
    // Plain `json`: nothing queries inside it.
    images: json().$type<ProductPicture[]>().notNull(),
    videos: json().$type<ProductVideo[]>().notNull(),
    /** How many reviews gave one star, two stars, … five stars; written by `summarizeReviews`, as is the next. */
    starCounts: integer().array().notNull().default([0, 0, 0, 0, 0]),
    newestReviews: json().$type<ReviewSummary[]>().notNull().default([]),
    /** More words that a search finds it by: brand, categories. */
    searchWords: text().notNull(),
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `setweight(to_tsvector('simple', ${foldedText("name")}), 'A') || setweight(to_tsvector('simple', ${foldedText("search_words")}), 'C')`,
        ),
      ),
    createdAt: instant().notNull(),
    version: rowVersion(),
  },
  (table) => [
    check("products_price_adds_up", sql`${table.basePrice} + ${table.gst} = ${table.pricePaid}`),
    check("products_price_not_negative", sql`${table.basePrice} >= 0 and ${table.gst} >= 0`),
    check("products_stock_not_oversold", sql`${table.stock} >= 0`),
    check("products_content_has_unit", sql`(${table.netQuantity} is null) = (${table.netUnit} is null)`),
    index("products_by_barcode").on(table.barcode).where(sql`${table.barcode} <> ''`),
    // All that filters count, so that counting a whole list reads this index alone; its first two columns also list a
    // category's newest.
    index("products_facets").on(
      ...[table.level1, table.id, table.level2, table.level3, table.brandId, table.foamId, table.pricePaid],
      ...[table.stock, table.netQuantity, table.netUnit, table.tagIds, table.starCounts],
      ...[table.isHidden, table.isArchived],
    ),
    uniqueIndex("products_sku").on(table.sku).where(sql`${table.sku} <> ''`),
    index("products_of_pack_group").on(table.packGroup, table.id).where(sql`${table.packGroup} <> ''`),
    index("products_by_sort_rank").on(table.sortRank, table.id).where(sql`not ${table.isHidden}`),
    index("products_by_price").on(table.pricePaid, table.id).where(sql`not ${table.isHidden}`),
    index("products_level1_by_sort_rank").on(table.level1, table.sortRank, table.id),
    index("products_level1_by_price").on(table.level1, table.pricePaid, table.id),
    index("products_level2_by_sort_rank").on(table.level2, table.sortRank, table.id),
    index("products_level2_by_price").on(table.level2, table.pricePaid, table.id),
    index("products_level3_by_sort_rank").on(table.level3, table.sortRank, table.id),
    index("products_level3_by_price").on(table.level3, table.pricePaid, table.id),
    index("products_brand_by_sort_rank").on(table.brandId, table.sortRank, table.id).where(sql`not ${table.isHidden}`),
    index("products_brand_by_price").on(table.brandId, table.pricePaid, table.id).where(sql`not ${table.isHidden}`),
    index("products_foam_by_sort_rank").on(table.foamId, table.sortRank, table.id).where(sql`not ${table.isHidden}`),
    index("products_foam_by_price").on(table.foamId, table.pricePaid, table.id).where(sql`not ${table.isHidden}`),
    // The filter's three tags, each an index of its products alone.
    ...[1, 2, 3].flatMap((tag) => {
      const tagged = sql`not ${table.isHidden} and ${table.tagIds} @> ${sql.raw(`'{${tag}}'::smallint[]`)}`;
      return [
        index(`products_tag${tag}_by_sort_rank`).on(table.sortRank, table.id).where(tagged),
        index(`products_tag${tag}_by_price`).on(table.pricePaid, table.id).where(tagged),
      ];
    }),
    // Low and empty stock, for the staff: by the policy's default. A higher level is counted without it.
    index("products_short_of_stock")
      .on(sql`coalesce(${table.stock}, 0)`, table.id)
      .where(sql`not ${table.isArchived} and coalesce(${table.stock}, 0) <= 5`),
    // The staff's list of stock, the emptiest first.
    index("products_by_stock").on(table.stock, table.id),
    index("products_by_search").using("gin", table.search),
    // The dashboard's list: newest first (its id) or by name.
    index("products_by_name").on(table.name, table.id),
    index("products_of_brand").on(table.brandId, table.id),
    index("products_hidden").on(table.id).where(sql`${table.isHidden}`),
    index("products_discounted").on(table.discountId, table.id).where(sql`${table.discountId} is not null`),
    index("products_without_price").on(table.id).where(sql`${table.pricePaid} = 0`),
  ],
);

/** Not taken out of the shop. */
export const isInShop = sql`not ${products.isArchived}`;

/** The price that staff set, whatever discount counts now. */
export const usualPrice = sql<Paise>`coalesce(${products.usualPrice}, ${products.pricePaid})`.mapWith(
  products.pricePaid,
);

/** Pieces that can be sold: none of what is archived, whatever is counted; null where pieces are not counted. */
export const sellableStock = sql<
  number | null
>`case when ${products.isArchived} then 0 else ${products.stock} end`.mapWith(products.stock);

/** One row, raised by triggers (see `countChanges`). */
export const catalogueState = pgTable("catalogue_state", {
  id: boolean().primaryKey().default(true),
  /** Of the lists: what they show or sort by has changed. Stock and reviews do not count. */
  version: integer().notNull(),
  /** Of the storefront's pages: anything that they show has changed (C48). */
  pagesVersion: integer().notNull().default(1),
});

/** The transactions under way that change what pages show: `countChanges` counts each when it commits. */
export const pageChanges = pgTable("page_changes", { transaction: text().primaryKey() });
