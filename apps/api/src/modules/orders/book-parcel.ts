import { bookParcel } from "@store/api-client/contract";
import {
  checkHandOver,
  checkOrderUnchanged,
  courierKey,
  isInParcelOf,
  NOT_ITS_ADDITION,
  nextOrderState,
  ORDER_CONFIRMED,
  ORDER_PACKED,
  ORDER_SHIPPED,
  toRupees,
} from "@store/domain";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders, staffActions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordActions } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import {
  bookedInVain,
  bookedOtherwise,
  NO_COURIER_BOOKS,
  notBooked,
  PARCEL_HAS_NUMBER,
  unknownWhetherBooked,
} from "./messages.ts";
import { numbersOf, type Parcel, readParcels } from "./read-parcels.ts";
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
/** What the audit calls the same booking when the courier said later that it does not take it. */
const NOT_TAKEN = "book parcel, not taken";

interface UnclearBooking {
  readonly courier: string;
  /** What was in the parcel, as `contentsOf` says it; null where that was not recorded. */
  readonly contents: string | null;
}

/** The newest booking of each order of which it is not known whether the courier has it. */
async function findUnclear(db: Database, ids: readonly number[]): Promise<readonly UnclearBooking[]> {
  const found = await db
    .selectDistinctOn([staffActions.subjectId], {
      action: staffActions.action,
      courier: sql<string | null>`${staffActions.after} ->> 'courier'`,
      contents: sql<string | null>`${staffActions.after} ->> 'contents'`,
    })
    .from(staffActions)
    .where(
      and(
        eq(staffActions.subject, "order"),
        inArray(staffActions.subjectId, [...ids]),
        inArray(staffActions.action, [BOOK_UNCLEARLY, NOT_TAKEN]),
      ),
    )
    .orderBy(asc(staffActions.subjectId), desc(staffActions.id));
  return found.flatMap(({ action, courier, contents }) =>
    action === BOOK_UNCLEARLY && courier !== null ? [{ courier, contents }] : [],
  );
}

/**
 * With which courier an order may have a parcel that nobody knows of: a booking had no clear answer, and the order has not
 * left, or is under way with another courier.
 */
export async function findUnclearBooking(db: Database, order: OrderRow): Promise<string | undefined> {
  const { id, tracking, orderStatus, isSentAgain } = order;
  const isOnFirstWay = orderStatus === ORDER_SHIPPED && !isSentAgain;
  if (orderStatus !== ORDER_CONFIRMED && orderStatus !== ORDER_PACKED && !isOnFirstWay) return undefined;
  const [unclear] = await findUnclear(db, [id]);
  if (!unclear || (tracking && courierKey(tracking.courier) === courierKey(unclear.courier))) return undefined;
  return unclear.courier;
}

/** What a parcel holds, for the courier's key and the audit: its orders, and the cash to collect. */
const contentsOf = (parcel: Parcel): string => `${numbersOf(parcel)}, ${toRupees(parcel.collect)} in cash`;

/** The packed additions that somebody has in the parcel of an order, locked. */
async function readAlong(db: Database, first: OrderRow, ids: readonly number[]): Promise<OrderRow[] | HttpError> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("no key update");
  const isWhole =
    found.length === new Set(ids).size &&
    found.every((addition) => addition.orderStatus === ORDER_PACKED && isInParcelOf(addition, first));
  return isWhole ? found : httpError(409, NOT_ITS_ADDITION);
}

interface ToBook {
  readonly orderId: number;
  readonly seenStatus: string;
  readonly additions: readonly number[];
  readonly courier: string;
}

/**
 * Notes at an order and what goes along what is being booked: until that is answered, nobody books them with other contents,
 * which the courier would take for another parcel.
 */
const beginBooking = (db: Database, { orderId, seenStatus, additions, courier }: ToBook) =>
  inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const refused = checkBooking(order, seenStatus);
    if (refused) return refused;
    const along = await readAlong(tx, order, additions);
    if (along instanceof HttpError) return along;
    const inside = [order, ...along];
    const ids = inside.map(({ id }) => id);
    const [parcel] = await readParcels(tx, inside);
    if (!parcel) throw new Error(`Order ${orderId} has no parcel`);
    const contents = contentsOf(parcel);
    const unclear = await findUnclear(tx, ids);
    const other = unclear.find((before) => before.contents !== contents);
    if (other) return httpError(409, bookedOtherwise(other.courier));
    if (inside.some(({ bookingOf }) => bookingOf !== null && bookingOf !== contents))
      return httpError(409, bookedOtherwise(courier));
    await tx.update(orders).set({ bookingOf: contents }).where(inArray(orders.id, ids));
    return { ids, parcel, contents, unclear };
  });

const endBooking = (db: Database, { ids, contents }: { readonly ids: readonly number[]; readonly contents: string }) =>
  db
    .update(orders)
    .set({ bookingOf: null })
    .where(and(inArray(orders.id, [...ids]), eq(orders.bookingOf, contents)));

/**
 * Books a packed order's parcel with the store's courier, and hands it over by the number that the courier gives. Nothing is
 * locked while the courier is asked: who was quicker in the meantime is not overwritten, and the courier answers the
 * same parcel when it is asked again for the same contents.
 */
export function bookParcelRoutes({ serve, db, clock, policy, courier, logger }: Backend): void {
  serve(
    bookParcel,
    async ({ params: { id }, body: { order_status: seenStatus, additions }, customer: { customerId: staffId } }) => {
      if (!courier) return httpError(409, NO_COURIER_BOOKS);
      const begun = await beginBooking(db, { orderId: id, seenStatus, additions, courier: courier.name });
      if (begun instanceof HttpError) return begun;
      const { ids, parcel, contents, unclear } = begun;
      /** An audit line of each order in the parcel. */
      const record = (action: string) =>
        recordActions(
          db,
          ids.map((subjectId) => ({
            ...{ customerId: staffId, action, subject: "order" as const, subjectId },
            after: { courier: courier.name, contents },
          })),
          clock(),
        );
      const booking = await courier.createShipment(shipmentOf(parcel), contents);
      if (booking.state === "refused") {
        if (unclear.some((before) => courierKey(before.courier) === courierKey(courier.name))) await record(NOT_TAKEN);
        await endBooking(db, begun);
        return httpError(409, notBooked(courier.name, booking.reason));
      }
      if (booking.state === "unknown") {
        logger.warn({ orderId: id, courier: courier.name, problem: booking.problem }, "A booking had no clear answer");
        await record(BOOK_UNCLEARLY);
        await endBooking(db, begun);
        return httpError(409, unknownWhetherBooked(courier.name));
      }
      const { number } = booking;
      const url = courier.track(number);
      const step = { orderId: id, seenStatus, actor: "staff", staffId, now: clock(), policy: policy() } as const;
      const tracking = { courier: courier.name, number, ...(url ? { url } : {}) };
      const shipped = await shipTogether(db, step, { tracking, seen: null, additions });
      await endBooking(db, begun);
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
