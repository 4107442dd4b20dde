import { WAITING_KINDS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Day, Id, Money, maybe, Text } from "../fields.ts";

const SalesDay = v.object({ day: Day, orders: Count, amount: Money });

const BestSeller = v.object({ product_id: Id, product_name: Text, pieces: Count, amount: Money });

/** Not in the specification's tables; the server must check that the caller is staff (checklist R44). */
export const dashboard = endpoint({
  method: "GET",
  path: "/dashboard/",
  access: "staff",
  summary: "What needs the attention of staff, and how the shop sells, as far as the role may know",
  reply: Data(
    v.object({
      /** Counted to 10,000 each. */
      waiting: v.array(v.object({ kind: v.picklist(WAITING_KINDS), count: Count })),
      /**
       * Orders that are paid, or to be paid on delivery, and neither cancelled nor returned; amounts before gift vouchers
       * and coins. Thirty days of India each, the last of them today; only for those who may see sales.
       */
      sales: maybe(v.object({ current: v.array(SalesDay), before: v.array(SalesDay) })),
      /** Of the last thirty days, by pieces; only for those who may see sales. */
      best_sellers: maybe(v.array(BestSeller)),
    }),
  ),
});
