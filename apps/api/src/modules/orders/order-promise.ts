import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  calendarDate,
  checkOrderCanProceed,
  isUnderWay,
  ORDER_CONFIRMED,
  type Policy,
  promisedDelivery,
} from "@store/domain";
import type { PastStep } from "./order-events.ts";
import type { OrderRow } from "./reservation.ts";

/** When an order is looked at, and what the shop has decided by then. */
export interface ViewedAt {
  readonly now: Date;
  readonly policy: Policy;
}

/** The PIN code that an address ends with; the schema's `pinCodeOf` reads the same in SQL. */
const pinOf = (fullAddress: string): string => / ([1-9][0-9]{5}), [^,]*$/.exec(fullAddress)?.[1] ?? "";

/** What starts the days of the promise: its confirmation, and that a parcel which came back is sent again. */
const startsPromise = ({ state, action }: PastStep): boolean => state === ORDER_CONFIRMED || action === "send again";

type Promised = Pick<OrderRow, "orderStatus" | "isPaid" | "payType" | "shippingAddress" | "deliveryDay">;

/**
 * The day by which an order arrives (C62). One that is not confirmed yet counts from now, one that waits for its payment
 * promises nothing; a delivery of a subscription has its own day.
 */
export function promiseOf(order: Promised, steps: readonly PastStep[], { now, policy }: ViewedAt): string | undefined {
  const isCash = order.payType === CASH_ON_DELIVERY;
  if (!isUnderWay(order.orderStatus) || !checkOrderCanProceed({ isPaid: order.isPaid, isCash }).ok) return undefined;
  const postalCode = pinOf(order.shippingAddress.full_address);
  const promised = promisedDelivery({ confirmedAt: steps.findLast(startsPromise)?.at ?? now, postalCode }, policy);
  const planned = calendarDate(order.deliveryDay ?? "");
  return planned !== undefined && planned > promised ? planned : promised;
}
