import { expect, it } from "vitest";
import { OPENING_STEPS, openingProgress } from "./opening.ts";

const DONE = { staff: true, identity: true, product: true, payment: true, mail: true, order: true };

it.each(OPENING_STEPS)("tells what a new shop needs until all is done: %s is missing [C52]", (step) => {
  const told = openingProgress({ ...DONE, [step]: false });
  expect(told?.map((one) => one.step)).toEqual(["staff", "identity", "product", "payment", "mail", "order"]);
  expect(told?.filter(({ isDone }) => !isDone).map((one) => one.step)).toEqual([step]);
});

it("says nothing any more once the shop can open", () => {
  expect(openingProgress(DONE)).toBeUndefined();
});
