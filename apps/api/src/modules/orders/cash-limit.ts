import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  checkCashLimits,
  type OpenCashOrders,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_RETURNED,
  type Paise,
  paise,
} from "@store/domain";
import { and, eq, gt, not, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orders } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";

const OVER = [ORDER_DELIVERED, ORDER_CANCELLED, ORDER_RETURNED];

/** Locks a customer, before any order and product, and answers whether the mobile is proven. */
export async function lockCustomer(tx: Database, customerId: number): Promise<{ readonly isMobileProven: boolean }> {
  const [row] = await tx
    .select({ mobile: customers.mobile, mobileIsProven: customers.mobileIsProven })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  return { isMobileProven: row?.mobile != null && row.mobileIsProven };
}

/** Orders to one door wait for each other, whoever places them. The lock ends with the transaction. */
const lockAddress = (tx: Database, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('cash orders'), hashtext(${key}))`);

async function readOpen(tx: Database, whose: SQL): Promise<OpenCashOrders> {
  const [open] = await tx
    .select({
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${orders.finalTotal}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        whose,
        eq(orders.payType, CASH_ON_DELIVERY),
        not(orders.isPaid),
        notInArray(orders.orderStatus, OVER),
        gt(orders.finalTotal, paise(0)),
      ),
    );
  return { orders: open?.orders ?? 0, amount: paise(open?.amount ?? 0) };
}

export interface CashRequest {
  readonly customerId: number;
  readonly isMobileProven: boolean;
  /** As the domain's `addressKey` writes it; empty where it is not known. */
  readonly addressKey: string;
  readonly amount: Paise;
}

/**
 * Refuses one more order that is paid on delivery where customer or address have as many as they may (checklist C46). The
 * customer is locked before (`lockCustomer`), the address here, after the products.
 */
export async function limitCashOrders(tx: Database, request: CashRequest): Promise<HttpError | undefined> {
  const { customerId, isMobileProven, addressKey, amount } = request;
  if (amount <= 0) return undefined;
  await lockAddress(tx, addressKey);
  const checked = checkCashLimits({
    amount,
    isMobileProven,
    ofCustomer: await readOpen(tx, eq(orders.customerId, customerId)),
    ofAddress:
      addressKey === "" ? { orders: 0, amount: paise(0) } : await readOpen(tx, eq(orders.addressKey, addressKey)),
  });
  return checked.ok ? undefined : httpError(409, checked.refusal);
}
