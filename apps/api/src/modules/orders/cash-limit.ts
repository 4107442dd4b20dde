import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  checkCashLimits,
  type OpenCashOrders,
  type Paise,
  type Policy,
  paise,
  STATES_NOT_UNDER_WAY,
} from "@store/domain";
import { and, eq, gt, ne, not, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { customers, orders } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";

const mobileOf = { mobile: customers.mobile, isProven: customers.mobileIsProven } as const;

const selectLocked = prepared("lock_customer", (db) =>
  db
    .select({ ...mobileOf, blockedAt: customers.blockedAt })
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id")))
    .for("no key update"),
);

/** Locks a customer, before any order and product, and answers whether the mobile is proven, and since when it is blocked. */
export async function lockCustomer(
  tx: Database,
  customerId: number,
): Promise<{ readonly isMobileProven: boolean; readonly blockedAt: Date | null }> {
  const [row] = await selectLocked(tx).execute({ id: customerId });
  return { isMobileProven: row?.mobile != null && row.isProven, blockedAt: row?.blockedAt ?? null };
}

/** Orders to one door wait for each other, whoever places them. The lock ends with the transaction. */
const lockAddress = (tx: Database, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('cash orders'), hashtext(${key}))`);

async function readOpen(tx: Database, whose: SQL, exceptOrder: number): Promise<OpenCashOrders> {
  const [open] = await tx
    .select({
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${orders.finalTotal}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        whose,
        ne(orders.id, exceptOrder),
        eq(orders.payType, CASH_ON_DELIVERY),
        not(orders.isPaid),
        notInArray(orders.orderStatus, [...STATES_NOT_UNDER_WAY]),
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
  /** The order itself, where it stands already. */
  readonly exceptOrder?: number;
}

async function checkOpen(
  tx: Database,
  { customerId, isMobileProven, addressKey, amount, exceptOrder = 0 }: CashRequest,
  policy: Policy,
) {
  return checkCashLimits(
    {
      amount,
      isMobileProven,
      ofCustomer: await readOpen(tx, eq(orders.customerId, customerId), exceptOrder),
      ofAddress:
        addressKey === ""
          ? { orders: 0, amount: paise(0) }
          : await readOpen(tx, eq(orders.addressKey, addressKey), exceptOrder),
    },
    policy,
  );
}

/**
 * Refuses one more order that is paid on delivery where customer or address have as many as they may (C46). The
 * customer is locked before (`lockCustomer`), the address here, after the products.
 */
export async function limitCashOrders(
  tx: Database,
  request: CashRequest,
  policy: Policy,
): Promise<HttpError | undefined> {
  if (request.amount <= 0) return undefined;
  await lockAddress(tx, request.addressKey);
  const checked = await checkOpen(tx, request, policy);
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

/** Why one more order would be refused now, and the mobile that can be proven to have it taken. Locks nothing. */
export async function foreseeCashLimit(db: Database, request: Omit<CashRequest, "isMobileProven">, policy: Policy) {
  const [customer] = await db.select(mobileOf).from(customers).where(eq(customers.id, request.customerId));
  const mobile = customer?.mobile ?? undefined;
  const isMobileProven = mobile !== undefined && customer?.isProven === true;
  const checked = await checkOpen(db, { ...request, isMobileProven }, policy);
  return {
    refusal: checked.ok ? undefined : checked.refusal,
    mobileToConfirm: checked.ok || isMobileProven ? undefined : mobile,
  };
}
