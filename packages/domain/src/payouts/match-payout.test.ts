import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoney, fromRupees, type Paise, paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import {
  type Claim,
  type EarlierLine,
  type KnownMoney,
  type MatchedLine,
  matchPayout,
  type PayoutEntry,
  type RefundClaim,
} from "./match-payout.ts";

const NOTHING: KnownMoney = { claims: new Map(), refunds: new Map(), lines: [], files: new Map() };

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
    const known = knowing({ a: claim(900) }, { lines: [{ entry: first, file: 7 }] });
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

  it.each<[string, Partial<PayoutEntry>, Partial<PayoutEntry>, MatchedLine["state"]]>([
    ["only the first has a UTR", { utr: "U1", day: "2026-03-10" }, { utr: "", day: "2026-03-10" }, "repeated"],
    ["only the second has a UTR", { utr: "", day: "2026-03-10" }, { utr: "u1", day: "2026-03-10" }, "repeated"],
    ["one has a UTR, the other a day", { utr: "U1", day: null }, { utr: "", day: "2026-03-10" }, "repeated"],
    ["one says nothing", { utr: "", day: null }, { utr: "U1", day: "2026-03-10" }, "repeated"],
    ["the UTR is the same, the days are not", { utr: "U1" }, { utr: "U1", day: "2026-03-11" }, "repeated"],
    ["the UTRs differ on one day", { utr: "U1" }, { utr: "U2" }, "matched"],
    ["the days differ, and one has a UTR", { utr: "U1" }, { utr: "", day: "2026-03-11" }, "matched"],
  ])("of two files where %s", (_, one, other, state) => {
    const lines = [{ entry: line("a", 600, one), file: 7 }];
    const known = knowing({ a: claim(1200, 600) }, { lines });
    expect(statesOf([line("a", 600, other)], known)).toEqual([state]);
  });

  it("without a UTR stands for one transfer, whose UTR another file says", () => {
    const [bare, one, other] = [
      line("a", 400, { utr: "", day: null }),
      line("a", 400),
      line("a", 400, { utr: "UTR2" }),
    ];
    const lines = [bare, one].map((entry, file) => ({ entry, file }));
    expect(statesOf([other, one, bare], knowing({ a: claim(800, 400) }, { lines }))).toEqual([
      "matched",
      "repeated",
      "repeated",
    ]);
  });

  it("counts for what staff did not mark as settled in another way", () => {
    const settled = { ...claim(900, 300), settled: fromRupees(500) };
    expect(matchPayout([line("a", 600)], knowing({ a: settled }))[0]).toMatchObject({
      ...{ state: "over", counted: fromRupees(100), rest: fromRupees(500) },
    });
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

  it("is another one where its number is another, in files that say little else", () => {
    const lines = [{ entry: line("p", -100, { refund: "R1" }), file: 3 }];
    const matched = matchPayout([line("p", -100, { refund: "R2", utr: "" })], { ...known, lines });
    expect(matched[0]).toMatchObject({ state: "matched", refundId: 2 });
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
      utr: fc.constantFrom("U1", "U2", ""),
      day: fc.constantFrom("2026-03-10", null),
    }),
    { maxLength: 6 },
  ),
  { maxLength: 5 },
);

/** Applies files one after the other, as the shop does; answers what counted for each claim, and what is left over. */
function applyAll(all: readonly (readonly PayoutEntry[])[], due: Record<string, number>) {
  const received = new Map<string, Paise>();
  const lines: EarlierLine[] = [];
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
      if (entry.key) received.set(entry.key, addMoney(received.get(entry.key) ?? ZERO_PAISE, one.counted));
    });
    lines.push(...entries.map((entry) => ({ entry, file })));
    matched.push(...result);
  });
  return { received, matched };
}

it("no order's money counts twice, whatever files come in whatever order, and each line adds up", () => {
  const dues = fc.record({ a: fc.nat(3000), b: fc.nat(3000), c: fc.nat(3000) });
  fc.assert(
    fc.property(files, dues, fc.array(fc.nat(4), { maxLength: 5 }), (some, due, order) => {
      const entries = some.map((file) =>
        file.map(({ key, amount, ...said }) => line(key, 0, { amount: paise(amount), ...said })),
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
