import { boolean, index, integer, pgEnum, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant, rowVersion } from "./columns.ts";

/** Position in its list; those of the same position follow each other by id. */
const position = () => smallint().notNull().default(0);

export const bannerBand = pgEnum("banner_band", ["Upper", "Middle", "Lower"]);

export const banners = pgTable("banners", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  band: bannerBand().notNull(),
  position: smallint().notNull(),
  image: text(),
  mobileImage: text(),
  altText: text(),
  categoryId: integer(),
  productId: integer(),
  title: text(),
  content: text(),
  isVisible: boolean().notNull().default(true),
  version: rowVersion(),
});

export const sectionPlace = pgEnum("section_place", ["upper", "product", "lower"]);

/** A section of the home page. Its id is that of [R47], and unique only within its place. */
export const homeSections = pgTable(
  "home_sections",
  {
    place: sectionPlace().notNull(),
    id: integer().notNull(),
    position: smallint().notNull(),
    label: text().notNull(),
    description: text(),
    image: text(),
    isVisible: boolean().notNull(),
    version: rowVersion(),
  },
  (table) => [primaryKey({ columns: [table.place, table.id] })],
);

export const homeSectionImages = pgTable(
  "home_section_images",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    place: sectionPlace().notNull(),
    sectionId: integer().notNull(),
    position: smallint().notNull(),
    image: text().notNull(),
    productId: integer(),
    categoryId: integer(),
    alt: text(),
    label: text(),
  },
  (table) => [index().on(table.place, table.sectionId, table.position)],
);

export const videos = pgTable("videos", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  description: text(),
  embedLink: text().notNull(),
  position: position(),
  isVisible: boolean().notNull().default(true),
  version: rowVersion(),
});

export const statistics = pgTable("statistics", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  value: text().notNull(),
  position: position(),
  isVisible: boolean().notNull().default(true),
  version: rowVersion(),
});

export const testimonials = pgTable("testimonials", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  description: text().notNull(),
  authorName: text().notNull(),
  position: position(),
  isVisible: boolean().notNull().default(true),
  version: rowVersion(),
});

export const blogs = pgTable(
  "blogs",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    banner: text(),
    /** HTML, sanitised before it was stored. */
    contentHtml: text().notNull(),
    publishedAt: instant().notNull(),
    /** False for a draft; a post whose date is still to come is not seen either. */
    isVisible: boolean().notNull().default(true),
    version: rowVersion(),
  },
  (table) => [index("blogs_newest").on(table.publishedAt.desc(), table.id.desc())],
);

/** What staff wrote for search engines about a page whose words come from the storefront otherwise. */
export const pageMeta = pgTable("page_meta", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Without host and query: /about-us. */
  path: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  keywords: text().notNull(),
  version: rowVersion(),
});

/** A page of the shop's own, at /pages/{slug}. */
export const pages = pgTable("pages", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  /** Slugs that it had, which lead to it. None of them is another page's slug. */
  formerSlugs: text().array().notNull().default([]),
  title: text().notNull(),
  /** HTML, sanitised before it was stored. */
  contentHtml: text().notNull(),
  /** For search engines. */
  description: text().notNull(),
  /** False for a draft. */
  isVisible: boolean().notNull().default(true),
  changedAt: instant().notNull(),
  version: rowVersion(),
});
