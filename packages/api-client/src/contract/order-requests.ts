import { RETURN_GROUNDS, RETURN_PHOTOS_AT_MOST, RETURN_REASON_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { Count, Id, integer, MAX_QUANTITY, Money, maybe, text } from "./fields.ts";

/*
 * What several calls about orders are sent. In a file of its own: browsers send it, and do not carry its checks.
 */

/** The most different products that staff can put into an order, as many as a cart takes. */
const MOST_ORDER_LINES = 100;

/** Products, each once, with so many pieces. */
export const ChosenGoods = v.pipe(
  v.array(v.object({ product_id: Id, quantity: integer(1, MAX_QUANTITY) })),
  v.minLength(1),
  v.maxLength(MOST_ORDER_LINES),
  v.check((lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length),
);

/** What an order is to hold, and where it is to go. */
export const orderChange = {
  lines: ChosenGoods,
  /** Another address of the customer; it stays where it is left out. */
  address_id: maybe(Id),
} as const;

export const SeenOrderChange = v.object({
  ...orderChange,
  /** How often it was changed, as who changes it saw it: who saw it otherwise is refused. */
  changes: Count,
  /** What they saw that there is to pay then. */
  amount: Money,
});

const PhotoId = v.pipe(v.string(), v.uuid());

/** Far more than the lines of an order. */
export const MOST_RETURN_LINES = 500;

/** Which lines of an order are to come back, and why. */
export const ReturnRequest = v.object({
  /** New for each submission: a repeated one asks once. */
  attempt: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(
      v.object({
        /** Of the order's line. */
        id: Id,
        quantity: integer(1, MAX_QUANTITY),
        ground: v.picklist(RETURN_GROUNDS),
        /** What is wrong. */
        words: text(RETURN_REASON_MAXIMUM_LENGTH, 1),
        /** What `addReturnPhoto` named. */
        photos: v.optional(v.pipe(v.array(PhotoId), v.maxLength(RETURN_PHOTOS_AT_MOST)), []),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_RETURN_LINES),
  ),
});
