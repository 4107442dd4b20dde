import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type ChangedOrder,
  checkOrderChange,
  PAID_ORDER_STAYS,
  piecesMoved,
  REDEEMED_ORDER_STAYS,
  RELEASED_ORDER_STAYS,
  SUBSCRIPTION_ORDER_STAYS,
} from "./order-change.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_STATES } from "./order-states.ts";

const ORDER: ChangedOrder = {
  orderStatus: "Pending",
  isPaid: false,
  isReleased: false,
  subscriptionId: null,
  voucherCode: null,
  usedCoins: 0,
};
const wordsOf = (change: Partial<ChangedOrder>) => {
  const checked = checkOrderChange({ ...ORDER, ...change });
  return checked.ok ? "can be changed" : checked.refusal.message;
};

describe("what an order holds", () => {
  test.each(ORDER_STATES)("can be changed before it is packed: %s", (orderStatus) => {
    const isOpen = orderStatus === "Pending" || orderStatus === "Confirmed";
    expect(wordsOf({ orderStatus })).toBe(isOpen ? "can be changed" : cannotBe(orderStatus, "changed"));
  });

  test.each([
    [{ isPaid: true }, PAID_ORDER_STAYS],
    [{ isReleased: true }, RELEASED_ORDER_STAYS],
    [{ subscriptionId: 3, isPaid: true }, SUBSCRIPTION_ORDER_STAYS],
    [{ voucherCode: "GHEE10" }, REDEEMED_ORDER_STAYS],
    [{ usedCoins: 1 }, REDEEMED_ORDER_STAYS],
  ])("stays as it is: %j", (change, words) => {
    expect(wordsOf(change)).toBe(words);
  });
});

const pieces = fc.uniqueArray(
  fc.record({ productId: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1, max: 50 }) }),
  { selector: ({ productId }) => productId },
);
const quantityOf = (lines: readonly { readonly productId: number; readonly quantity: number }[], id: number) =>
  lines.find(({ productId }) => productId === id)?.quantity ?? 0;

it("moves just the difference of each product", () => {
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const moved = piecesMoved(before, after);
      for (let id = 1; id < 10; id++)
        expect(quantityOf(before, id) + quantityOf(moved, id)).toBe(quantityOf(after, id));
      expect(moved.every(({ quantity }) => quantity !== 0)).toBe(true);
    }),
  );
});
