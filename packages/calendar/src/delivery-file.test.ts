import { calendarDate, DEFAULT_POLICY } from "@store/domain";
import { expect, test, vi } from "vitest";
import { deliveryFile } from "./delivery-file.ts";

const promisedOn = calendarDate("2026-03-18");
if (!promisedOn) throw new Error("No such day");
const PROMISED = {
  ...{ orderNumber: "SO-2026-000041", promisedOn, url: "https://shop.example/orders/41" },
  createdAt: new Date("2026-03-15T06:30:00Z"),
};

const lineOf = (file: string, name: string) => file.split("\r\n").find((line) => line.startsWith(name));

test.each(["America/Los_Angeles", "Asia/Kolkata", "Pacific/Kiritimati"])("a delivery is a day in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const lines = deliveryFile(PROMISED, DEFAULT_POLICY).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20260318");
  expect(lines).toContain("URL;VALUE=URI:https://shop.example/orders/41");
  vi.unstubAllEnvs();
});

test("a later promise moves the same entry", () => {
  const later = deliveryFile({ ...PROMISED, createdAt: new Date("2026-03-16T06:30:00Z") }, DEFAULT_POLICY);
  const first = deliveryFile(PROMISED, DEFAULT_POLICY);
  expect(lineOf(later, "UID")).toBe(lineOf(first, "UID"));
  const sequenceOf = (file: string) => Number(lineOf(file, "SEQUENCE")?.slice("SEQUENCE:".length));
  expect(sequenceOf(later)).toBeGreaterThan(sequenceOf(first));
});
