import { describe, expect, it } from "vitest";
import { checkoutState, isCheckoutState, type SubscriptionCheckoutState, subscriptionOf } from "./checkout-state.ts";

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
