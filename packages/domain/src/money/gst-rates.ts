import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Paise } from "./money.ts";
import { splitGst } from "./price.ts";

/** A rate of GST that counts from a day on, for all goods whose HSN code begins so. */
export interface DatedGstRate {
  readonly code: string;
  /** Percent. */
  readonly rate: number;
  readonly from: CalendarDate;
}

/** Most that the law allows: 20% each to centre and state (section 9(1) of India's CGST act). */
export const HIGHEST_GST_RATE = 40;

/** The part of the policy that sets rates. */
interface DatedRates {
  readonly gstRates: readonly DatedGstRate[];
}

/** What decides the rate of goods. */
export interface RatedGoods {
  /** Empty where nobody has said. */
  readonly hsnCode: string;
  /** Percent: its own, where the owner has set none for its code. */
  readonly gstRate: number;
}

/**
 * The rate of GST on a day: that of the longest beginning of the HSN code which counts by then, the latest of it; or else
 * the goods' own. An order is taxed by the day that it is placed on, and keeps that.
 */
export function gstRateOn({ hsnCode, gstRate }: RatedGoods, day: CalendarDate, { gstRates }: DatedRates): number {
  let found: DatedGstRate | undefined;
  for (const dated of gstRates) {
    if (!hsnCode.startsWith(dated.code) || dated.from > day) continue;
    const isCloser = !found || dated.code.length > found.code.length;
    if (isCloser || (dated.code === found?.code && dated.from > found.from)) found = dated;
  }
  return found?.rate ?? gstRate;
}

/** Goods with what one piece costs: base and GST add up to the price paid. */
export interface TaxedGoods extends RatedGoods {
  readonly pricePaid: Paise;
  readonly basePrice: Paise;
  readonly gst: Paise;
}

/** Goods as they are taxed on a day: what is paid stays, its parts follow the day's rate. */
export function taxedOn<Goods extends TaxedGoods>(goods: Goods, day: CalendarDate, policy: DatedRates): Goods {
  const gstRate = gstRateOn(goods, day, policy);
  if (gstRate === goods.gstRate) return goods;
  const { base: basePrice, gst } = splitGst(goods.pricePaid, gstRate);
  return { ...goods, gstRate, basePrice, gst };
}
