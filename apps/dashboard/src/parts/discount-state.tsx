import type { DiscountState as State } from "@store/domain";
import { StatusBadge } from "@store/ui/status-badge";

export const DISCOUNT_STATE_NAMES = [
  { value: "running", label: "Running" },
  { value: "coming", label: "Coming" },
  { value: "over", label: "Over" },
] as const satisfies readonly { readonly value: State; readonly label: string }[];

export const DiscountState = ({ state }: { readonly state: State }) => (
  <StatusBadge tone={state === "running" ? "green" : "grey"}>
    {DISCOUNT_STATE_NAMES.find(({ value }) => value === state)?.label ?? state}
  </StatusBadge>
);
