import {
  answerPerson,
  attendedEvents,
  cancelAppointment,
  handlePerson,
  moveAppointment,
  type ParsedRequest,
  staffPeople,
  staffPerson,
  type WireReplyOf,
} from "@store/api-client/contract";
import {
  checkPeopleState,
  hasNote,
  hasRequestState,
  type PeopleKind,
  type RequestState,
  toRupees,
} from "@store/domain";
import { and, asc, desc, eq, gt, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments, events, eventTickets, inquiries, leads } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { createTicketCodes, type TicketCodes } from "../../lib/ticket-codes.ts";
import { cancelByStaff } from "../appointments/cancel.ts";
import { moveByStaff } from "../appointments/move.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { hasWords, isWithin, periodOf, wordsAsTheyBegin } from "../staff-lists/list-conditions.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_ENTRY, NOTHING_TO_WRITE } from "../staff-lists/messages.ts";
import { answerRequest, readAnswers } from "./answers.ts";
import { PEOPLE_LISTS, type PeopleEntry } from "./people-lists.ts";

type Filters = Omit<ParsedRequest<typeof staffPeople>["query"], "page">;

/** Which entries of a list are asked for; a filter of another list is left out. */
export function peopleConditions(kind: PeopleKind, filters: Filters, now: Date): SQL | undefined | HttpError {
  const { search, state, form, event, from, to } = filters;
  const known = state && checkPeopleState(kind, state);
  if (known && !known.ok) return httpError(400, known.refusal, { field: "state" });
  const { columns, isInState } = PEOPLE_LISTS[kind];
  return and(
    hasWords(columns.search, search && wordsAsTheyBegin(search)),
    state && isInState(state, now),
    kind === "leads" && form ? eq(leads.kind, form) : undefined,
    kind === "attendees" && event ? eq(eventTickets.eventId, event) : undefined,
    isWithin(columns.at, periodOf({ from, to })),
  );
}

const wireRow = ({ id, name, email, phone, about, at, state, amount, left }: PeopleEntry) => ({
  ...{ id, name, email, phone, about, state },
  at: at.toISOString(),
  ...(amount === undefined ? {} : { amount: toRupees(amount) }),
  ...(left === undefined ? {} : { left: toRupees(left) }),
});

function wireEntry(entry: PeopleEntry, codes: TicketCodes): WireReplyOf<typeof staffPerson>["data"] {
  const { facts, handling, createdAt, state, ticket } = entry;
  return {
    ...wireRow(entry),
    created_at: createdAt.toISOString(),
    facts: facts.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value })),
    ...(handling ? { note: handling.note, version: handling.version } : {}),
    handled_by: handling?.by,
    handled_at: handling?.at?.toISOString(),
    can_cancel: handling !== undefined && state === "coming",
    ticket_code: ticket && codes.sign(ticket),
  };
}

interface Handling {
  readonly id: number;
  readonly version: number;
  readonly state?: RequestState | undefined;
  readonly note: string;
  readonly by: number;
  readonly now: Date;
}

/** Moves an inquiry or a lead on, or writes a note to it or to a consultation. */
function handle(db: Database, kind: PeopleKind, { id, version, state, note, by, now }: Handling) {
  return inTransaction(db, async (tx): Promise<number | HttpError> => {
    const audit = { customerId: by, action: "handle", subjectId: id } as const;
    const edit = { version, missing: NO_SUCH_ENTRY };
    const changes = { note, ...(state ? { state } : {}), handledBy: by, handledAt: now };
    switch (kind) {
      case "inquiries": {
        const where = eq(inquiries.id, id);
        return editRow(tx, inquiries, { ...edit, where, changes }, { ...audit, subject: "inquiry" }, now);
      }
      case "leads": {
        const where = eq(leads.id, id);
        return editRow(tx, leads, { ...edit, where, changes }, { ...audit, subject: "lead" }, now);
      }
      case "appointments": {
        const where = eq(appointments.id, id);
        return editRow(
          tx,
          appointments,
          { ...edit, where, changes: { note } },
          { ...audit, subject: "appointment" },
          now,
        );
      }
      default:
        return httpError(400, NOTHING_TO_WRITE);
    }
  });
}

/** Who wrote to the shop, booked, registered or gave. */
export function peopleRoutes({ serve, db, clock, policy, secret }: Backend): void {
  const codes = createTicketCodes(secret);

  serve(staffPeople, async ({ params: { kind }, query: { page, ...filters } }) => {
    const now = clock();
    const where = peopleConditions(kind, filters, now);
    if (where instanceof HttpError) return where;
    const { table, columns, read } = PEOPLE_LISTS[kind];
    // What is ahead begins with what is next.
    const isAhead = kind === "appointments" && filters.state === "coming";
    const orderBy = (isAhead ? [asc, asc] : [desc, desc]).map((sort, place) =>
      sort(place === 0 ? columns.at : columns.id),
    );
    const [entries, count] = await readPage(db, { table, where, page }, (window) =>
      read(db, { where, orderBy, ...window }, now),
    );
    return listPage(entries.map(wireRow), count);
  });

  serve(staffPerson, async ({ params: { kind, id } }) => {
    const { columns, read } = PEOPLE_LISTS[kind];
    const [entry] = await read(db, { where: eq(columns.id, id), orderBy: [asc(columns.id)], limit: 1 }, clock());
    if (!entry) return httpError(404, NO_SUCH_ENTRY);
    const answers = hasRequestState(kind) ? await readAnswers(db, kind, id) : [];
    return { status: true, data: { ...wireEntry(entry, codes), answers } };
  });

  serve(
    handlePerson,
    async ({ params: { kind, id }, body: { version, state, note }, customer: { customerId: by } }) => {
      if (!hasNote(kind) || (state && !hasRequestState(kind))) return httpError(400, NOTHING_TO_WRITE);
      const done = await handle(db, kind, { id, version, state, note, by, now: clock() });
      return done instanceof HttpError ? done : { status: true, data: { version: done } };
    },
  );

  serve(answerPerson, async ({ params: { kind, id }, body, customer: { customerId: by } }) => {
    if (!hasRequestState(kind)) return httpError(400, NOTHING_TO_WRITE);
    const done = await answerRequest(db, kind, { id, ...body, by, now: clock() });
    return done instanceof HttpError ? done : { status: true, data: { version: done } };
  });

  serve(cancelAppointment, async ({ params: { id }, body: { reason }, customer: { customerId: by } }) => {
    const done = await cancelByStaff(db, { id, reason, by, now: clock() }, policy());
    return done instanceof HttpError ? done : { status: true, data: { version: done } };
  });

  serve(moveAppointment, async ({ params: { id }, body, customer: { customerId: by } }) => {
    const { version, start_datetime: start, reason = "" } = body;
    const done = await moveByStaff(db, { id, version, start, reason, by, now: clock() }, policy());
    return done instanceof HttpError ? done : { status: true, data: { version: done } };
  });

  serve(attendedEvents, async () => {
    const rows = await db
      .select({ id: events.id, title: events.title, startsAt: events.startsAt, attendees: events.attendees })
      .from(events)
      .where(gt(events.attendees, 0))
      .orderBy(desc(events.startsAt), desc(events.id))
      .limit(200);
    const data = rows.map(({ startsAt, ...event }) => ({ ...event, starts_at: startsAt.toISOString() }));
    return { status: true, data };
  });
}
