import type { ParsedRequest, updateSubscription } from "@store/api-client/contract";
import {
  calendarDate,
  checkQuantityChange,
  checkShift,
  deliveryAfter,
  nextDelivery,
  todayInIndia,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import {
  NO_SUCH_SUBSCRIPTION,
  NOTHING_TO_CHANGE,
  ORDER_SHIFTED,
  PRODUCT_STAYS,
  SUBSCRIPTION_UPDATED,
} from "./messages.ts";
import { hasBegun } from "./read-subscriptions.ts";
import { dayIn, findDeliveryOption } from "./subscription.ts";

type Change = ParsedRequest<typeof updateSubscription>["body"];
type Edit = Omit<Change, "shifted_delivery_date">;
type SubscriptionRow = typeof subscriptions.$inferSelect;
type Columns = Partial<typeof subscriptions.$inferInsert>;

/** The shift dialog's change, by the domain's rule. */
function shiftOf(row: SubscriptionRow, date: string, now: Date): Columns | HttpError {
  const checked = checkShift({
    nextDeliveryDate: dayIn(row.nextDeliveryDate),
    shiftedDeliveryDate: dayIn(row.shiftedDeliveryDate),
    today: todayInIndia(now),
    date: calendarDate(date),
  });
  if (checked.ok) return { shiftedDeliveryDate: checked.value };
  const { code, message } = checked.refusal;
  return httpError(code === "shift-not-offered" ? 409 : 400, message, { field: "shifted_delivery_date" });
}

/** A delivery that passed while the subscription was paused is not made up for: it begins anew, as if ordered today. */
function reactivated(row: SubscriptionRow, durationDays: number, now: Date): Columns {
  const today = todayInIndia(now);
  const next = nextDelivery({
    nextDeliveryDate: dayIn(row.nextDeliveryDate),
    shiftedDeliveryDate: dayIn(row.shiftedDeliveryDate),
  });
  if (next !== undefined && next >= today) return {};
  return { nextDeliveryDate: deliveryAfter(today, durationDays), shiftedDeliveryDate: null };
}

/** The minimum of a delivery, by the domain's rule at today's price. */
async function checkQuantity(
  tx: Database,
  { productId, quantity: before, discountPercent }: SubscriptionRow,
  quantity: number,
): Promise<HttpError | undefined> {
  if (quantity === before) return undefined;
  const { id, basePrice, gst } = products;
  const [price] = await tx.select({ basePrice, gst }).from(products).where(eq(id, productId));
  if (!price) throw new Error(`The product ${productId} of a subscription does not exist`);
  const checked = checkQuantityChange({ before, line: { ...price, quantity }, discountPercent });
  return checked.ok ? undefined : httpError(409, checked.refusal, { field: "quantity" });
}

async function editOf(tx: Database, row: SubscriptionRow, change: Edit, now: Date): Promise<Columns | HttpError> {
  if (change.product !== undefined && change.product !== row.productId) {
    return httpError(409, PRODUCT_STAYS, { field: "product" });
  }
  const option = await findDeliveryOption(tx, change.delivery_options ?? row.deliveryOptionId);
  if (option instanceof HttpError) return option;
  const { quantity = row.quantity, active = row.isActive } = change;
  const refused = await checkQuantity(tx, row, quantity);
  if (refused) return refused;
  const isResumed = active && !row.isActive;
  return {
    quantity,
    deliveryOptionId: option.id,
    isActive: active,
    ...(isResumed ? reactivated(row, option.durationDays, now) : {}),
  };
}

/**
 * Changes a customer's subscription, or shifts its next delivery. Another interval counts from the next delivery on.
 * @returns what the customer is told.
 */
export function changeSubscription(
  db: Database,
  { id, customerId }: { readonly id: number; readonly customerId: number },
  change: Change,
  now: Date,
): Promise<string | HttpError> {
  const { shifted_delivery_date: date, ...edit } = change;
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.customerId, customerId), hasBegun))
      .for("no key update");
    if (!row) return httpError(404, NO_SUCH_SUBSCRIPTION);
    const isEdited = Object.values(edit).some((value) => value !== undefined);
    if (!isEdited && date === undefined) return httpError(400, NOTHING_TO_CHANGE);

    const edited = isEdited ? await editOf(tx, row, edit, now) : {};
    if (edited instanceof HttpError) return edited;
    const shifted = date === undefined ? {} : shiftOf({ ...row, ...edited }, date, now);
    if (shifted instanceof HttpError) return shifted;
    await tx
      .update(subscriptions)
      .set({ ...edited, ...shifted })
      .where(eq(subscriptions.id, id));
    return date === undefined ? SUBSCRIPTION_UPDATED : ORDER_SHIFTED;
  });
}
