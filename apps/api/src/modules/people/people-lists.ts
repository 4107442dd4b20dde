import {
  B2B_QUESTIONS,
  EVENT_CANCELLED,
  EXPORT_QUESTIONS,
  formatDateTime,
  type Paise,
  type PeopleKind,
  type PeopleState,
  PLACE_NAMES,
} from "@store/domain";
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  appointments,
  cities,
  countries,
  customers,
  events,
  eventTickets,
  giftVouchers,
  inquiries,
  leads,
  states,
  vouchers,
} from "../../db/schema/index.ts";
import type { Fact } from "../../outbox/mail/content.ts";

/** Somebody in one of the lists, with everything that the form asked. */
export interface PeopleEntry {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly about: string;
  /** By which the list is sorted. */
  readonly at: Date;
  readonly createdAt: Date;
  readonly state: PeopleState;
  /** Of attendees. */
  readonly ticket?: { readonly id: number; readonly eventId: number };
  readonly amount?: Paise;
  readonly left?: Paise | undefined;
  readonly handling?: {
    readonly note: string;
    readonly version: number;
    readonly by?: string | null;
    readonly at?: Date | null;
  };
  /** Every question of the list's form in its order; unanswered ones are empty. */
  readonly facts: readonly Fact[];
}

export interface PeopleWindow {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

/** One of the lists: its table, and how it is read. */
export interface PeopleList {
  readonly table: PgTable;
  readonly columns: { readonly id: PgColumn; readonly at: PgColumn; readonly search: PgColumn };
  readonly isInState: (state: PeopleState, now: Date) => SQL | undefined;
  readonly read: (db: Database, window: PeopleWindow, now: Date) => Promise<readonly PeopleEntry[]>;
}

const fullName = (first: PgColumn, last: PgColumn) => sql<string | null>`trim(${first} || ' ' || ${last})`;
/** Who of the staff did something, as one name. */
export const handler = fullName(customers.firstName, customers.lastName);

const inquiryList: PeopleList = {
  table: inquiries,
  columns: { id: inquiries.id, at: inquiries.createdAt, search: inquiries.search },
  isInState: (state) => sql`${inquiries.state}::text = ${state}`,
  read: async (db, { where, orderBy, limit, offset = 0 }) => {
    const rows = await db
      .select({ entry: inquiries, country: countries.name, by: handler })
      .from(inquiries)
      .innerJoin(countries, eq(countries.id, inquiries.countryId))
      .leftJoin(customers, eq(customers.id, inquiries.handledBy))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, country, by }) => ({
      id: entry.id,
      name: entry.name,
      email: entry.email,
      phone: entry.phone,
      about: entry.subject,
      at: entry.createdAt,
      createdAt: entry.createdAt,
      state: entry.state,
      handling: { note: entry.note, version: entry.version, by, at: entry.handledAt },
      facts: [
        ["Company", entry.company],
        ["Country", country],
        ["Subject", entry.subject],
        ["Inquiry", entry.description],
        ["Age group", entry.ageGroup],
      ],
    }));
  },
};

type LeadRow = typeof leads.$inferSelect;

const LEAD_FORMS: Readonly<Record<LeadRow["kind"], string>> = { b2b: "Business", export: "Export" };

/** The questions of both forms, so that all leads of a file have the same columns. */
const answersOf = ({ kind, answers }: LeadRow): readonly Fact[] => [
  ...B2B_QUESTIONS.map((question, place): Fact => [question, kind === "b2b" ? (answers[place] ?? "") : ""]),
  ...EXPORT_QUESTIONS.map((question, place): Fact => [question, kind === "export" ? (answers[place] ?? "") : ""]),
];

const leadList: PeopleList = {
  table: leads,
  columns: { id: leads.id, at: leads.createdAt, search: leads.search },
  isInState: (state) => sql`${leads.state}::text = ${state}`,
  read: async (db, { where, orderBy, limit, offset = 0 }) => {
    const rows = await db
      .select({ entry: leads, country: countries.name, state: states.name, city: cities.name, by: handler })
      .from(leads)
      .leftJoin(countries, eq(countries.id, leads.countryId))
      .leftJoin(states, eq(states.id, leads.stateId))
      .leftJoin(cities, eq(cities.id, leads.cityId))
      .leftJoin(customers, eq(customers.id, leads.handledBy))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, country, state, city, by }) => ({
      id: entry.id,
      name: entry.fullName || entry.companyName,
      email: entry.email,
      phone: entry.phone,
      about: `${LEAD_FORMS[entry.kind]}: ${entry.companyName}`,
      at: entry.createdAt,
      createdAt: entry.createdAt,
      state: entry.state,
      handling: { note: entry.note, version: entry.version, by, at: entry.handledAt },
      facts: [
        ["Form", LEAD_FORMS[entry.kind]],
        ["Company", entry.companyName],
        ["Industry", entry.industryType],
        ["Size", entry.companySize],
        ["Website", entry.website],
        ["Annual revenue", entry.annualRevenue],
        ["Registered", entry.companyRegistered],
        ["Country", country ?? ""],
        ["State", state ?? ""],
        ["City", city ?? ""],
        ["Job title", entry.jobTitle],
        ["Requirements", entry.specificRequirements],
        ...answersOf(entry),
      ],
    }));
  },
};

const appointmentState = (startsAt: Date, cancelledAt: Date | null, now: Date): PeopleState => {
  if (cancelledAt) return "cancelled";
  return startsAt.getTime() > now.getTime() ? "coming" : "past";
};

const appointmentList: PeopleList = {
  table: appointments,
  columns: { id: appointments.id, at: appointments.startsAt, search: appointments.search },
  isInState: (state, now) => {
    if (state === "cancelled") return isNotNull(appointments.cancelledAt);
    const when = state === "coming" ? gt(appointments.startsAt, now) : lte(appointments.startsAt, now);
    return and(isNull(appointments.cancelledAt), when);
  },
  read: async (db, { where, orderBy, limit, offset = 0 }, now) => {
    const rows = await db
      .select({ entry: appointments, country: countries.name })
      .from(appointments)
      .innerJoin(countries, eq(countries.id, appointments.countryId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, country }) => ({
      id: entry.id,
      name: entry.name,
      email: entry.email,
      phone: entry.mobile,
      about: entry.problem,
      at: entry.startsAt,
      createdAt: entry.createdAt,
      state: appointmentState(entry.startsAt, entry.cancelledAt, now),
      handling: { note: entry.note, version: entry.version },
      facts: [
        ["When", formatDateTime(entry.startsAt)],
        ["Country", country],
        ["Gender", entry.gender],
        ["Age group", entry.ageGroup],
        ["Problem", entry.problem],
        ["Description", entry.description],
        ["Landmark", entry.landmark],
        ["Takes medicine", entry.isTakingMedicine ? "Yes" : "No"],
        ["Type of medicine", entry.medicineTypes.join(", ")],
        ["Cancelled", entry.cancelledAt ? formatDateTime(entry.cancelledAt) : ""],
      ],
    }));
  },
};

type AttendedEvent = Pick<typeof events.$inferSelect, "endsAt" | "status">;

const attendeeState = (
  { state, attendedAt }: Pick<typeof eventTickets.$inferSelect, "state" | "attendedAt">,
  { endsAt, status }: AttendedEvent,
  now: Date,
): PeopleState => {
  if (status === EVENT_CANCELLED || state === "cancelled") return "cancelled";
  if (attendedAt) return "attended";
  if (state === "waiting") return "waiting";
  return endsAt.getTime() > now.getTime() ? "coming" : "past";
};

/** As `attendeeState` says it. */
function isAttendeeInState(state: PeopleState, now: Date): SQL | undefined {
  const ofEvents = (where: SQL | undefined) =>
    inArray(eventTickets.eventId, sql`(select ${events.id} from ${events} where ${where})`);
  const takesPlace = ne(events.status, EVENT_CANCELLED);
  if (state === "cancelled") return or(eq(eventTickets.state, state), ofEvents(eq(events.status, EVENT_CANCELLED)));
  if (state === "attended") return and(isNotNull(eventTickets.attendedAt), ofEvents(takesPlace));
  if (state === "waiting") return and(eq(eventTickets.state, state), ofEvents(takesPlace));
  const when = state === "coming" ? gt(events.endsAt, now) : lte(events.endsAt, now);
  return and(eq(eventTickets.state, "seated"), isNull(eventTickets.attendedAt), ofEvents(and(takesPlace, when)));
}

const attendeeList: PeopleList = {
  table: eventTickets,
  columns: { id: eventTickets.id, at: eventTickets.createdAt, search: eventTickets.search },
  isInState: isAttendeeInState,
  read: async (db, { where, orderBy, limit, offset = 0 }, now) => {
    const event = { title: events.title, startsAt: events.startsAt, endsAt: events.endsAt, status: events.status };
    const rows = await db
      .select({ entry: eventTickets, event })
      .from(eventTickets)
      .innerJoin(events, eq(events.id, eventTickets.eventId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, event: { title, startsAt, ...plan } }) => ({
      id: entry.id,
      name: entry.name,
      email: entry.email,
      phone: entry.phone,
      about: title,
      at: entry.createdAt,
      createdAt: entry.createdAt,
      state: attendeeState(entry, plan, now),
      ticket: { id: entry.id, eventId: entry.eventId },
      facts: [
        ["Event", title],
        ["Begins", formatDateTime(startsAt)],
        ["Place", PLACE_NAMES[entry.state]],
        ["Came", entry.attendedAt ? formatDateTime(entry.attendedAt) : ""],
        ["Reminded", entry.remindedAt ? formatDateTime(entry.remindedAt) : ""],
      ],
    }));
  },
};

/** The code is not read: whoever holds it can spend it. */
const giftVoucherList: PeopleList = {
  table: giftVouchers,
  columns: { id: giftVouchers.id, at: giftVouchers.orderedAt, search: giftVouchers.search },
  isInState: (state) => (state === "paid" ? isNotNull(giftVouchers.voucherId) : isNull(giftVouchers.voucherId)),
  read: async (db, { where, orderBy, limit, offset = 0 }) => {
    const rows = await db
      .select({ entry: giftVouchers, left: vouchers.amount })
      .from(giftVouchers)
      .leftJoin(vouchers, eq(vouchers.id, giftVouchers.voucherId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, left }) => ({
      id: entry.id,
      name: entry.senderName,
      email: entry.senderEmail,
      phone: "",
      about: `For ${entry.receiverName}`,
      at: entry.orderedAt,
      createdAt: entry.orderedAt,
      state: entry.voucherId === null ? "unpaid" : "paid",
      amount: entry.amount,
      left: left ?? undefined,
      facts: [
        ["Receiver", entry.receiverName],
        ["Receiver's email", entry.receiverEmail],
        ["Message", entry.message],
      ],
    }));
  },
};

export const PEOPLE_LISTS: Readonly<Record<PeopleKind, PeopleList>> = {
  inquiries: inquiryList,
  leads: leadList,
  appointments: appointmentList,
  attendees: attendeeList,
  "gift-vouchers": giftVoucherList,
};
