import {
  checkRefundStep,
  type HandRefundMethod,
  minutesAfter,
  REFUND_ANSWER_MINUTES,
  type RefundStep,
} from "@store/domain";
import { and, asc, eq, isNotNull, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payments, refunds } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { PaymentGateway, RefundReport, RefundToMake } from "../../ports/payment/payment-gateway.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachIsolated } from "../../queue/for-each-isolated.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { notifyRefunded, notifyRefundedTwice, notifyRefundFailed } from "./change-notifications.ts";
import { NO_SUCH_REFUND } from "./messages.ts";
import { lockOrder } from "./order-payment.ts";
import { newRefundToken, type RefundRow } from "./refund-order.ts";
import type { OrderRow } from "./reservation.ts";

/*
 * Works refunds off: requested → sent → done, or failed. A refund is marked as sent before its gateway is called, and
 * whoever marks it calls. Where no answer came, and after a crash, the gateway is asked what became of it; what it does not
 * know was never made, and is sent again with the same token, which a gateway takes once.
 */

export interface RefundDependencies {
  readonly db: Database;
  readonly payment: PaymentGateway;
}

const SEND = "send refunds";
/** Refunds that one run works on. */
const AT_ONCE = 50;
/** How often a gateway is asked while a bank works. */
const BANK_MINUTES = 60;

/** Moves a refund on from a state, as it was read; undefined when another process has done so. */
async function move(
  tx: Database,
  { id, state, token, sentAt }: RefundRow,
  to: Partial<RefundRow>,
): Promise<RefundRow | undefined> {
  const isAsRead = sentAt === null ? undefined : eq(refunds.sentAt, sentAt);
  const [moved] = await tx
    .update(refunds)
    .set(to)
    .where(and(eq(refunds.id, id), eq(refunds.state, state), eq(refunds.token, token), isAsRead))
    .returning();
  return moved;
}

/** Records how a refund ended, and tells who waits for it. */
const end = (
  db: Database,
  refund: RefundRow,
  to: Pick<RefundRow, "reference"> & { readonly failure?: string },
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.orderId);
    const state = to.failure === undefined ? "done" : "failed";
    const ended = await move(tx, refund, { ...to, state, settledAt: now });
    if (!order) return;
    if (ended) await (state === "done" ? notifyRefunded : notifyRefundFailed)(tx, order, ended, now);
    else if (state === "done") await takeLatePayment(tx, order, refund, to.reference, now);
  });

/**
 * Records that a gateway reports a refund as paid after staff had closed it: one that was marked as failed is
 * paid then, and nobody pays it again. The shop gets a mail about one that was refunded manually too.
 */
async function takeLatePayment(
  tx: Database,
  order: OrderRow,
  { id, token }: RefundRow,
  reference: string | null,
  now: Date,
): Promise<void> {
  const [ended] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.token, token), isNotNull(refunds.settledBy)))
    .for("no key update");
  if (ended?.state === "done") await notifyRefundedTwice(tx, order, { ...ended, reference }, now);
  if (ended?.state !== "failed") return;
  const paid = { state: "done", reference, failure: null, settledAt: now, settledBy: null } as const;
  const done = await move(tx, ended, paid);
  if (done) await notifyRefunded(tx, order, done, now);
}

async function applyReport(
  db: Database,
  refund: RefundRow,
  { state, reference }: RefundReport,
  now: Date,
): Promise<void> {
  if (state === "done") return end(db, refund, { reference }, now);
  if (state === "failed") return end(db, refund, { reference, failure: "the bank did not take it" }, now);
  await move(db, refund, { reference, dueAt: minutesAfter(now, BANK_MINUTES) });
}

/** The request to the gateway; undefined for a manual refund. */
async function readRefund(db: Database, refund: RefundRow): Promise<RefundToMake | undefined> {
  if (refund.txnId === null) return undefined;
  const [paid] = await db.select().from(payments).where(eq(payments.txnId, refund.txnId));
  const { token, amount } = refund;
  return paid?.gatewayReference ? { token, amount, paymentReference: paid.gatewayReference } : undefined;
}

async function send({ db, payment }: RefundDependencies, waiting: RefundRow, now: Date): Promise<void> {
  const sent = await move(db, waiting, { state: "sent", sentAt: now, dueAt: minutesAfter(now, REFUND_ANSWER_MINUTES) });
  const to = sent && (await readRefund(db, sent));
  if (!sent || !to) return;
  const answer = await payment.refund(to);
  if (answer.ok) return applyReport(db, sent, answer.value, now);
  if (answer.refusal.code === "unreachable") return;
  // A token that was taken before is refused as well.
  const asked = await payment.askRefund(to);
  if (asked.ok) return applyReport(db, sent, asked.value, now);
  if (asked.refusal.code === "unknown") await end(db, sent, { reference: null, failure: answer.refusal.message }, now);
}

async function askAbout({ db, payment }: RefundDependencies, sent: RefundRow, now: Date): Promise<void> {
  const to = await readRefund(db, sent);
  if (!to) return;
  const asked = await payment.askRefund(to);
  if (asked.ok) return applyReport(db, sent, asked.value, now);
  if (asked.refusal.code === "unreachable") {
    await move(db, sent, { dueAt: minutesAfter(now, REFUND_ANSWER_MINUTES) });
    return;
  }
  // A gateway that has once taken it and does not know it now is not asked to pay again.
  if (sent.reference === null) await move(db, sent, { state: "requested", dueAt: now });
  else await move(db, sent, { dueAt: minutesAfter(now, BANK_MINUTES) });
}

const findDue = ({ db, payment }: RefundDependencies, state: RefundRow["state"], which: SQL | undefined, now: Date) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.gateway, payment.name), eq(refunds.state, state), which, lte(refunds.dueAt, now)))
    .orderBy(asc(refunds.dueAt))
    .limit(AT_ONCE);

/** Asks about refunds whose outcome nobody knows yet, and sends those that wait. */
async function workOff(dependencies: RefundDependencies, which: SQL | undefined, now: Date): Promise<void> {
  const step = async (state: RefundRow["state"], take: typeof send) =>
    forEachItem(
      { db: dependencies.db, job: SEND, now },
      await findDue(dependencies, state, which, now),
      ({ id }) => id,
      (refund) => take(dependencies, refund, now),
    );
  await forEachIsolated([() => step("sent", askAbout), () => step("requested", send)], (one) => one());
}

/** Works the refunds of an order off at once: who asked for one sees what became of it. */
export const sendRefundsOf = (dependencies: RefundDependencies, orderId: number, now: Date): Promise<void> =>
  workOff(dependencies, eq(refunds.orderId, orderId), now);

/** Refunds that wait, and those whose outcome nobody knows yet. Any number of processes may run it at once. */
export const sendRefunds = (dependencies: RefundDependencies): Job => ({
  name: SEND,
  schedule: "0 * * * * *",
  run: (now) => workOff(dependencies, isNotHeldBack(dependencies.db, SEND, refunds.id, now), now),
});

/** Locks a refund of an order, after the order. */
async function lockRefund(tx: Database, orderId: number, id: number) {
  const order = await lockOrder(tx, orderId);
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)))
    .for("no key update");
  return order && refund ? { order, refund } : undefined;
}

/** Which refund, and the member of staff who closes it. */
interface Closing {
  readonly orderId: number;
  readonly refundId: number;
  readonly staffId: number;
}

const auditOf = ({ state, method, reference, failure }: RefundRow) => ({ refund: state, method, reference, failure });

/** Takes a step with a locked refund, where the rule lets staff take it. */
const changeRefund = (
  { db, payment }: RefundDependencies,
  { orderId, refundId, staffId }: Closing,
  step: RefundStep,
  change: (refund: RefundRow) => Partial<RefundRow>,
  now: Date,
): Promise<RefundRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const found = await lockRefund(tx, orderId, refundId);
    if (!found) return httpError(404, NO_SUCH_REFUND);
    const checked = checkRefundStep(found.refund, step, { gateway: payment.name, now });
    if (!checked.ok) return httpError(409, checked.refusal);
    const changed = await move(tx, found.refund, change(found.refund));
    if (!changed) throw new Error(`Refund ${refundId} changed while it was locked`);
    const [before, after] = [auditOf(found.refund), auditOf(changed)];
    const line = { customerId: staffId, action: `${step} refund`, subject: "order", subjectId: orderId } as const;
    await recordAction(tx, { ...line, before, after }, now);
    if (changed.state === "done") await notifyRefunded(tx, found.order, changed, now);
    return changed;
  });

/** Records that a refund was paid manually, and its reference number. */
export const payRefundByHand = (
  dependencies: RefundDependencies,
  closing: Closing & { readonly method: HandRefundMethod; readonly reference: string },
  now: Date,
): Promise<RefundRow | HttpError> => {
  const { method, reference, staffId: settledBy } = closing;
  const paid = { state: "done", method, reference, settledAt: now, settledBy } as const;
  return changeRefund(dependencies, closing, "pay", () => paid, now);
};

/** Stops waiting for a gateway that the store can no longer ask: the refund failed, as far as the shop knows. */
export const giveUpRefund = (
  dependencies: RefundDependencies,
  closing: Closing & { readonly reason: string },
  now: Date,
): Promise<RefundRow | HttpError> => {
  const { reason: failure, staffId: settledBy } = closing;
  const failed = { state: "failed", failure, settledAt: now, settledBy } as const;
  return changeRefund(dependencies, closing, "give up", () => failed, now);
};

/**
 * Has the gateway try again what it refused: with a new token, since it has ended with the old one. What staff gave up has
 * no answer yet: the gateway is asked about it, and takes the same token once.
 */
export const retryRefund = (
  dependencies: RefundDependencies,
  closing: Closing,
  now: Date,
): Promise<RefundRow | HttpError> => {
  const reopened = { settledAt: null, settledBy: null, failure: null, dueAt: now } as const;
  const change = ({ settledBy }: RefundRow): Partial<RefundRow> =>
    settledBy === null
      ? { ...reopened, state: "requested", token: newRefundToken(), sentAt: null, reference: null }
      : { ...reopened, state: "sent" };
  return changeRefund(dependencies, closing, "retry", change, now);
};
