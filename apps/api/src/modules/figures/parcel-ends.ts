import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { FIGURE_ROWS } from "@store/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderEvents, orders } from "../../db/schema/index.ts";
import { isWithin } from "../staff-lists/list-conditions.ts";
import { countOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import type { Days } from "./net-sales.ts";

/** Written out as its index has it: a parcel ended, delivered or back at the shop. */
const HAS_ENDED = sql`${orderEvents.action} in ('deliver', 'undelivered')`;
const HAS_CASH = eq(orders.payType, CASH_ON_DELIVERY);

const ended = (action: "deliver" | "undelivered", also?: SQL) => countOf(and(eq(orderEvents.action, action), also));

/** Parcels by how they ended in a period (C55); those with cash to collect also apart. */
const ENDS = {
  delivered: ended("deliver"),
  back: ended("undelivered"),
  cashDelivered: ended("deliver", HAS_CASH),
  cashBack: ended("undelivered", HAS_CASH),
} as const;

/** All parcels that ended in a period. */
export async function readParcelEnds(db: Database, days: Days) {
  const [counted] = await db
    .select(ENDS)
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(HAS_ENDED, isWithin(orderEvents.at, days)));
  return counted ?? { delivered: 0, back: 0, cashDelivered: 0, cashBack: 0 };
}

/** The same by the city that they were sent to, in one statement. */
export async function readParcelEndsByCity(db: Database, days: Days): Promise<FigureRow[]> {
  const rows = await db
    .select({ city: orders.city, ...ENDS })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(HAS_ENDED, isWithin(orderEvents.at, days)))
    .groupBy(orders.city);
  return rows.map(({ city, delivered, back, cashDelivered, cashBack }) => ({
    label: city ?? FIGURE_ROWS.noCity,
    ...{ delivered, back, cash_delivered: cashDelivered, cash_back: cashBack },
  }));
}
