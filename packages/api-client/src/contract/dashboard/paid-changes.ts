import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Id, integer, MAX_QUANTITY, Money, maybe, Text } from "../fields.ts";
import { MOST_RETURN_LINES } from "../order-requests.ts";

const paidChange = {
  /** How many pieces the order's lines are to keep; those that are not named stay as they are. */
  lines: v.pipe(v.array(v.object({ id: Id, quantity: integer(0, MAX_QUANTITY) })), v.maxLength(MOST_RETURN_LINES)),
  /** Another address of the customer, in the same state; it stays where it is left out. */
  address_id: maybe(Id),
} as const;

export const previewPaidChange = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/change-paid/preview/",
  access: "staff",
  permission: "refunds",
  summary:
    "What would be refunded for pieces that are taken out of a paid order, and why they cannot be; nothing is written",
  params: ById,
  body: v.object(paidChange),
  reply: Data(v.object({ refund_amt: Money, refusal: maybe(Text) })),
});

export const changePaidOrder = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/change-paid/",
  access: "staff",
  permission: "refunds",
  summary: "Takes pieces out of a paid order before it is packed, and refunds them; or sends it to another address",
  params: ById,
  body: v.object({
    ...paidChange,
    /** How often it was changed, as the member of staff saw it: who saw it otherwise is refused. */
    changes: Count,
    /** What the member of staff saw that is refunded for it. */
    refund: Money,
  }),
  reply: Data(v.object({ refunded_amt: Money })),
});
