import { APPOINTMENT_DAYS_AHEAD, APPOINTMENT_MINUTES, DEFAULT_POLICY } from "@store/domain";
import { expect, it } from "vitest";
import { consultation } from "./consultation.ts";
import { shopContact } from "./shop-contact.ts";

it("has three patients, four pictures and the steps of a consultation(DEFAULT_POLICY) [R132]", () => {
  expect(consultation(DEFAULT_POLICY).patients).toHaveLength(3);
  expect(new Set(consultation(DEFAULT_POLICY).pictures.map(({ key }) => key)).size).toBe(4);
  expect(consultation(DEFAULT_POLICY).steps.map(({ title }) => title)).toEqual([
    "Choose a time",
    "Tell us what troubles you",
    "Take the call",
    "Go on at your pace",
  ]);
});

it("says what the booking keeps to, and promises no cure", () => {
  const words = JSON.stringify(consultation(DEFAULT_POLICY));
  for (const fact of [
    `${APPOINTMENT_DAYS_AHEAD} days`,
    `${APPOINTMENT_MINUTES} minutes`,
    shopContact(DEFAULT_POLICY).vaidya.name,
  ]) {
    expect(words).toContain(fact);
  }
  expect(words).not.toMatch(/\b(cured?|heals?|guarantee)/i);
});
