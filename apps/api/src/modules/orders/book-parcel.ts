import { bookParcel } from "@store/api-client/contract";
import {
  checkHandOver,
  checkOrderUnchanged,
  isInParcelOf,
  NOT_ITS_ADDITION,
  nextOrderState,
  ORDER_PACKED,
} from "@store/domain";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders, staffActions } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { bookedInVain, NO_COURIER_BOOKS, notBooked, PARCEL_HAS_NUMBER, unknownWhetherBooked } from "./messages.ts";
import { readParcels } from "./read-parcels.ts";
import type { OrderRow } from "./reservation.ts";
import { shipTogether } from "./ship-parcel.ts";
import { shipmentOf } from "./shipments-csv.ts";

/** Why the parcel of an order is not booked, as somebody saw it who asks for that. */
function checkBooking(order: OrderRow, seenStatus: string): HttpError | undefined {
  const unchanged = checkOrderUnchanged(order.orderStatus, seenStatus);
  if (!unchanged.ok) return httpError(409, unchanged.refusal);
  const next = nextOrderState(order.orderStatus, "ship", "staff");
  if (!next.ok) return httpError(409, next.refusal);
  const unbooked = checkHandOver(order.tracking, null);
  return unbooked.ok ? undefined : httpError(409, PARCEL_HAS_NUMBER);
}

/** What the audit calls a booking of which it is not known whether the courier has it. */
const BOOK_UNCLEARLY = "book parcel, no clear answer";

/**
 * With which courier an order may have a parcel that nobody knows of: a booking had no clear answer, and the order has not
 * left with that courier.
 */
export async function findUnclearBooking(db: Database, { id, tracking }: OrderRow): Promise<string | undefined> {
  const [last] = await db
    .select({ courier: sql<string | null>`${staffActions.after} ->> 'courier'` })
    .from(staffActions)
    .where(
      sql`${staffActions.subject} = 'order' and ${staffActions.subjectId} = ${id} and ${staffActions.action} = ${BOOK_UNCLEARLY}`,
    )
    .orderBy(desc(staffActions.id))
    .limit(1);
  return last?.courier && tracking?.courier !== last.courier ? last.courier : undefined;
}

/** The packed additions that somebody has in the parcel of an order. */
async function readAlong(db: Database, first: OrderRow, ids: readonly number[]): Promise<OrderRow[] | HttpError> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));
  const isWhole =
    found.length === new Set(ids).size &&
    found.every((addition) => addition.orderStatus === ORDER_PACKED && isInParcelOf(addition, first));
  return isWhole ? found : httpError(409, NOT_ITS_ADDITION);
}

/**
 * Books a packed order's parcel with the store's courier, and hands it over by the number that the courier gives. Nothing is
 * locked while the courier is asked: who was quicker in the meantime is not overwritten, and the courier answers the
 * same parcel when it is asked again.
 */
export function bookParcelRoutes({ serve, db, clock, policy, courier, logger }: Backend): void {
  serve(
    bookParcel,
    async ({ params: { id }, body: { order_status: seenStatus, additions }, customer: { customerId: staffId } }) => {
      if (!courier) return httpError(409, NO_COURIER_BOOKS);
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
      const refused = checkBooking(order, seenStatus);
      if (refused) return refused;
      const along = await readAlong(db, order, additions);
      if (along instanceof HttpError) return along;
      const [parcel] = await readParcels(db, [order, ...along]);
      if (!parcel) throw new Error(`Order ${id} has no parcel`);
      const booking = await courier.createShipment(shipmentOf(parcel));
      if (booking.state === "refused") return httpError(409, notBooked(courier.name, booking.reason));
      if (booking.state === "unknown") {
        logger.warn({ orderId: id, courier: courier.name, problem: booking.problem }, "A booking had no clear answer");
        const line = { action: BOOK_UNCLEARLY, subject: "order", subjectId: id } as const;
        await recordAction(db, { customerId: staffId, ...line, after: { courier: courier.name } }, clock());
        return httpError(409, unknownWhetherBooked(courier.name));
      }
      const { number } = booking;
      const url = courier.track(number);
      const step = { orderId: id, seenStatus, actor: "staff", staffId, now: clock(), policy: policy() } as const;
      const tracking = { courier: courier.name, number, ...(url ? { url } : {}) };
      const shipped = await shipTogether(db, step, { tracking, seen: null, additions });
      if (shipped instanceof HttpError) {
        const [found] = await db.select({ tracking: orders.tracking }).from(orders).where(eq(orders.id, id));
        // Somebody may have entered the number themselves, as after an answer that was lost: that parcel travels.
        if (found?.tracking?.number === number) return shipped;
        const { code, params, message } = shipped.refusal;
        return httpError(409, {
          code,
          ...(params ? { params } : {}),
          message: bookedInVain(courier.name, number, message),
        });
      }
      return { status: true, data: { order_status: shipped.orderStatus, tracking_number: number } };
    },
  );
}
