import {
  checkTicket,
  checkTicketCount,
  EVENT_REGISTERED,
  EVENT_UNLIMITED,
  type EventCategory,
  eventStatusNow,
  isInEventFilter,
} from "@store/domain";
import type { HttpHandler } from "msw";
import { applyForEvent, eventDetail, eventList } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

const HOUR_MS = 60 * 60 * 1000;
const NO_SUCH_EVENT = "This event does not exist";

interface MockEvent {
  readonly id: number;
  readonly title: string;
  readonly category: EventCategory;
  /** Hours from now. */
  readonly startsIn: number;
  readonly status?: string;
  /** Seats left; undefined without a limit. */
  left?: number;
}

const createEvents = (): MockEvent[] => [
  { id: 1, title: "Masala morning", category: "Physical Event", startsIn: 12 * 24, left: 3 },
  { id: 2, title: "Ask the vaidya", category: "Online", startsIn: 6 * 24 },
  { id: 3, title: "Dhoop and diya", category: "Physical Event", startsIn: -1, left: 40 },
  { id: 4, title: "A walk around the lake", category: "Physical Event", startsIn: 26 * 24, status: "CANCELLED" },
  { id: 5, title: "Five millets, five lunches", category: "Physical Event", startsIn: -24 * 24, left: 3 },
];

export function eventHandlers(serve: Serve, { now }: MockShop): readonly (readonly HttpHandler[])[] {
  const events = createEvents();
  const startOf = ({ startsIn }: MockEvent) => new Date(now().getTime() + startsIn * HOUR_MS);
  const endOf = ({ startsIn }: MockEvent) => new Date(now().getTime() + (startsIn + 3) * HOUR_MS);
  const statusOf = (event: MockEvent) =>
    eventStatusNow({ status: event.status ?? "PUBLISHED", end: endOf(event) }, now());
  const wire = (event: MockEvent) => ({
    id: event.id,
    title: event.title,
    event_image: `/mock/event/${event.id}.webp`,
    start_datetime: startOf(event).toISOString(),
    end_datetime: endOf(event).toISOString(),
    vanue_address: "Surabhi House, Ahmedabad",
    organizer_obj: { name: "Surabhi Organics" },
    event_status: statusOf(event),
    category: event.category,
    max_attendees: event.left ?? null,
    max_attendees_status: event.left === undefined ? EVENT_UNLIMITED : "Limited",
  });

  return [
    // Before `/events/{id}/`, which would take its path for an id (checklist C31).
    serve.nobody(eventList, ({ query: { status = "all_events", category } }) => {
      const found = events
        .filter((event) => isInEventFilter({ start: startOf(event), end: endOf(event) }, status, now()))
        .filter((event) => category === undefined || event.category === category)
        .sort((one, other) => one.startsIn - other.startsIn);
      const isShownNewestFirst = status === "past_events" || status === "all_events";
      return { status: true, events: (isShownNewestFirst ? found : found.reverse()).map(wire) };
    }),

    serve.nobody(eventDetail, ({ params }) => {
      const event = events.find(({ id }) => id === params.id);
      if (!event) return refuse(404, NO_SUCH_EVENT);
      return { status: true, events: { ...wire(event), desc: `<p>${event.title}: come and see.</p>` } };
    }),

    serve.nobody(applyForEvent, ({ body: { event_aaply_data: tickets } }) => {
      const event = events.find(({ id }) => id === tickets[0]?.event);
      if (!event) return refuse(404, NO_SUCH_EVENT);
      for (const { name, email, phone_number } of tickets) {
        const checked = checkTicket({ name, email, phone: phone_number });
        if (!checked.ok) return refuse(400, checked.refusal.message);
      }
      const { left } = event;
      const allowed = checkTicketCount({ eventStatus: statusOf(event), count: tickets.length, left });
      if (!allowed.ok) return refuse(409, allowed.refusal.message);
      if (left !== undefined) event.left = left - tickets.length;
      return { status: true, message: EVENT_REGISTERED };
    }),
  ];
}
