import { describe, expect, it } from "vitest";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { checkEventCancel, checkEventForm, checkEventOpen, checkSeats, type EventForm } from "./event-form.ts";

const start = new Date("2026-03-15T09:30:00+05:30");
const later = new Date("2026-03-15T09:30:00.001+05:30");
const EVENT: EventForm = {
  title: " Pressing oil ",
  descriptionHtml: "<p>Come!</p>",
  startsAt: start,
  endsAt: later,
  venueAddress: "Surabhi House",
  organizerName: "",
  category: "Physical Event",
  maxAttendees: 20,
};

describe("checkEventForm", () => {
  it.each<[Partial<EventForm>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ title: " " }, { title: "Title is required" }],
    [{ startsAt: undefined }, { startsAt: "Please select a date and a time" }],
    [{ endsAt: undefined }, { endsAt: "Please select a date and a time" }],
    [{ endsAt: start }, { endsAt: "It has to end after it starts" }],
    [{ category: "Garden" }, { category: "Please choose a category" }],
    [{ venueAddress: "" }, { venueAddress: "Please say where it takes place" }],
    [{ venueAddress: "", category: "Online" }, {}],
    [{ maxAttendees: undefined }, {}],
    [{ maxAttendees: 1 }, {}],
    [{ maxAttendees: 0 }, { maxAttendees: "Please enter a whole number of at least 1, or nothing" }],
    [{ maxAttendees: 2.5 }, { maxAttendees: "Please enter a whole number of at least 1, or nothing" }],
  ])("%j: %j", (change, refusals) => {
    expect(refusedFields(checkEventForm({ ...EVENT, ...change }))).toEqual(refusals);
  });

  it("answers texts trimmed, and nothing where nothing was said", () => {
    const checked = checkEventForm({ ...EVENT, category: "Online", venueAddress: " " });
    expect(checked).toMatchObject({
      ok: true,
      value: { title: "Pressing oil", venueAddress: null, organizerName: null, maxAttendees: 20 },
    });
  });
});

it.each([
  [null, 50, undefined],
  [50, 50, undefined],
  [49, 50, "50 seats are taken: please enter at least 50, or nothing"],
  [0, 1, "1 seat is taken: please enter at least 1, or nothing"],
])("%s seats, of which %d are taken: %s [R184]", (maxAttendees, taken, message) => {
  expect(messageOf(checkSeats(maxAttendees, taken))).toBe(message);
});

it.each([
  ["PUBLISHED", undefined, undefined],
  ["ENDED", undefined, "This event is over, or cancelled already"],
  ["CANCELLED", "This event is cancelled: it stays as it is", "This event is over, or cancelled already"],
])("an event that is %s: change %s, cancel %s", (status, change, cancel) => {
  expect([messageOf(checkEventOpen(status)), messageOf(checkEventCancel(status))]).toEqual([change, cancel]);
});
