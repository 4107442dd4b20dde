import { type HandRefundMethod, minutesAfter } from "@store/domain";
import { and, asc, eq, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payments, refunds } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { PaymentGateway, RefundReport, RefundToMake } from "../../ports/payment/payment-gateway.ts";
import type { Job } from "../../schedule/create-schedule.ts";
import { forEachIsolated } from "../../schedule/for-each-isolated.ts";
import { notifyRefunded, notifyRefundFailed } from "./change-notifications.ts";
import { NO_SUCH_REFUND, REFUND_GOES_ON, REFUND_IS_PAID, REFUND_NOT_FAILED } from "./messages.ts";
import { newRefundToken, type RefundRow } from "./refund-order.ts";
import type { OrderRow } from "./reservation.ts";
import { lockOrder } from "./settle-order.ts";

/*
 * Works refunds off: requested → sent → done, or failed. A refund is marked as sent before its gateway is called, and
 * whoever marks it calls. Where no answer came, and after a crash, the gateway is asked what became of it; what it does not
 * know was never made, and is sent again with the same token, which a gateway takes once.
 */

export interface RefundDependencies {
  readonly db: Database;
  readonly payment: PaymentGateway;
}

/** Refunds that one run works on. */
const AT_ONCE = 50;
/** In minutes: how long a gateway may take to answer before it is asked, and how often it is asked while a bank works. */
const [ANSWER_MINUTES, BANK_MINUTES] = [5, 60];

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

/** Writes down how a refund ended, and tells who waits for it. */
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
    if (!ended || !order) return;
    await (state === "done" ? notifyRefunded : notifyRefundFailed)(tx, order, ended, now);
  });

async function settle(db: Database, refund: RefundRow, { state, reference }: RefundReport, now: Date): Promise<void> {
  if (state === "done") return end(db, refund, { reference }, now);
  if (state === "failed") return end(db, refund, { reference, failure: "the bank did not take it" }, now);
  await move(db, refund, { reference, dueAt: minutesAfter(now, BANK_MINUTES) });
}

/** What the gateway is told; undefined for a refund that is paid by hand. */
async function readRefund(db: Database, refund: RefundRow): Promise<RefundToMake | undefined> {
  if (refund.txnId === null) return undefined;
  const [paid] = await db.select().from(payments).where(eq(payments.txnId, refund.txnId));
  const { token, amount } = refund;
  return paid?.gatewayReference ? { token, amount, paymentReference: paid.gatewayReference } : undefined;
}

async function send({ db, payment }: RefundDependencies, waiting: RefundRow, now: Date): Promise<void> {
  const sent = await move(db, waiting, { state: "sent", sentAt: now, dueAt: minutesAfter(now, ANSWER_MINUTES) });
  const to = sent && (await readRefund(db, sent));
  if (!sent || !to) return;
  const answer = await payment.refund(to);
  if (answer.ok) return settle(db, sent, answer.value, now);
  if (answer.refusal.code === "unreachable") return;
  // A token that was taken before is refused as well.
  const asked = await payment.askRefund(to);
  if (asked.ok) return settle(db, sent, asked.value, now);
  if (asked.refusal.code === "unknown") await end(db, sent, { reference: null, failure: answer.refusal.message }, now);
}

async function askAbout({ db, payment }: RefundDependencies, sent: RefundRow, now: Date): Promise<void> {
  const to = await readRefund(db, sent);
  if (!to) return;
  const asked = await payment.askRefund(to);
  if (asked.ok) return settle(db, sent, asked.value, now);
  if (asked.refusal.code === "unreachable") {
    await move(db, sent, { dueAt: minutesAfter(now, ANSWER_MINUTES) });
    return;
  }
  // A gateway that has once taken it and does not know it now is not asked to pay again.
  if (sent.reference === null) await move(db, sent, { state: "requested", dueAt: now });
  else await move(db, sent, { dueAt: minutesAfter(now, BANK_MINUTES) });
}

const findDue = ({ db, payment }: RefundDependencies, state: RefundRow["state"], which: SQL, now: Date) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.gateway, payment.name), eq(refunds.state, state), which, lte(refunds.dueAt, now)))
    .orderBy(asc(refunds.dueAt))
    .limit(AT_ONCE);

/** Sends the new refunds of an order at once: who asked for one sees what became of it. */
export async function sendRefundsOf(dependencies: RefundDependencies, orderId: number, now: Date): Promise<void> {
  const waiting = await findDue(dependencies, "requested", eq(refunds.orderId, orderId), now);
  await forEachIsolated(waiting, (one) => send(dependencies, one, now));
}

/** Refunds that wait, and those whose outcome nobody knows yet. Any number of processes may run it at once. */
export const sendRefunds = (dependencies: RefundDependencies): Job => ({
  name: "send refunds",
  everySeconds: 60,
  run: async (now) => {
    const isDue = lte(refunds.dueAt, now);
    const steps = [
      async () =>
        forEachIsolated(await findDue(dependencies, "sent", isDue, now), (one) => askAbout(dependencies, one, now)),
      async () =>
        forEachIsolated(await findDue(dependencies, "requested", isDue, now), (one) => send(dependencies, one, now)),
    ];
    await forEachIsolated(steps, (step) => step());
  },
});

/** Whether people pay a refund: no gateway took the money, it refused, or the store has another one by now. */
export const isPaidByHand = ({ state, gateway }: Pick<RefundRow, "state" | "gateway">, gatewayName: string): boolean =>
  state === "failed" || (state === "requested" && gateway !== gatewayName);

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

interface RefundStep {
  readonly orderId: number;
  readonly refundId: number;
  readonly staffId: number;
}

const auditOf = ({ state, method, reference, failure }: RefundRow) => ({ refund: state, method, reference, failure });

const changeRefund = (
  db: Database,
  { orderId, refundId, staffId }: RefundStep,
  action: string,
  change: (found: { order: OrderRow; refund: RefundRow }) => Partial<RefundRow> | HttpError,
  now: Date,
): Promise<RefundRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const found = await lockRefund(tx, orderId, refundId);
    if (!found) return httpError(404, NO_SUCH_REFUND);
    const columns = change(found);
    if (columns instanceof HttpError) return columns;
    const changed = await move(tx, found.refund, columns);
    if (!changed) throw new Error(`Refund ${refundId} was locked, and is another now`);
    const [before, after] = [auditOf(found.refund), auditOf(changed)];
    await recordAction(tx, { customerId: staffId, action, subject: "order", subjectId: orderId, before, after }, now);
    if (changed.state === "done") await notifyRefunded(tx, found.order, changed, now);
    return changed;
  });

/** Writes down that a refund was paid by hand, by its number. */
export const payRefundByHand = (
  { db, payment }: RefundDependencies,
  step: RefundStep & { readonly method: HandRefundMethod; readonly reference: string },
  now: Date,
): Promise<RefundRow | HttpError> =>
  changeRefund(
    db,
    step,
    "pay refund",
    ({ refund }) => {
      if (refund.state === "done") return httpError(409, REFUND_IS_PAID);
      if (!isPaidByHand(refund, payment.name)) return httpError(409, REFUND_GOES_ON);
      return { state: "done", method: step.method, reference: step.reference, settledAt: now };
    },
    now,
  );

/** Has the gateway try again what it refused: with a new token, since it has ended with the old one. */
export const retryRefund = (
  { db, payment }: RefundDependencies,
  step: RefundStep,
  now: Date,
): Promise<RefundRow | HttpError> =>
  changeRefund(
    db,
    step,
    "retry refund",
    ({ refund }) => {
      if (refund.state !== "failed" || refund.gateway !== payment.name) return httpError(409, REFUND_NOT_FAILED);
      const anew = { token: newRefundToken(), sentAt: null, settledAt: null, reference: null, failure: null };
      return { ...anew, state: "requested", dueAt: now };
    },
    now,
  );
