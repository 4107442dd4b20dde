import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fromRupees } from "../money/money.ts";
import { type ChangedOrder, ORDER_STAYS } from "./order-change.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_STATES } from "./order-states.ts";
import {
  checkPaidChange,
  checkWorthTakenOut,
  ORDER_NOT_PAID,
  PAID_ORDER_GETS_NOTHING_NEW,
  PAID_ORDER_KEEPS_SOMETHING,
  PIECES_ABOVE_MONEY,
  piecesTakenOut,
} from "./paid-change.ts";
import { NOTHING_TO_REFUND, REFUND_BY_CANCELLING } from "./refund.ts";
import { RETURN_LINE_TWICE, RETURN_UNKNOWN_LINE } from "./return-request.ts";

const ORDER: ChangedOrder = {
  orderStatus: "Pending",
  isPaid: true,
  isReleased: false,
  subscriptionId: null,
  voucherCode: null,
  usedCoins: 0,
};
const wordsOf = (change: Partial<ChangedOrder>) => {
  const checked = checkPaidChange({ ...ORDER, ...change });
  return checked.ok ? "can be changed" : checked.refusal.message;
};

describe("a paid order", () => {
  test.each(ORDER_STATES)("can get less before it is packed: %s", (orderStatus) => {
    const isOpen = orderStatus === "Pending" || orderStatus === "Confirmed";
    expect(wordsOf({ orderStatus })).toBe(isOpen ? "can be changed" : cannotBe(orderStatus, "changed"));
  });

  test.each([
    [{ isPaid: false }, ORDER_NOT_PAID],
    [{ isReleased: true }, ORDER_STAYS.released.staff],
    [{ subscriptionId: 3 }, ORDER_STAYS.subscription.staff],
    [{ voucherCode: "GHEE10" }, "can be changed"],
    [{ usedCoins: 1 }, "can be changed"],
  ])("that is %j: %s", (change, words) => {
    expect(wordsOf(change)).toBe(words);
  });
});

const LINES = [
  { id: 1, quantity: 3 },
  { id: 2, quantity: 1 },
];

describe("what is taken out", () => {
  test.each([
    [[{ id: 1, quantity: 1 }], [{ id: 1, quantity: 2 }]],
    [[{ id: 1, quantity: 0 }], [{ id: 1, quantity: 3 }]],
    [
      [
        { id: 2, quantity: 0 },
        { id: 1, quantity: 2 },
      ],
      [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
    ],
    [[], []],
    [[{ id: 1, quantity: 3 }], []],
    [[{ id: 1, quantity: 4 }], PAID_ORDER_GETS_NOTHING_NEW],
    [[{ id: 3, quantity: 1 }], RETURN_UNKNOWN_LINE],
    [
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 1 },
      ],
      RETURN_LINE_TWICE,
    ],
    [
      [
        { id: 1, quantity: 0 },
        { id: 2, quantity: 0 },
      ],
      PAID_ORDER_KEEPS_SOMETHING,
    ],
  ])("where %j is kept", (kept, expected) => {
    const out = piecesTakenOut(LINES, kept);
    expect(out.ok ? out.value : out.refusal.message).toEqual(expected);
  });

  it("and what is kept are the order, line by line", () => {
    const lines = fc.uniqueArray(fc.record({ id: fc.nat(9), quantity: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ id }) => id,
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(9)), (order, pieces) => {
        const kept = order.map(({ id, quantity }, place) => ({ id, quantity: (pieces[place] ?? 1) % (quantity + 1) }));
        const out = piecesTakenOut(order, kept);
        expect(out.ok).toBe(kept.some(({ quantity }) => quantity > 0));
        if (!out.ok) return;
        for (const { id, quantity } of order) {
          const [taken, left] = [out.value, kept].map((some) => some.find((one) => one.id === id)?.quantity ?? 0);
          expect((taken ?? 0) + (left ?? 0)).toBe(quantity);
        }
      }),
    );
  });
});

test.each([
  [1, 0, 1],
  [499, 0, 499],
  // All that is left of the money, while goods of the order stay.
  [500, 0, REFUND_BY_CANCELLING],
  [501, 0, PIECES_ABOVE_MONEY],
  [400, 100, REFUND_BY_CANCELLING],
  [401, 100, PIECES_ABOVE_MONEY],
  [1, 500, PIECES_ABOVE_MONEY],
  [0, 0, NOTHING_TO_REFUND],
])("pieces worth %d, of an order of 500 in money and %d refunded: %s", (worth, refunded, expected) => {
  const order = { ...ORDER, finalTotal: fromRupees(500), refunded: fromRupees(refunded) };
  const checked = checkWorthTakenOut(order, fromRupees(worth));
  expect(checked.ok ? checked.value : checked.refusal.message).toBe(
    typeof expected === "number" ? fromRupees(expected) : expected,
  );
});
