import { HAND_REFUND_METHODS, REFUND_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Data, Flag, Id, Instant, Money, maybe, Text, text } from "../fields.ts";

/** Money of an order that goes back to who paid it. */
export const Refund = v.object({
  id: Id,
  state: v.picklist(REFUND_STATES),
  amount: Money,
  /** What was kept back for coins that the order had earned, and that were spent. */
  withheld: Money,
  reason: Text,
  requested_at: Instant,
  /** The member of staff who asked for it. */
  by: maybe(Text),
  /** How a manual refund was paid. */
  method: maybe(Text),
  /** The bank's or the gateway's number of it. */
  reference: maybe(Text),
  /** Why the gateway refused it, or what staff found out when they marked it as failed. */
  failure: maybe(Text),
  settled_at: maybe(Instant),
  /** Whether people pay it, and write that down. */
  is_by_hand: Flag,
  /** Whether the gateway can be asked again. */
  can_retry: Flag,
  /** Whether its gateway is no longer configured: staff finds out whether it was paid. */
  is_unclear: Flag,
  /** The gateway that took the money. */
  gateway: maybe(Text),
});

const OneRefund = v.object({ id: Id, refundId: Id });
const Refunds = Data(v.array(Refund));

export const refundOrder = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/refunds/",
  access: "staff",
  permission: "refunds",
  summary: "Refunds a part of an order's money, or all of it, while the order goes on (C39)",
  params: ById,
  body: v.object({
    amount: Money,
    /** What the member of staff saw that could be refunded: of two at once, the second looks again. */
    refundable: Money,
    reason: text(500, 1),
  }),
  reply: Refunds,
});

export const payRefund = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/refunds/{refundId}/pay/",
  access: "staff",
  permission: "refunds",
  summary: "Records that a refund was paid manually, and its reference number",
  params: OneRefund,
  body: v.object({ method: v.picklist(HAND_REFUND_METHODS), reference: text(100, 1) }),
  reply: Refunds,
});

export const giveUpRefund = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/refunds/{refundId}/give-up/",
  access: "staff",
  permission: "refunds",
  summary: "Marks a refund as failed whose gateway is no longer configured, with how that is known",
  params: OneRefund,
  body: v.object({ reason: text(200, 1) }),
  reply: Refunds,
});

export const retryRefund = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/refunds/{refundId}/retry/",
  access: "staff",
  permission: "refunds",
  summary: "Retries a refund that the gateway refused",
  params: OneRefund,
  reply: Refunds,
});
