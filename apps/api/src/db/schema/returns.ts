import { RETURN_GROUNDS, RETURN_STATES, ZERO_PAISE } from "@store/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, instant, money } from "./columns.ts";
import { creditNotes } from "./invoices.ts";
import { orderLines, orders } from "./orders.ts";

export const returnState = pgEnum("return_state", RETURN_STATES);
export const returnGround = pgEnum("return_ground", RETURN_GROUNDS);

/** What customers ask to return of delivered orders, and what became of it; and what staff took out of paid ones. */
export const returnRequests = pgTable(
  "return_requests",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Which sending of the form wrote it: one that is sent twice counts once. */
    attempt: uuid().notNull(),
    state: returnState().notNull().default("requested"),
    /** Its goods were never sent: staff took them out of a paid order. */
    isWithdrawal: boolean().notNull().default(false),
    requestedAt: instant().notNull(),
    /** Since when it is in its state. */
    changedAt: instant().notNull(),
    /** Why staff refused it, for the customer. */
    refusal: text(),
    /** What its refund takes back of the invoice; null before that, and where the whole order was taken back. */
    creditNote: text().references(() => creditNotes.number),
  },
  (table) => [uniqueIndex("return_requests_of_attempt").on(table.orderId, table.attempt)],
);

/** The lines of a request. */
export const returnLines = pgTable(
  "return_lines",
  {
    requestId: integer()
      .notNull()
      .references(() => returnRequests.id),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id),
    /** Pieces asked for. */
    quantity: integer().notNull(),
    /** Null where it was asked for before grounds were. */
    ground: returnGround(),
    /** The customer's; null once the account is erased. */
    words: text(),
    /** Pieces that came back: into stock, or written off. */
    restocked: integer().notNull().default(0),
    writtenOff: integer().notNull().default(0),
    /** What was credited for them, GST included. */
    amount: money().notNull().default(ZERO_PAISE),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.lineId] }),
    check(
      "return_lines_pieces",
      sql`${table.quantity} > 0 and ${table.restocked} >= 0 and ${table.writtenOff} >= 0 and ${table.restocked} + ${table.writtenOff} <= ${table.quantity}`,
    ),
    check("return_lines_not_negative", sql`${table.amount} >= 0`),
  ],
);

/** Photos of what customers return: of a few returns, so that rows hold them, which are kept, backed up and erased together. */
export const returnPhotos = pgTable(
  "return_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The line that it shows; null until the return is sent. */
    requestId: integer(),
    lineId: integer(),
    /** A WebP. */
    content: bytes().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "return_photos_of_line",
      columns: [table.requestId, table.lineId],
      foreignColumns: [returnLines.requestId, returnLines.lineId],
    }),
    index("return_photos_of_order").on(table.orderId),
    index("return_photos_by_age").on(table.addedAt),
  ],
);
