import { expect, it } from "vitest";
import { refused } from "../testing/refused.ts";
import {
  checkErasure,
  checkErasureTyped,
  ERASE_WAITS_FOR_PARCELS,
  ERASE_WAITS_FOR_REFUNDS,
  KEPT_AFTER_ERASURE,
  typeToErase,
} from "./erasure.ts";

it.each([
  [false, false, "accepted"],
  [true, true, { code: "parcels-open", message: ERASE_WAITS_FOR_PARCELS }],
  [false, true, { code: "refunds-open", message: ERASE_WAITS_FOR_REFUNDS }],
])("an account with parcels on their way (%s) and refunds by hand (%s) is %j", (hasParcels, hasHandRefunds, answer) => {
  expect(refused(checkErasure({ hasParcels, hasHandRefunds }))).toEqual(answer);
});

it("says what stays and why [C53]", () => {
  expect(KEPT_AFTER_ERASURE.join(" ")).toContain("8 years from the order, as tax and company law require");
});

it.each([
  [" asha  PATEL ", "Asha Patel", "accepted"],
  ["Asha", "Asha Patel", typeToErase("Asha Patel")],
  ["", "Asha Patel", typeToErase("Asha Patel")],
  ["customer 7", " ", "accepted"],
  ["", "", typeToErase("Customer 7")],
])("typing %j confirms the erasure of %j: %s", (typed, name, answer) => {
  const checked = checkErasureTyped(typed, { id: 7, name });
  expect(checked.ok ? "accepted" : checked.refusal.message).toBe(answer);
});
