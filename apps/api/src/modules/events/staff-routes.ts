import {
  cancelEvent,
  createEvent,
  EVENT_FIELDS,
  editEvent,
  type ParsedRequest,
  staffEvent,
  staffEvents,
} from "@store/api-client/contract";
import {
  checkEventCancel,
  checkEventForm,
  checkEventOpen,
  checkSeats,
  EVENT_CANCELLED,
  EVENT_PUBLISHED,
  eventStatusNow,
  type Policy,
} from "@store/domain";
import { and, desc, eq, gte, ilike, isNotNull, lt, ne, type Placeholder, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { cancelled, moved, NO_SUCH_EVENT } from "./messages.ts";
import { emailsOf } from "./register.ts";
import type { EventRow } from "./wire-event.ts";
import { writeEvents } from "./write-events.ts";

const statusOf = ({ status, endsAt }: EventRow, now: Date): string => eventStatusNow({ status, end: endsAt }, now);

const wireEvent = (row: EventRow, now: Date) => ({
  id: row.id,
  title: row.title,
  image: row.image,
  start_datetime: row.startsAt.toISOString(),
  end_datetime: row.endsAt.toISOString(),
  venue_address: row.venueAddress,
  organizer_name: row.organizerName,
  category: row.category,
  status: statusOf(row, now),
  max_attendees: row.maxAttendees,
  attendees: row.attendees,
  version: row.version,
});

/** Whether an event comes: one that is cancelled does not. */
export const isComing = (now: Date | Placeholder): SQL | undefined =>
  and(gte(events.endsAt, now), ne(events.status, EVENT_CANCELLED));

function conditionsOf({ time, category, search }: ParsedRequest<typeof staffEvents>["query"], now: Date) {
  return and(
    time && (time === "coming" ? isComing(now) : lt(events.endsAt, now)),
    category && eq(events.category, category),
    search ? ilike(events.title, `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
}

/** An event's columns, once the domain's rule says that they are right. */
function columnsOf(body: ParsedRequest<typeof createEvent>["body"]) {
  const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  const checked = checkEventForm({
    title: body.title,
    descriptionHtml: body.description,
    startsAt: instant(body.start_datetime),
    endsAt: instant(body.end_datetime),
    venueAddress: body.venue_address ?? "",
    organizerName: body.organizer_name ?? "",
    category: body.category,
    maxAttendees: body.max_attendees,
  });
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: EVENT_FIELDS });
  return { ...checked.value, image: body.image || null };
}

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/** Locks an event: nobody registers in the meantime. */
async function lockEvent(tx: Database, id: number): Promise<EventRow | HttpError> {
  const [row] = await tx.select().from(events).where(eq(events.id, id)).for("update");
  return row ?? httpError(404, NO_SUCH_EVENT);
}

/** The emails of an event's attendees, each once; of those who wait too, who look forward to it as well. */
async function attendeesOf(tx: Database, id: number): Promise<readonly string[]> {
  const { email, eventId } = eventTickets;
  return emailsOf(
    await tx
      .select({ email })
      .from(eventTickets)
      .where(and(eq(eventId, id), ne(eventTickets.state, "cancelled"))),
  );
}

/** Tells who comes of an event that is still to come at another time or place. Of another day they are reminded again. */
async function tellMoved(tx: Database, before: EventRow, event: EventRow, now: Date, policy: Policy): Promise<void> {
  const isElsewhen = !isSame(before.startsAt, event.startsAt) || !isSame(before.endsAt, event.endsAt);
  if (!isElsewhen && before.venueAddress === event.venueAddress) return;
  if (before.endsAt <= now && event.endsAt <= now) return;
  if (!isSame(before.startsAt, event.startsAt)) {
    await tx.update(eventTickets).set({ remindedAt: null }).where(eq(eventTickets.eventId, event.id));
  }
  const emails = await attendeesOf(tx, event.id);
  await queueMessages(
    tx,
    emails.map((email) => moved({ email, event, now, policy }, before)),
    now,
  );
}

/** Events: added, changed and moved, and cancelled, the last two with a mail to each attendee. */
export function staffEventRoutes({ serve, db, clock, policy }: Backend): void {
  serve(staffEvents, async ({ query }) => {
    const now = clock();
    const where = conditionsOf(query, now);
    const [rows, total] = await readPage(db, { table: events, where, page: query.page }, ({ limit, offset }) =>
      db.select().from(events).where(where).orderBy(desc(events.startsAt), desc(events.id)).limit(limit).offset(offset),
    );
    return listPage(
      rows.map((row) => wireEvent(row, now)),
      total,
    );
  });

  serve(staffEvent, async ({ params: { id } }) => {
    const [row] = await db.select().from(events).where(eq(events.id, id));
    if (!row) return httpError(404, NO_SUCH_EVENT);
    const ofEvent = eq(eventTickets.eventId, id);
    const [waiting, attended] = await Promise.all([
      db.$count(eventTickets, and(ofEvent, eq(eventTickets.state, "waiting"))),
      db.$count(eventTickets, and(ofEvent, isNotNull(eventTickets.attendedAt))),
    ]);
    const data = { ...wireEvent(row, clock()), description: row.descriptionHtml, waiting, attended };
    return { status: true, data };
  });

  serve(createEvent, async ({ body, customer: { customerId } }) => {
    const columns = columnsOf(body);
    if (columns instanceof HttpError) return columns;
    const id = await inTransaction(db, async (tx) => {
      const [subjectId] = await writeEvents(tx, [{ ...columns, status: EVENT_PUBLISHED }]);
      if (subjectId === undefined) throw new Error("Inserting an event returned no row");
      await recordAction(tx, { customerId, action: "create", subject: "event", subjectId, after: columns }, clock());
      return subjectId;
    });
    return { status: true, data: { id } };
  });

  serve(editEvent, async ({ params: { id }, body, customer: { customerId } }) => {
    const columns = columnsOf(body);
    if (columns instanceof HttpError) return columns;
    const changes = { ...columns, descriptionHtml: sanitizeHtml(columns.descriptionHtml) };
    const version = await inTransaction(db, async (tx) => {
      const row = await lockEvent(tx, id);
      if (row instanceof HttpError) return row;
      if (row.version === body.version) {
        const open = checkEventOpen(row.status);
        if (!open.ok) return httpError(409, open.refusal);
        const seats = checkSeats(changes.maxAttendees, row.attendees);
        if (!seats.ok) return httpError(409, seats.refusal, { field: EVENT_FIELDS.maxAttendees });
      }
      const edit = { where: eq(events.id, id), version: body.version, changes, missing: NO_SUCH_EVENT };
      const action = { customerId, action: "change", subject: "event", subjectId: id } as const;
      const changed = await editRow(tx, events, edit, action, clock());
      if (!(changed instanceof HttpError))
        await tellMoved(tx, row, { ...row, ...changes, version: changed }, clock(), policy());
      return changed;
    });
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(cancelEvent, async ({ params: { id }, body: { version, note }, customer: { customerId } }) => {
    const now = clock();
    const next = await inTransaction(db, async (tx) => {
      const row = await lockEvent(tx, id);
      if (row instanceof HttpError) return row;
      const allowed = checkEventCancel(statusOf(row, now));
      if (!allowed.ok) return httpError(409, allowed.refusal);
      const edit = { where: eq(events.id, id), version, changes: { status: EVENT_CANCELLED }, missing: NO_SUCH_EVENT };
      const action = { customerId, action: "cancel", subject: "event", subjectId: id } as const;
      const changed = await editRow(tx, events, edit, action, now);
      if (changed instanceof HttpError) return changed;
      const event = { ...row, status: EVENT_CANCELLED, version: changed };
      const emails = await attendeesOf(tx, id);
      await queueMessages(
        tx,
        emails.map((email) => cancelled({ email, event, now, policy: policy() }, note)),
        now,
      );
      return changed;
    });
    return next instanceof HttpError ? next : { status: true, data: { version: next } };
  });
}
