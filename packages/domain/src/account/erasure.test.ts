import { expect, it } from "vitest";
import { refused } from "../testing/refused.ts";
import { checkErasure, ERASE_WAITS_FOR_PARCELS, ERASE_WAITS_FOR_REFUNDS, KEPT_AFTER_ERASURE } from "./erasure.ts";

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
