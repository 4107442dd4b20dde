import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoney, fromRupees, paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { messageOf } from "../testing/refused.ts";
import {
  checkReceived,
  checkReturnedPieces,
  nextReturnState,
  OPEN_RETURN_STATES,
  RETURN_LINE_TWICE,
  RETURN_NOTHING_CAME,
  RETURN_NOTHING_CHOSEN,
  RETURN_STATES,
  RETURN_STEPS,
  RETURN_UNKNOWN_LINE,
  type ReturnOfLines,
  type ReturnState,
  receivedPieces,
  refundOfPieces,
  returnablePieces,
  returnMoreThanAsked,
  returnStepsOf,
  returnTooMany,
} from "./return-request.ts";

const asked = (state: ReturnState, id: number, quantity: number, came = { restocked: 0, writtenOff: 0 }) => ({
  state,
  lines: [{ id, quantity, ...came }],
});

describe("the life of a return", () => {
  it.each([
    ["requested", ["accept", "refuse"]],
    ["accepted", ["refuse", "receive"]],
    ["refused", []],
    ["received", ["refund"]],
    ["refunded", []],
  ] as const)("%s: %j", (state, steps) => {
    expect(returnStepsOf(state)).toEqual(steps);
    expect(OPEN_RETURN_STATES.includes(state)).toBe(steps.length > 0);
  });

  it("says what it is by now, where somebody else was quicker", () => {
    expect(messageOf(nextReturnState("refunded", "refund"))).toBe(
      "This return is refunded by now and cannot be refunded. Please look at it again!",
    );
  });
});

describe("the pieces that can be returned", () => {
  const line = { id: 1, quantity: 5 };
  it.each<[string, readonly ReturnOfLines[], number]>([
    ["nothing was asked", [], 5],
    ["some are asked for", [asked("requested", 1, 2)], 3],
    ["some are to come", [asked("accepted", 1, 2), asked("requested", 1, 3)], 0],
    ["a request was refused", [asked("refused", 1, 5)], 5],
    ["fewer came than were asked for", [asked("received", 1, 4, { restocked: 1, writtenOff: 1 })], 3],
    ["they are refunded", [asked("refunded", 1, 4, { restocked: 0, writtenOff: 4 })], 1],
    ["they are of another line", [asked("requested", 2, 5)], 5],
  ])("where %s", (_, returns, left) => {
    expect(returnablePieces(line, returns)).toBe(left);
  });

  it.each([
    [[], RETURN_NOTHING_CHOSEN],
    [[{ id: 1, quantity: 0 }], RETURN_NOTHING_CHOSEN],
    [[{ id: 9, quantity: 1 }], RETURN_UNKNOWN_LINE],
    [[{ id: 1, quantity: 3 }], undefined],
    [[{ id: 1, quantity: 4 }], returnTooMany(3)],
    [
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 1 },
      ],
      RETURN_LINE_TWICE,
    ],
    [[{ id: 2, quantity: 1 }], returnTooMany(0)],
  ])("%j: %s", (chosen, refusal) => {
    const ordered = [line, { id: 2, quantity: 1 }];
    const checked = checkReturnedPieces(chosen, ordered, [asked("accepted", 1, 2), asked("requested", 2, 1)]);
    expect(checked.ok ? undefined : messageOf(checked)).toBe(refusal);
  });

  it.each([
    [[{ id: 1, restocked: 1, writtenOff: 1 }], undefined],
    [[{ id: 1, restocked: 0, writtenOff: 1 }], undefined],
    [[{ id: 1, restocked: 2, writtenOff: 1 }], returnMoreThanAsked(2)],
    [[{ id: 1, restocked: 0, writtenOff: 0 }], RETURN_NOTHING_CAME],
    [[], RETURN_NOTHING_CAME],
    [[{ id: 3, restocked: 1, writtenOff: 0 }], RETURN_UNKNOWN_LINE],
  ])("of two that are to come: %j: %s", (received, refusal) => {
    const checked = checkReceived([{ id: 1, quantity: 2 }], received);
    expect(checked.ok ? undefined : messageOf(checked)).toBe(refusal);
  });
});

describe("the money of returned pieces", () => {
  it.each([
    // left of the line, pieces now, others, what goes back
    [300, 1, 2, 100],
    [300, 3, 0, 300],
    [100, 1, 2, 33.33],
    [66.66, 1, 1, 33.33],
    [0, 1, 0, 0],
  ])("₹%d, %d of them and %d more: ₹%d", (left, pieces, others, back) => {
    expect(refundOfPieces([{ left: fromRupees(left), pieces, others }], fromRupees(1000))).toEqual([fromRupees(back)]);
  });

  it("is never more than is left of the order's money", () => {
    const lines = [200, 100].map((left) => ({ left: fromRupees(left), pieces: 1, others: 0 }));
    expect(refundOfPieces(lines, fromRupees(30))).toEqual([fromRupees(20), fromRupees(10)]);
  });
});

/** What somebody does with the returns of an order, refused or not. */
type Attempt =
  | { readonly does: "ask"; readonly line: number; readonly quantity: number }
  | { readonly does: (typeof RETURN_STEPS)[number]; readonly at: number; readonly came: number; readonly good: number };

const attempts: fc.Arbitrary<readonly Attempt[]> = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("ask" as const), line: fc.nat(2), quantity: fc.integer({ min: -1, max: 6 }) }),
    fc.record({
      does: fc.constantFrom(...RETURN_STEPS),
      at: fc.nat(9),
      came: fc.integer({ min: 0, max: 6 }),
      good: fc.integer({ min: 0, max: 6 }),
    }),
  ),
  { maxLength: 60 },
);

const order = fc.record({
  lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 6 }), charged: fc.nat(200_000).map(paise) }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** What a gift voucher paid of it, in percent. */
  voucher: fc.nat(100),
});

interface Kept {
  state: ReturnState;
  lines: { readonly id: number; readonly quantity: number; restocked: number; writtenOff: number }[];
}

describe("whatever shoppers and staff try", () => {
  it("returns no piece twice, and gives back no more than was paid, and all of a line for all of its pieces", () => {
    fc.assert(
      fc.property(order, attempts, ({ lines, voucher }, tried) => {
        const ordered = lines.map(({ quantity }, id) => ({ id, quantity }));
        const total = addMoney(...lines.map(({ charged }) => charged));
        const paid = paise(Math.floor((total * (100 - voucher)) / 100));
        const left = lines.map(({ charged }) => charged);
        const back = lines.map(() => ({ pieces: 0, money: ZERO_PAISE }));
        let refunded = ZERO_PAISE;
        const returns: Kept[] = [];
        for (const attempt of tried) {
          if (attempt.does === "ask") {
            const { line: id, quantity } = attempt;
            if (checkReturnedPieces([{ id, quantity }], ordered, returns).ok)
              returns.push({ state: "requested", lines: [{ id, quantity, restocked: 0, writtenOff: 0 }] });
            continue;
          }
          const one = returns[attempt.at];
          const next = one && nextReturnState(one.state, attempt.does);
          const [line] = one?.lines ?? [];
          if (!one || !next?.ok || !line) continue;
          if (attempt.does === "receive") {
            const came = { id: line.id, restocked: attempt.good, writtenOff: attempt.came };
            if (!checkReceived(one.lines, [came]).ok) continue;
            Object.assign(line, came);
          }
          if (attempt.does === "refund") {
            const pieces = receivedPieces(line);
            const { pieces: before = 0, money = ZERO_PAISE } = back[line.id] ?? {};
            const others = (ordered[line.id]?.quantity ?? 0) - before - pieces;
            const [amount = ZERO_PAISE] = refundOfPieces(
              [{ left: left[line.id] ?? ZERO_PAISE, pieces, others }],
              subtractMoney(paid, refunded),
            );
            left[line.id] = subtractMoney(left[line.id] ?? ZERO_PAISE, amount);
            back[line.id] = { pieces: before + pieces, money: addMoney(money, amount) };
            refunded = addMoney(refunded, amount);
          }
          one.state = next.value;
        }
        expect(refunded).toBeLessThanOrEqual(paid);
        for (const [id, { quantity, charged }] of lines.entries()) {
          const { pieces = 0, money = ZERO_PAISE } = back[id] ?? {};
          expect(pieces).toBeLessThanOrEqual(quantity);
          expect(money).toBeLessThanOrEqual(charged);
          expect(returnablePieces({ id, quantity }, returns)).toBeGreaterThanOrEqual(0);
          if (voucher === 0 && pieces === quantity) expect(money).toBe(charged);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it("every state can be reached", () => {
  const reached = new Set<ReturnState>(["requested"]);
  for (const state of reached)
    for (const step of RETURN_STEPS) {
      const next = nextReturnState(state, step);
      if (next.ok) reached.add(next.value);
    }
  expect([...reached].toSorted()).toEqual([...RETURN_STATES].toSorted());
});
