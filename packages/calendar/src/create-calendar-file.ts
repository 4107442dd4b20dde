import createCalendar, { ICalCalendarMethod } from "ical-generator";

export interface CalendarEvent {
  /** The same for every file of the same event, so that a second one updates the entry instead of adding another. */
  readonly uid: string;
  readonly start: Date;
  /** Left out when nobody knows it: the entry then has a start alone. */
  readonly end?: Date | undefined;
  readonly title: string;
  /** A postal address, or how it takes place. */
  readonly place: string;
  /** Plain text; lines are kept. */
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
  /** A page about it. */
  readonly url?: string;
  /** When this state of the event was known: of two files, calendars keep the later one. */
  readonly createdAt: Date;
}

/** How a file is named to mail programs and browsers. */
export const CALENDAR_MEDIA_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";

const ONE_LINE = /\s+/g;
const oneLine = (text: string): string => text.trim().replace(ONE_LINE, " ");

/**
 * The text of an .ics file (RFC 5545) with one event. Times are in UTC: every calendar shows them in its owner's zone,
 * and no description of India's zone has to travel along.
 */
export function createCalendarFile(event: CalendarEvent): string {
  const { uid, start, end, url, createdAt } = event;
  const organizer = { name: oneLine(event.organizer.name), email: oneLine(event.organizer.email) };
  const calendar = createCalendar({
    prodId: { company: organizer.name, product: "Store" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    start,
    ...(end && { end }),
    stamp: createdAt,
    summary: oneLine(event.title),
    location: oneLine(event.place),
    description: event.description.replace(/\r\n?/g, "\n"),
    organizer,
    ...(url && { url }),
  });
  return calendar.toString();
}
