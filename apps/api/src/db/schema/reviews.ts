import { REPORT_REASONS, REVIEW_STATES } from "@store/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { bytes, instant, rowVersion } from "./columns.ts";
import { customers, shoppers } from "./shoppers.ts";

export const reviewState = pgEnum("review_state", REVIEW_STATES);

export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The author, who has one review per product; null for reviews from before the store had logins. */
    customerId: integer().references(() => customers.id),
    name: text().notNull(),
    rating: smallint().notNull(),
    text: text(),
    /** What the shop says to it. */
    reply: text(),
    /** The product was delivered to the author: before the review was written, or since. */
    isVerified: boolean().notNull().default(false),
    /** Whether others see it (C51). */
    state: reviewState().notNull().default("published"),
    /** Why it is hidden, for its author too; kept when it is shown again. Null where it never was. */
    hiddenReason: text(),
    /** How many shoppers found it helpful, those included whom the store has forgotten. */
    helpfulCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    version: rowVersion(),
  },
  (table) => [
    index("reviews_newest").on(table.productId, table.createdAt.desc(), table.id.desc()),
    // The staff's list and its states, read backwards.
    index("reviews_by_day").on(table.createdAt, table.id),
    index("reviews_by_state").on(table.state, table.createdAt, table.id),
    uniqueIndex("reviews_one_per_customer").on(table.customerId, table.productId),
  ],
);

/** Who found which review helpful. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: "cascade" }),
    votedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.shopperId] }),
    index("review_votes_of_shopper").on(table.shopperId),
  ],
);

/**
 * Photos that customers took of a product. One is added before its review is sent, which then names it; those that none
 * names go after a day, the others with the account.
 */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    /** Random: it is the photo's address. */
    id: uuid().primaryKey().defaultRandom(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    reviewId: integer().references(() => reviews.id, { onDelete: "cascade" }),
    /** Among those of its review, from 1 on. */
    place: smallint(),
    /** A WebP; and the same, small. */
    content: bytes().notNull(),
    small: bytes().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    index("review_photos_of_review").on(table.reviewId, table.place),
    index("review_photos_of_customer").on(table.customerId),
    index("review_photos_unsent").on(table.addedAt).where(sql`${table.reviewId} is null`),
  ],
);

export const reportReason = pgEnum("report_reason", REPORT_REASONS);

/** What shoppers report about reviews, each of them once about each review. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: "cascade" }),
    reason: reportReason().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
    /** When staff dismissed it, or hid the review. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("review_reports_once").on(table.reviewId, table.shopperId),
    index("review_reports_open").on(table.reviewId, table.id).where(sql`${table.closedAt} is null`),
    index("review_reports_of_shopper").on(table.shopperId),
  ],
);
