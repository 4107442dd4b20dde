import type { Seller } from "@store/content/seller";
import {
  type CalendarDate,
  type CalendarMonth,
  daysOfMonth,
  endOfDay,
  type GstReturn,
  startGstReturn,
  startOfDay,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import { readSellerAt } from "../shop-settings/seller-at.ts";
import { type Period, readDocuments } from "./read-documents.ts";

export const periodOfDay = (day: CalendarDate): Period => ({ from: startOfDay(day), to: endOfDay(day) });

/** The return of a month, and the orders of its documents that the portal would refuse. */
export async function readMonthReturn(
  db: Database,
  month: CalendarMonth,
): Promise<{ readonly made: GstReturn; readonly orderOf: ReadonlyMap<string, number>; readonly seller: Seller }> {
  const days = daysOfMonth(month);
  const last = days.at(-1);
  if (last === undefined) throw new RangeError(`The month ${month} has no day`);
  const seller = await readSellerAt(db, periodOfDay(last).to);
  const { add, finish } = startGstReturn(seller.state);
  const orderOf = new Map<string, number>();
  for (const day of days) {
    for (const document of await readDocuments(db, periodOfDay(day))) {
      add(document);
      if (document.order) orderOf.set(document.number, document.order.id);
    }
  }
  return { made: finish(), orderOf, seller };
}
