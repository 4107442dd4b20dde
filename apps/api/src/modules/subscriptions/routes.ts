import {
  deliveryOptions,
  orderSubscription as orderSubscriptionCall,
  subscribe,
  subscriptions,
  updateSubscription,
} from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { PAYMENTS_OF_CUSTOMER } from "../payments/start-payment.ts";
import { changeSubscription } from "./change-subscription.ts";
import { createSubscription } from "./create-subscription.ts";
import { orderSubscription } from "./order-subscription.ts";
import { readSubscriptions } from "./read-subscriptions.ts";

export function subscriptionRoutes({ serve, db, clock, limits, policy }: Backend): void {
  const paymentsOfCustomer = limits.shared(PAYMENTS_OF_CUSTOMER);

  serve(
    deliveryOptions,
    async () => {
      const { isOffered, position, durationDays, id } = tables.deliveryOptions;
      const options = await db
        .select()
        .from(tables.deliveryOptions)
        .where(eq(isOffered, true))
        .orderBy(asc(position), asc(durationDays), asc(id));
      return {
        status: true,
        data: options.map(({ id, name, durationDays }) => ({ id, name, duration: durationDays })),
      };
    },
    { cache: LONG_LIVED },
  );

  serve(subscriptions, async ({ query, customer }) => ({
    status: true,
    data: await readSubscriptions(db, customer, query.product_id, clock(), policy()),
  }));

  serve(subscribe, async ({ body, customer }) => {
    const written = await createSubscription(db, customer.customerId, body, clock(), policy());
    return written instanceof HttpError ? written : { status: true, data: written };
  });

  serve(orderSubscriptionCall, async ({ body, customer }) => {
    const limited = await paymentsOfCustomer.count(customer.customerId);
    if (limited) return limited;
    const placed = await orderSubscription(db, customer, body, clock(), policy());
    if (placed instanceof HttpError) return placed;
    const { id, number, finalTotal } = placed;
    return { status: true, data: { id, order_id: number, final_total: toRupees(finalTotal) } };
  });

  serve(updateSubscription, async ({ params, body, customer: { customerId } }) => {
    const changed = await changeSubscription(db, { id: params.id, customerId }, body, clock(), policy());
    return changed instanceof HttpError ? changed : { status: true, message: changed };
  });
}
