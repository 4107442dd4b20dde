import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type ChangedOrder,
  checkNoMorePieces,
  checkNothingNew,
  checkOrderChange,
  ORDER_GETS_NOTHING_NEW,
  ORDER_STAYS,
  type OrderChanger,
  piecesMoved,
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
const wordsOf = (change: Partial<ChangedOrder>, changer: OrderChanger) => {
  const checked = checkOrderChange({ ...ORDER, ...change }, changer);
  return checked.ok ? "can be changed" : checked.refusal.message;
};

describe("what an order holds", () => {
  test.each(ORDER_STATES)(
    "can be changed by staff before it is packed, by its customer as it is placed: %s",
    (orderStatus) => {
      const refused = cannotBe(orderStatus, "changed");
      const isOpen = orderStatus === "Pending" || orderStatus === "Confirmed";
      expect(wordsOf({ orderStatus }, "staff")).toBe(isOpen ? "can be changed" : refused);
      expect(wordsOf({ orderStatus }, "customer")).toBe(orderStatus === "Pending" ? "can be changed" : refused);
    },
  );

  test.each([
    [{ isPaid: true }, ORDER_STAYS.paid],
    [{ isReleased: true }, ORDER_STAYS.released],
    [{ subscriptionId: 3, isPaid: true }, ORDER_STAYS.subscription],
    [{ voucherCode: "GHEE10" }, ORDER_STAYS.redeemed],
    [{ usedCoins: 1 }, ORDER_STAYS.redeemed],
  ])("stays as it is: %j", (change, words) => {
    expect(wordsOf(change, "staff")).toBe(words.staff);
    expect(wordsOf(change, "customer")).toBe(words.customer);
  });

  test.each([
    [[1], true],
    [[2, 1], true],
    [[1, 3], false],
    [[3], false],
  ])("a customer adds no product: %j of 1 and 2", (after, fits) => {
    const lines = (ids: readonly number[]) => ids.map((productId) => ({ productId }));
    const checked = checkNothingNew(lines([1, 2]), lines(after));
    expect(checked.ok ? true : checked.refusal.message).toBe(fits ? true : ORDER_GETS_NOTHING_NEW);
  });
});

test.each([
  [[], true],
  [[-1, -3], true],
  [[-3, 1], false],
])("a customer gets no more pieces of an addition: %j", (quantities, fits) => {
  expect(checkNoMorePieces(quantities.map((quantity) => ({ quantity }))).ok).toBe(fits);
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
