import * as v from "valibot";

/** What the cart hands to the checkout: without it the checkout sends the shopper back (document 2, section 2). */
const CheckoutState = v.object({ from: v.literal("cart") });

export const checkoutState: v.InferOutput<typeof CheckoutState> = { from: "cart" };

export const isCheckoutState = (state: unknown): boolean => v.is(CheckoutState, state);
