import { describe, expect, it } from "vitest";
import {
  ALL_PEOPLE_STATES,
  APPOINTMENT_CANCELLED,
  APPOINTMENT_OVER,
  checkCancelAppointment,
  checkPeopleState,
  hasNote,
  hasRequestState,
  PEOPLE_KINDS,
  PEOPLE_STATES,
} from "./people.ts";

describe("the lists of people", () => {
  it.each(PEOPLE_KINDS)("%s are filtered by their own states and by no other", (kind) => {
    for (const state of ALL_PEOPLE_STATES)
      expect(checkPeopleState(kind, state).ok, state).toBe(PEOPLE_STATES[kind].some((own) => own === state));
  });

  it("are moved on where somebody waits for an answer", () => {
    expect(PEOPLE_KINDS.filter(hasRequestState)).toEqual(["inquiries", "leads"]);
    expect(PEOPLE_KINDS.filter(hasNote)).toEqual(["inquiries", "leads", "appointments"]);
  });
});

describe("a consultation", () => {
  const now = new Date("2026-03-15T06:30:00Z");
  const later = new Date(now.getTime() + 1);

  it.each([
    ["ahead", { startsAt: later, cancelledAt: null }, undefined],
    ["that begins now", { startsAt: now, cancelledAt: null }, APPOINTMENT_OVER],
    ["that was cancelled", { startsAt: later, cancelledAt: now }, APPOINTMENT_CANCELLED],
  ])("%s can be cancelled, or not: %s", (_, appointment, words) => {
    const checked = checkCancelAppointment({ ...appointment, now });
    expect(checked.ok ? undefined : checked.refusal.message).toBe(words);
  });
});
