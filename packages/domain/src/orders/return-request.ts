import { allocate } from "../money/allocate.ts";
import { addMoney, type Paise, ZERO_PAISE } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Why goods come back [R119]. */
export const RETURN_GROUNDS = ["damaged", "defective", "missing part", "mismatched"] as const;
export type ReturnGround = (typeof RETURN_GROUNDS)[number];

/** The same in the words of shoppers. */
export const RETURN_GROUND_NAMES: Readonly<Record<ReturnGround, string>> = {
  damaged: "It came damaged",
  defective: "It is defective",
  "missing part": "A part is missing",
  mismatched: "It is not what I ordered",
};

/** Photos that may show what is wrong with a line of a return. */
export const RETURN_PHOTOS_AT_MOST = 4;
/** The longest side that is kept of one, in pixels: enough to see a crack in a jar. */
export const RETURN_PHOTO_LONGEST_SIDE = 1600;
/** How long a photo is kept that no return has been sent with, in hours. */
export const UNSENT_PHOTO_HOURS = 24;

export const RETURN_PHOTO_GONE = "A photo is not there any more. Please take it away, and add it again!";
export const RETURN_PHOTOS_TOO_MANY = "You have added many photos already. Please send your return with those!";

/** The life of a request to return lines of an order. */
export const RETURN_STATES = ["requested", "accepted", "refused", "received", "refunded"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The same in the words of shoppers. */
export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  requested: "Requested",
  accepted: "Accepted",
  refused: "Not accepted",
  received: "Goods received",
  refunded: "Refunded",
};

/** What staff does with a request; its goods are refunded once they are there. */
export const RETURN_STEPS = ["accept", "refuse", "receive", "refund"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

const TRANSITIONS: Readonly<
  Record<ReturnStep, { readonly from: readonly ReturnState[]; readonly to: ReturnState; readonly verb: string }>
> = {
  accept: { from: ["requested"], to: "accepted", verb: "accepted" },
  refuse: { from: ["requested", "accepted"], to: "refused", verb: "refused" },
  receive: { from: ["accepted"], to: "received", verb: "taken in" },
  refund: { from: ["received"], to: "refunded", verb: "refunded" },
};

/** Requests in these states wait for somebody. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = RETURN_STATES.filter((state) =>
  RETURN_STEPS.some((step) => TRANSITIONS[step].from.includes(state)),
);

export const returnCannotBe = (state: ReturnState, verb: string): string =>
  `This return is ${state} by now and cannot be ${verb}. Please look at it again!`;

/** The state that a step leads to, or why it is refused: somebody else may have been quicker. */
export function nextReturnState(state: ReturnState, step: ReturnStep): Outcome<ReturnState, Refusal<"return-state">> {
  const { from, to, verb } = TRANSITIONS[step];
  return from.includes(state)
    ? accept(to)
    : refuse({ code: "return-state", params: { state, step }, message: returnCannotBe(state, verb) });
}

/** What can be done with a request now. */
export const returnStepsOf = (state: ReturnState): readonly ReturnStep[] =>
  RETURN_STEPS.filter((step) => nextReturnState(state, step).ok);

/** Pieces of a line that somebody wants to return, and of which some came back. */
export interface ReturnedLine {
  /** Of the order's line. */
  readonly id: number;
  /** Pieces asked for. */
  readonly quantity: number;
  /** Pieces that came and can be sold again, and those that cannot. */
  readonly restocked: number;
  readonly writtenOff: number;
}

export interface ReturnOfLines {
  readonly state: ReturnState;
  readonly lines: readonly ReturnedLine[];
}

export const receivedPieces = ({ restocked, writtenOff }: Omit<ReturnedLine, "id" | "quantity">): number =>
  restocked + writtenOff;

/** The pieces of a line that a request takes: none once it is refused, and those that came once goods are there. */
function takenPieces({ state, lines }: ReturnOfLines, id: number): number {
  if (state === "refused") return 0;
  const isThere = state === "received" || state === "refunded";
  return lines
    .filter((line) => line.id === id)
    .reduce((sum, line) => sum + (isThere ? receivedPieces(line) : line.quantity), 0);
}

interface OrderedLine {
  readonly id: number;
  readonly quantity: number;
}

/** How many pieces of a line can still be returned. */
export const returnablePieces = (line: OrderedLine, returns: readonly ReturnOfLines[]): number =>
  returns.reduce((left, one) => left - takenPieces(one, line.id), line.quantity);

export const RETURN_NOTHING_CHOSEN = "Please choose at least one product to return!";
export const RETURN_UNKNOWN_LINE = "This product is not in the order.";
export const RETURN_LINE_TWICE = "Please name each product once!";
export const returnTooMany = (left: number): string =>
  left === 0 ? "All of this product are returned already." : `At most ${left} of this product can still be returned.`;

type LineRefusal = Refusal<"return-unknown-line" | "return-line-twice">;

/** Whether each of some lines is one of the order's, and named once. */
function checkNamed(
  lines: readonly { readonly id: number }[],
  known: readonly OrderedLine[],
): Outcome<true, LineRefusal> {
  const ids = new Set(lines.map(({ id }) => id));
  if (ids.size < lines.length) return refuse({ code: "return-line-twice", message: RETURN_LINE_TWICE });
  return lines.every(({ id }) => known.some((one) => one.id === id))
    ? accept(true)
    : refuse({ code: "return-unknown-line", message: RETURN_UNKNOWN_LINE });
}

/** Whether so many pieces of some lines can be returned: never more of a line than were ordered, over all requests. */
export function checkReturnedPieces<C extends OrderedLine>(
  chosen: readonly C[],
  ordered: readonly OrderedLine[],
  returns: readonly ReturnOfLines[],
): Outcome<readonly C[], LineRefusal | Refusal<"return-nothing-chosen" | "return-too-many">> {
  if (chosen.length === 0 || chosen.some(({ quantity }) => quantity < 1))
    return refuse({ code: "return-nothing-chosen", message: RETURN_NOTHING_CHOSEN });
  const named = checkNamed(chosen, ordered);
  if (!named.ok) return named;
  for (const line of ordered) {
    const left = returnablePieces(line, returns);
    if (chosen.some(({ id, quantity }) => id === line.id && quantity > left))
      return refuse({ code: "return-too-many", params: { left }, message: returnTooMany(left) });
  }
  return accept(chosen);
}

export const RETURN_NOTHING_CAME = "Please enter the pieces that came back, or refuse the return!";
export const returnMoreThanAsked = (asked: number): string => `At most ${asked} of this product were to come back.`;

type Received = Omit<ReturnedLine, "quantity">;

/** Whether so much of what was asked for can have come back: some of it, and of no line more than was asked for. */
export function checkReceived(
  asked: readonly OrderedLine[],
  received: readonly Received[],
): Outcome<readonly Received[], LineRefusal | Refusal<"return-nothing-came" | "return-more-than-asked">> {
  const named = checkNamed(received, asked);
  if (!named.ok) return named;
  for (const { id, quantity } of asked) {
    if (received.some((one) => one.id === id && receivedPieces(one) > quantity))
      return refuse({
        code: "return-more-than-asked",
        params: { asked: quantity },
        message: returnMoreThanAsked(quantity),
      });
  }
  return received.some((one) => receivedPieces(one) > 0)
    ? accept(received)
    : refuse({ code: "return-nothing-came", message: RETURN_NOTHING_CAME });
}

/** Pieces of a line that are refunded. */
export interface RefundedPieces {
  /** What its invoice charges for the line, less what was credited of that (C47). */
  readonly left: Paise;
  /** The pieces that are refunded now, and those of which nobody has refunded any. */
  readonly pieces: number;
  readonly others: number;
}

/**
 * What pieces are worth, line by line: their part of what is left of the line on its invoice, GST and the discount's share
 * included, shipping not. All pieces of a line add up to it, to the paisa.
 */
export const worthOfPieces = (lines: readonly RefundedPieces[]): readonly Paise[] =>
  lines.map(({ left, pieces, others }) => allocate(left, [pieces, others])[0] ?? ZERO_PAISE);

/**
 * What goes back for returned pieces, line by line: what they are worth, but never more than is left of the order's money.
 * What a gift voucher or coins paid comes back with the whole order (C38).
 */
export function refundOfPieces(lines: readonly RefundedPieces[], refundable: Paise): readonly Paise[] {
  const values = worthOfPieces(lines);
  return addMoney(...values) > refundable ? allocate(refundable, values) : values;
}
