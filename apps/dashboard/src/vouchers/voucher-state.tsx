import type { VoucherState as State } from "@store/domain";
import { StatusBadge } from "@store/ui/status-badge";

export const VOUCHER_STATE_NAMES = [
  { value: "running", label: "Running" },
  { value: "coming", label: "Coming" },
  { value: "ended", label: "Ended" },
  { value: "used-up", label: "Used up" },
] as const satisfies readonly { readonly value: State; readonly label: string }[];

export const VoucherState = ({ state }: { readonly state: State }) => (
  <StatusBadge tone={state === "running" ? "green" : "grey"}>
    {VOUCHER_STATE_NAMES.find(({ value }) => value === state)?.label ?? state}
  </StatusBadge>
);
