/*
 * What leads to the checkout, in the navigation state: a visit without it is sent back to the cart [R94]. It survives a
 * reload, and browsers also restore it from an older version of the store, so it is checked.
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What the cart hands to the checkout. */
export const checkoutState = { from: "cart" } as const;

/** Whether the cart's checkout was asked for. */
export const isCheckoutState = (state: unknown): boolean => isRecord(state) && state.from === checkoutState.from;

/** What a subscription is made of; its price is asked for by the checkout. */
export interface SubscriptionRequest {
  readonly productId: number;
  readonly quantity: number;
  readonly deliveryOptionId: number;
}

/** What a product page hands to the checkout. */
export interface SubscriptionCheckoutState {
  readonly subscription: SubscriptionRequest;
}

/** A state that leads into the checkout. */
export type AnyCheckoutState = typeof checkoutState | SubscriptionCheckoutState;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The subscription that a navigation state asks for; undefined when it asks for none, or holds no valid one. */
export function subscriptionOf(state: unknown): SubscriptionRequest | undefined {
  if (!isRecord(state) || !isRecord(state.subscription)) return undefined;
  const { productId, quantity, deliveryOptionId } = state.subscription;
  if (!isCount(productId) || !isCount(quantity) || !isCount(deliveryOptionId)) return undefined;
  return { productId, quantity, deliveryOptionId };
}

/**
 * The checkout that a saved address leads back to, where it is chosen. The form of the address was given the checkout's own
 * state; undefined when it was asked for elsewhere.
 */
export function checkoutAfterAddress(state: unknown): AnyCheckoutState | undefined {
  const subscription = subscriptionOf(state);
  const checkout = subscription ? { subscription } : isCheckoutState(state) ? checkoutState : undefined;
  return checkout && Object.assign({ isAddressNew: true }, checkout);
}

/** Whether the address that was added last is to be chosen. */
export const choosesNewAddress = (state: unknown): boolean => isRecord(state) && state.isAddressNew === true;
