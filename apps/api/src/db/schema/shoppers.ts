import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Who a cart and a wishlist belong to: a visitor, who holds a key, or a customer. */
export const shoppers = pgTable("shoppers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The visitor id; null for customers. */
  visitorKey: uuid().unique(),
  createdAt: instant().notNull(),
});

export const customers = pgTable("customers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  shopperId: integer()
    .notNull()
    .unique()
    .references(() => shoppers.id),
  firstName: text().notNull(),
  lastName: text().notNull(),
  company: text(),
  email: text(),
  /** The address in the form in which two are compared. */
  emailKey: text().unique(),
  /** +91 and ten digits. */
  mobile: text().unique(),
  passwordHash: text(),
  /** Somebody read a mail that was sent there. */
  emailIsProven: boolean().notNull().default(true),
  /** Somebody who is known to have this account read an OTP that was sent there: it opens the account. */
  mobileIsProven: boolean().notNull().default(true),
  /** The visitor who signed up: in the same browser an OTP proves the mobile. */
  signedUpAs: integer().references((): AnyPgColumn => shoppers.id, { onDelete: "set null" }),
  isActive: boolean().notNull().default(true),
  isStaff: boolean().notNull().default(false),
  isSuperuser: boolean().notNull().default(false),
  /** A login that the seed made for trying the store out. */
  isDemo: boolean().notNull().default(false),
  createdAt: instant().notNull(),
});

/** Tokens are kept hashed; revoking one deletes it. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    hash: bytes().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const otpPurpose = pgEnum("otp_purpose", ["login", "coins"]);

/** The one OTP that is good for a number and a purpose: a new one replaces it, the right entry and too many wrong ones remove it. */
export const otps = pgTable(
  "otps",
  {
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

/** The visitor who read an OTP that was sent to a number which opens no account, or none yet. */
export const mobileProofs = pgTable("mobile_proofs", {
  mobile: text().primaryKey(),
  shopperId: integer()
    .notNull()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  expiresAt: instant().notNull(),
});

/** Links that set a new password, kept hashed; used once. */
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

/** What a shopper looked at, for the recently viewed carousel. */
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
