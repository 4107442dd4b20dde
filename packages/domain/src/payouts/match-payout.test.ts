import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoney, fromRupees, type Paise, paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import {
  type Claim,
  type KnownMoney,
  lineKey,
  type MatchedLine,
  matchPayout,
  type PayoutEntry,
  type RefundClaim,
} from "./match-payout.ts";

const NOTHING: KnownMoney = { claims: new Map(), refunds: new Map(), lines: new Map(), files: new Map() };

const line = (key: string | undefined, rupees: number, changed: Partial<PayoutEntry> = {}): PayoutEntry => ({
  ...{ key, written: key ?? "?", refund: "", amount: fromRupees(rupees), day: "2026-03-10", utr: "UTR1" },
  ...changed,
});
const claim = (due: number, received = 0, doubt?: Claim["doubt"]): Claim => ({
  ...{ due: fromRupees(due), received: fromRupees(received), doubt },
});
const refund = (id: number, rupees: number, changed: Partial<RefundClaim> = {}): RefundClaim => ({
  ...{ id, amount: fromRupees(rupees), numbers: [`R${id}`], isDeducted: false, ...changed },
});
const knowing = (claims: Record<string, Claim>, more: Partial<KnownMoney> = {}): KnownMoney => ({
  ...{ ...NOTHING, claims: new Map(Object.entries(claims)), ...more },
});
const statesOf = (entries: readonly PayoutEntry[], known: KnownMoney) =>
  matchPayout(entries, known).map(({ state }) => state);

describe("a line of a payout", () => {
  it.each<[string, PayoutEntry, Claim | undefined, MatchedLine["state"], number, number, number]>([
    ["pays what is owed", line("a", 900), claim(900), "matched", 900, 0, 0],
    ["pays the rest", line("a", 100), claim(900, 800), "matched", 100, 0, 0],
    ["pays too little", line("a", 850), claim(900), "short", 850, 0, 50],
    ["pays too little by a paisa", line("a", 899.99), claim(900), "short", 899.99, 0, 0.01],
    ["pays too much", line("a", 950), claim(900), "over", 900, 50, 0],
    ["pays what was settled", line("a", 900), claim(900, 900), "over", 0, 900, 0],
    ["is of no order that is known", line(undefined, 900), undefined, "unknown", 0, 900, 0],
    ["comes before the delivery", line("a", 900), claim(900, 0, "early"), "early", 900, 0, 0],
    ["is of an order that was paid online", line("a", 900), claim(0, 0, "not_owed"), "not_owed", 0, 900, 0],
    ["takes back what no refund explains", line("a", -900), claim(900, 900), "taken_back", 0, -900, 0],
    ["has no money", line("a", 0), claim(900), "nothing", 0, 0, 0],
  ])("%s", (_, entry, owed, state, counted, rest, shortBy) => {
    const [matched] = matchPayout([entry], knowing(owed ? { a: owed } : {}));
    expect(matched).toMatchObject({ state, counted: fromRupees(counted), rest: fromRupees(rest) });
    expect(matched?.shortBy).toBe(fromRupees(shortBy));
  });

  it("that another file has, or this one twice, does not count again; another transfer does", () => {
    const first = line("a", 400);
    const known = knowing({ a: claim(900) }, { lines: new Map([[lineKey(first), 7]]) });
    expect(matchPayout([first], known)[0]).toMatchObject({ state: "repeated", earlierFile: 7, counted: 0 });
    expect(statesOf([first, first], knowing({ a: claim(900) }))).toEqual(["short", "repeated"]);
    expect(statesOf([first, line("a", 500)], knowing({ a: claim(900) }))).toEqual(["short", "matched"]);
    expect(statesOf([first, line("a", 400, { utr: "UTR2" })], knowing({ a: claim(800) }))).toEqual([
      "short",
      "matched",
    ]);
    // Without a UTR the day tells transfers apart.
    const [one, other] = [line("a", 400, { utr: "" }), line("a", 400, { utr: "", day: "2026-03-11" })];
    expect(statesOf([one, one, other], knowing({ a: claim(800) }))).toEqual(["short", "repeated", "matched"]);
  });

  it("names the file that settled what it is about", () => {
    const known = knowing({ a: claim(900, 900) }, { files: new Map([["a", 4]]) });
    expect(matchPayout([line("a", 900, { utr: "UTR9" })], known)[0]).toMatchObject({ state: "over", earlierFile: 4 });
  });
});

describe("what a gateway takes back", () => {
  const refunds = new Map([["p", [refund(1, 100), refund(2, 100), refund(3, 250, { isDeducted: true })]]]);
  const known = knowing({ p: claim(900, 900) }, { refunds });

  it("is matched with a refund of the same amount, each once", () => {
    const matched = matchPayout([line("p", -100), line("p", -100), line("p", -100)], known);
    expect(matched.map(({ state, refundId }) => [state, refundId])).toEqual([
      ["matched", 1],
      ["matched", 2],
      ["taken_back", undefined],
    ]);
  });

  it("is matched by the number of the refund first", () => {
    const [matched] = matchPayout([line("p", -100, { refund: "R2" })], known);
    expect(matched).toMatchObject({ state: "matched", refundId: 2, counted: fromRupees(-100) });
    expect(statesOf([line("p", -250, { refund: "R3" })], known)).toEqual(["repeated"]);
  });

  it("is a chargeback where no refund has the amount", () => {
    expect(statesOf([line("p", -99), line("p", -250)], known)).toEqual(["taken_back", "taken_back"]);
  });
});

const KEYS = ["a", "b", "c"] as const;

const files = fc.array(
  fc.array(
    fc.record({
      key: fc.constantFrom(...KEYS, undefined),
      amount: fc.integer({ min: 0, max: 2000 }),
      utr: fc.constantFrom("U1", "U2", "U3"),
    }),
    { maxLength: 6 },
  ),
  { maxLength: 5 },
);

/** Applies files one after the other, as the shop does; answers what counted for each claim, and what is left over. */
function applyAll(all: readonly (readonly PayoutEntry[])[], due: Record<string, number>) {
  const received = new Map<string, Paise>();
  const lines = new Map<string, number>();
  const matched: MatchedLine[] = [];
  all.forEach((entries, file) => {
    const claims = Object.fromEntries(
      Object.entries(due).map(([key, owed]) => [key, { due: paise(owed), received: received.get(key) ?? ZERO_PAISE }]),
    );
    const result = matchPayout(entries, { ...NOTHING, claims: new Map(Object.entries(claims)), lines });
    result.forEach((one, at) => {
      const entry = entries[at];
      if (!entry) throw new Error("A line has no entry");
      expect(addMoney(one.counted, one.rest)).toBe(entry.amount);
      if (one.state !== "repeated" && entry.amount > 0) lines.set(lineKey(entry), file);
      if (entry.key) received.set(entry.key, addMoney(received.get(entry.key) ?? ZERO_PAISE, one.counted));
    });
    matched.push(...result);
  });
  return { received, matched };
}

it("no order's money counts twice, whatever files come in whatever order, and each line adds up", () => {
  const dues = fc.record({ a: fc.nat(3000), b: fc.nat(3000), c: fc.nat(3000) });
  fc.assert(
    fc.property(files, dues, fc.array(fc.nat(4), { maxLength: 5 }), (some, due, order) => {
      const entries = some.map((file) =>
        file.map(({ key, amount, utr }) => line(key, 0, { amount: paise(amount), utr })),
      );
      const once = applyAll(entries, due);
      // The same files again, in another order and several times, count for the same.
      const shuffled = [...order.flatMap((at) => (entries[at] ? [entries[at]] : [])), ...entries.toReversed()];
      const again = applyAll(shuffled, due);
      for (const key of KEYS) {
        expect(again.received.get(key) ?? 0).toBe(once.received.get(key) ?? 0);
        expect(once.received.get(key) ?? 0).toBeLessThanOrEqual(due[key]);
      }
      const sum = (parts: readonly MatchedLine[]) =>
        parts.reduce((total, { counted, rest }) => addMoney(total, counted, rest), ZERO_PAISE);
      const amounts = addMoney(...entries.flat().map(({ amount }) => amount));
      expect(subtractMoney(sum(once.matched), amounts)).toBe(0);
    }),
  );
});
