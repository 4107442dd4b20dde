import { payRefund, type Refund, refundOrder, retryRefund } from "@store/api-client/contract";
import { hasPermission, refundableOf, toRupees, ZERO_PAISE } from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../../db/database.ts";
import { customers, refunds } from "../../../db/schema/index.ts";
import { HttpError } from "../../../http/http-error.ts";
import type { StaffMember } from "../../../identity/shopper.ts";
import type { Backend } from "../../backend.ts";
import { findPayment, findRefunds, refundedOf, refundPart } from "../../orders/refund-order.ts";
import type { OrderRow } from "../../orders/reservation.ts";
import { isPaidByHand, payRefundByHand, retryRefund as retry, sendRefundsOf } from "../../orders/send-refunds.ts";

/** The refunds of an order, oldest first, each with who asked for it. */
export async function readRefunds(
  db: Database,
  orderId: number,
  gatewayName: string,
): Promise<InferInput<typeof Refund>[]> {
  const rows = await db
    .select({ refund: refunds, by: sql<string | null>`${customers.firstName} || ' ' || ${customers.lastName}` })
    .from(refunds)
    .leftJoin(customers, eq(customers.id, refunds.requestedBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
  return rows.map(({ refund, by }) => {
    const { id, state, amount, withheld, reason, method, reference, failure } = refund;
    return {
      ...{ id, state, reason, by, method, reference, failure },
      amount: toRupees(amount),
      withheld: toRupees(withheld),
      requested_at: refund.requestedAt.toISOString(),
      settled_at: refund.settledAt?.toISOString(),
      is_by_hand: isPaidByHand(refund, gatewayName),
      can_retry: state === "failed" && refund.gateway === gatewayName,
    };
  });
}

/** How much of an order a member of staff can refund now, and whether people would pay it. */
export async function readRefundable(db: Database, order: OrderRow, { staff }: StaffMember, gatewayName: string) {
  const gateway = (await findPayment(db, order.id))?.gateway ?? null;
  const refundable = hasPermission(staff.role, "refunds")
    ? refundableOf({ ...order, refunded: refundedOf(await findRefunds(db, order.id)) })
    : ZERO_PAISE;
  return {
    refundable: toRupees(refundable),
    is_refund_by_hand: isPaidByHand({ state: "requested", gateway }, gatewayName),
  };
}

/** Money that goes back: asked for here, and handed to the gateway at once; a job does what is left. */
export function refundRoutes({ serve, db, clock, payments: { gateway } }: Backend): void {
  const dependencies = { db, payment: gateway };

  async function answer(orderId: number, changed: object | HttpError) {
    if (changed instanceof HttpError) return changed;
    await sendRefundsOf(dependencies, orderId, clock());
    return { status: true, data: await readRefunds(db, orderId, gateway.name) };
  }

  serve(refundOrder, async ({ params: { id }, body, customer: { customerId: staffId } }) => {
    const { amount, reason, refundable: seenRefundable } = body;
    return answer(id, await refundPart(db, { orderId: id, amount, reason, seenRefundable, staffId }, clock()));
  });

  serve(payRefund, async ({ params, body, customer: { customerId: staffId } }) => {
    const step = { orderId: params.id, refundId: params.refundId, staffId, ...body };
    return answer(params.id, await payRefundByHand(dependencies, step, clock()));
  });

  serve(retryRefund, async ({ params, customer: { customerId: staffId } }) => {
    const step = { orderId: params.id, refundId: params.refundId, staffId };
    return answer(params.id, await retry(dependencies, step, clock()));
  });
}
