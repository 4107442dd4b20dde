import { PEOPLE_STATE_NAMES, type PeopleState as State } from "@store/domain";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";

/** Orange waits for the shop, blue is ahead, green is done, grey is over. */
const TONES: Readonly<Record<State, StatusBadgeProps["tone"]>> = {
  open: "orange",
  answered: "green",
  closed: "grey",
  coming: "blue",
  past: "grey",
  cancelled: "grey",
  waiting: "orange",
  attended: "green",
  paid: "green",
  unpaid: "orange",
};

/** How far an inquiry, an appointment or a gift voucher is, in its colour. */
export const PeopleState = ({ state }: { readonly state: State }) => (
  <StatusBadge tone={TONES[state]}>{PEOPLE_STATE_NAMES[state]}</StatusBadge>
);
