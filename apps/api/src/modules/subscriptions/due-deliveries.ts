import { dueDeliveries, dueDeliveriesCsv } from "@store/api-client/contract";
import {
  type CalendarDate,
  chargeDay,
  customerName,
  DELIVERY_OBSTACLE_NAMES,
  DELIVERY_PAYMENT_NAMES,
  type DeliveryObstacle,
  type DeliveryPayment,
  type DueWithin,
  deliveryPayment,
  isChargedByMandate,
  lastDueDay,
  orderDay,
  type Paise,
  type Policy,
  taxedOn,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { and, asc, eq, exists, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  charges,
  customers,
  deliveryOptions,
  orders,
  PLANNED_DAY,
  products,
  sellableStock,
  subscriptions,
} from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { eliteAmong } from "../../identity/is-elite.ts";
import { type CsvColumn, csvFileName, inBatches, writeCsv } from "../../lib/csv.ts";
import { readAddressesOf } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { shippingPlace } from "../cart/price-cart.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { placeOf } from "./order-due.ts";
import { deliveryTotals } from "./place-delivery.ts";
import { plannedDay } from "./subscription.ts";

const isDue = (db: Database, { until }: Bindable<{ readonly until: string }>): SQL | undefined =>
  and(
    // As the index has it.
    or(subscriptions.isActive, isNotNull(subscriptions.lastDeliveryDate)),
    lte(PLANNED_DAY, until),
    exists(
      db
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.id, subscriptions.customerId), customers.isActive)),
    ),
  );

const selectDue = (db: Database, where: SQL | undefined) =>
  db
    .select({
      subscription: subscriptions,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
      interval: deliveryOptions.name,
      product: {
        ...{ name: products.name, pricePaid: products.pricePaid, basePrice: products.basePrice, gst: products.gst },
        ...{ gstRate: products.gstRate, hsnCode: products.hsnCode, weightGrams: products.weightGrams },
        stock: sellableStock,
      },
      order: {
        ...{ id: orders.id, number: orders.number, finalTotal: orders.finalTotal },
        ...{ isPaid: orders.isPaid, orderStatus: orders.orderStatus },
      },
      charge: { state: charges.state, dueAt: charges.dueAt, failure: charges.failure },
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .leftJoin(orders, and(eq(orders.subscriptionId, subscriptions.id), eq(orders.deliveryDay, PLANNED_DAY)))
    .leftJoin(charges, eq(charges.orderId, orders.id))
    .where(where);

type DueRow = Awaited<ReturnType<typeof selectDue>>[number];

const IN_ORDER = () => [asc(PLANNED_DAY), asc(subscriptions.id)];

interface DueDelivery extends Pick<DueRow, "subscription" | "customer" | "interval" | "order"> {
  readonly product: string;
  readonly day: CalendarDate;
  readonly amount: Paise;
  readonly payment: DeliveryPayment;
  readonly paymentDay: CalendarDate | undefined;
  readonly obstacle: DeliveryObstacle | undefined;
}

interface Terms {
  readonly gateway: string;
  readonly now: Date;
  readonly policy: Policy;
}

function paymentDayOf(payment: DeliveryPayment, day: CalendarDate, { order, charge }: DueRow) {
  if (order) return payment === "mandate" && charge ? todayInIndia(charge.dueAt) : undefined;
  return payment === "mandate" ? chargeDay(day) : orderDay(day);
}

/**
 * What deliveries cost and how they are paid: of those that are ordered what their orders say, of the others what an
 * order would say today. One statement for the addresses of all, and one for who is a member.
 */
async function priceDue(
  db: Database,
  rows: readonly DueRow[],
  { gateway, now, policy }: Terms,
): Promise<DueDelivery[]> {
  const ids = rows.map(({ customer }) => customer.id);
  const [addressesOf, elite] = await Promise.all([readAddressesOf(db, ids), eliteAmong(db, ids, now)]);
  const today = todayInIndia(now);
  return rows.flatMap((row) => {
    const { subscription, customer, interval, order, charge, product } = row;
    const day = plannedDay(subscription);
    if (!day) return [];
    const saved = addressesOf(customer.id);
    const shipped = { isElite: elite.has(customer.id), place: shippingPlace(saved) };
    const amount =
      order?.finalTotal ?? deliveryTotals(subscription, taxedOn(product, today, policy), shipped, policy).payable;
    const { mandateGateway } = subscription;
    const payment = deliveryPayment({
      order: order ?? undefined,
      charge: charge ? { isOver: charge.state === "dropped", hasFailed: charge.failure !== null } : undefined,
      isByMandate: isChargedByMandate({ mandateGateway, gateway, amount }),
    });
    const place = order ? undefined : placeOf(subscription, saved, product.stock);
    return {
      ...{ subscription, customer, interval, order, product: product.name, day, amount, payment },
      paymentDay: paymentDayOf(payment, day, row),
      obstacle: typeof place === "string" ? place : undefined,
    };
  });
}

const wireDue = (due: DueDelivery) => ({
  ...{ id: due.subscription.id, customer: { id: due.customer.id, name: customerName(due.customer) } },
  ...{ product_id: due.subscription.productId, product: due.product, quantity: due.subscription.quantity },
  ...{ interval: due.interval, delivery_day: due.day, amount: toRupees(due.amount), payment: due.payment },
  payment_day: due.paymentDay,
  order: due.order ? { id: due.order.id, order_id: due.order.number } : undefined,
  ...{ obstacle: due.obstacle, is_active: due.subscription.isActive },
});

const COLUMNS: readonly CsvColumn<DueDelivery>[] = [
  { header: "Delivery day", cell: ({ day }) => day },
  { header: "Customer", cell: ({ customer }) => customerName(customer) },
  { header: "Product", cell: ({ product }) => product },
  { header: "Quantity", cell: ({ subscription }) => subscription.quantity },
  { header: "Delivered", cell: ({ interval }) => interval },
  { header: "Amount", cell: ({ amount }) => toRupees(amount) },
  { header: "Payment", cell: ({ payment }) => DELIVERY_PAYMENT_NAMES[payment] },
  { header: "Charged or mailed on", cell: ({ paymentDay }) => paymentDay },
  { header: "Order", cell: ({ order }) => order?.number },
  { header: "Obstacle", cell: ({ obstacle }) => obstacle && DELIVERY_OBSTACLE_NAMES[obstacle] },
];

/** The deliveries of subscriptions that are due soon. */
export function dueDeliveryRoutes({ serve, db, clock, policy, payments }: Backend): void {
  const list = preparedList(db, {
    ...{ name: "due_deliveries", table: subscriptions },
    where: (_: object, values: Bindable<{ readonly until: string }>) => isDue(db, values),
    orderBy: IN_ORDER,
    select: (where, orderBy) => selectDue(db, where).orderBy(...orderBy),
  });
  const until = (within: DueWithin = "14") => lastDueDay(within, todayInIndia(clock()));
  const terms = (): Terms => ({ gateway: payments.gateway.name, now: clock(), policy: policy() });

  serve(dueDeliveries, async ({ query: { page, within } }) => {
    const [rows, count] = await list({ choices: {}, values: { until: until(within) }, page });
    return listPage((await priceDue(db, rows, terms())).map(wireDue), count);
  });

  serve(dueDeliveriesCsv, ({ query: { within } }) => {
    const [last, at] = [until(within), terms()];
    const batches = inBatches<DueDelivery>(async (before, limit) => {
      const after =
        before &&
        sql`(${PLANNED_DAY}, ${subscriptions.id}) > (${before.day}::date, ${before.subscription.id}::integer)`;
      const rows = await selectDue(db, and(isDue(db, { until: last }), after))
        .orderBy(...IN_ORDER())
        .limit(limit);
      return priceDue(db, rows, at);
    });
    return new FileStream(csvFileName("subscriptions", at.now), writeCsv(COLUMNS, batches));
  });
}
