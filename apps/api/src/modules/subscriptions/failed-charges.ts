import { chargeAgain, failedCharges, mailPaymentLink } from "@store/api-client/contract";
import {
  CHARGE_FAILURE_NAMES,
  chargeTime,
  checkChargeAgain,
  checkFailedCharge,
  customerName,
  deliveryReservationEnds,
  FAILED_CHARGE_DAYS,
  type Policy,
  STATES_NOT_UNDER_WAY,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { and, desc, eq, exists, isNotNull, not, notInArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { charges, customers, orders, products, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { lockCustomer } from "../orders/cash-limit.ts";
import { lockOrder, renewReservation } from "../orders/order-payment.ts";
import { newTxnId } from "../payments/start-payment.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { mailLink } from "./charge-deliveries.ts";
import { LINK_MAILED, NO_SUCH_CHARGE, noticeGiven } from "./messages.ts";
import { notifyCharge } from "./notifications.ts";
import { productOf } from "./subscription.ts";

/** The newest of them, of orders that are still to be paid. */
export const isOpenFailure = (db: Database, now: Date | Placeholder): SQL | undefined =>
  and(
    isNotNull(charges.failure),
    sql`${charges.failedAt} > ${now}::timestamptz - make_interval(days => ${sql.raw(`${FAILED_CHARGE_DAYS}`)})`,
    exists(
      db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.id, charges.orderId),
            not(orders.isPaid),
            notInArray(orders.orderStatus, [...STATES_NOT_UNDER_WAY]),
          ),
        ),
    ),
  );

const selectFailed = (db: Database, where: SQL | undefined) =>
  db
    .select({
      charge: charges,
      order: orders,
      subscription: subscriptions,
      customer: { firstName: customers.firstName, lastName: customers.lastName },
      product: products.name,
    })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .innerJoin(subscriptions, eq(subscriptions.id, orders.subscriptionId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(where)
    .orderBy(desc(charges.failedAt), desc(charges.orderId));

type FailedRow = Awaited<ReturnType<typeof selectFailed>>[number];

const reasonOf = ({ failure, failureWords }: FailedRow["charge"]): string =>
  [failure === null ? "" : CHARGE_FAILURE_NAMES[failure], failureWords ?? ""].filter(Boolean).join(" ");

interface Terms {
  readonly gateway: string;
  readonly now: Date;
  readonly policy: Policy;
}

/** What staff can do about it. */
function stepsOf(
  { charge, order, subscription }: Pick<FailedRow, "charge" | "order" | "subscription">,
  { gateway, now, policy }: Terms,
) {
  const canPay = checkFailedCharge({ hasFailed: charge.failure !== null, order }, now, policy).ok;
  const canCharge = checkChargeAgain({ ...subscription, gateway, amount: order.finalTotal }).ok;
  return { can_charge: canPay && canCharge, can_mail: canPay };
}

const wireFailed = ({ charge, order, subscription, customer, product }: FailedRow, terms: Terms) => ({
  ...{ id: order.id, order_id: order.number, subscription_id: subscription.id, product },
  customer: { id: order.customerId, name: customerName({ id: order.customerId, ...customer }) },
  delivery_day: order.deliveryDay,
  amount: toRupees(order.finalTotal),
  failed_at: charge.failedAt?.toISOString() ?? "",
  reason: reasonOf(charge),
  ...stepsOf({ charge, order, subscription }, terms),
  is_active: subscription.isActive,
});

interface FailedCharge {
  readonly orderId: number;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/** Locks a failed charge whose order is still to be paid: the customer first, then the order, as everywhere. */
async function lockFailed(tx: Database, { orderId, now }: FailedCharge, policy: Policy) {
  const [found] = await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId));
  if (!found) return httpError(404, NO_SUCH_CHARGE);
  await lockCustomer(tx, found.customerId);
  const order = await lockOrder(tx, orderId);
  const [charge] = await tx.select().from(charges).where(eq(charges.orderId, orderId)).for("no key update");
  if (!charge || !order || order.subscriptionId === null) return httpError(404, NO_SUCH_CHARGE);
  const checked = checkFailedCharge({ hasFailed: charge.failure !== null, order }, now, policy);
  return checked.ok ? { order, subscriptionId: order.subscriptionId } : httpError(409, checked.refusal);
}

const lineOf = ({ orderId, by }: FailedCharge, action: string) =>
  ({ customerId: by, action, subject: "order", subjectId: orderId }) as const;

/**
 * Plans a failed charge again, as a new payment: the goods are reserved for it, and the customer gets notice of it, which
 * has to come 24 hours before.
 */
const planAgain = (
  db: Database,
  failed: FailedCharge,
  { gateway, siteUrl }: { readonly gateway: string; readonly siteUrl: string },
  policy: Policy,
): Promise<Date | HttpError> =>
  inTransaction(db, async (tx) => {
    const { orderId, now } = failed;
    const locked = await lockFailed(tx, failed, policy);
    if (locked instanceof HttpError) return locked;
    const { order, subscriptionId } = locked;
    const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
    const { mandate = null, mandateGateway = null } = subscription ?? {};
    const checked = checkChargeAgain({ mandateGateway, gateway, amount: order.finalTotal });
    if (!checked.ok || mandate === null) return httpError(409, checked.ok ? NO_SUCH_CHARGE : checked.refusal);
    const refused = await renewReservation(tx, order, now, policy);
    if (refused) return refused;
    const dueAt = chargeTime(now);
    await tx
      .update(orders)
      .set({ heldUntil: deliveryReservationEnds(now) })
      .where(eq(orders.id, orderId));
    await tx
      .update(charges)
      .set({
        ...{ txnId: newTxnId(), gateway, mandate, state: "planned", plannedAt: now, dueAt },
        ...{ failure: null, failedAt: null, failureWords: null },
      })
      .where(eq(charges.orderId, orderId));
    const recipient = { customerId: order.customerId, product: await productOf(tx, subscriptionId) };
    await notifyCharge(tx, recipient, order, { siteUrl, day: todayInIndia(dueAt) }, now);
    await recordAction(tx, { ...lineOf(failed, "charge again"), after: { dueAt: dueAt.toISOString() } }, now);
    return dueAt;
  });

/** Mails the link to pay the order of a failed charge once more. */
const mailAgain = (
  db: Database,
  failed: FailedCharge,
  siteUrl: string,
  policy: Policy,
): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const locked = await lockFailed(tx, failed, policy);
    if (locked instanceof HttpError) return locked;
    await mailLink(tx, locked.order, siteUrl, failed.now);
    await recordAction(tx, lineOf(failed, "mail the payment link"), failed.now);
    return undefined;
  });

/** Charges of subscriptions that failed, and what staff do about them. */
export function failedChargeRoutes({ serve, db, clock, policy, payments, siteUrl }: Backend): void {
  const gateway = payments.gateway.name;

  serve(failedCharges, async ({ query: { page } }) => {
    const terms = { gateway, now: clock(), policy: policy() };
    const where = isOpenFailure(db, terms.now);
    const [rows, count] = await readPage(db, { table: charges, where, page }, ({ limit, offset }) =>
      selectFailed(db, where).limit(limit).offset(offset),
    );
    return listPage(
      rows.map((row) => wireFailed(row, terms)),
      count,
    );
  });

  serve(chargeAgain, async ({ params: { id: orderId }, customer: { customerId: by } }) => {
    const planned = await planAgain(db, { orderId, by, now: clock() }, { gateway, siteUrl }, policy());
    return planned instanceof HttpError ? planned : { status: true, message: noticeGiven(planned) };
  });

  serve(mailPaymentLink, async ({ params: { id: orderId }, customer: { customerId: by } }) => {
    const refused = await mailAgain(db, { orderId, by, now: clock() }, siteUrl, policy());
    return refused ?? { status: true, message: LINK_MAILED };
  });
}
