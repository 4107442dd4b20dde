import { expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import { EVENT_CLOSED } from "./event.ts";
import {
  alreadyIn,
  checkEntry,
  checkGiveBack,
  checkPlaces,
  TICKET_EVENT_CANCELLED,
  TICKET_GIVEN_BACK,
  TICKET_USED,
  TICKET_WAITS,
  tidyTicketCode,
  waitingListJoined,
} from "./event-place.ts";

const at = new Date("2026-03-15T06:30:00Z");

it.each([
  [1, 5, false, "seated"],
  [1, 5, true, "seated"],
  [1, undefined, true, "seated"],
  [1, 0, false, "All seats are taken"],
  [2, 0, true, "waiting"],
  [2, 1, true, "Only 1 ticket is left"],
  [11, 0, true, "At most 10 tickets can be registered at once"],
])("%d tickets with %s left, by somebody who would wait: %s, are %s", (count, left, wantsToWait, answer) => {
  const checked = checkPlaces({ eventStatus: "PUBLISHED", count, left, wantsToWait });
  expect(checked.ok ? checked.value : checked.refusal.message).toBe(answer);
});

it("nobody waits for a closed event", () => {
  expect(messageOf(checkPlaces({ eventStatus: "ENDED", count: 1, left: 0, wantsToWait: true }))).toBe(EVENT_CLOSED);
});

it.each([
  [{}, undefined],
  [{ state: "waiting" as const }, undefined],
  [{ state: "cancelled" as const }, TICKET_GIVEN_BACK],
  [{ attendedAt: at }, TICKET_USED],
  [{ eventStatus: "ENDED" }, EVENT_CLOSED],
  [{ eventStatus: "CANCELLED" }, EVENT_CLOSED],
])("a ticket with %j is given back: %j", (change, message) => {
  const ticket = { state: "seated" as const, attendedAt: null, eventStatus: "PUBLISHED" };
  expect(messageOf(checkGiveBack({ ...ticket, ...change }))).toBe(message);
});

it.each([
  [{}, undefined],
  [{ state: "waiting" as const }, TICKET_WAITS],
  [{ state: "cancelled" as const }, TICKET_GIVEN_BACK],
  [{ attendedAt: at }, "Already in, since 15 Mar 2026, 12:00 pm."],
  [{ isEventCancelled: true }, TICKET_EVENT_CANCELLED],
  // The days in India: the first begins at 18:30 UTC of the day before.
  [{ start: new Date("2026-03-15T18:29:59Z"), end: new Date("2026-03-15T18:29:59Z") }, undefined],
  [{ start: new Date("2026-03-13T05:00:00Z"), end: new Date("2026-03-14T18:30:00Z") }, undefined],
  [
    { start: new Date("2026-03-15T18:30:00Z"), end: new Date("2026-03-15T18:30:00Z") },
    "This ticket is for Millets on 16 Mar 2026.",
  ],
  [
    { start: new Date("2026-03-13T05:00:00Z"), end: new Date("2026-03-14T18:29:59Z") },
    "This ticket is for Millets on 13 Mar 2026 to 14 Mar 2026.",
  ],
])("a ticket with %j lets somebody in: %j", (change, message) => {
  const ticket = { state: "seated" as const, attendedAt: null, isEventCancelled: false };
  const event = { title: "Millets", start: at, end: at };
  expect(messageOf(checkEntry({ ...ticket, ...event, ...change }, at))).toBe(message);
  expect(alreadyIn(at)).toContain("Already in");
});

it.each([
  ["7-341-k3mq9txz", "7-341-K3MQ9TXZ"],
  [" 7-341-K3MQ 9TXZ\n", "7-341-K3MQ9TXZ"],
  ["7-34l-O3MI9TXZ", "7-341-03M19TXZ"],
])("the code %j is read as %j", (typed, code) => {
  expect(tidyTicketCode(typed)).toBe(code);
});

it("says the place on the waiting list", () => {
  expect(waitingListJoined(3)).toBe("You are on the waiting list, at place 3. We mail you as soon as a seat is yours.");
});
