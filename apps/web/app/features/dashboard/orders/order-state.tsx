import { ORDER_CANCELLED, ORDER_DELIVERED, ORDER_PENDING, ORDER_RETURNED } from "@store/domain";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";

/** Orange waits for the shop, blue is on its way, green is done, grey is over. */
const TONES: ReadonlyMap<string, StatusBadgeProps["tone"]> = new Map([
  [ORDER_PENDING, "orange"],
  [ORDER_DELIVERED, "green"],
  [ORDER_CANCELLED, "grey"],
  [ORDER_RETURNED, "grey"],
]);

/** The state of an order (checklist C45) in its colour. */
export const OrderState = ({ state }: { readonly state: string }) => (
  <StatusBadge tone={TONES.get(state) ?? "blue"}>{state}</StatusBadge>
);
