import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import {
  checkTicketCount,
  DEFAULT_EVENT_CATEGORY,
  DEFAULT_EVENT_STATUS,
  EVENT_CATEGORIES,
  EVENT_QUANTITY_MAXIMUM,
  EVENT_STATUS_FILTERS,
  eventDates,
  eventQuantityChoices,
  eventStatusNow,
  fewSeatsLeft,
  isEventClosed,
  isEventFull,
  isInEventFilter,
  registerLabel,
  TICKETS_MAXIMUM,
} from "./event.ts";

it("filters, categories and limits [R184] [R196]", () => {
  expect(EVENT_STATUS_FILTERS).toEqual(["all_events", "upcoming_events", "past_events", "this_month"]);
  expect(DEFAULT_EVENT_STATUS).toBe("upcoming_events");
  expect(EVENT_CATEGORIES).toEqual(["Physical Event", "Online"]);
  expect(DEFAULT_EVENT_CATEGORY).toBe("Physical Event");
  expect([EVENT_QUANTITY_MAXIMUM, TICKETS_MAXIMUM]).toEqual([9, 10]);
});

it.each([
  ["CANCELLED", true, "Event Closed!"],
  ["ENDED", true, "Event Closed!"],
  ["PUBLISHED", false, "Register"],
  ["", false, "Register"],
])("an event that is %s is closed: %s, button %s [R183]", (status, closed, label) => {
  expect(isEventClosed(status)).toBe(closed);
  expect(registerLabel(status)).toBe(label);
});

it.each([
  ["PUBLISHED", "2026-03-14T12:00:00Z", "PUBLISHED"],
  ["PUBLISHED", "2026-03-14T11:59:59.999Z", "ENDED"],
  ["CANCELLED", "2026-03-14T11:00:00Z", "CANCELLED"],
  ["ENDED", "2026-03-20T12:00:00Z", "ENDED"],
])("an event that is %s and ends at %s is %s at noon [R183]", (status, end, expected) => {
  expect(eventStatusNow({ status, end: new Date(end) }, new Date("2026-03-14T12:00:00Z"))).toBe(expected);
});

describe("quantity choices [R184]", () => {
  it.each([
    [1, "Limited", 1],
    [8, "Limited", 8],
    [9, undefined, 9],
    [10, null, 9],
    [500, "Limited", 9],
    [2.9, "Limited", 2],
    [0, "Limited", 0],
    [-3, "Limited", 0],
    [null, "Limited", 0],
    [0, "Unlimited", 9],
    [null, "Unlimited", 9],
    [3, "Unlimited", 9],
  ])("max_attendees %s, %s: 1 to %d", (maxAttendees, maxAttendeesStatus, last) => {
    const choices = eventQuantityChoices({ maxAttendees, maxAttendeesStatus });
    expect(choices).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, last));
  });
});

it.each([
  [-1, "Limited", true, undefined],
  [0, "Limited", true, undefined],
  [null, "Limited", true, undefined],
  [1, "Limited", false, 1],
  [5, null, false, 5],
  [6, "Limited", false, undefined],
  [0, "Unlimited", false, undefined],
])("with %s seats left, %s: it is full: %s, and %s are few", (maxAttendees, maxAttendeesStatus, isFull, few) => {
  const attendance = { maxAttendees, maxAttendeesStatus };
  expect(isEventFull(attendance)).toBe(isFull);
  expect(fewSeatsLeft(attendance)).toBe(few);
});

describe("checkTicketCount [R184]", () => {
  const event = { eventStatus: "PUBLISHED", left: 100 };

  it.each([
    [0, 100, "Please add at least one attendee"],
    [1, 100, undefined],
    [1.5, 100, "Please add at least one attendee"],
    [10, 100, undefined],
    [11, 100, "At most 10 tickets can be registered at once"],
    [10, undefined, undefined],
    [11, undefined, "At most 10 tickets can be registered at once"],
    [3, 3, undefined],
    [4, 3, "Only 3 tickets are left"],
    [2, 1, "Only 1 ticket is left"],
    [1, 0, "All seats are taken"],
    [1, -2, "All seats are taken"],
    [10, 0, "All seats are taken"],
  ])("%d tickets with %s left: %s", (count, left, message) => {
    expect(messageOf(checkTicketCount({ ...event, count, left }))).toBe(message);
  });

  it("refuses every ticket to a closed event [R183]", () => {
    expect(messageOf(checkTicketCount({ eventStatus: "ENDED", count: 1, left: 5 }))).toBe("Event Closed!");
  });
});

describe("eventDates [R182]", () => {
  const start = "2026-03-14T10:00:00+05:30";

  it.each([
    ["2026-03-14T23:59:59+05:30", 1],
    ["2026-03-14T18:29:59Z", 1],
    ["2026-03-14T18:30:00Z", 2],
    ["2026-03-15T00:00:00+05:30", 2],
    [undefined, 1],
    [null, 1],
    ["soon", 1],
  ])("to %s stands on %d lines", (end, lines) => {
    expect(eventDates({ start, end })).toEqual([start, end].slice(0, lines));
  });
});

describe("isInEventFilter", () => {
  const now = new Date("2026-03-14T12:00:00+05:30");
  const event = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
  const over = event("2026-03-01T10:00:00+05:30", "2026-03-01T12:00:00+05:30");
  const running = event("2026-03-14T10:00:00+05:30", "2026-03-14T18:00:00+05:30");
  const coming = event("2026-04-01T00:00:00+05:30", "2026-04-01T12:00:00+05:30");
  const longOver = event("2026-02-28T23:59:59+05:30", "2026-03-01T02:00:00+05:30");

  it("an event is not past before it has ended", () => {
    const endsNow = event("2026-03-14T10:00:00+05:30", "2026-03-14T12:00:00+05:30");
    expect(isInEventFilter(endsNow, "upcoming_events", now)).toBe(true);
    expect(isInEventFilter(endsNow, "upcoming_events", new Date(now.getTime() + 1))).toBe(false);
  });

  it.each([
    ["all_events", [over, running, coming, longOver]],
    ["upcoming_events", [running, coming]],
    ["past_events", [over, longOver]],
    ["this_month", [over, running]],
  ] as const)("%s", (filter, expected) => {
    expect([over, running, coming, longOver].filter((one) => isInEventFilter(one, filter, now))).toEqual(expected);
  });
});

it("an event with an unreadable start is in no month", () => {
  const event = { start: new Date(Number.NaN), end: new Date("2026-03-15T12:00:00Z") };
  expect(isInEventFilter(event, "this_month", new Date("2026-03-15T06:30:00Z"))).toBe(false);
});
