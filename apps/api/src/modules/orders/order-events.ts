import type { OrderAction, OrderActor, OrderState } from "@store/domain";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderEvents } from "../../db/schema/index.ts";

interface OrderEvent {
  readonly orderId: number;
  /** The state that the order is in from then on. */
  readonly state: OrderState;
  readonly action: OrderAction | "place" | "restore" | "request return" | "pay on delivery";
  readonly actor: OrderActor;
  /** The member of staff who did it. */
  readonly staffId?: number | undefined;
}

/** Writes a step of an order down, in the transaction of the step. */
export async function recordEvent(tx: Database, event: OrderEvent, at: Date): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, at });
}

/** What an order went through, oldest first: each state once, with the time since when it was in it. */
export async function readTimeline(db: Database, orderId: number): Promise<readonly { state: string; at: string }[]> {
  const rows = await db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const isChange = ({ state }: { state: string }, index: number) => state !== rows[index - 1]?.state;
  return rows.filter(isChange).map(({ state, at }) => ({ state, at: at.toISOString() }));
}

/** Who of the staff did something with an order last; undefined where it was nobody of them. */
export async function readStaffOf(
  tx: Database,
  { orderId, action }: Pick<OrderEvent, "orderId" | "action">,
): Promise<number | undefined> {
  const [last] = await tx
    .select({ staffId: orderEvents.staffId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, action)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.staffId ?? undefined;
}

/** Since when an order was in a state last; undefined where it never was. */
export async function readLast(
  tx: Database,
  { orderId, state }: Pick<OrderEvent, "orderId" | "state">,
): Promise<Date | undefined> {
  const [last] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, state)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.at;
}
