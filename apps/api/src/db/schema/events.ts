import { PLACE_STATES } from "@store/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowVersion, searchDocument, searchVector } from "./columns.ts";

export const events = pgTable(
  "events",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    image: text(),
    /** HTML, sanitised before it was stored. */
    descriptionHtml: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    venueAddress: text(),
    organizerName: text(),
    /** CANCELLED closes registration; so does an end in the past. */
    status: text().notNull(),
    category: text().notNull(),
    /** Null without a limit. */
    maxAttendees: integer(),
    /** Seats taken, counted in the transaction that takes them. */
    attendees: integer().notNull().default(0),
    version: rowVersion(),
  },
  (table) => [
    index("events_by_start").on(table.category, table.startsAt),
    check("events_not_overbooked", sql`${table.attendees} <= ${table.maxAttendees}`),
  ],
);

export const placeState = pgEnum("place_state", PLACE_STATES);

export const eventTickets = pgTable(
  "event_tickets",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => events.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    createdAt: instant().notNull(),
    /** Those that wait get seats in the order of their ids. */
    state: placeState().notNull().default("seated"),
    /** When somebody was let in with it. */
    attendedAt: instant(),
    /** When its attendee was reminded of the event. */
    remindedAt: instant(),
    /** The words that the staff's list finds it by. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(searchDocument("name", "email", "phone", "right(phone, 10)")),
  },
  (table) => [
    index("event_tickets_newest").on(table.createdAt, table.id),
    index("event_tickets_by_event").on(table.eventId, table.createdAt, table.id),
    index("event_tickets_waiting").on(table.eventId, table.id).where(sql`${table.state} = 'waiting'`),
    index("event_tickets_by_search").using("gin", table.search),
  ],
);
