import type { ParsedRequest, requestReturn } from "@store/api-client/contract";
import { checkReturnedPieces, checkReturnRequest, ORDER_DELIVERED, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, returnLines, returnRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { notifyReturnRequested } from "./change-notifications.ts";
import { goodsInWords, NO_SUCH_ORDER } from "./messages.ts";
import { recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import type { OrderRow } from "./reservation.ts";
import { attachPhotos } from "./return-photos.ts";
import { noteOpenReturns, readReturns } from "./returns.ts";

type Request = ParsedRequest<typeof requestReturn>["body"] & { readonly orderId: number };

/** Whose return it is: the customer's who asks, or one that a member of staff begins for a customer who calls. */
type Asker =
  | { readonly customerId: number; readonly staffId?: undefined }
  | { readonly customerId?: undefined; readonly staffId: number };

/** Records which lines of a delivered order its customer wants to return, once a sending, and tells the shop. */
export const requestReturnOfLines = (
  db: Database,
  { customerId, staffId }: Asker,
  { orderId, attempt, lines: chosen }: Request,
  now: Date,
  policy: Policy,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId, customerId);
    if (!order) return httpError(404, staffId === undefined ? NO_SUCH_ORDER : NO_SUCH_ORDER_OF_SHOP);
    const returns = await readReturns(tx, orderId);
    if (returns.some((one) => one.attempt === attempt)) return order;
    const timely = checkReturnRequest(order, now, policy);
    if (!timely.ok) return httpError(409, timely.refusal);
    const ordered = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const checked = checkReturnedPieces(chosen, ordered, returns);
    if (!checked.ok) return httpError(409, checked.refusal, { field: "lines" });
    const [request] = await tx
      .insert(returnRequests)
      .values({ orderId, attempt, requestedAt: now, changedAt: now })
      .returning({ id: returnRequests.id });
    if (!request) throw new Error(`The return of order ${orderId} was not written`);
    await tx
      .insert(returnLines)
      .values(chosen.map(({ id: lineId, photos: _, ...line }) => ({ requestId: request.id, lineId, ...line })));
    const unfit = await attachPhotos(tx, { orderId, requestId: request.id }, chosen);
    if (unfit) return unfit;
    await noteOpenReturns(tx, orderId);
    const names = new Map(ordered.map(({ id, productName }) => [id, productName]));
    const goods = chosen.map(({ id, ...line }) => ({ ...line, productName: names.get(id) ?? "" }));
    const actor = staffId === undefined ? "customer" : "staff";
    await recordEvent(tx, { orderId, state: ORDER_DELIVERED, action: "request return", actor, staffId }, now);
    if (staffId !== undefined) {
      const line = { action: "request return", subject: "order", subjectId: orderId } as const;
      const after = { return: "requested", goods: goodsInWords(goods) };
      await recordAction(tx, { customerId: staffId, ...line, after }, now);
    }
    await notifyReturnRequested(tx, order, goods, now);
    return order;
  });
