import { describe, expect, it } from "vitest";
import { COUNTRY_INDIA } from "../account/geography.ts";
import { fromRupees } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf } from "../testing/refused.ts";
import { ADDRESSES_SHOWN_FIRST, checkCartCheckout, checkDeliveryCountry, checkOrderChoices } from "./checkout.ts";

it("two addresses are shown first [R95] [R196]", () => {
  expect(ADDRESSES_SHOWN_FIRST).toBe(2);
});

describe("checkCartCheckout [R92]", () => {
  const cart = { isLoggedIn: true, lines: [{ name: "Ghee", stock: 2 }], total: fromRupees(250) };

  it("accepts a cart in order", () => {
    expect(checkCartCheckout(cart, DEFAULT_POLICY)).toEqual({ ok: true, value: cart.total });
  });

  it("asks for login, then stock, then the minimum", () => {
    const bad = { isLoggedIn: false, lines: [{ name: "Ghee", stock: 0 }], total: fromRupees(249.99) };
    expect(messageOf(checkCartCheckout(bad, DEFAULT_POLICY))).toBe("Please login to place an order!");
    expect(messageOf(checkCartCheckout({ ...bad, isLoggedIn: true }, DEFAULT_POLICY))).toBe(
      "Cannot proceed to checkout, Ghee is out of stock.",
    );
    expect(messageOf(checkCartCheckout({ ...bad, isLoggedIn: true, lines: cart.lines }, DEFAULT_POLICY))).toBe(
      "Minimum order value should be ₹250",
    );
  });

  it("knows a book among its lines", () => {
    const lines = [{ name: "Cook Book", stock: 1 }];
    expect(checkCartCheckout({ ...cart, lines, total: fromRupees(99) }, DEFAULT_POLICY).ok).toBe(true);
  });
});

describe("checkOrderChoices [R96]", () => {
  it.each([
    [null, "cash", "Please select a billing address!"],
    [undefined, null, "Please select a billing address!"],
    [3, null, "Please select a payment method!"],
    [3, "cash", undefined],
  ])("address %s, payment %s: %s", (address, paymentMethod, message) => {
    expect(messageOf(checkOrderChoices({ address, paymentMethod }))).toBe(message);
  });

  it("returns both", () => {
    expect(checkOrderChoices({ address: 3, paymentMethod: "cash" })).toEqual({
      ok: true,
      value: { address: 3, paymentMethod: "cash" },
    });
  });
});

it("delivers only inside India", () => {
  expect(checkDeliveryCountry(COUNTRY_INDIA.id).ok).toBe(true);
  expect(messageOf(checkDeliveryCountry(1))).toBe("We deliver only inside India.");
});
