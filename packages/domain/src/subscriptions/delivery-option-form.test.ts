import { expect, it } from "vitest";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { checkDeliveryOption, checkOptionDays } from "./delivery-option-form.ts";

const DAYS = "Please enter a whole number of days from 1 to 365";

it.each([
  [{}, {}],
  [{ name: " " }, { name: "Name is required" }],
  [{ durationDays: 1 }, {}],
  [{ durationDays: 365 }, {}],
  [{ durationDays: 0 }, { durationDays: DAYS }],
  [{ durationDays: 366 }, { durationDays: DAYS }],
  [{ durationDays: 1.5 }, { durationDays: DAYS }],
  [{ durationDays: undefined }, { durationDays: DAYS }],
])("a delivery option with %j: %j", (change, refusals) => {
  const form = { name: "Every month", durationDays: 30, isOffered: true, ...change };
  expect(refusedFields(checkDeliveryOption(form))).toEqual(refusals);
});

it.each([
  [30, 30, 5, undefined],
  [30, 45, 0, undefined],
  [
    30,
    45,
    1,
    "Subscriptions are delivered with this option, so its number of days cannot be changed. Please add another option, and stop offering this one!",
  ],
])("%d days become %d while %d subscriptions have them: %s [C43]", (before, after, subscriptions, message) => {
  expect(messageOf(checkOptionDays({ before, after }, subscriptions))).toBe(message);
});
