import type { ReplyOf, staffOrder } from "@store/api-client/contract";
import type { Refetch } from "../../../data/use-query.ts";

/** An order as staff see it. */
export type StaffOrder = ReplyOf<typeof staffOrder>["data"];

export interface OrderStepsProps {
  readonly order: StaffOrder;
  /** Loads the order again: it was moved on, or somebody else had done so. */
  readonly onChanged: Refetch;
}
