import { expect, test } from "vitest";
import { type CalendarEvent, createCalendarFile } from "./create-calendar-file.ts";

const WORKSHOP: CalendarEvent = {
  company: "shop.example",
  uid: "event-7@shop.example",
  start: new Date("2026-03-16T10:00:00+05:30"),
  end: new Date("2026-03-16T12:30:00+05:30"),
  title: "Ghee by the bilona method",
  place: "Surabhi House, 12 Kadamb Marg, Ahmedabad",
  description: "Bring an apron.\nTea is served; so is lunch.",
  organizer: { name: "The shop", email: "care@shop.example" },
  url: "https://shop.example/event/7",
  createdAt: new Date("2026-03-01T08:00:00Z"),
};

/** The lines as a calendar reads them: long ones are folded in the file. */
const linesOf = (event: CalendarEvent) => {
  const file = createCalendarFile(event);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  return file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
};

test("a file has one event, in UTC", () => {
  expect(linesOf(WORKSHOP)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//shop.example//Store//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:event-7@shop.example",
    "SEQUENCE:0",
    "DTSTAMP:20260301T080000Z",
    "DTSTART:20260316T043000Z",
    "DTEND:20260316T070000Z",
    "SUMMARY:Ghee by the bilona method",
    "LOCATION:Surabhi House\\, 12 Kadamb Marg\\, Ahmedabad",
    "DESCRIPTION:Bring an apron.\\nTea is served\\; so is lunch.",
    'ORGANIZER;CN="The shop":mailto:care@shop.example',
    "URL;VALUE=URI:https://shop.example/event/7",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test("the same event makes the same file", () => {
  expect(createCalendarFile(WORKSHOP)).toBe(createCalendarFile({ ...WORKSHOP }));
});

const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, "%").length;

test("no line is longer than 75 bytes, in any script", () => {
  const description = "घी बनाने की विधि, माटी के घड़े में। ".repeat(20);
  for (const line of createCalendarFile({ ...WORKSHOP, description }).split("\r\n")) {
    expect(bytesOf(line)).toBeLessThanOrEqual(75);
  }
});

test.each(["\r\n", "\n", "\r"])("no text adds a line of its own by %j", (lineBreak) => {
  const hostile = `A talk${lineBreak}ATTACH:https://elsewhere.example/virus.exe`;
  const lines = linesOf({
    ...WORKSHOP,
    title: hostile,
    place: hostile,
    description: hostile,
    organizer: { name: hostile, email: "care@shop.example" },
  });
  expect(lines).toHaveLength(linesOf(WORKSHOP).length);
  for (const line of lines) expect(line).not.toMatch(/[\r\n]|^ATTACH/);
});

test("every line ends with CRLF, and none has a bare line break", () => {
  expect(createCalendarFile(WORKSHOP).replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("texts are escaped, and a name in quotes is quoted", () => {
  const title = 'Ghee; "raw", new \\ old: all';
  const organizer = { name: 'The "Kadamb" farm; of Asha, Ravi', email: "care@shop.example" };
  const lines = linesOf({ ...WORKSHOP, title, organizer });
  expect(lines).toContain('SUMMARY:Ghee\\; "raw"\\, new \\\\ old: all');
  // A quotation mark in a parameter is ^' (RFC 6868).
  expect(lines).toContain("ORGANIZER;CN=\"The ^'Kadamb^' farm; of Asha, Ravi\":mailto:care@shop.example");
});

test("a change has a higher sequence, and a cancellation takes the same entry out", () => {
  const cancelled = linesOf({ ...WORKSHOP, sequence: 2, isCancelled: true });
  expect(cancelled).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "UID:event-7@shop.example", "SEQUENCE:2", "STATUS:CANCELLED"]),
  );
  expect(linesOf({ ...WORKSHOP, sequence: 1 })).toEqual(expect.arrayContaining(["METHOD:PUBLISH", "SEQUENCE:1"]));
});

test("without a page there is no link", () => {
  const { url: _, ...without } = WORKSHOP;
  expect(linesOf(without).some((line) => line.startsWith("URL"))).toBe(false);
});
