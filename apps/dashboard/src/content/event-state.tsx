import { EVENT_CANCELLED, EVENT_ENDED } from "@store/domain";
import { StatusBadge } from "@store/ui/status-badge";

const NAMES: Readonly<Record<string, string>> = { [EVENT_CANCELLED]: "Cancelled", [EVENT_ENDED]: "Over" };

/** Whether an event is still ahead. @param status as the server says it is now. */
export const EventState = ({ status }: { readonly status: string }) => (
  <StatusBadge tone={NAMES[status] ? "grey" : "green"}>{NAMES[status] ?? "Open"}</StatusBadge>
);
