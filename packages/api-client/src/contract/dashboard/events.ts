import { EVENT_CATEGORIES, EVENT_LENGTHS, type EventForm, FIELD_LENGTHS, PLACE_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "../endpoint.ts";
import { ByTicketCode } from "../event-tickets.ts";
import { ById, Count, Data, Done, Flag, Id, Instant, integer, maybe, Text, text, Version } from "../fields.ts";
import { html } from "./html.ts";
import { ListPage, listReply } from "./list.ts";
import { PicturePath } from "./pictures.ts";

const Event = v.object({
  id: Id,
  title: Text,
  image: maybe(Text),
  start_datetime: Instant,
  end_datetime: Instant,
  venue_address: maybe(Text),
  organizer_name: maybe(Text),
  category: Text,
  /** As it is now: PUBLISHED, ENDED or CANCELLED. */
  status: Text,
  /** Seats in all; without a limit when left out. */
  max_attendees: maybe(Count),
  /** Seats taken. */
  attendees: Count,
  /** How many wait for a seat, and how many were let in; of one event alone. */
  waiting: maybe(Count),
  attended: maybe(Count),
  version: Version,
});

export const staffEvents = endpoint({
  method: "GET",
  path: "/dashboard/events/",
  access: "staff",
  permission: "content",
  summary: "The shop's events, latest first",
  query: v.object({
    time: maybe(v.picklist(["coming", "past"])),
    category: maybe(v.picklist(EVENT_CATEGORIES)),
    /** A part of the title. */
    search: maybe(text(100)),
    ...ListPage,
  }),
  reply: listReply(Event),
});

export const staffEvent = endpoint({
  method: "GET",
  path: "/dashboard/events/{id}/",
  access: "staff",
  permission: "content",
  summary: "An event, with its description",
  params: ById,
  /** HTML, sanitised. */
  reply: Data(v.object({ ...Event.entries, description: Text })),
});

/** The domain checks what they say (`checkEventForm`). */
const Content = {
  title: text(EVENT_LENGTHS.title),
  image: maybe(PicturePath),
  /** HTML. */
  description: html(EVENT_LENGTHS.description),
  start_datetime: maybe(Instant),
  end_datetime: maybe(Instant),
  venue_address: maybe(text(EVENT_LENGTHS.venue)),
  organizer_name: maybe(text(FIELD_LENGTHS.personName)),
  category: v.picklist(EVENT_CATEGORIES),
  max_attendees: maybe(integer(0)),
} as const;

export const createEvent = endpoint({
  method: "POST",
  path: "/dashboard/events/",
  access: "staff",
  permission: "content",
  summary: "Adds an event, which takes registrations at once",
  body: v.object(Content),
  reply: Data(v.object({ id: Id })),
});

export const editEvent = endpoint({
  method: "PATCH",
  path: "/dashboard/events/{id}/",
  access: "staff",
  permission: "content",
  summary: "Changes an event; it keeps at least the seats that are taken",
  params: ById,
  body: v.object({ ...Content, version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const cancelEvent = endpoint({
  method: "POST",
  path: "/dashboard/events/{id}/cancel/",
  access: "staff",
  permission: "content",
  summary: "Cancels an event and mails its attendees",
  params: ById,
  body: v.object({ version: Version, note: maybe(text(500)) }),
  reply: Data(v.object({ version: Version })),
});

const OF_TICKETS = { access: "staff", permission: "content", params: ByTicketCode } as const;

export const staffEventTicket = endpoint({
  ...OF_TICKETS,
  method: "GET",
  path: "/dashboard/event-tickets/{code}/",
  summary: "A ticket that somebody shows at the entrance, by the code of its QR code",
  reply: Data(
    v.object({
      /** Such as 7-341. */
      number: Text,
      /** The attendee. */
      name: Text,
      event: Id,
      title: Text,
      start_datetime: Instant,
      state: v.picklist(PLACE_STATES),
      /** When somebody was let in with it. */
      attended_at: maybe(Instant),
      /** Why nobody is let in with it now. */
      refusal: maybe(Text),
      can_give_back: Flag,
    }),
  ),
});

export const letIn = endpoint({
  ...OF_TICKETS,
  method: "POST",
  path: "/dashboard/event-tickets/{code}/let-in/",
  summary: "Lets somebody in with a ticket, once; or takes that back",
  body: v.object({ is_in: Flag }),
  reply: Done,
});

export const cancelEventTicket = endpoint({
  ...OF_TICKETS,
  method: "POST",
  path: "/dashboard/event-tickets/{code}/cancel/",
  summary: "Cancels a ticket for its attendee, who is mailed: its seat goes to the next of the waiting list",
  reply: Done,
});

/** The form's fields as the wire names them, in refusals too. */
export const EVENT_FIELDS = {
  title: "title",
  descriptionHtml: "description",
  startsAt: "start_datetime",
  endsAt: "end_datetime",
  venueAddress: "venue_address",
  organizerName: "organizer_name",
  category: "category",
  maxAttendees: "max_attendees",
} as const satisfies Record<keyof EventForm, keyof ParsedRequest<typeof createEvent>["body"]>;
