import { giveUpRefund, payRefund, type Refund, refundOrder, retryRefund } from "@store/api-client/contract";
import { refundableOf, refundStepsOf, toRupees, ZERO_PAISE } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { customers, FULL_NAME, refunds } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import type { StaffMember } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { findPayment, refundedOf, refundPart } from "./refund-order.ts";
import type { OrderRow } from "./reservation.ts";
import { giveUpRefund as giveUp, payRefundByHand, retryRefund as retry, sendRefundsOf } from "./send-refunds.ts";

type RefundMoment = Parameters<typeof refundStepsOf>[1];

/** The refunds of an order, oldest first, each with who asked for it. */
const selectRefunds = (db: Database, orderId: number) =>
  db
    .select({ refund: refunds, by: FULL_NAME })
    .from(refunds)
    .leftJoin(customers, eq(customers.id, refunds.requestedBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
type RefundRows = Awaited<ReturnType<typeof selectRefunds>>;

const wireRefunds = (rows: RefundRows, at: RefundMoment): InferInput<typeof Refund>[] =>
  rows.map(({ refund, by }) => {
    const { id, state, amount, withheld, reason, method, reference, failure, gateway } = refund;
    const steps = refundStepsOf(refund, at);
    return {
      ...{ id, state, reason, by, method, reference, failure, gateway },
      amount: toRupees(amount),
      withheld: toRupees(withheld),
      requested_at: refund.requestedAt.toISOString(),
      settled_at: refund.settledAt?.toISOString(),
      is_by_hand: steps.includes("pay"),
      can_retry: steps.includes("retry"),
      is_unclear: steps.includes("give up"),
    };
  });

/** An order's refunds, how much a member of staff can refund now, and whether people would pay it. */
export async function readOrderRefunds(db: Database, order: OrderRow, { staff }: StaffMember, at: RefundMoment) {
  const [payment, rows] = await Promise.all([findPayment(db, order.id), selectRefunds(db, order.id)]);
  const gateway = payment?.gateway ?? null;
  const refundable = staff.permissions.includes("refunds")
    ? refundableOf({ ...order, refunded: refundedOf(rows.map(({ refund }) => refund)) })
    : ZERO_PAISE;
  return {
    refunds: wireRefunds(rows, at),
    refundable: toRupees(refundable),
    is_refund_by_hand: refundStepsOf({ state: "requested", gateway, sentAt: null }, at).includes("pay"),
  };
}

/** Money that goes back: asked for here, and handed to the gateway at once; a job does what is left. */
export function refundRoutes({ serve, db, clock, policy, payments: { gateway } }: Backend): void {
  const dependencies = { db, payment: gateway };

  async function answer(orderId: number, changed: object | HttpError) {
    if (changed instanceof HttpError) return changed;
    const now = clock();
    await sendRefundsOf(dependencies, orderId, now);
    return { status: true, data: wireRefunds(await selectRefunds(db, orderId), { gateway: gateway.name, now }) };
  }

  serve(refundOrder, async ({ params: { id }, body, customer: { customerId: staffId } }) => {
    const { amount, reason, refundable: seenRefundable } = body;
    return answer(
      id,
      await refundPart(db, { orderId: id, amount, reason, seenRefundable, staffId }, clock(), policy()),
    );
  });

  serve(payRefund, async ({ params, body, customer: { customerId: staffId } }) => {
    const step = { orderId: params.id, refundId: params.refundId, staffId, ...body };
    return answer(params.id, await payRefundByHand(dependencies, step, clock()));
  });

  serve(giveUpRefund, async ({ params, body, customer: { customerId: staffId } }) => {
    const step = { orderId: params.id, refundId: params.refundId, staffId, ...body };
    return answer(params.id, await giveUp(dependencies, step, clock()));
  });

  serve(retryRefund, async ({ params, customer: { customerId: staffId } }) => {
    const step = { orderId: params.id, refundId: params.refundId, staffId };
    return answer(params.id, await retry(dependencies, step, clock()));
  });
}
