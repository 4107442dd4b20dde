import { DEFAULT_POLICY } from "@store/domain";
import { expect, test } from "vitest";
import { consultationFile } from "./consultation-file.ts";

const BOOKED = {
  ...{ id: 7, version: 1 },
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

const lineOf = (file: string, name: string) => file.split("\r\n").find((line) => line.startsWith(name)) ?? "";

test("the file of the mail and that of the page are one entry, and that of another consultation is not", () => {
  const uidOf = (change: Partial<typeof BOOKED>) =>
    lineOf(consultationFile({ ...BOOKED, ...change }, DEFAULT_POLICY), "UID");
  expect(uidOf({ createdAt: new Date("2026-03-15T08:00:00Z") })).toBe(uidOf({}));
  expect(uidOf({ id: 8 })).not.toBe(uidOf({}));
});

test("a later file moves the entry, and a cancellation takes it out", () => {
  const start = "2026-03-17T10:30:00+05:30";
  const files = [{}, { version: 2, start }, { version: 3, start, isCancelled: true }].map((change) =>
    consultationFile({ ...BOOKED, ...change }, DEFAULT_POLICY),
  );
  const linesOf = (name: string) => files.map((file) => lineOf(file, name));
  expect(linesOf("METHOD")).toEqual(["METHOD:PUBLISH", "METHOD:PUBLISH", "METHOD:CANCEL"]);
  expect(linesOf("DTSTART")).toEqual(["DTSTART:20260316T043000Z", ...Array(2).fill("DTSTART:20260317T050000Z")]);
  expect(new Set(linesOf("UID")).size).toBe(1);
  expect(linesOf("SEQUENCE")).toEqual(["SEQUENCE:1", "SEQUENCE:2", "SEQUENCE:3"]);
});
