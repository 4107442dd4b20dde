import { type CalendarDate, calendarDate, daysBetween } from "../dates/calendar-date.ts";
import { formatDay } from "../dates/format-day.ts";
import { checkFields, type FormOutcome } from "../forms/form.ts";
import { formatCount } from "../money/format-money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";
import { checkPieces, type StockChange } from "./stock-ledger.ts";

/** As it is printed on packs: a short code. */
export const BATCH_NUMBER_MAXIMUM_LENGTH = 30;

export const BATCH_NUMBER_MISSING = "Please enter the batch number that is on the pack.";
export const BATCH_NUMBER_TOO_LONG = `A batch number has at most ${BATCH_NUMBER_MAXIMUM_LENGTH} letters. Please check it on the pack!`;
export const BATCH_DAY_MISSING = "Please enter the day that the batch is best before.";
export const BATCH_IS_EXPIRED = "This day has passed, and expired goods must not be sold. Please check it on the pack!";
export const BATCH_DAY_PASSED = "This day has passed: its pieces are taken out of stock.";
export const BATCH_OF_COUNT = "A count is of all batches together. Please leave the batch empty.";
export const NO_SUCH_BATCH = "This product has no such batch. Please check the number on the pack!";
export const BATCHES_ABOVE_STOCK = "The batches of a product cannot have more pieces than are in stock.";

/** One number is one batch: a second day of it is a slip. */
export const batchOtherDay = (day: string): string =>
  `This batch is best before ${formatDay(day)} already. Please check the day, or correct it in the list of batches.`;
export const batchNumberTaken = (number: string): string => `This product has a batch ${number} already.`;
export const batchTooFew = (left: number): string =>
  `This batch has only ${formatCount(left)} ${left === 1 ? "piece" : "pieces"} left.`;

/** Goods of one making. */
export interface Batch {
  readonly number: string;
  /** The last day in India on which a piece may be sold. */
  readonly bestBefore: CalendarDate;
}

/** A batch that the shop has or had. */
export interface KnownBatch extends Batch {
  readonly left: number;
}

/** What was typed; empty where nothing was. */
export interface TypedBatch {
  readonly number: string;
  readonly bestBefore: string;
}

export type BatchRefusal = Refusal<
  | "batch-number-missing"
  | "batch-number-too-long"
  | "batch-day-missing"
  | "batch-expired"
  | "batch-of-count"
  | "batch-other-day"
  | "batch-too-few"
  | "no-such-batch"
>;

/** A batch number as it is kept: packs and people write one in capitals or not. */
export const batchKey = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toUpperCase();

const checkNumber = (number: string): Outcome<string, BatchRefusal> => {
  const key = batchKey(number);
  if (key === "") return refuse({ code: "batch-number-missing", message: BATCH_NUMBER_MISSING });
  return key.length > BATCH_NUMBER_MAXIMUM_LENGTH
    ? refuse({ code: "batch-number-too-long", message: BATCH_NUMBER_TOO_LONG })
    : accept(key);
};

const checkDay = (bestBefore: string): Outcome<CalendarDate, BatchRefusal> => {
  const day = calendarDate(bestBefore);
  return day ? accept(day) : refuse({ code: "batch-day-missing", message: BATCH_DAY_MISSING });
};

/** A batch as staff correct it, or make one of pieces that are in stock already. Its day may have passed. */
export const checkBatchForm = ({
  number,
  bestBefore,
  left,
}: TypedBatch & { readonly left: number }): FormOutcome<KnownBatch, "number" | "bestBefore" | "left"> =>
  checkFields(
    // None is left of one that was entered by mistake, as a count may find none.
    { number: checkNumber(number), bestBefore: checkDay(bestBefore), left: checkPieces(left, "counted") },
    (fields) => ({ number: fields.number.value, bestBefore: fields.bestBefore.value, left: fields.left.value }),
  );

/** What is asked before a batch is saved: a job takes pieces out of stock whose day has passed. */
export const batchQuestions = ({ number, bestBefore, left }: KnownBatch, today: CalendarDate): readonly string[] =>
  bestBefore < today && left > 0
    ? [
        `Batch ${number}, best before ${formatDay(bestBefore)}, has expired: ${formatCount(left)} ${left === 1 ? "piece leaves" : "pieces leave"} the stock.`,
      ]
    : [];

interface ShopsBatch {
  /** The batch of that number which the shop knows. */
  readonly known: KnownBatch | undefined;
  readonly today: CalendarDate;
}

/**
 * The batch that pieces come into or are written off from. One that is known needs no day. Goods whose day has passed are
 * not taken in: an Indian food shop must not sell them (Food Safety and Standards Act, 2006).
 */
export function batchOfChange(
  { action, quantity }: Pick<StockChange, "action" | "quantity">,
  typed: TypedBatch,
  { known, today }: ShopsBatch,
): Outcome<Batch, BatchRefusal> {
  const number = checkNumber(typed.number);
  if (!number.ok) return number;
  if (action === "counted") return refuse({ code: "batch-of-count", message: BATCH_OF_COUNT });
  if (action === "damaged") {
    if (!known) return refuse({ code: "no-such-batch", message: NO_SUCH_BATCH });
    const { left } = known;
    return quantity > left
      ? refuse({ code: "batch-too-few", params: { left }, message: batchTooFew(left) })
      : accept(known);
  }
  const day = checkDay(typed.bestBefore || (known?.bestBefore ?? ""));
  if (!day.ok) return day;
  const bestBefore = day.value;
  if (known && known.bestBefore !== bestBefore) {
    const params = { bestBefore: known.bestBefore };
    return refuse({ code: "batch-other-day", params, message: batchOtherDay(known.bestBefore) });
  }
  return bestBefore < today
    ? refuse({ code: "batch-expired", message: BATCH_IS_EXPIRED })
    : accept({ number: number.value, bestBefore });
}

/** What the list of batches can be asked for. */
export const BATCH_LIST_STATES = ["left", "soon", "expired"] as const;
export type BatchListState = (typeof BATCH_LIST_STATES)[number];

export const BATCH_STATES = ["expired", "soon", "good"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Whether the pieces of a batch can be sold, and for long. */
export function batchStateOf(
  bestBefore: CalendarDate,
  today: CalendarDate,
  { bestBeforeWarningDays }: Pick<Policy, "bestBeforeWarningDays">,
): BatchState {
  if (bestBefore < today) return "expired";
  return daysBetween(today, bestBefore) <= bestBeforeWarningDays ? "soon" : "good";
}
