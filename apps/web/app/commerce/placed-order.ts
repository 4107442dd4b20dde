/** What the list of orders is told, in the navigation state, of an order that was just placed [R100]. */
export const placedState = (orderId: number) => ({ placedOrder: orderId });

/** The order that a navigation state says was just placed. */
export function placedOrderOf(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("placedOrder" in state)) return undefined;
  return typeof state.placedOrder === "number" ? state.placedOrder : undefined;
}
