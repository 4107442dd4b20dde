import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** As long as a tracking number may be. */
export const TRACKING_NUMBER_MAXIMUM_LENGTH = 60;

export interface TrackedOrder {
  readonly order: string;
  readonly number: string;
}

export type TrackingListRefusal = Refusal<"tracking-list-count" | "tracking-list-line" | "tracking-list-repeated">;

const NO_CHOSEN_ORDER = "It names no order that is chosen.";

const refuseLine = (place: number, why: string) =>
  refuse({
    code: "tracking-list-line",
    params: { line: place + 1, why },
    message: `Line ${place + 1}: ${why}`,
  });

/** An order's number without its digits: what looks so is an order, too. */
const shapeOf = (order: string): string => order.toLowerCase().replace(/\d+/g, "0");

const firstRepeated = (all: readonly string[]): string | undefined =>
  all.find((one, place) => all.indexOf(one) < place);

/** What a line says: the order that it begins with, if it does, and the number. */
function readLine(text: string, orders: readonly string[]) {
  const [, first = "", rest = ""] = /^(\S+?)[\s,;]+(.+)$/.exec(text) ?? [];
  const order = orders.find((one) => one.toLowerCase() === first.toLowerCase());
  const looksLikeOrder = first !== "" && orders.some((one) => shapeOf(one) === shapeOf(first));
  return { order, looksLikeOrder, number: order === undefined ? text : rest };
}

/**
 * Which order has which tracking number, of what was pasted: a number a line in the order of the orders, or an order and its
 * number in each line, in any order. Empty lines are skipped. It refuses a list that does not give each order one number
 * of its own, so that no parcel gets another's.
 * @param orders the orders' numbers, in the order in which they are shown.
 */
export function readTrackingList(
  orders: readonly string[],
  pasted: string,
): Outcome<readonly TrackedOrder[], TrackingListRefusal> {
  const lines = pasted.split("\n").flatMap((text) => (text.trim() ? [readLine(text.trim(), orders)] : []));
  if (lines.length !== orders.length)
    return refuse({
      code: "tracking-list-count",
      params: { numbers: lines.length, orders: orders.length },
      message: `There are ${lines.length} numbers for ${orders.length} orders. Please paste one a line.`,
    });
  const isNamed = lines.some(({ order }) => order !== undefined);
  const read: TrackedOrder[] = [];
  for (const [place, { order, looksLikeOrder, number }] of lines.entries()) {
    if (order === undefined && (isNamed || looksLikeOrder)) return refuseLine(place, NO_CHOSEN_ORDER);
    if (/[\t,;]/.test(number)) return refuseLine(place, "Please leave an order and its number only.");
    if (number.length > TRACKING_NUMBER_MAXIMUM_LENGTH) return refuseLine(place, "The number is too long.");
    read.push({ order: order ?? orders[place] ?? "", number });
  }
  const repeated = firstRepeated(read.map(({ number }) => number)) ?? firstRepeated(read.map(({ order }) => order));
  if (repeated !== undefined)
    return refuse({
      code: "tracking-list-repeated",
      params: { repeated },
      message: `${repeated} is in the list twice.`,
    });
  return accept(read.toSorted((one, other) => orders.indexOf(one.order) - orders.indexOf(other.order)));
}
