import createCalendar, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export interface CalendarEvent {
  /** The site of the shop whose program writes the file, without the scheme. */
  readonly company: string;
  /** The same for every file of the same event, so that a second one updates the entry instead of adding another. */
  readonly uid: string;
  readonly start: Date;
  /** Left out when nobody knows it: the entry then has a start alone. */
  readonly end?: Date | undefined;
  /** It is of the whole day, in UTC, that it starts on. */
  readonly isWholeDay?: boolean | undefined;
  readonly title: string;
  /** A postal address, or how it takes place. */
  readonly place: string;
  /** Plain text; lines are kept. */
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
  /** A page about it. */
  readonly url?: string;
  /** When this state of the event was known. */
  readonly createdAt: Date;
  /** Counts the changes of the event: of two files, calendars keep the one with the higher. 0 when left out. */
  readonly sequence?: number | undefined;
  /** It does not take place: the file takes its entry out of the calendar. */
  readonly isCancelled?: boolean | undefined;
}

/** How a file is named to mail programs and browsers. */
export const CALENDAR_MEDIA_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";
/** The same of a file that takes its entry out of the calendar. */
export const CANCELLED_MEDIA_TYPE = "text/calendar; charset=utf-8; method=CANCEL";

const ONE_LINE = /\s+/g;
const oneLine = (text: string): string => text.trim().replace(ONE_LINE, " ");

/**
 * The text of an .ics file (RFC 5545) with one event. Times are in UTC: every calendar shows them in its owner's zone,
 * and no description of India's zone has to travel along.
 */
export function createCalendarFile(event: CalendarEvent): string {
  const { uid, start, end, url, createdAt, sequence = 0, isWholeDay = false, isCancelled = false } = event;
  const organizer = { name: oneLine(event.organizer.name), email: oneLine(event.organizer.email) };
  const calendar = createCalendar({
    prodId: { company: event.company, product: "Store" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    start,
    ...(end && { end }),
    ...(isWholeDay && { allDay: true }),
    stamp: createdAt,
    summary: oneLine(event.title),
    location: oneLine(event.place),
    description: event.description.replace(/\r\n?/g, "\n"),
    organizer,
    ...(url && { url }),
  });
  // Every line ends with CRLF, the last one too (RFC 5545, section 3.1).
  return `${calendar.toString()}\r\n`;
}
