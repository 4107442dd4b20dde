import {
  type ChargeFailure,
  canPay,
  chargeTime,
  DAY_MS,
  hasCome,
  MINUTE_MS,
  type Policy,
  todayInIndia,
} from "@store/domain";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { charges, customers, orders, payments, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { MandateCharge, PaymentGateway, PaymentReport } from "../../ports/payment/payment-gateway.ts";
import { cleanText } from "../../ports/payment/wire-format.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachIsolated } from "../../queue/for-each-isolated.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { lockOrder } from "../orders/order-payment.ts";
import type { OrderRow } from "../orders/reservation.ts";
import { applyReport } from "../payments/apply-report.ts";
import type { PaymentHandlers } from "../payments/payment-service.ts";
import { payerOf, startPayment } from "../payments/start-payment.ts";
import { notifyPaymentDue } from "./notifications.ts";
import { productOf } from "./subscription.ts";

export interface ChargeDependencies {
  readonly db: Database;
  readonly payment: PaymentGateway;
  readonly handlers: PaymentHandlers;
  readonly policy: () => Policy;
  /** Where browsers find the storefront. */
  readonly siteUrl: string;
}

type ChargeRow = typeof charges.$inferSelect;

/** Charges that one run works on. */
const AT_ONCE = 50;
/** How long a gateway may take to answer a charge before it is asked. */
const ANSWER_MS = 5 * MINUTE_MS;

/** Letters of what a gateway says of a failed charge. */
const LONGEST_WORDS = 120;

const CHARGE = "charge deliveries";
const CANCEL_MANDATES = "cancel mandates";

interface DueCharges {
  readonly gateway: string;
  readonly state: ChargeRow["state"];
  readonly until: Date;
}

const gatewayCharges = (db: Database, { gateway, state, until }: DueCharges, now: Date) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        ...[eq(charges.gateway, gateway), eq(charges.state, state), lte(charges.dueAt, until)],
        isNotHeldBack(db, CHARGE, charges.orderId, now),
      ),
    )
    .orderBy(asc(charges.dueAt))
    .limit(AT_ONCE);

/** Moves a charge on from a state; false when another process has done so. */
async function move(tx: Database, { orderId }: ChargeRow, from: ChargeRow["state"], to: Partial<ChargeRow>) {
  const moved = await tx
    .update(charges)
    .set(to)
    .where(and(eq(charges.orderId, orderId), eq(charges.state, from)))
    .returning({ orderId: charges.orderId });
  return moved.length > 0;
}

/** Mails the payment link of a delivery's order. */
export async function mailLink(tx: Database, order: OrderRow, siteUrl: string, now: Date): Promise<void> {
  if (order.subscriptionId === null) return;
  const recipient = { customerId: order.customerId, product: await productOf(tx, order.subscriptionId) };
  await notifyPaymentDue(tx, recipient, order, siteUrl, now);
}

/** Ends a charge that cannot be made: where its order still waits to be paid, the payment link is mailed. */
export function askForPayment(
  { db, siteUrl }: Pick<ChargeDependencies, "db" | "siteUrl">,
  charge: ChargeRow,
  failure: ChargeFailure,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, charge.orderId);
    const isMine = await move(tx, charge, charge.state, { state: "dropped", failure, failedAt: now });
    if (isMine && order && canPay(order)) await mailLink(tx, order, siteUrl, now);
  });
}

async function readCharge(
  db: Database,
  charge: ChargeRow,
  policy: Policy,
): Promise<{ order: OrderRow; to: MandateCharge } | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, charge.orderId));
  if (!order) return undefined;
  const payer = await payerOf(db, order.customerId, policy);
  const to = {
    txnId: charge.txnId,
    mandate: charge.mandate,
    amount: order.finalTotal,
    productInfo: order.number,
    payerName: payer.name,
    payerEmail: payer.email,
    payerPhone: payer.phone,
  };
  return { order, to };
}

/** Has the gateway notify the payer; the charge waits for 24 hours after that. A mandate that is gone is not charged. */
async function giveNotice(dependencies: ChargeDependencies, charge: ChargeRow, now: Date): Promise<void> {
  const { db, payment, policy } = dependencies;
  const found = await readCharge(db, charge, policy());
  if (!found || !canPay(found.order)) return void (await move(db, charge, "planned", { state: "dropped" }));
  const dueAt = chargeTime(now);
  const noticed = await payment.notify(found.to, todayInIndia(dueAt));
  if (noticed.ok) await move(db, charge, "planned", { state: "noticed", dueAt });
  else if (noticed.refusal.code === "refused") await askForPayment(dependencies, charge, "notice-refused", now);
  else if (hasCome(charge.dueAt, now)) await askForPayment(dependencies, charge, "unreachable", now);
}

/**
 * Makes a charge a payment, once: the order is locked, so that a shift or another payment comes before it or after it.
 * @returns false when it is not to be charged any more, or another process charges it.
 */
function beginCharge({ db, payment, policy }: ChargeDependencies, charge: ChargeRow, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, charge.orderId);
    const [current] = await tx.select().from(charges).where(eq(charges.orderId, charge.orderId)).for("no key update");
    if (!order || current?.state !== "noticed") return false;
    const isCustomer = and(eq(customers.id, order.customerId), customers.isActive);
    if (!canPay(order) || order.isReleased || (await tx.$count(customers, isCustomer)) === 0) {
      await move(tx, charge, "noticed", { state: "dropped" });
      return false;
    }
    await startPayment(
      tx,
      { gateway: payment, apiUrl: "" },
      {
        txnId: charge.txnId,
        mandate: charge.mandate,
        purpose: "order",
        subjectId: order.id,
        customerId: order.customerId,
        clientTxnId: charge.txnId,
        amount: order.finalTotal,
        productInfo: order.number,
        payer: await payerOf(tx, order.customerId, policy()),
      },
      now,
    );
    return move(tx, charge, "noticed", { state: "sent" });
  });
}

const failed = ({ txnId, amount }: MandateCharge): PaymentReport => ({
  txnId,
  state: "failed",
  amount,
  reference: txnId,
});

async function apply(
  { db, payment, handlers, policy }: ChargeDependencies,
  report: PaymentReport,
  now: Date,
): Promise<void> {
  await applyReport({ db, handlers, policy }, payment.name, report, now);
}

async function send(dependencies: ChargeDependencies, charge: ChargeRow, now: Date): Promise<void> {
  if (!(await beginCharge(dependencies, charge, now))) return;
  const found = await readCharge(dependencies.db, charge, dependencies.policy());
  if (!found) return;
  const charged = await dependencies.payment.charge(found.to);
  if (charged.ok) {
    const { state, reason } = charged.value;
    if (state === "failed" && reason)
      await move(dependencies.db, charge, "sent", { failureWords: cleanText(reason, LONGEST_WORDS) });
    await apply(dependencies, charged.value, now);
  } else if (charged.refusal.code === "refused") await apply(dependencies, failed(found.to), now);
}

/** Ends a charge that is answered, and asks about one that is not: what the gateway does not know was never made. */
async function conclude(dependencies: ChargeDependencies, charge: ChargeRow, now: Date): Promise<void> {
  const { db, payment, policy } = dependencies;
  const [made] = await db.select().from(payments).where(eq(payments.txnId, charge.txnId));
  if (made?.state === "paid") return void (await move(db, charge, "sent", { state: "dropped" }));
  if (made?.state !== "pending") return askForPayment(dependencies, charge, "charge-refused", now);
  if (now.getTime() - made.createdAt.getTime() < ANSWER_MS) return;
  const report = await payment.ask?.(charge.txnId);
  if (report?.ok) return apply(dependencies, report.value, now);
  if (report?.refusal.code === "unreachable") return;
  const found = await readCharge(db, charge, policy());
  if (found) await apply(dependencies, failed(found.to), now);
}

/**
 * Charges deliveries by the mandates of their subscriptions: notice, charge 24 hours later, and the payment link where
 * a charge is refused (C43). Any number of processes may run it at once.
 */
export const chargeDeliveries = (dependencies: ChargeDependencies): Job => ({
  name: CHARGE,
  schedule: "0 * * * * *",
  run: async (now) => {
    const { db, payment } = dependencies;
    const step = async (state: ChargeRow["state"], until: Date, take: typeof send) =>
      forEachItem(
        { db, job: CHARGE, now },
        await gatewayCharges(db, { gateway: payment.name, state, until }, now),
        ({ orderId }) => orderId,
        (charge) => take(dependencies, charge, now),
      );
    const steps = [
      () => step("planned", chargeTime(now), giveNotice),
      () => step("noticed", now, send),
      () => step("sent", now, conclude),
    ];
    await forEachIsolated(steps, (one) => one());
  },
});

/** Cancels the mandates of closed accounts: a paused subscription keeps its own, to go on by. */
export const cancelMandates = ({ db, payment }: ChargeDependencies): Job => ({
  name: CANCEL_MANDATES,
  schedule: "0 0 * * * *",
  run: async (now) => {
    const closed = db.select({ id: customers.id }).from(customers).where(eq(customers.isActive, false));
    const { id, mandate, mandateGateway, customerId } = subscriptions;
    const rows = await db
      .select({ id, mandate })
      .from(subscriptions)
      .where(
        and(
          ...[eq(mandateGateway, payment.name), inArray(customerId, closed)],
          isNotHeldBack(db, CANCEL_MANDATES, id, now),
        ),
      )
      .limit(AT_ONCE);
    const cancel = async (row: (typeof rows)[number]): Promise<void> => {
      if (row.mandate === null) return;
      const cancelled = await payment.cancelMandate(row.mandate, `${row.id}-${Math.floor(now.getTime() / DAY_MS)}`);
      if (!cancelled.ok && cancelled.refusal.code === "unreachable") return;
      await db.update(subscriptions).set({ mandate: null, mandateGateway: null }).where(eq(id, row.id));
    };
    await forEachItem({ db, job: CANCEL_MANDATES, now }, rows, (row) => row.id, cancel);
  },
});
