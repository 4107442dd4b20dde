import { addMoney, type Paise, smallerMoney, subtractMoney, ZERO_PAISE } from "../money/money.ts";

/** What a line of a payout does. */
export const PAYOUT_LINE_STATES = [
  "matched",
  "short",
  "over",
  "unknown",
  "repeated",
  "early",
  "not_owed",
  "taken_back",
  "nothing",
  "unreadable",
] as const;
export type PayoutLineState = (typeof PAYOUT_LINE_STATES)[number];

export const PAYOUT_LINE_STATE_NAMES: Readonly<Record<PayoutLineState, string>> = {
  matched: "Matched",
  short: "Short",
  over: "Over",
  unknown: "Unknown reference",
  repeated: "Settled before",
  early: "Not due yet",
  not_owed: "Not owed",
  taken_back: "Taken back",
  nothing: "No amount",
  unreadable: "Unreadable",
};

/** Money of these is in the shop's account, or was taken from it, and belongs to nothing that the shop knows. */
export const STATES_TO_CHECK = [
  "over",
  "unknown",
  "early",
  "not_owed",
  "taken_back",
] as const satisfies readonly PayoutLineState[];

/** What an order's cash or a payment owes to the shop. */
export interface Claim {
  /** All that its payer owes for it. */
  readonly due: Paise;
  /** What counted for it before. */
  readonly received: Paise;
  /** Nobody owes it yet, as the parcel is not delivered, or at all, as it was not paid in this way. */
  readonly doubt?: "early" | "not_owed" | undefined;
}

/** A refund that was taken from a payment. */
export interface RefundClaim {
  readonly id: number;
  /** Above zero. */
  readonly amount: Paise;
  /** What the gateway calls it, and what it was called to it. */
  readonly numbers: readonly string[];
  /** An applied line took it off a payout. */
  readonly isDeducted: boolean;
}

/** What a line is about: a claim by its key, a refund of that payment, or nothing that is known. */
export interface PayoutEntry {
  /** Of the claim; undefined where no order or payment has the number. */
  readonly key: string | undefined;
  /** As the file wrote it. */
  readonly written: string;
  /** Number of the refund, where the file has one. */
  readonly refund: string;
  readonly amount: Paise;
  readonly day: string | null;
  readonly utr: string;
}

/** What is known before a file, by key of the claim or by `lineKey`. */
export interface KnownMoney {
  readonly claims: ReadonlyMap<string, Claim>;
  readonly refunds: ReadonlyMap<string, readonly RefundClaim[]>;
  /** Lines of other files that are applied, and in which file each is. */
  readonly lines: ReadonlyMap<string, number>;
  /** The last file in which something counted for a claim. */
  readonly files: ReadonlyMap<string, number>;
}

export interface MatchedLine {
  readonly state: PayoutLineState;
  /** How much of the amount counts for its order, payment or refund. */
  readonly counted: Paise;
  /** The other part of the amount: both add up to it. */
  readonly rest: Paise;
  /** How much is still owed after it. */
  readonly shortBy: Paise;
  readonly refundId: number | undefined;
  /** The earlier file that has the line, or settled what it is about. */
  readonly earlierFile: number | undefined;
}

/**
 * By what a line is known again in another file: what it is about, how much, and by which transfer. Two transfers of the
 * same amount for the same order differ by UTR, or by day where the files have none.
 */
export const lineKey = ({ key, written, amount, day, utr }: PayoutEntry): string =>
  [key ?? `?${written.toLowerCase()}`, amount, utr.toLowerCase() || day || ""].join("|");

/** How much counts of an amount that was received for a claim. */
function countFor(amount: Paise, { due, received, doubt }: Claim) {
  const left = due > received ? subtractMoney(due, received) : ZERO_PAISE;
  const counted = smallerMoney(amount, left);
  const [rest, shortBy] = [subtractMoney(amount, counted), subtractMoney(left, counted)];
  const state = doubt ?? (rest > 0 ? "over" : shortBy > 0 ? "short" : "matched");
  return { state, counted, rest, shortBy } as const;
}

/**
 * Matches the lines of a file with what is owed, in their order. Nothing counts for more than is owed, and a line that
 * another file has does not count again; so it does not matter in which order files come.
 */
export function matchPayout(entries: readonly PayoutEntry[], known: KnownMoney): readonly MatchedLine[] {
  const received = new Map<string, Paise>();
  const deducted = new Set<number>();
  const seen = new Set<string>();
  const unmatched = (state: PayoutLineState, rest: Paise, earlierFile?: number): MatchedLine => ({
    ...{ state, counted: ZERO_PAISE, rest, shortBy: ZERO_PAISE, refundId: undefined, earlierFile },
  });

  function takeBack({ key, refund, amount }: PayoutEntry, earlierFile: number | undefined): MatchedLine {
    if (earlierFile !== undefined) return unmatched("repeated", amount, earlierFile);
    const size = subtractMoney(ZERO_PAISE, amount);
    const same = (known.refunds.get(key ?? "") ?? []).filter((one) => one.amount === size);
    const named = refund === "" ? [] : same.filter(({ numbers }) => numbers.includes(refund));
    const found = named.length > 0 ? named : same;
    const open = found.find(({ id, isDeducted }) => !(isDeducted || deducted.has(id)));
    if (open) {
      deducted.add(open.id);
      return { ...unmatched("matched", ZERO_PAISE), counted: amount, refundId: open.id };
    }
    return named.length > 0 ? unmatched("repeated", amount) : unmatched("taken_back", amount);
  }

  function match(entry: PayoutEntry): MatchedLine {
    const { key, amount } = entry;
    if (amount === ZERO_PAISE) return unmatched("nothing", ZERO_PAISE);
    const id = lineKey(entry);
    const earlierFile = known.lines.get(id);
    if (amount < 0) return takeBack(entry, earlierFile);
    if (earlierFile !== undefined || seen.has(id)) return unmatched("repeated", amount, earlierFile);
    seen.add(id);
    const claim = key === undefined ? undefined : known.claims.get(key);
    if (key === undefined || claim === undefined) return unmatched("unknown", amount);
    const before = addMoney(claim.received, received.get(key) ?? ZERO_PAISE);
    const counted = countFor(amount, { ...claim, received: before });
    received.set(key, addMoney(received.get(key) ?? ZERO_PAISE, counted.counted));
    const isSettled = counted.counted === 0 && before > 0;
    return { ...counted, refundId: undefined, earlierFile: isSettled ? known.files.get(key) : undefined };
  }

  return entries.map(match);
}
