import type { ParsedRequest, updateSubscription } from "@store/api-client/contract";
import {
  type CalendarDate,
  calendarDate,
  checkShift,
  checkSubscriptionEdit,
  deliveryAfter,
  lastDelivery,
  type Policy,
  SUBSCRIPTION_TEXTS,
  type SubscriptionTerms,
  subscriptionChanges,
  taxedOn,
  todayInIndia,
} from "@store/domain";
import { and, asc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  charges,
  deliveryOptions,
  orders,
  payments,
  products,
  sellableStock,
  subscriptions,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { findBlock } from "../blocks/may-order.ts";
import { cancelOrder } from "../orders/change-order.ts";
import { lockOrder } from "../orders/order-payment.ts";
import type { OrderRow } from "../orders/reservation.ts";
import {
  NO_SUCH_SUBSCRIPTION,
  NOTHING_TO_CHANGE,
  orderedAnewNote,
  PRODUCT_STAYS,
  SHIFT_AGAIN,
  updatedWithOneMore,
} from "./messages.ts";
import { notifyChanged } from "./notifications.ts";
import { hasBegun } from "./read-subscriptions.ts";
import { dayIn, findDeliveryOption, plannedDay, type SubscriptionRow } from "./subscription.ts";

type Change = ParsedRequest<typeof updateSubscription>["body"];
type Edit = Omit<Change, "shifted_delivery_date">;
type Columns = Partial<typeof subscriptions.$inferInsert>;

/** The shift dialog's change, by the domain's rule. */
function shiftOf(row: SubscriptionRow, date: string, now: Date): Columns | HttpError {
  const checked = checkShift({
    active: row.isActive,
    nextDeliveryDate: dayIn(row.nextDeliveryDate),
    shiftedDeliveryDate: dayIn(row.shiftedDeliveryDate),
    today: todayInIndia(now),
    date: calendarDate(date),
  });
  if (checked.ok) return { shiftedDeliveryDate: checked.value };
  const { code, message } = checked.refusal;
  return httpError(code === "shift-not-offered" ? 409 : 400, message, { field: "shifted_delivery_date" });
}

/** A delivery that passed while the subscription was paused is not made up for: it begins again, as if ordered today. */
function reactivated(row: SubscriptionRow, durationDays: number, now: Date): Columns {
  const today = todayInIndia(now);
  const next = plannedDay(row);
  if (next !== undefined && next >= today) return {};
  return { nextDeliveryDate: deliveryAfter(today, durationDays), shiftedDeliveryDate: null };
}

/** What the edit dialog's rule knows of a subscription: its product's stock and price today, and what is offered. */
async function checkEdit(tx: Database, row: SubscriptionRow, change: Edit, now: Date, policy: Policy) {
  const { pricePaid, basePrice, gst, gstRate, hsnCode } = products;
  const [product] = await tx
    .select({ stock: sellableStock, pricePaid, basePrice, gst, gstRate, hsnCode })
    .from(products)
    .where(eq(products.id, row.productId));
  if (!product) throw new Error(`The product ${row.productId} of a subscription does not exist`);
  const { id, isOffered } = deliveryOptions;
  const offered = await tx.select({ id }).from(deliveryOptions).where(eq(isOffered, true));
  const form = {
    quantity: change.quantity ?? row.quantity,
    deliveryOption: change.delivery_options ?? row.deliveryOptionId,
    active: change.active ?? row.isActive,
  };
  const current = {
    quantity: row.quantity,
    deliveryOption: row.deliveryOptionId,
    discountPercent: row.discountPercent,
    stock: product.stock,
    price: taxedOn(product, todayInIndia(now), policy),
  };
  const offeredIds = offered.map((option) => option.id);
  return checkSubscriptionEdit(form, current, offeredIds, policy);
}

const EDITED_FIELDS = { deliveryOption: "delivery_options" };

/** A pause lets the delivery go out that is less than ten days away, and going on takes it back into the plan. */
export function statusOf(row: SubscriptionRow, active: boolean, durationDays: number, now: Date): Columns {
  if (active === row.isActive) return {};
  if (!active) return { isActive: false, lastDeliveryDate: lastDelivery(plannedDay(row), todayInIndia(now)) ?? null };
  return { isActive: true, lastDeliveryDate: null, ...reactivated(row, durationDays, now) };
}

async function editOf(
  tx: Database,
  row: SubscriptionRow,
  change: Edit,
  now: Date,
  policy: Policy,
): Promise<Columns | HttpError> {
  if (change.product !== undefined && change.product !== row.productId) {
    return httpError(409, PRODUCT_STAYS, { field: "product" });
  }
  const resumes = change.active === true && !row.isActive;
  const blocked = resumes ? await findBlock(tx, row.customerId, policy) : undefined;
  if (blocked) return blocked;
  const option = await findDeliveryOption(tx, change.delivery_options ?? row.deliveryOptionId);
  if (option instanceof HttpError) return option;
  const checked = await checkEdit(tx, row, change, now, policy);
  if (!checked.ok) return httpError(409, checked.refusals, { fieldNames: EDITED_FIELDS });
  const { quantity, deliveryOption, active } = checked.value;
  return { quantity, deliveryOptionId: deliveryOption, ...statusOf(row, active, option.durationDays, now) };
}

/** What the mail says about a change: a pause names the delivery that still goes out (C43). */
function answerTo({ isShifted, columns }: { readonly isShifted: boolean; readonly columns: Columns }): string {
  if (isShifted) return SUBSCRIPTION_TEXTS.shifted;
  const oneMore = columns.isActive === false ? dayIn(columns.lastDeliveryDate ?? null) : undefined;
  return oneMore ? updatedWithOneMore(oneMore) : SUBSCRIPTION_TEXTS.updated;
}

/** The mails about two moments of a subscription. */
export async function tellChanges(
  tx: Database,
  before: SubscriptionRow,
  after: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { id, name } = deliveryOptions;
  const options = await tx
    .select({ id, name })
    .from(deliveryOptions)
    .where(inArray(id, [before.deliveryOptionId, after.deliveryOptionId]));
  const termsOf = (row: SubscriptionRow): SubscriptionTerms => ({
    quantity: row.quantity,
    interval: options.find((option) => option.id === row.deliveryOptionId)?.name ?? "",
    isActive: row.isActive,
    nextDelivery: plannedDay(row),
    lastDelivery: dayIn(row.lastDeliveryDate),
  });
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, after.productId));
  const recipient = { customerId: after.customerId, product: product?.name ?? "" };
  await notifyChanged(tx, recipient, subscriptionChanges(termsOf(before), termsOf(after)), now);
}

/** Locks the order of a subscription's coming delivery, before the subscription: orders are locked first everywhere. */
async function lockUpcoming(tx: Database, subscriptionId: number, customerId: number, day: CalendarDate) {
  const { id, deliveryDay } = orders;
  const isMine = and(eq(orders.subscriptionId, subscriptionId), eq(orders.customerId, customerId));
  const [found] = await tx
    .select({ id })
    .from(orders)
    .where(and(isMine, gte(deliveryDay, day)))
    .orderBy(asc(deliveryDay))
    .limit(1);
  return found && lockOrder(tx, found.id);
}

/**
 * Moves a locked order with its delivery. Before the charge the order is cancelled, charge and all, and placed again two
 * days before the new day; one that is charged, or being charged, gets the new day (C43).
 */
async function moveOrder(
  tx: Database,
  { id: orderId, isPaid }: OrderRow,
  deliveryDay: CalendarDate,
  now: Date,
  policy: Policy,
): Promise<HttpError | undefined> {
  const [sent] = await tx
    .select({ state: payments.state })
    .from(charges)
    .innerJoin(payments, eq(payments.txnId, charges.txnId))
    .where(eq(charges.orderId, orderId));
  const isThis = eq(orders.id, orderId);
  if (isPaid || sent?.state === "pending" || sent?.state === "paid") {
    await tx.update(orders).set({ deliveryDay }).where(isThis);
    return undefined;
  }
  await tx.update(charges).set({ state: "dropped" }).where(eq(charges.orderId, orderId));
  const cancelled = await cancelOrder(tx, {
    orderId,
    actor: "customer",
    now,
    policy,
    note: orderedAnewNote(deliveryDay),
  });
  if (cancelled instanceof HttpError) return cancelled;
  await tx.update(orders).set({ deliveryDay: null }).where(isThis);
  return undefined;
}

/**
 * Changes a customer's subscription, or shifts its next delivery, and mails what is changed. Another interval counts from
 * the next delivery on.
 * @returns what the mail to the customer says.
 */
export function changeSubscription(
  db: Database,
  { id, customerId }: { readonly id: number; readonly customerId: number },
  change: Change,
  now: Date,
  policy: Policy,
): Promise<string | HttpError> {
  const { shifted_delivery_date: date, ...edit } = change;
  return inTransaction(db, async (tx) => {
    const upcoming = date === undefined ? undefined : await lockUpcoming(tx, id, customerId, todayInIndia(now));
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.customerId, customerId), hasBegun))
      .for("no key update");
    if (!row) return httpError(404, NO_SUCH_SUBSCRIPTION);
    const isEdited = Object.values(edit).some((value) => value !== undefined);
    if (!isEdited && date === undefined) return httpError(400, NOTHING_TO_CHANGE);

    const edited = isEdited ? await editOf(tx, row, edit, now, policy) : {};
    if (edited instanceof HttpError) return edited;
    const shifted = date === undefined ? {} : shiftOf({ ...row, ...edited }, date, now);
    if (shifted instanceof HttpError) return shifted;
    const movedTo = dayIn(shifted.shiftedDeliveryDate ?? null);
    if (movedTo) {
      const isDelivery = and(eq(orders.subscriptionId, id), eq(orders.deliveryDay, plannedDay(row) ?? ""));
      const delivery = upcoming?.deliveryDay === plannedDay(row) ? upcoming : undefined;
      // Ordered between the two locks: the shift is to be tried again.
      if (!delivery && plannedDay(row) && (await tx.$count(orders, isDelivery)) > 0) return httpError(409, SHIFT_AGAIN);
      const refused = delivery && (await moveOrder(tx, delivery, movedTo, now, policy));
      if (refused) return refused;
    }
    const [changed] = await tx
      .update(subscriptions)
      .set({ ...edited, ...shifted })
      .where(eq(subscriptions.id, id))
      .returning();
    if (changed) await tellChanges(tx, row, changed, now);
    return answerTo({ isShifted: date !== undefined, columns: edited });
  });
}
