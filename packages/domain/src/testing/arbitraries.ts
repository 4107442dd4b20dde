import * as fc from "fast-check";
import { paise } from "../money.ts";

/** Amounts as a shop meets them: up to a crore of rupees. */
export const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);

export const signedAmounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);

/** Points in time of the years that a store sees. */
export const moments = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-31T23:59:59Z"),
  noInvalidDate: true,
});

export const tenDigits = fc.stringMatching(/^[0-9]{10}$/);
