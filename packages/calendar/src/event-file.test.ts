import { DEFAULT_POLICY } from "@store/domain";
import { expect, test } from "vitest";
import { eventFile } from "./event-file.ts";

const EVENT = {
  id: 7,
  title: "Five millets, five lunches",
  start: new Date("2026-03-14T09:30:00+05:30"),
  end: new Date("2026-03-14T12:00:00+05:30"),
  place: "Surabhi House",
  organizer: "The millet circle",
  createdAt: new Date("2026-03-01T08:00:00Z"),
};
const linesOf = (event: Parameters<typeof eventFile>[0]) =>
  eventFile(event, DEFAULT_POLICY).replaceAll("\r\n ", "").split("\r\n");
const lineOf = (event: Parameters<typeof eventFile>[0], name: string) =>
  linesOf(event).find((line) => line.startsWith(name));

test("an event's file says when, where and by whom", () => {
  expect(linesOf(EVENT)).toEqual(
    expect.arrayContaining([
      "DTSTART:20260314T040000Z",
      "DTEND:20260314T063000Z",
      "SUMMARY:Five millets\\, five lunches",
      "LOCATION:Surabhi House",
      expect.stringMatching(/^ORGANIZER;CN="The millet circle":/),
    ]),
  );
});

test("what is not known of an event is left out; the shop is its organizer", () => {
  const { end: _, ...bare } = { ...EVENT, place: null, organizer: undefined };
  expect(lineOf(bare, "DTEND")).toBeUndefined();
  expect(lineOf(bare, "LOCATION:S")).toBeUndefined();
  expect(lineOf(bare, "ORGANIZER")).toContain(`CN="${DEFAULT_POLICY.identity.shopName}"`);
});

test("an event has one entry, whenever its file was made", () => {
  const later = { ...EVENT, title: "Six millets", createdAt: new Date("2026-03-02T08:00:00Z") };
  expect(lineOf(later, "UID:")).toBe(lineOf(EVENT, "UID:"));
  expect(lineOf({ ...EVENT, id: 8 }, "UID:")).not.toBe(lineOf(EVENT, "UID:"));
});

test("an event's file counts its changes, and says that it is cancelled", () => {
  expect(lineOf(EVENT, "SEQUENCE:")).toBe("SEQUENCE:0");
  expect(lineOf({ ...EVENT, sequence: 3, isCancelled: true }, "SEQUENCE:")).toBe("SEQUENCE:3");
  expect(linesOf({ ...EVENT, sequence: 3, isCancelled: true })).toContain("METHOD:CANCEL");
});
