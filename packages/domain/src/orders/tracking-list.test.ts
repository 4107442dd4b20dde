import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTrackingList, TRACKING_NUMBER_MAXIMUM_LENGTH } from "./tracking-list.ts";

const ORDERS = ["SO-2026-000007", "SO-2026-000008"];

describe("Pasted tracking numbers", () => {
  it.each([
    ["one a line, in the order of the orders", "GP1\nGP2"],
    ["with Windows' line ends, blanks and empty lines", "\r\n  GP1 \r\n\r\nGP2\r\n"],
    ["behind their orders, in any order", "SO-2026-000008\tGP2\nSO-2026-000007\tGP1"],
    ["behind their orders, however these are written", "so-2026-000007, GP1\nSO-2026-000008; GP2"],
  ])("are read: %s", (_how, pasted) => {
    expect(readTrackingList(ORDERS, pasted)).toEqual({
      ok: true,
      value: [
        { order: "SO-2026-000007", number: "GP1" },
        { order: "SO-2026-000008", number: "GP2" },
      ],
    });
  });

  it("may hold blanks", () => {
    expect(readTrackingList(ORDERS.slice(0, 1), "EM 123 456 IN")).toMatchObject({
      value: [{ order: "SO-2026-000007", number: "EM 123 456 IN" }],
    });
  });

  it.each([
    ["too few", "GP1", "There are 1 numbers for 2 orders. Please paste one a line."],
    ["none", " \n", "There are 0 numbers for 2 orders. Please paste one a line."],
    ["too many", "GP1\nGP2\nGP3", "There are 3 numbers for 2 orders. Please paste one a line."],
    ["one twice", "GP1\nGP1", "GP1 is in the list twice."],
    ["an order twice", "SO-2026-000007 GP1\nSO-2026-000007 GP2", "SO-2026-000007 is in the list twice."],
    ["another's order", "SO-2026-000007 GP1\nSO-2026-000009 GP2", "Line 2: It names no order that is chosen."],
    ["orders in some lines only", "SO-2026-000007 GP1\nGP2", "Line 2: It names no order that is chosen."],
    [
      "more columns",
      "SO-2026-000007,GP1,Pune\nSO-2026-000008,GP2,Pune",
      "Line 1: Please leave an order and its number only.",
    ],
    ["others' orders only", "SO-2026-000009 GP1\nSO-2026-000010 GP2", "Line 1: It names no order that is chosen."],
    ["too long", `GP1\n${"9".repeat(TRACKING_NUMBER_MAXIMUM_LENGTH + 1)}`, "Line 2: The number is too long."],
  ])("are refused: %s", (_what, pasted, message) => {
    expect(readTrackingList(ORDERS, pasted)).toMatchObject({ ok: false, refusal: { message } });
  });

  it("give each order its own, however the lines are shuffled", () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(numbers, fc.infiniteStream(fc.nat()), (all, random) => {
        const orders = all.map((one) => `SO-${one}`);
        const lines = all.map((one) => ({ text: `SO-${one}\tGP${one}`, place: random.next().value }));
        const shuffled = lines.toSorted((one, other) => one.place - other.place).map(({ text }) => text);
        const read = readTrackingList(orders, shuffled.join("\n"));
        if (!read.ok) throw new Error(read.refusal.message);
        expect(new Map(read.value.map(({ order, number }) => [order, number]))).toEqual(
          new Map(all.map((one) => [`SO-${one}`, `GP${one}`])),
        );
      }),
    );
  });
});
