import { randomUUID } from "node:crypto";
import { visitor } from "@store/api-client/contract";
import { shoppers } from "../../db/schema/index.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";

/** Each browser asks once. A mobile network shows thousands of them under one address. */
const VISITORS_FROM_ADDRESS = limit("visitor-address", 3000, 10 * MINUTE);

export function visitorRoutes({ serve, db, clock, limits, clientAddress }: Backend): void {
  const limiter = limits.local(VISITORS_FROM_ADDRESS);

  serve(visitor, async ({ http }) => {
    const refused = await limiter.count(clientAddress(http));
    if (refused) return refused;
    const visitorKey = randomUUID();
    await db.insert(shoppers).values({ visitorKey, createdAt: clock() });
    return { status: true, visitor_id: visitorKey };
  });
}
