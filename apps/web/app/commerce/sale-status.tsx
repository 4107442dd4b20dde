import { saleStatusTone } from "@store/domain";
import { StatusBadge } from "@store/ui/status-badge";

/** The state of a sale in its colour [R155]. */
export const SaleStatus = ({ status }: { readonly status: string }) => (
  <StatusBadge tone={saleStatusTone(status)}>{status}</StatusBadge>
);
