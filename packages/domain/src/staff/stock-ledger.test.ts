import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COUNT_OVERTAKEN,
  changedStock,
  PIECES_MISSING,
  PIECES_NOT_WHOLE,
  STOCK_ACTIONS,
  STOCK_MAXIMUM,
  STOCK_REASON_NAMES,
  STOCK_REASONS,
  STOCK_TOO_HIGH,
  STOCK_TOO_LOW,
  type StockAction,
  UNDO_TOO_LATE,
  undoneStock,
} from "./stock-ledger.ts";

const after = (stock: number | null, action: StockAction, quantity: number, seen = stock) => {
  const changed = changedStock(stock, { action, quantity, seen });
  return changed.ok ? changed.value : changed.refusal.message;
};

describe("a change of stock", () => {
  it.each([
    [5, "received", 3, 8],
    [null, "received", 3, 3],
    [5, "counted", 3, 3],
    [null, "counted", 0, 0],
    [5, "damaged", 5, 0],
    [5, "damaged", 6, STOCK_TOO_LOW],
    [null, "damaged", 1, STOCK_TOO_LOW],
    [STOCK_MAXIMUM, "received", 1, STOCK_TOO_HIGH],
    [STOCK_MAXIMUM - 1, "received", 1, STOCK_MAXIMUM],
    [5, "counted", STOCK_MAXIMUM + 1, STOCK_TOO_HIGH],
    [5, "damaged", STOCK_MAXIMUM + 1, STOCK_TOO_HIGH],
    [5, "received", 0, PIECES_MISSING],
    [5, "damaged", 0, PIECES_MISSING],
    [5, "received", 1.5, PIECES_NOT_WHOLE],
    [5, "received", -1, PIECES_NOT_WHOLE],
  ] as const)("of %s, %s %s: %s", (stock, action, quantity, expected) => {
    expect(after(stock, action, quantity)).toBe(expected);
  });

  it("names its limit", () => expect(STOCK_TOO_HIGH).toContain("at most 10,00,000 pieces"));

  it("is a count only of what was seen", () => {
    expect(after(4, "counted", 9, 5)).toBe(COUNT_OVERTAKEN);
    expect(after(0, "counted", 9, null)).toBe(COUNT_OVERTAKEN);
    expect(after(4, "received", 9, 5)).toBe(13);
    expect(after(4, "damaged", 1, 5)).toBe(3);
  });

  it("never leaves less than nothing, nor more than a shop has", () => {
    const figure = fc.integer({ min: 0, max: STOCK_MAXIMUM + 5 });
    const change = fc.record({
      action: fc.constantFrom(...STOCK_ACTIONS),
      quantity: figure,
      seen: fc.option(figure),
    });
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: STOCK_MAXIMUM })), change, (stock, asked) => {
        const changed = changedStock(stock, asked);
        if (changed.ok) expect(changed.value >= 0 && changed.value <= STOCK_MAXIMUM).toBe(true);
      }),
    );
  });
});

describe("a change that is taken back", () => {
  it.each([
    [15, 5, 10, 15, 10],
    [13, 5, 10, 15, 8],
    [4, 5, 10, 15, UNDO_TOO_LATE],
    [5, 5, 10, 15, 0],
    [7, -3, 10, 7, 10],
    [null, 5, 10, 15, UNDO_TOO_LATE],
    [5, 5, null, 5, null],
    [4, 5, null, 5, UNDO_TOO_LATE],
    [6, 5, null, 5, 1],
    [STOCK_MAXIMUM, -1, 1, 0, UNDO_TOO_LATE],
  ] as const)("leaves of %s, after %s from %s to %s: %s", (stock, change, before, then, expected) => {
    const undone = undoneStock(stock, { change, before, after: then });
    expect(undone.ok ? undone.value : undone.refusal.message).toBe(expected);
  });

  it("is as if it had never been, whatever was sold since", () => {
    const pieces = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(pieces, fc.constantFrom(...STOCK_ACTIONS), pieces, pieces, (had, action, quantity, sold) => {
        const changed = changedStock(had, { action, quantity, seen: had });
        if (!changed.ok || changed.value < sold || had < sold) return;
        const change = changed.value - had;
        const undone = undoneStock(changed.value - sold, { change, before: had, after: changed.value });
        expect(undone).toMatchObject({ ok: true, value: had - sold });
      }),
    );
  });
});

it("every reason has a name", () => {
  expect(Object.keys(STOCK_REASON_NAMES)).toEqual([...STOCK_REASONS]);
});
