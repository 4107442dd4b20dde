import { isOrderState, type OrderState as State } from "@store/domain";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";

/** Orange waits for the shop, blue is on its way, green is done, grey is over. */
const TONES: Readonly<Record<State, StatusBadgeProps["tone"]>> = {
  Pending: "orange",
  Confirmed: "blue",
  Packed: "blue",
  Shipped: "blue",
  Delivered: "green",
  Cancelled: "grey",
  Undelivered: "orange",
  Returned: "grey",
};

/** The state of an order (C45) in its colour. */
export const OrderState = ({ state }: { readonly state: string }) => (
  <StatusBadge tone={isOrderState(state) ? TONES[state] : "blue"}>{state}</StatusBadge>
);
