import type { Order } from "@store/api-client/contract";
import { addMoney, OPEN_RETURN_STATES, receivedPieces, toRupees } from "@store/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, returnLines, returnPhotos, returnRequests } from "../../db/schema/index.ts";
import { photoPath } from "./return-photos.ts";

type ReturnRow = typeof returnRequests.$inferSelect;
type ReturnLineRow = typeof returnLines.$inferSelect & {
  /** Of the order's line. */
  readonly id: number;
  readonly productName: string;
  /** The ids of what shows what is wrong. */
  readonly photos: readonly string[];
};

/** What was asked to be returned of an order, with its lines. */
export type OrderReturn = ReturnRow & { readonly lines: readonly ReturnLineRow[] };

/** The returns of an order, oldest first. */
export async function readReturns(db: Database, orderId: number): Promise<readonly OrderReturn[]> {
  const photosOfLine = db
    .select({
      ids: sql<string[]>`coalesce(array_agg(${returnPhotos.id}::text order by ${returnPhotos.addedAt}), '{}')`,
    })
    .from(returnPhotos)
    .where(
      and(
        // By the index.
        eq(returnPhotos.orderId, returnRequests.orderId),
        eq(returnPhotos.requestId, returnLines.requestId),
        eq(returnPhotos.lineId, returnLines.lineId),
      ),
    );
  const rows = await db
    .select({
      request: returnRequests,
      line: returnLines,
      productName: orderLines.productName,
      photos: sql<string[]>`(${photosOfLine})`,
    })
    .from(returnRequests)
    .innerJoin(returnLines, eq(returnLines.requestId, returnRequests.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.id), asc(returnLines.lineId));
  return [...Map.groupBy(rows, ({ request }) => request.id).values()].flatMap((ofRequest) => {
    const [first] = ofRequest;
    const lines = ofRequest.map(({ line, productName, photos }) => ({ ...line, id: line.lineId, productName, photos }));
    return first ? [{ ...first.request, lines }] : [];
  });
}

type WireReturn = NonNullable<InferInput<typeof Order>["returns"]>[number];

/** A return as its customer is told of it. */
export const wireReturn = ({ isWithdrawal, requestedAt, changedAt, lines, ...one }: OrderReturn): WireReturn => ({
  ...{ id: one.id, state: one.state, refusal: one.refusal },
  is_withdrawal: isWithdrawal || undefined,
  requested_at: requestedAt.toISOString(),
  changed_at: changedAt.toISOString(),
  refunded_amt: toRupees(addMoney(...lines.map(({ amount }) => amount))),
  lines: lines.map((line) => ({
    ...{ id: line.id, product_name: line.productName, quantity: line.quantity },
    ...{ ground: line.ground, words: line.words },
    received: receivedPieces(line),
    restocked: line.restocked,
    photos: line.photos.map(photoPath),
  })),
});

const isOpen = (orderId: number) =>
  and(eq(returnRequests.orderId, orderId), inArray(returnRequests.state, [...OPEN_RETURN_STATES]));

/** Has a locked order say since when a return of it is open: the staff's list asks for that. */
export async function noteOpenReturns(tx: Database, orderId: number): Promise<void> {
  const [oldest] = await tx
    .select({ since: returnRequests.requestedAt })
    .from(returnRequests)
    .where(isOpen(orderId))
    .orderBy(asc(returnRequests.id))
    .limit(1);
  await tx
    .update(orders)
    .set({ returnRequestedAt: oldest?.since ?? null })
    .where(eq(orders.id, orderId));
}

/** The whole of a locked order was taken back: so are the goods of its returns. */
export async function closeReturns(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx.update(returnRequests).set({ state: "refunded", changedAt: now }).where(isOpen(orderId));
}
