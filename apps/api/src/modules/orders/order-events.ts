import type { OrderAction, OrderActor, OrderState, ReturnStep } from "@store/domain";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { orderEvents, orders } from "../../db/schema/index.ts";

interface OrderEvent {
  readonly orderId: number;
  /** The state that the order is in from then on. */
  readonly state: OrderState;
  readonly action:
    | OrderAction
    | "place"
    | "change"
    | "add"
    | "restore"
    | "request return"
    | `${ReturnStep} return`
    | "pay on delivery";
  readonly actor: OrderActor;
  /** The member of staff who did it. */
  readonly staffId?: number | undefined;
}

const writeEvent = prepared("write_order_event", (db) =>
  db.insert(orderEvents).values({
    orderId: sql.placeholder("orderId"),
    state: sql.placeholder("state"),
    action: sql.placeholder("action"),
    actor: sql.placeholder("actor"),
    staffId: sql.placeholder("staffId"),
    at: sql.placeholder("at"),
  }),
);

/** Writes a step of an order down, in the transaction of the step. */
export async function recordEvent(tx: Database, event: OrderEvent, at: Date): Promise<void> {
  await writeEvent(tx).execute({ staffId: null, ...event, at });
}

/** A step of an order, as it is read. */
export interface PastStep {
  readonly state: string;
  readonly action: string;
  readonly at: Date;
}

/** The steps of an order, oldest first, in a statement that reads orders. */
export const STEPS = sql<readonly PastStep[]>`(
  select coalesce(json_agg(json_build_object('state', state, 'action', action, 'at', at) order by id), '[]')
  from ${orderEvents} where order_id = ${orders}.id
)`.mapWith((steps: readonly (Omit<PastStep, "at"> & { readonly at: string })[]) =>
  steps.map((step) => ({ ...step, at: new Date(step.at) })),
);

/** What an order went through, oldest first: each state once, with the time since when it was in it. */
export const timelineOf = (steps: readonly PastStep[]): { state: string; at: string }[] =>
  steps
    .filter(({ state }, place) => state !== steps[place - 1]?.state)
    .map(({ state, at }) => ({ state, at: at.toISOString() }));

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

/** What an order holds was changed, or goods were added that go in its parcel. */
const CHANGES = ["change", "add"] as const satisfies readonly OrderEvent["action"][];

/** How often what an order holds was changed or added to: who changes it says how often they saw. */
export const countChanges = (db: Database, orderId: number): Promise<number> =>
  db.$count(orderEvents, and(eq(orderEvents.orderId, orderId), inArray(orderEvents.action, [...CHANGES])));

/** The same, in a statement that reads orders. */
export const CHANGES_OF_ORDER =
  sql`(select count(*) from ${orderEvents} where order_id = ${orders}.id and action in ('change', 'add'))`.mapWith(
    Number,
  );
