import { trackingPage } from "@store/domain";
import type { OrderTracking } from "../../db/schema/index.ts";
import type { OrderRow } from "./reservation.ts";

/** Who carries an order, with the page that shows its way: staff's own, or the courier's where it is known. */
export const wireTracking = ({ tracking }: Pick<OrderRow, "tracking">): OrderTracking | undefined =>
  tracking ? { ...tracking, url: tracking.url ?? trackingPage(tracking.courier, tracking.number) } : undefined;
