import { APPOINTMENT_DAYS_AHEAD, APPOINTMENT_MINUTES } from "@store/domain";
import { expect, it } from "vitest";
import { brand } from "./brand.ts";
import { consultation } from "./consultation.ts";

it("has three patients, four pictures and the steps of a consultation [R132]", () => {
  expect(consultation.patients).toHaveLength(3);
  expect(new Set(consultation.pictures.map(({ key }) => key)).size).toBe(4);
  expect(consultation.steps.map(({ title }) => title)).toEqual([
    "Choose a time",
    "Tell us what troubles you",
    "Take the call",
    "Go on at your pace",
  ]);
});

it("says what the booking keeps to, and promises no cure", () => {
  const words = JSON.stringify(consultation);
  for (const fact of [`${APPOINTMENT_DAYS_AHEAD} days`, `${APPOINTMENT_MINUTES} minutes`, brand.vaidya.name]) {
    expect(words).toContain(fact);
  }
  expect(words).not.toMatch(/\b(cured?|heals?|guarantee)/i);
});
