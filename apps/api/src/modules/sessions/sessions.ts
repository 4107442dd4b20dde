import { and, desc, eq, gt, inArray, not, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accessTokens } from "../../db/schema/index.ts";
import type { HttpContext } from "../../http/handler.ts";
import { headerOf } from "../../http/header-of.ts";
import { isSessionOf } from "../../http/identify.ts";

export const NO_SUCH_SESSION = "This session has ended already.";

/** Longer names of browsers are cut. */
const DEVICE_MAXIMUM_LENGTH = 200;

/** The browser or app that asks, as it names itself. */
export const deviceOf = (http: HttpContext): string =>
  (headerOf(http, "user-agent") ?? "").slice(0, DEVICE_MAXIMUM_LENGTH);

/** The open sessions of customers, the one that asks first, then the newest. */
export async function readSessions(
  db: Database,
  {
    customerIds,
    http,
    now,
  }: { readonly customerIds: readonly number[]; readonly http: HttpContext; readonly now: Date },
) {
  const isCurrent = isSessionOf(http);
  const rows = await db
    .select({
      customerId: accessTokens.customerId,
      id: accessTokens.id,
      device: accessTokens.device,
      beganAt: accessTokens.createdAt,
      lastSeenAt: accessTokens.lastSeenAt,
      isCurrent: sql<boolean>`${isCurrent}`,
    })
    .from(accessTokens)
    .where(and(inArray(accessTokens.customerId, [...customerIds]), gt(accessTokens.expiresAt, now)))
    .orderBy(desc(isCurrent), desc(accessTokens.id));
  return rows.map(({ customerId, beganAt, lastSeenAt, isCurrent, ...session }) => ({
    customerId,
    session: {
      ...session,
      began_at: beganAt.toISOString(),
      last_seen_at: lastSeenAt?.toISOString() ?? null,
      is_current: isCurrent,
    },
  }));
}

/** Logs a customer out everywhere but where it is asked. @returns how many sessions there were. */
export async function endOthers(db: Database, customerId: number, http: HttpContext): Promise<number> {
  const others = and(eq(accessTokens.customerId, customerId), not(isSessionOf(http)));
  return (await db.delete(accessTokens).where(others).returning({ id: accessTokens.id })).length;
}
