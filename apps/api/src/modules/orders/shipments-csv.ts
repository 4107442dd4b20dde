import { shipmentsCsv } from "@store/api-client/contract";
import { addMoney, addressParts, losesPaise, type Shipment, shipmentRows } from "@store/domain";
import { asc, inArray } from "drizzle-orm";
import { orders } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { csvFileName, csvForPrograms } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER_OF_SHOP, notSent, paiseLeftOut, weightNotKnown } from "../staff-lists/messages.ts";
import { type Parcel, readParcels, whichAreSent, withMates } from "./read-parcels.ts";

/** A parcel as couriers book it. */
export const shipmentOf = ({ order, additions, lines, weight, collect }: Parcel): Shipment => ({
  ...{ lines, weight, collect },
  ...{ orderNumber: order.number, placedAt: order.placedAt },
  ...{ fullName: order.shippingAddress.full_name, mobile: order.shippingAddress.mobile_no },
  address: addressParts(order.shippingAddress.full_address),
  shipping: addMoney(order.shipping, ...additions.map(({ shipping }) => shipping)),
  cashFee: addMoney(order.cashFee, ...additions.map(({ cashFee }) => cashFee)),
  finalTotal: addMoney(order.finalTotal, ...additions.map(({ finalTotal }) => finalTotal)),
  trackingNumber: order.tracking?.number ?? "",
});

/**
 * Parcels of orders as the files that couriers take, whole: whoever chose one order of a parcel has the cash of all that
 * is in it. What is not sent is left out, and named.
 */
export function shipmentCsvRoutes({ serve, db, clock, policy }: Backend): void {
  serve(shipmentsCsv, async ({ query: { file, orders: ids } }) => {
    const chosen = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
    if (chosen.length < new Set(ids).size) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const { sent, others } = whichAreSent(chosen);
    if (sent.length === 0) return httpError(409, notSent(others));
    const shipments = (await readParcels(db, await withMates(db, sent))).map(shipmentOf);
    const light = shipments.filter(({ weight }) => weight === undefined).map(({ orderNumber }) => orderNumber);
    const less = shipments.filter((shipment) => losesPaise(file, shipment)).map(({ orderNumber }) => orderNumber);
    const notes = [
      ...(others.length > 0 ? [notSent(others)] : []),
      ...(light.length > 0 ? [weightNotKnown(light)] : []),
      ...(less.length > 0 ? [paiseLeftOut(less)] : []),
    ];
    return {
      name: csvFileName(`shipments-${file}`, clock()),
      content: new Blob([csvForPrograms(shipmentRows(file, shipments, policy()))]),
      note: notes.join(" ") || undefined,
    };
  });
}
