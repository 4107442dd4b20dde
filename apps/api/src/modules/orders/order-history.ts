import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, FULL_NAME, orderEvents, staffActions } from "../../db/schema/index.ts";
import { changesOf } from "../staff-lists/changed-fields.ts";

/** All that happened to an order, oldest first: its steps, and what staff did beside them, with what that changed. */
export async function readHistory(db: Database, orderId: number) {
  const [events, actions] = await Promise.all([
    db
      .select({ event: orderEvents, by: FULL_NAME })
      .from(orderEvents)
      .leftJoin(customers, eq(customers.id, orderEvents.staffId))
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    db
      .select({ line: staffActions, by: FULL_NAME })
      .from(staffActions)
      .leftJoin(customers, eq(customers.id, staffActions.customerId))
      .where(sql`${staffActions.subject} = 'order' and ${staffActions.subjectId} = ${orderId}`)
      .orderBy(asc(staffActions.id)),
  ]);
  const keyOf = (action: string, at: Date) => `${action} ${at.getTime()}`;
  const lines = new Map(actions.map(({ line }) => [keyOf(line.action, line.at), line]));
  const steps = events.map(({ event: { action, state, actor, at }, by }) => {
    const line = lines.get(keyOf(action, at));
    lines.delete(keyOf(action, at));
    return { ...{ action, state, actor, by, at }, changes: line ? changesOf(line.before, line.after) : [] };
  });
  const others = actions
    .filter(({ line }) => lines.has(keyOf(line.action, line.at)))
    .map(({ line: { action, at, before, after }, by }) => {
      return { ...{ action, actor: "staff", by, at }, state: "", changes: changesOf(before, after) };
    });
  return [...steps, ...others]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
