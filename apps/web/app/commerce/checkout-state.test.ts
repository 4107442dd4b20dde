import { describe, expect, it } from "vitest";
import {
  checkoutAfterAddress,
  checkoutState,
  choosesNewAddress,
  isCheckoutState,
  type SubscriptionCheckoutState,
  subscriptionOf,
} from "./checkout-state.ts";

const SUBSCRIPTION: SubscriptionCheckoutState = { subscription: { productId: 7, quantity: 2, deliveryOptionId: 3 } };

describe("the way into the checkout", () => {
  it("is from the cart, or with a subscription", () => {
    expect([isCheckoutState(checkoutState), subscriptionOf(checkoutState)]).toEqual([true, undefined]);
    expect([isCheckoutState(SUBSCRIPTION), subscriptionOf(SUBSCRIPTION)]).toEqual([false, SUBSCRIPTION.subscription]);
  });

  it.each([
    [null],
    [undefined],
    ["cart"],
    [{}],
    [{ subscription: null }],
    [{ subscription: { productId: 7, quantity: 2 } }],
    [{ subscription: { productId: 7, quantity: 0, deliveryOptionId: 3 } }],
    [{ subscription: { productId: "7", quantity: 1, deliveryOptionId: 3 } }],
    [{ subscription: { productId: 7, quantity: 1.5, deliveryOptionId: 3 } }],
  ])("is closed to %j", (state) => {
    expect([isCheckoutState(state), subscriptionOf(state)]).toEqual([false, undefined]);
  });
});

describe("the way over a new address [R95]", () => {
  it("leads back to the checkout of the cart, with the new address chosen", () => {
    const back = checkoutAfterAddress(checkoutState);
    expect([isCheckoutState(back), subscriptionOf(back), choosesNewAddress(back)]).toEqual([true, undefined, true]);
  });

  it("leads back to the checkout of a subscription", () => {
    const back = checkoutAfterAddress(SUBSCRIPTION);
    expect([subscriptionOf(back), choosesNewAddress(back)]).toEqual([SUBSCRIPTION.subscription, true]);
  });

  it.each([[null], [{}], [{ from: "elsewhere" }], [{ subscription: {} }]])("leads nowhere from %j", (state) =>
    expect(checkoutAfterAddress(state)).toBeUndefined(),
  );
});
