import { DEFAULT_POLICY } from "@store/domain";
import { expect, test } from "vitest";
import { consultationFile } from "./consultation-file.ts";

const BOOKED = {
  start: "2026-03-16T10:00:00+05:30",
  mobile: "+919811122233",
  createdAt: new Date("2026-03-15T06:30:00Z"),
};

test("a consultation lasts half an hour from its start in India", () => {
  const lines = consultationFile(BOOKED, DEFAULT_POLICY).split("\r\n");
  expect(lines).toContain("DTSTART:20260316T043000Z");
  expect(lines).toContain("DTEND:20260316T050000Z");
  expect(lines).toContain("LOCATION:By phone: +919811122233");
});

test("the file of the mail and that of the page are one entry", () => {
  const uidOf = (file: string) => file.split("\r\n").find((line) => line.startsWith("UID:"));
  const later = { ...BOOKED, createdAt: new Date("2026-03-15T08:00:00Z") };
  expect(uidOf(consultationFile(later, DEFAULT_POLICY))).toBe(uidOf(consultationFile(BOOKED, DEFAULT_POLICY)));
  expect(uidOf(consultationFile({ ...BOOKED, start: "2026-03-16T10:30:00+05:30" }, DEFAULT_POLICY))).not.toBe(
    uidOf(consultationFile(BOOKED, DEFAULT_POLICY)),
  );
});

test("a cancellation takes the entry out, and another booking of the slot puts it in again", () => {
  const lineOf = (file: string, name: string) => file.split("\r\n").find((line) => line.startsWith(name)) ?? "";
  const files = ["2026-03-15T06:30:00Z", "2026-03-15T09:00:00Z", "2026-03-15T10:00:00Z"].map((at, place) =>
    consultationFile({ ...BOOKED, createdAt: new Date(at), isCancelled: place === 1 }, DEFAULT_POLICY),
  );
  expect(files.map((file) => lineOf(file, "METHOD"))).toEqual(["METHOD:PUBLISH", "METHOD:CANCEL", "METHOD:PUBLISH"]);
  expect(new Set(files.map((file) => lineOf(file, "UID"))).size).toBe(1);
  const sequences = files.map((file) => Number(lineOf(file, "SEQUENCE").slice("SEQUENCE:".length)));
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
});
