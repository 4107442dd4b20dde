import { SET_QUANTITY_ABOVE_ZERO } from "@store/domain";
import * as v from "valibot";

/** More of one thing than any shelf holds; the stock decides below it. */
const LARGEST_QUANTITY = 10_000;

export const Quantity = v.pipe(
  v.number("Must be a whole number"),
  v.integer("Must be a whole number"),
  v.minValue(1, SET_QUANTITY_ABOVE_ZERO),
  v.maxValue(LARGEST_QUANTITY, `Must be at most ${LARGEST_QUANTITY}`),
);
