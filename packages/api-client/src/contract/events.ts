import {
  EMAIL_MAXIMUM_LENGTH,
  EVENT_CATEGORIES,
  EVENT_STATUS_FILTERS,
  FIELD_LENGTHS,
  TICKETS_MAXIMUM,
  type TicketForm,
  tooManyTicketsMessage,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Count, Done, Flag, Id, Instant, maybe, Status, Text, text } from "./fields.ts";

/** `vanue_address`: the wire's own spelling (C26). */
export const StoreEvent = v.object({
  id: Id,
  title: Text,
  event_image: maybe(Text),
  /** HTML, sanitised. */
  desc: maybe(Text),
  start_datetime: Instant,
  end_datetime: maybe(Instant),
  vanue_address: maybe(Text),
  organizer_obj: maybe(v.object({ name: maybe(Text) })),
  event_status: maybe(Text),
  category: maybe(Text),
  max_attendees: maybe(Count),
  max_attendees_status: maybe(Text),
  /** How often it was changed, for calendars. */
  sequence: maybe(Count),
});

/** `/events/` books an appointment and `/events/{id}/` shows an event: this one stands between (C31). */
export const eventList = endpoint({
  method: "GET",
  path: "/events/ecommerce/",
  access: "public",
  summary: "The events of a status and a category; pages show them in reverse order",
  query: v.object({
    status: maybe(v.picklist(EVENT_STATUS_FILTERS)),
    category: maybe(v.picklist(EVENT_CATEGORIES)),
  }),
  reply: v.object({ ...Status, events: v.array(StoreEvent) }),
});

export const eventDetail = endpoint({
  method: "GET",
  path: "/events/{id}/",
  access: "public",
  summary: "One event",
  params: ById,
  reply: v.object({ ...Status, events: StoreEvent }),
});

const Ticket = v.object({
  event: Id,
  name: text(FIELD_LENGTHS.personName),
  email: text(EMAIL_MAXIMUM_LENGTH),
  phone_number: text(FIELD_LENGTHS.phone),
});

/** A ticket's fields as the wire names them, in refusals too. */
export const TICKET_FIELDS = {
  name: "name",
  email: "email",
  phone: "phone_number",
} as const satisfies Record<keyof TicketForm, keyof typeof Ticket.entries>;

/** The domain checks the tickets (`checkTicket`). */
export const applyForEvent = endpoint({
  method: "POST",
  path: "/events/event_apply/",
  access: "public",
  summary: "Registers one to ten attendees for an event, all of them or none, for seats or for its waiting list",
  body: v.object({
    event_aaply_data: v.pipe(
      v.array(Ticket),
      v.minLength(1),
      v.maxLength(TICKETS_MAXIMUM, tooManyTicketsMessage(TICKETS_MAXIMUM)),
    ),
    /** Where all seats are taken: they wait for one. */
    join_waiting_list: maybe(Flag),
  }),
  reply: v.object({
    ...Done.entries,
    /** Of the first ticket on the waiting list, from 1 on; absent where they have seats. */
    waiting_position: maybe(Count),
  }),
});
