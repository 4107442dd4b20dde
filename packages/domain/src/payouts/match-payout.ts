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
  /** What came in another way, as staff said. A write-off is not in it: what was given up may still come. */
  readonly settled?: Paise | undefined;
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

/** A line of another file that is applied. */
export interface EarlierLine {
  readonly entry: PayoutEntry;
  readonly file: number;
}

/** What is known before a file, by key of the claim. */
export interface KnownMoney {
  readonly claims: ReadonlyMap<string, Claim>;
  readonly refunds: ReadonlyMap<string, readonly RefundClaim[]>;
  /** Lines of other files that are about the same, in the order in which these were applied. */
  readonly lines: readonly EarlierLine[];
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

/** What a line is about, and how much: by this another file's line of the same transfer is found. */
export const lineKey = ({ key, written, amount }: PayoutEntry): string =>
  [key ?? `?${written.toLowerCase()}`, amount].join("|");

/** What is known of a transfer, from each file that has it; what the files do not say is empty. */
interface Transfer {
  utr: string;
  day: string;
  refund: string;
  /** The first file that has it; undefined for the one that is matched. */
  readonly file: number | undefined;
}

const differ = (one: string, other: string): boolean => one !== "" && other !== "" && one !== other;

/** UTRs tell transfers apart where both have one, and otherwise days; what a file does not say tells nothing. */
const isSameTransfer = (one: Transfer, other: Transfer): boolean =>
  !differ(one.refund, other.refund) &&
  (one.utr !== "" && other.utr !== "" ? one.utr === other.utr : !differ(one.day, other.day));

/** The transfers of lines that were seen, by `lineKey`. */
function createTransfers() {
  const known = new Map<string, Transfer[]>();
  /** The transfer of a line that was seen before: what the line says of it is known from then on. */
  function find(entry: PayoutEntry, file?: number) {
    const said: Transfer = { utr: entry.utr.toLowerCase(), day: entry.day ?? "", refund: entry.refund, file };
    const alike = known.get(lineKey(entry)) ?? [];
    const same = alike.filter((one) => isSameTransfer(one, said));
    const found = same.find(({ utr }) => utr === said.utr) ?? same[0];
    if (found) {
      found.utr ||= said.utr;
      found.day ||= said.day;
      found.refund ||= said.refund;
    }
    return { found, add: () => void known.set(lineKey(entry), [...alike, said]) };
  }
  return find;
}

/** How much counts of an amount that was received for a claim. */
function countFor(amount: Paise, { due, received, settled = ZERO_PAISE, doubt }: Claim) {
  const before = addMoney(received, settled);
  const left = due > before ? subtractMoney(due, before) : ZERO_PAISE;
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
  const findTransfer = createTransfers();
  for (const { entry, file } of known.lines) {
    const { found, add } = findTransfer(entry, file);
    if (!found) add();
  }
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
    const { found, add } = findTransfer(entry);
    if (amount < 0) return takeBack(entry, found?.file);
    if (found) return unmatched("repeated", amount, found.file);
    add();
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
