import { expect, it } from "vitest";
import { checkTrackingNumber, TRACKING_NUMBER_MISSING } from "./carrier.ts";

it.each([
  ["Garuda Parcels", " GP1 ", "GP1"],
  ["Own Delivery Services", "OD7", "OD7"],
  ["Own delivery", "", ""],
  ["Handed over in person", "", ""],
  [" own delivery ", "GP1", ""],
])("%j with %j travels under %j", (carrier, typed, number) => {
  expect(checkTrackingNumber(carrier, typed)).toEqual({ ok: true, value: number });
});

it.each(["", "  "])("a courier has no number %j", (typed) => {
  expect(checkTrackingNumber("Garuda Parcels", typed)).toMatchObject({
    ok: false,
    refusal: { code: "tracking-number-missing", message: TRACKING_NUMBER_MISSING },
  });
});
