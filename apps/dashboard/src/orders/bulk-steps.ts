import { CASH_ON_DELIVERY, type ReplyOf, type staffOrders } from "@store/api-client/contract";
import { checkOrderCanProceed, nextOrderState } from "@store/domain";

export type OrderRow = ReplyOf<typeof staffOrders>["data"][number];

/** What can be done with many orders at once. */
export type BulkStep = "accept" | "pack" | "ship" | "deliver";

/** What an order is once the step is done. */
export const DONE: Readonly<Record<BulkStep, string>> = {
  accept: "accepted",
  pack: "packed",
  ship: "handed over",
  deliver: "delivered",
};

/** Whether an order goes in the parcel of another one of these, without a number of its own. */
export const isAlong =
  (rows: readonly OrderRow[]) =>
  ({ goes_with: first, tracking }: OrderRow): boolean =>
    first !== undefined && !tracking && rows.some(({ id }) => id === first.id);

/** Whether an order waits for the step, by what the list shows. The server checks again. */
export const waitsFor =
  (step: BulkStep) =>
  ({ order_status: orderStatus, is_paid: isPaid, pay_type }: OrderRow): boolean =>
    nextOrderState(orderStatus, step, "staff").ok &&
    (step !== "accept" || checkOrderCanProceed({ isPaid, isCash: pay_type === CASH_ON_DELIVERY }).ok);
