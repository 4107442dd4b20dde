import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { bytes, instant, searchDocument, searchVector } from "./columns.ts";

/** The owner of a cart and a wishlist: a visitor, known by an id, or a customer. */
export const shoppers = pgTable("shoppers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The visitor id; null for customers. */
  visitorKey: uuid().unique(),
  createdAt: instant().notNull(),
});

export const customers = pgTable(
  "customers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopperId: integer()
      .notNull()
      .unique()
      .references(() => shoppers.id),
    /** Empty, like the last name, until an account of a mobile alone has an address (C54). */
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text(),
    /** Where mails go. Without a key it opens nothing: an address form gave it to an account of a mobile alone (C54). */
    email: text(),
    /** The normalised email, by which accounts are compared, and which logs in. */
    emailKey: text().unique(),
    /** +91 and ten digits. */
    mobile: text().unique(),
    passwordHash: text(),
    /** The email is proven: somebody opened a link that was mailed to it. */
    emailIsProven: boolean().notNull().default(true),
    /**
     * The mobile is proven: the account's holder entered an OTP that was sent to it. Only then does it open the account.
     */
    mobileIsProven: boolean().notNull().default(true),
    /** The visitor who signed up: an OTP entered in the same browser proves the mobile. */
    signedUpAs: integer().references((): AnyPgColumn => shoppers.id, { onDelete: "set null" }),
    isActive: boolean().notNull().default(true),
    /** Since when the shop takes no orders from it; null when it does. */
    blockedAt: instant(),
    /** Why, for the staff; null when it is not blocked, and once it is erased. */
    blockedReason: text(),
    /** Since when the customer wants to be reminded by mail of a cart that was left; null: not. */
    cartRemindersSince: instant(),
    /** When it was erased: what its orders need stays under its id (C53). */
    erasedAt: instant(),
    /** A login of the demo, created by the seed. */
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** The words that the staff's list finds them by: a mobile with and without its calling code. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(searchDocument("first_name", "last_name", "company", "email", "mobile", "right(mobile, 10)")),
  },
  (table) => [
    index("customers_newest").on(table.createdAt, table.id),
    index("customers_by_search").using("gin", table.search),
  ],
);

/** A customer's or a member of staff's name; null where there is none, and where a left join has nobody. */
export const FULL_NAME = sql<string | null>`nullif(btrim(${customers.firstName} || ' ' || ${customers.lastName}), '')`;

/** Login tokens, stored hashed. Revoking one deletes its row. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    hash: bytes().primaryKey(),
    /** What a list of sessions calls it by. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The browser or app, as it names itself. */
    device: text().notNull().default(""),
    /** Staff only: when the dashboard was last opened with it. */
    lastSeenAt: instant(),
    /** Until when the dashboard is open to it, since a second factor was entered. */
    secondFactorUntil: instant(),
  },
  (table) => [index().on(table.customerId)],
);

export const otpPurpose = pgEnum("otp_purpose", ["login", "coins", "confirm", "email"]);

/**
 * The one valid OTP of a number, or of an email, and a purpose. A new one replaces it; the right entry or too many wrong ones remove it.
 */
export const otps = pgTable(
  "otps",
  {
    /** Where it was sent: a mobile, or with the purpose "email" an email in the form that is compared. */
    mobile: text().notNull(),
    purpose: otpPurpose().notNull(),
    /** What it confirms, such as a customer's redemption of so many coins; empty for a login. */
    subject: text().notNull().default(""),
    hash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.purpose] })],
);

/** A visitor entered the right OTP of a number that opens no account yet. */
export const mobileProofs = pgTable("mobile_proofs", {
  mobile: text().primaryKey(),
  shopperId: integer()
    .notNull()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  expiresAt: instant().notNull(),
});

/** Password reset links, stored hashed, for one use. */
export const passwordResets = pgTable(
  "password_resets",
  {
    hash: bytes().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

/** Products that a shopper viewed, for the "recently viewed" carousel. */
export const productViews = pgTable(
  "product_views",
  {
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    viewedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopperId, table.productId] }),
    index("product_views_newest").on(table.shopperId, table.viewedAt.desc()),
  ],
);
