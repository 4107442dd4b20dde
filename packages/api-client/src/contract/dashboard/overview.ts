import { OPENING_STEPS, WAITING_KINDS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Day, Id, Money, maybe, Text } from "../fields.ts";

const OpeningEntry = v.object({
  step: v.picklist(OPENING_STEPS),
  is_done: v.boolean(),
  /** Of the identity: what is still the sample's, as the settings call it. */
  missing: maybe(v.array(Text)),
});

const SalesDay = v.object({
  day: Day,
  orders: Count,
  /** Net of refunds. */
  amount: Money,
  /** What was refunded of these orders, or is to be. */
  refunded: maybe(Money),
});

const Parcels = v.object({ delivered: Count, came_back: Count });

const BestSeller = v.object({ product_id: Id, product_name: Text, pieces: Count, amount: Money });

/** Not among the required calls; the server must check that the caller is staff [R44]. */
export const dashboard = endpoint({
  method: "GET",
  path: "/dashboard/",
  access: "staff",
  summary: "What needs the attention of staff, and how the shop sells, as far as the role may know",
  reply: Data(
    v.object({
      /** What a new shop still needs, until it has all; only in production, and for those who run the shop. */
      opening: maybe(v.array(OpeningEntry)),
      /** Counted to 10,000 each. */
      waiting: v.array(v.object({ kind: v.picklist(WAITING_KINDS), count: Count })),
      /**
       * Orders that are paid, or to be paid on delivery, and neither cancelled, returned nor come back undelivered; amounts
       * before gift vouchers and coins, less what was refunded, on the day of the order. Thirty days of India each, the last of them today; only for those who may see sales.
       */
      sales: maybe(v.object({ current: v.array(SalesDay), before: v.array(SalesDay) })),
      /** Parcels with cash to collect that ended in these days, delivered or back (C55); only for those who may see sales. */
      cash_parcels: maybe(v.object({ current: Parcels, before: Parcels })),
      /** Of the last thirty days, by pieces; amounts without shipping, less what came back of them; only for those who may see sales. */
      best_sellers: maybe(v.array(BestSeller)),
    }),
  ),
});
