import { describe, expect, it, test } from "vitest";
import { checkCartCheckout } from "../buying/checkout.ts";
import { shippingCharge } from "../buying/shipping.ts";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import {
  ADDED_TO_ADDITION,
  ADDED_TO_UNPAID,
  ADDITION_GOES_ALONG,
  ADDITIONS_AT_MOST,
  type AddedTo,
  checkAddition,
  checkAdditionFits,
  checkCashOfParcel,
  checkOwnAddress,
  isInParcelOf,
  ORDER_CHANGES_INSTEAD,
  type ParcelMate,
} from "./addition.ts";
import { ORDER_STAYS } from "./order-change.ts";
import { cannotBe } from "./order-state.ts";
import { ORDER_STATES } from "./order-states.ts";

const PAID: AddedTo = {
  ...{ orderStatus: "Confirmed", isPaid: true, isCash: false, isReleased: false, isAddition: false },
  ...{ subscriptionId: null, voucherCode: null, usedCoins: 0 },
};
const wordsOf = (change: Partial<AddedTo>) => {
  const checked = checkAddition({ ...PAID, ...change });
  return checked.ok ? "can be added to" : checked.refusal.message;
};

describe("goods are added to an order", () => {
  test.each(ORDER_STATES)("before it is packed: %s", (orderStatus) => {
    const isOpen = orderStatus === "Pending" || orderStatus === "Confirmed";
    expect(wordsOf({ orderStatus })).toBe(isOpen ? "can be added to" : cannotBe(orderStatus, "added to"));
  });

  test.each<[Partial<AddedTo>, string]>([
    [{ isAddition: true }, ADDED_TO_ADDITION],
    [{ isReleased: true }, ORDER_STAYS.released.staff],
    [{ isPaid: false }, ORDER_CHANGES_INSTEAD],
    [{ isPaid: false, isCash: true }, ORDER_CHANGES_INSTEAD],
    // What cannot be changed otherwise.
    [{ isPaid: false, isCash: true, usedCoins: 5 }, "can be added to"],
    [{ isPaid: false, isCash: true, voucherCode: "GHEE10" }, "can be added to"],
    [{ isPaid: false, voucherCode: "GHEE10" }, ADDED_TO_UNPAID],
    [{ isPaid: false, subscriptionId: 3 }, ADDED_TO_UNPAID],
    [{ subscriptionId: 3 }, "can be added to"],
  ])("that is %j: %s", (change, words) => {
    expect(wordsOf(change)).toBe(words);
  });
});

test.each([
  [ADDITIONS_AT_MOST - 1, 5, true],
  [ADDITIONS_AT_MOST, 0, false],
])("beside %i others, and %i that were cancelled: %s", (others, cancelled, fits) => {
  const states = [...Array<string>(others).fill("Pending"), ...Array<string>(cancelled).fill("Cancelled")];
  expect(checkAdditionFits(states).ok).toBe(fits);
});

test("they have neither a shipping charge nor a minimum of their own", () => {
  const shipped = { isElite: false, goods: fromRupees(1), grams: 90_000 };
  expect(shippingCharge({ ...shipped, isAddition: true }, DEFAULT_POLICY)).toBe(ZERO_PAISE);
  expect(shippingCharge(shipped, DEFAULT_POLICY)).toBeGreaterThan(0);
  const cart = { isLoggedIn: true, lines: [{ name: "Salt", stock: 5 }], total: fromRupees(1) };
  expect(checkCartCheckout({ ...cart, isAddition: true }, DEFAULT_POLICY).ok).toBe(true);
  expect(checkCartCheckout(cart, DEFAULT_POLICY).ok).toBe(false);
});

describe("cash at the door", () => {
  const mate: ParcelMate = { orderStatus: "Packed", isPaid: false, isCash: true, finalTotal: fromRupees(100) };
  it.each<[Partial<ParcelMate>, boolean]>([
    [{}, false],
    [{ orderStatus: "Pending" }, false],
    [{ orderStatus: "Shipped" }, true],
    [{ orderStatus: "Cancelled" }, true],
    [{ isPaid: true }, true],
    [{ isCash: false }, true],
    [{ finalTotal: ZERO_PAISE }, true],
  ])("is taken once for a parcel: beside an order that is %j, %s", (change, isTaken) => {
    expect(
      checkCashOfParcel([
        { ...mate, isPaid: true },
        { ...mate, ...change },
      ]).ok,
    ).toBe(isTaken);
  });
});

it.each(ORDER_STATES)("goes to no other address than its parcel, as long as that has not left: %s", (firstStatus) => {
  const has = ["Pending", "Confirmed", "Packed"].includes(firstStatus);
  for (const changer of ["customer", "staff"] as const) {
    const checked = checkOwnAddress(firstStatus, changer);
    expect(checked.ok ? undefined : checked.refusal.message).toBe(has ? ADDITION_GOES_ALONG[changer] : undefined);
  }
  expect(checkOwnAddress(undefined, "staff").ok).toBe(true);
});

describe("an addition and its first order", () => {
  const first = { id: 1, orderStatus: "Packed", goesWith: null, tracking: null };
  const addition = { id: 2, orderStatus: "Packed", goesWith: 1, tracking: null };
  const [ours, other] = [
    { courier: "DTDC", number: "D1" },
    { courier: "DTDC", number: "D2" },
  ];
  const own = { courier: "Own delivery", number: "" };
  it.each<[string, Partial<typeof addition> | object, object, boolean]>([
    ["are both packed", {}, {}, true],
    ["are packed, and the first has its number", {}, { tracking: ours }, true],
    ["are packed, and the addition has a number of its own", { tracking: other }, {}, false],
    ["are accepted", { orderStatus: "Confirmed" }, {}, true],
    ["are not both accepted", { orderStatus: "Pending" }, {}, false],
    ["have left by one number", { orderStatus: "Shipped", tracking: ours }, { tracking: ours }, true],
    [
      "have left by one number of a courier that was written in two ways",
      { orderStatus: "Shipped", tracking: { ...ours, courier: "dtdc " } },
      { tracking: ours },
      true,
    ],
    ["have left by two numbers", { orderStatus: "Shipped", tracking: other }, { tracking: ours }, false],
    ["have left without a number", { orderStatus: "Shipped", tracking: own }, { tracking: own }, false],
    ["left after each other", {}, { orderStatus: "Shipped", tracking: ours }, false],
    ["are of two orders", { goesWith: 3 }, {}, false],
  ])("are in one parcel where they %s", (_, added, changed, isOne) => {
    expect(isInParcelOf({ ...addition, ...added }, { ...first, ...changed })).toBe(isOne);
  });
});
