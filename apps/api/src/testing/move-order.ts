import { DEFAULT_POLICY, ORDER_PENDING, todayInIndia, UNDELIVERED_REASONS } from "@store/domain";
import { HttpError } from "../http/http-error.ts";
import {
  acceptOrder,
  type CameBack,
  deliverOrder,
  packOrder,
  recordUndelivered,
  returnOrder,
  shipOrder,
} from "../modules/orders/change-order.ts";
import type { OrderRow } from "../modules/orders/reservation.ts";
import type { TestStore } from "./test-store.ts";

const STEPS = [
  ["Confirmed", acceptOrder],
  ["Packed", packOrder],
  ["Shipped", shipOrder],
  ["Delivered", deliverOrder],
] as const;

type Reached = (typeof STEPS)[number][0] | typeof ORDER_PENDING;

/** Staff moves a new order on until it is in a state. */
export async function moveOrder({ db, clock }: TestStore, orderId: number, state: Reached): Promise<void> {
  if (state === ORDER_PENDING) return;
  for (const [reached, step] of STEPS) {
    const moved = await step(db, { orderId, actor: "staff", now: clock.read(), policy: DEFAULT_POLICY });
    if (moved instanceof HttpError) throw new Error(`Order ${orderId} did not become ${reached}`);
    if (reached === state) return;
  }
}

/** Staff brings a new order to its door. */
export const deliver = (store: TestStore, orderId: number): Promise<void> => moveOrder(store, orderId, "Delivered");

/** Staff takes a delivered order back. */
export async function takeReturn({ db, clock }: TestStore, orderId: number): Promise<void> {
  const returned = await returnOrder(db, { orderId, actor: "staff", now: clock.read(), policy: DEFAULT_POLICY });
  if (returned instanceof HttpError) throw new Error(`Order ${orderId} was not returned`);
}

/** An order's parcel comes back undelivered. */
export async function bringBack(
  { db, clock }: TestStore,
  orderId: number,
  back: Partial<CameBack> = {},
): Promise<OrderRow> {
  const now = clock.read();
  const step = { orderId, actor: "staff", now, policy: DEFAULT_POLICY, note: UNDELIVERED_REASONS[0] } as const;
  const undelivered = await recordUndelivered(db, step, { day: todayInIndia(now), ...back });
  if (undelivered instanceof HttpError) throw new Error(`Order ${orderId} did not come back`);
  return undelivered;
}
