import { LARGEST_PICTURE_BYTES, RETURN_STEPS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Data, FileBody, Id, integer, MAX_QUANTITY, Money, maybe, text } from "../fields.ts";
import { MOST_RETURN_LINES, ReturnRequest } from "../order-requests.ts";
import { Return, ReturnPhoto } from "../orders.ts";

/** What staff sees of a return, beside what its customer does. */
export const StaffReturn = v.object({
  ...Return.entries,
  /** What the member of staff can do with it now. */
  steps: v.array(v.picklist(RETURN_STEPS)),
  /** What would be refunded for the goods that came, before coins that were earned with them; only where they did. */
  refund_amt: maybe(Money),
});

const OneReturn = v.object({ id: Id, returnId: Id });
const Returns = Data(v.array(StaffReturn));

export const addPhotoForCustomer = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/photos/",
  access: "staff",
  permission: "refunds",
  summary: "Takes in a photo that a customer sent of what is wrong, to be named by the return that is begun next",
  params: ById,
  body: FileBody,
  encoding: "file",
  bodyLimit: LARGEST_PICTURE_BYTES,
  isLong: true,
  reply: Data(ReturnPhoto),
});

export const beginReturn = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/",
  access: "staff",
  permission: "refunds",
  summary:
    "Asks to return lines of a delivered order for a customer who calls, by the rules of the customer's own request",
  params: ById,
  body: ReturnRequest,
  reply: Returns,
});

export const acceptReturn = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/{returnId}/accept/",
  access: "staff",
  permission: "refunds",
  summary: "Accepts that goods of an order come back [R119]",
  params: OneReturn,
  reply: Returns,
});

export const refuseReturn = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/{returnId}/refuse/",
  access: "staff",
  permission: "refunds",
  summary: "Refuses a return, with a reason for the customer",
  params: OneReturn,
  body: v.object({ reason: text(500, 1) }),
  reply: Returns,
});

export const receiveReturn = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/{returnId}/receive/",
  access: "staff",
  permission: "orders",
  summary: "Records the goods of a return that came: back into stock, or written off",
  params: OneReturn,
  body: v.object({
    lines: v.pipe(
      v.array(
        v.object({
          /** Of the order's line. */
          id: Id,
          restocked: integer(0, MAX_QUANTITY),
          written_off: integer(0, MAX_QUANTITY),
        }),
      ),
      v.maxLength(MOST_RETURN_LINES),
    ),
  }),
  reply: Returns,
});

export const refundReturn = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/returns/{returnId}/refund/",
  access: "staff",
  permission: "refunds",
  summary: "Refunds the goods of a return that came, as their invoice charged them (C39)",
  params: OneReturn,
  body: v.object({
    /** What the member of staff saw that it would be: a refund in the meantime may have changed it. */
    amount: Money,
  }),
  reply: Returns,
});
