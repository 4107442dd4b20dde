import { createCalendarFile } from "@store/calendar";
import { SELLER, SHOP_NAME } from "@store/content/brand";
import type { EventRow } from "./wire-event.ts";

/** The .ics file of an event. All its attendees have the same, so that a later one updates the entry. */
export const eventFile = (event: EventRow, now: Date): string =>
  createCalendarFile({
    uid: `event-${event.id}@${SELLER.website}`,
    start: event.startsAt,
    end: event.endsAt,
    title: event.title,
    place: event.venueAddress ?? "",
    description: `Questions? Write to ${SELLER.email} or call ${SELLER.phone}.`,
    organizer: { name: event.organizerName ?? SHOP_NAME, email: SELLER.email },
    createdAt: now,
  });
