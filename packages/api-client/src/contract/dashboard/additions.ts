import { ORDER_NOTE_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Id, Money, maybe, Text, text } from "../fields.ts";
import { ChosenGoods } from "../order-requests.ts";
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "../payment-methods.ts";
import { OrderPreview } from "./phone-orders.ts";

const added = { lines: ChosenGoods, pay_type: v.picklist([CASH_ON_DELIVERY, ONLINE_PAYMENT]) } as const;

export const previewAddition = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/addition/preview/",
  access: "staff",
  permission: "customers",
  summary: "What goods would cost that are added to an order, and why they cannot be; nothing is written",
  params: ById,
  body: v.object(added),
  reply: OrderPreview,
});

export const placeAddition = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/addition/",
  access: "staff",
  permission: "customers",
  summary: "Adds goods to an order that has its invoice, as an order of their own that goes in its parcel",
  params: ById,
  body: v.object({
    ...added,
    /** New for each addition: a repeated one is answered with the order that it placed. */
    attempt: v.pipe(v.string(), v.uuid()),
    /** How often the order was changed, as the member of staff saw it: who saw it otherwise is refused. */
    changes: Count,
    /** What they saw that there is to pay. */
    amount: Money,
    /** For the staff. */
    note: maybe(text(ORDER_NOTE_MAXIMUM_LENGTH)),
  }),
  reply: Data(v.object({ id: Id, order_id: Text, final_total: Money })),
});
