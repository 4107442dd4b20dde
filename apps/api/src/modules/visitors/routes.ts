import { randomUUID } from "node:crypto";
import { visitor } from "@store/api-client/contract";
import { shoppers } from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";

export function visitorRoutes({ serve, db, clock, limits, clientAddress }: Backend): void {
  serve(visitor, async ({ http }) => {
    const refused = await limits.visitors(clientAddress(http));
    if (refused) return refused;
    const visitorKey = randomUUID();
    await db.insert(shoppers).values({ visitorKey, createdAt: clock() });
    return { status: true, visitor_id: visitorKey };
  });
}
