import { CASH_ON_DELIVERY, parcelManifest, staffParcels } from "@store/api-client/contract";
import { sellerOf } from "@store/content/seller";
import {
  type CalendarDate,
  calendarDate,
  endOfDay,
  formatCount,
  ORDER_PACKED,
  startOfDay,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { and, asc, eq, gte, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { courierKeyOf, orderEvents, orders } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { documentReply } from "../cart/cart-pdf.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { numbersOf, readParcels } from "./read-parcels.ts";

/** As many parcels does one list have: more are drawn for too long. */
const PARCELS_MAXIMUM = 2000;
const NO_PARCELS = "There are no parcels of this courier. Please look at the list again!";
const TOO_MANY_PARCELS = `A manifest lists at most ${formatCount(PARCELS_MAXIMUM)} parcels. Please hand over some of them first!`;

const later = alias(orderEvents, "later");

/** Parcels that wait for a courier; or those that were handed over on a day, and not again since. */
function isOfDay(db: Database, day: CalendarDate | undefined): SQL | undefined {
  if (!day) return eq(orders.orderStatus, ORDER_PACKED);
  const from = startOfDay(day);
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(eq(later.orderId, orderEvents.orderId), eq(later.action, "send again"), sql`${later.id} > ${orderEvents.id}`),
    );
  const handedOver = and(
    // The words of the index's condition.
    sql`${orderEvents.action} in ('ship', 'send again')`,
    gte(orderEvents.at, from),
    lt(orderEvents.at, endOfDay(day)),
    notExists(again),
  );
  return inArray(orders.id, db.select({ id: orderEvents.orderId }).from(orderEvents).where(handedOver));
}

const first = alias(orders, "first");
/** The order in whose parcel an addition is: as the domain's `isInParcelOf`. */
const IS_IN_PARCEL = sql`${first.id} = ${orders.goesWith} and (
  (${orders.tracking} is null and ${orders.orderStatus} = ${ORDER_PACKED} and ${first.orderStatus} = ${ORDER_PACKED})
  or (${orders.tracking} ->> 'number' <> ''
    and ${orders.tracking} ->> 'number' = ${first.tracking} ->> 'number'
    and ${courierKeyOf(orders.tracking)} = ${courierKeyOf(first.tracking)}))`;

/** Who carries the parcel that an order is in. */
const TRACKING = sql`coalesce(${orders.tracking}, ${first.tracking})`;
const COURIER_KEY = courierKeyOf(TRACKING);
/** As the domain's `cashToCollect`. */
const IS_CASH = sql`${orders.payType} = ${CASH_ON_DELIVERY} and (not ${orders.isPaid} or ${orders.deliveredAt} is not null) and ${orders.finalTotal} > 0`;

const readCouriers = (db: Database, day: CalendarDate | undefined) =>
  db
    .select({
      courier: sql<string>`min(coalesce(${TRACKING} ->> 'courier', ''))`,
      parcels: countOf(sql`${first.id} is null`),
      cashParcels: countOf(IS_CASH),
      collect: sumOf(orders.finalTotal, IS_CASH),
    })
    .from(orders)
    .leftJoin(first, IS_IN_PARCEL)
    .where(isOfDay(db, day))
    .groupBy(COURIER_KEY)
    .orderBy(COURIER_KEY);

/** What couriers take, and the lists that their drivers sign. */
export function manifestRoutes({ serve, db, clock, policy }: Backend, pdf: Pdf): void {
  serve(staffParcels, async ({ query: { day = "" } }) => {
    const couriers = await readCouriers(db, calendarDate(day));
    const data = couriers.map(({ courier, parcels, cashParcels, collect }) => ({
      ...{ courier, parcels, cash_parcels: cashParcels },
      collect: toRupees(collect),
    }));
    return { status: true, data };
  });

  serve(parcelManifest, async ({ query: { day: typed = "", courier } }) => {
    const day = calendarDate(typed);
    const found = await db
      .select({ order: orders })
      .from(orders)
      .leftJoin(first, IS_IN_PARCEL)
      .where(and(isOfDay(db, day), sql`${COURIER_KEY} = lower(btrim(${courier}::text))`))
      .orderBy(asc(orders.id))
      .limit(PARCELS_MAXIMUM + 1);
    const chosen = found.map(({ order }) => order);
    if (chosen.length === 0) return httpError(404, NO_PARCELS);
    if (chosen.length > PARCELS_MAXIMUM) return httpError(409, TOO_MANY_PARCELS);
    const parcels = await readParcels(db, chosen);
    const printedAt = clock();
    const file = await pdf.manifest({
      seller: sellerOf(policy()),
      ...{ courier, day, printedAt },
      parcels: parcels.map((parcel) => ({
        ...{ pieces: parcel.pieces, weight: parcel.weight, collect: parcel.collect },
        orderNumber: numbersOf(parcel),
        trackingNumber: parcel.order.tracking?.number ?? "",
        fullAddress: parcel.order.shippingAddress.full_address,
      })),
    });
    return documentReply(`manifest-${day ?? todayInIndia(printedAt)}.pdf`, file);
  });
}
