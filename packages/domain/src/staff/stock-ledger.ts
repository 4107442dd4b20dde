import { formatCount } from "../money/format-money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Why a product's stock changed. */
export const STOCK_REASONS = [
  /** The first count of a product, and what was there when the ledger began. */
  "opening",
  "received",
  "counted",
  "damaged",
  /** Sold, or kept for an order that is to be paid. */
  "order",
  /** An order was cancelled or not paid in time. */
  "released",
  "price list",
  /** The best-before day of a batch has passed: its pieces must not be sold. */
  "expired",
  /** Pieces that were in stock were put into a batch, or how many of them are in it was corrected. */
  "batch",
  /** Staff took back what they had just entered. */
  "undone",
  /** Whatever was changed in another way. */
  "corrected",
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const STOCK_REASON_NAMES: Readonly<Record<StockReason, string>> = {
  opening: "Opening stock",
  received: "Taken in",
  counted: "Counted",
  damaged: "Damaged or lost",
  order: "Ordered",
  released: "Order released",
  "price list": "Price list",
  expired: "Expired",
  batch: "Batch corrected",
  undone: "Undone",
  corrected: "Corrected",
};

/** What the staff does with a product's stock: takes pieces in, counts them, or writes them off. */
export const STOCK_ACTIONS = ["received", "counted", "damaged"] as const;
export type StockAction = (typeof STOCK_ACTIONS)[number];

/** How many products a page of the stock shows, and the form on it takes. */
export const STOCK_PAGE_SIZE = 100;

/** How many products one call changes: a page of them, and as many that were scanned. */
export const STOCK_CHANGES_MAXIMUM = 200;

/** Far more pieces than a small shop has of anything. */
export const STOCK_MAXIMUM = 1_000_000;

export const PIECES_NOT_WHOLE = "Please enter a whole number of pieces, such as 12.";
/** Of what came or is gone; a count may find none. */
export const PIECES_MISSING = "Please enter at least 1 piece, or leave it empty.";
export const STOCK_TOO_HIGH = `A product has at most ${formatCount(STOCK_MAXIMUM)} pieces. Please check the number!`;
export const STOCK_TOO_LOW = "There are not that many pieces in stock.";
export const COUNT_OVERTAKEN = "The stock has changed since you counted. Please count again!";

export const UNDO_TOO_LATE = "Some of these pieces are sold by now. Please count the product!";

export interface StockChange {
  readonly action: StockAction;
  /** Pieces that came, that are there, or that are gone. */
  readonly quantity: number;
  /** What the counter saw the shop believe; null where nothing was counted. Only a count is compared with it. */
  readonly seen: number | null;
}

export type PiecesRefusal = Refusal<"pieces-not-whole" | "pieces-missing" | "stock-too-high">;
export type StockRefusal = PiecesRefusal | Refusal<"stock-too-low" | "count-overtaken">;

/** The pieces of one change, whatever is in stock: whole, some where they came or are gone, and no more than a shop has. */
export function checkPieces(quantity: number, action: StockAction): Outcome<number, PiecesRefusal> {
  if (!Number.isInteger(quantity) || quantity < 0)
    return refuse({ code: "pieces-not-whole", message: PIECES_NOT_WHOLE });
  if (quantity === 0 && action !== "counted") return refuse({ code: "pieces-missing", message: PIECES_MISSING });
  return quantity > STOCK_MAXIMUM ? refuse({ code: "stock-too-high", message: STOCK_TOO_HIGH }) : accept(quantity);
}

/**
 * The stock after a change. A count is of its moment: one that was made while pieces were sold is refused, as nobody
 * knows whether they were counted. What comes in or is gone adds up whatever happens in the meantime.
 */
export function changedStock(
  stock: number | null,
  { action, quantity, seen }: StockChange,
): Outcome<number, StockRefusal> {
  const pieces = checkPieces(quantity, action);
  if (!pieces.ok) return pieces;
  if (action === "counted" && stock !== seen) return refuse({ code: "count-overtaken", message: COUNT_OVERTAKEN });
  const had = stock ?? 0;
  const after = { received: had + quantity, counted: quantity, damaged: had - quantity }[action];
  if (after < 0) return refuse({ code: "stock-too-low", message: STOCK_TOO_LOW });
  return after > STOCK_MAXIMUM ? refuse({ code: "stock-too-high", message: STOCK_TOO_HIGH }) : accept(after);
}

/** A movement of the ledger that is to be taken back. */
export interface StockMovement {
  /** Pieces, less than 0 where they went. */
  readonly change: number;
  /** What was in stock before and after; null: not counted. */
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * The stock once a movement is taken back. What was sold or came since stays. Where the movement began the count, and
 * nothing came since, the product is uncounted again.
 */
export function undoneStock(
  stock: number | null,
  { change, before, after }: StockMovement,
): Outcome<number | null, Refusal<"undo-too-late">> {
  if (stock === after && before === null) return accept(null);
  const left = stock === null ? -1 : stock - change;
  const isPossible = left >= 0 && left <= STOCK_MAXIMUM;
  return isPossible ? accept(left) : refuse({ code: "undo-too-late", message: UNDO_TOO_LATE });
}
