import { expect, test } from "vitest";
import { consultationFile } from "./consultation-file.ts";

const BOOKED = {
  start: "2026-03-16T10:00:00+05:30",
  mobile: "+919811122233",
  createdAt: new Date("2026-03-15T06:30:00Z"),
};

test("a consultation lasts half an hour from its start in India", () => {
  const lines = consultationFile(BOOKED).split("\r\n");
  expect(lines).toContain("DTSTART:20260316T043000Z");
  expect(lines).toContain("DTEND:20260316T050000Z");
  expect(lines).toContain("LOCATION:By phone: +919811122233");
});

test("the file of the mail and that of the page are one entry", () => {
  const uidOf = (file: string) => file.split("\r\n").find((line) => line.startsWith("UID:"));
  const later = { ...BOOKED, createdAt: new Date("2026-03-15T08:00:00Z") };
  expect(uidOf(consultationFile(later))).toBe(uidOf(consultationFile(BOOKED)));
  expect(uidOf(consultationFile({ ...BOOKED, start: "2026-03-16T10:30:00+05:30" }))).not.toBe(
    uidOf(consultationFile(BOOKED)),
  );
});
