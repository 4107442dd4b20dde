import type { ReplyOf, staffOrder } from "@store/api-client/contract";
import type { ORDER_STATES, OrderAction } from "@store/domain";
import type { Refetch } from "../data/use-query.ts";

/** An order as staff see it. */
export type StaffOrder = ReplyOf<typeof staffOrder>["data"];

/** What its customer wants to return of it, or did. */
export type OrderReturn = StaffOrder["returns"][number];

export interface OrderStepsProps {
  readonly order: StaffOrder;
  /** Loads the order again: it was moved on, or somebody else had done so. */
  readonly onChanged: Refetch;
}

export interface OrderDialogProps extends OrderStepsProps {
  readonly onClose: () => void;
}

export interface StepDialogProps extends OrderDialogProps {
  /** The state in which the acting member saw the order. */
  readonly seen: (typeof ORDER_STATES)[number];
}

/** Said where somebody else did the step, or took the order another way. */
export const stepGone = ({ actions, order_status }: StaffOrder, action: OrderAction): string | undefined =>
  actions.includes(action) ? undefined : `This is no longer possible: the order is now ${order_status.toLowerCase()}.`;
