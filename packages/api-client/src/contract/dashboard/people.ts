import {
  ALL_PEOPLE_STATES,
  ANSWER_IS_EMPTY,
  ANSWER_MAXIMUM,
  PEOPLE_KINDS,
  REQUEST_STATES,
  STAFF_NOTE_MAXIMUM,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Day, FileReply, Flag, Id, Instant, Money, maybe, Text, text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const Kind = v.picklist(PEOPLE_KINDS);
const State = v.picklist(ALL_PEOPLE_STATES);

const Row = v.object({
  id: Id,
  name: Text,
  email: Text,
  phone: Text,
  /** What it is about: a subject, a company, a complaint, an event, who receives a gift. */
  about: Text,
  /** When it came in; of a consultation, when it begins. */
  at: Instant,
  state: State,
  /** Gift vouchers only: what was given, and what is left of it once it is paid. */
  amount: maybe(Money),
  left: maybe(Money),
});

const Filters = {
  /** Words of a name, an email, a phone or what it is about, each as it begins. */
  search: maybe(text(100)),
  /** A state that the list has. */
  state: maybe(State),
  /** Leads only: by which form they came. */
  form: maybe(v.picklist(["b2b", "export"])),
  /** Attendees only: of which event. */
  event: maybe(Id),
  /** Days in India, both included. */
  from: maybe(Day),
  to: maybe(Day),
} as const;

export const staffPeople = endpoint({
  method: "GET",
  path: "/dashboard/people/{kind}/",
  access: "staff",
  permission: "customers",
  summary:
    "Inquiries, leads, consultations, attendees or gift vouchers, newest first; coming consultations soonest first",
  params: v.object({ kind: Kind }),
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(Row),
});

export const staffPeopleCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/people/{kind}/",
  access: "staff",
  permission: "customers",
  summary: "All entries of a list that fit, the newest first, with everything that its form asked, as a CSV file",
  params: v.object({ kind: Kind }),
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

const ByKindAndId = v.object({ kind: Kind, ...ById.entries });

export const staffPerson = endpoint({
  method: "GET",
  path: "/dashboard/people/{kind}/{id}/",
  access: "staff",
  permission: "customers",
  summary: "One entry of a list of people, with everything that its form asked",
  params: ByKindAndId,
  reply: Data(
    v.object({
      ...Row.entries,
      created_at: Instant,
      /** What was filled in, question by question. */
      facts: v.array(v.object({ label: Text, value: Text })),
      /** The staff's own; left out where none can be written. */
      note: maybe(Text),
      handled_by: maybe(Text),
      handled_at: maybe(Instant),
      /** What was mailed from the dashboard, the first answer first; inquiries and leads only. */
      answers: v.optional(v.array(v.object({ text: Text, at: Instant, by: maybe(Text) })), []),
      /** What an edit has to be based on. */
      version: maybe(Count),
      can_cancel: Flag,
      /** Attendees only: the code of the ticket. */
      ticket_code: maybe(Text),
    }),
  ),
});

export const handlePerson = endpoint({
  method: "PATCH",
  path: "/dashboard/people/{kind}/{id}/",
  access: "staff",
  permission: "customers",
  summary: "Moves an inquiry or a lead on, or writes a note to it or to a consultation",
  params: ByKindAndId,
  body: v.object({
    version: Count,
    /** Inquiries and leads only. */
    state: maybe(v.picklist(REQUEST_STATES)),
    note: text(STAFF_NOTE_MAXIMUM),
  }),
  reply: Data(v.object({ version: Count })),
});

export const answerPerson = endpoint({
  method: "POST",
  path: "/dashboard/people/{kind}/{id}/answers/",
  access: "staff",
  permission: "customers",
  summary: "Mails an answer to whoever sent an inquiry or a lead, and keeps it; the entry is answered then",
  params: ByKindAndId,
  body: v.object({ version: Count, text: v.pipe(text(ANSWER_MAXIMUM), v.minLength(1, ANSWER_IS_EMPTY)) }),
  reply: Data(v.object({ version: Count })),
});

export const cancelAppointment = endpoint({
  method: "POST",
  path: "/dashboard/people/appointments/{id}/cancel/",
  access: "staff",
  permission: "customers",
  summary: "Cancels a coming consultation, mails its customer and frees its hour",
  params: ById,
  /** Why, for the customer's mail; it may be empty. */
  body: v.object({ reason: text(500) }),
  reply: Data(v.object({ version: Count })),
});

export const moveAppointment = endpoint({
  method: "POST",
  path: "/dashboard/people/appointments/{id}/move/",
  access: "staff",
  permission: "customers",
  summary: "Moves a coming consultation to another free slot, and mails its customer, with the entry of a calendar",
  params: ById,
  body: v.object({
    version: Count,
    /** ISO 8601 with +05:30: a slot that is offered on its day. */
    start_datetime: text(40, 1),
    /** Why, for the customer's mail; it may be empty. */
    reason: maybe(text(500)),
  }),
  reply: Data(v.object({ version: Count })),
});

export const attendedEvents = endpoint({
  method: "GET",
  path: "/dashboard/attended-events/",
  access: "staff",
  permission: "customers",
  summary: "The events that somebody has registered for, the latest first, for the list of attendees",
  reply: Data(v.array(v.object({ id: Id, title: Text, starts_at: Instant, attendees: Count }))),
});
