import {
  changeCoins,
  type ParsedRequest,
  staffCustomer,
  staffCustomers,
  type WireReplyOf,
} from "@store/api-client/contract";
import { checkCoinChange, ORDER_CANCELLED, paise, personName, toRupees, ZERO_PAISE } from "@store/domain";
import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  customers,
  deliveryOptions,
  eliteMemberships,
  NOT_SOLD,
  orders,
  products,
  refunds,
  subscriptions,
  vouchers,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { StaffMember } from "../../identity/shopper.ts";
import { fullAddress } from "../addresses/order-address.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { changeByStaff } from "../coins/ledger.ts";
import { readBalance, readHistory, readPendingCoins } from "../coins/read-wallet.ts";
import { REFUNDED, wireStanding } from "../orders/paid-back.ts";
import { type Bindable, hasWords, isWithin, periodOf, wordsAsTheyBegin } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { hasBegun } from "../subscriptions/read-subscriptions.ts";
import { plannedDay } from "../subscriptions/subscription.ts";
import { readCustomerNotes } from "./customer-notes.ts";

const ORDERS_SHOWN = 50;
const MOVEMENTS_SHOWN = 100;

type Filters = Omit<ParsedRequest<typeof staffCustomers>["query"], "page">;

/** The full-text query of what was typed. None when there is no word. */
export const customerSearch = (text: string) => ({ words: wordsAsTheyBegin(text) });

/** The condition of a search. */
export const isCustomerFound = ({ words }: Bindable<ReturnType<typeof customerSearch>>): SQL | undefined =>
  hasWords(customers.search, words);

export const customerValues = ({ search, from, to }: Filters) => ({
  ...periodOf({ from, to }),
  ...customerSearch(search ?? ""),
});

type Values = Bindable<ReturnType<typeof customerValues>>;

export const customerConditions = ({ words, ...period }: Values): SQL | undefined =>
  and(isCustomerFound({ words }), isWithin(customers.createdAt, period));

/** What lists and details say of a customer: neither password nor token. */
const CUSTOMER_FIELDS = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  company: customers.company,
  email: customers.email,
  mobile: customers.mobile,
  emailIsProven: customers.emailIsProven,
  mobileIsProven: customers.mobileIsProven,
  isActive: customers.isActive,
  blockedAt: customers.blockedAt,
  createdAt: customers.createdAt,
} as const;

/** What was paid for an order that is a sale, less what was refunded of it, or is to be. */
const SPENT = sql`case when ${orders.isPaid} and ${orders.orderStatus} not in (${NOT_SOLD}) then ${orders.finalTotal} -
  (select coalesce(sum(amount + withheld), 0) from ${refunds} where order_id = ${orders.id}) else 0 end`;

/** Customers with how many orders each has, and what those cost. */
export function selectCustomers(db: Database) {
  const own = db
    .select({
      count: sql`count(*)`.mapWith(Number).as("count"),
      spent: sql`coalesce(sum(${SPENT}), 0)`.mapWith((sum) => paise(Number(sum))).as("spent"),
    })
    .from(orders)
    .where(and(eq(orders.customerId, customers.id), ne(orders.orderStatus, ORDER_CANCELLED)))
    .as("own");
  return db
    .select({ ...CUSTOMER_FIELDS, orders: own.count, spent: own.spent })
    .from(customers)
    .innerJoinLateral(own, sql`true`);
}
export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number];

const wireRow = (row: CustomerRow) => ({
  id: row.id,
  name: personName(row),
  email: row.email,
  mobile: row.mobile,
  joined_at: row.createdAt.toISOString(),
  is_active: row.isActive,
  is_blocked: row.blockedAt !== null,
  orders: row.orders,
  spent: toRupees(row.spent),
});

type Details = WireReplyOf<typeof staffCustomer>["data"];

async function readLatestOrders(db: Database, customerId: number): Promise<Details["latest_orders"]> {
  const rows = await db
    .select({ order: orders, refunded: REFUNDED })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(ORDERS_SHOWN);
  return rows.map(({ order, refunded }) => ({
    id: order.id,
    order_id: order.number,
    order_date: order.placedAt.toISOString(),
    order_status: order.orderStatus,
    pay_type: order.payType,
    is_paid: order.isPaid,
    ...wireStanding(order, refunded),
    final_total: toRupees(order.finalTotal),
  }));
}

async function readSubscriptions(db: Database, customerId: number): Promise<Details["subscriptions"]> {
  const rows = await db
    .select({ subscription: subscriptions, product: products.name, delivery: deliveryOptions.name })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .where(and(eq(subscriptions.customerId, customerId), hasBegun))
    .orderBy(desc(subscriptions.id))
    .limit(MOVEMENTS_SHOWN);
  return rows.map(({ subscription, product, delivery }) => ({
    id: subscription.id,
    product_id: subscription.productId,
    quantity: subscription.quantity,
    next_delivery: plannedDay(subscription),
    is_active: subscription.isActive,
    ...{ product, delivery },
  }));
}

/** The code is not read: whoever holds it can spend it. */
async function readGiftVouchers(db: Database, customerId: number): Promise<Details["gift_vouchers"]> {
  const rows = await db
    .select({ id: vouchers.id, left: vouchers.amount, createdAt: vouchers.createdAt })
    .from(vouchers)
    .where(and(eq(vouchers.ownerId, customerId), vouchers.isGift))
    .orderBy(desc(vouchers.id))
    .limit(MOVEMENTS_SHOWN);
  return rows.map(({ id, left, createdAt }) => ({
    id,
    left: toRupees(left ?? ZERO_PAISE),
    created_at: createdAt.toISOString(),
  }));
}

async function readAddressBook(db: Database, customerId: number): Promise<Details["addresses"]> {
  const rows = await readAddresses(db, customerId);
  return rows.map((row) => ({
    id: row.address.id,
    full_name: row.address.fullName,
    mobile: row.address.mobile,
    full_address: fullAddress(row),
  }));
}

async function readEliteUntil(db: Database, customerId: number, now: Date): Promise<string | undefined> {
  const { endsAt } = eliteMemberships;
  const [latest] = await db
    .select({ endsAt })
    .from(eliteMemberships)
    .where(and(eq(eliteMemberships.customerId, customerId), gt(endsAt, now)))
    .orderBy(desc(endsAt))
    .limit(1);
  return latest?.endsAt.toISOString();
}

/** What the page alone says of an account. */
async function readStanding(db: Database, id: number) {
  const { blockedAt, blockedReason, erasedAt } = customers;
  const [row] = await db.select({ blockedAt, blockedReason, erasedAt }).from(customers).where(eq(customers.id, id));
  const blocked = row?.blockedAt && { at: row.blockedAt.toISOString(), reason: row.blockedReason ?? "" };
  return { blocked: blocked ?? undefined, erased_at: row?.erasedAt?.toISOString() };
}

async function readCustomer(db: Database, id: number, now: Date): Promise<Details | undefined> {
  const [row] = await selectCustomers(db).where(eq(customers.id, id));
  if (!row) return undefined;
  const isCancelled = and(eq(orders.customerId, id), eq(orders.orderStatus, ORDER_CANCELLED));
  const [
    cancelled_orders,
    elite_until,
    addresses,
    latest_orders,
    coins,
    pending_coins,
    coin_history,
    subscribed,
    gift_vouchers,
    standing,
    notes,
  ] = await Promise.all([
    db.$count(orders, isCancelled),
    readEliteUntil(db, id, now),
    readAddressBook(db, id),
    readLatestOrders(db, id),
    readBalance(db, id),
    readPendingCoins(db, id),
    readHistory(db, id, MOVEMENTS_SHOWN),
    readSubscriptions(db, id),
    readGiftVouchers(db, id),
    readStanding(db, id),
    readCustomerNotes(db, id),
  ]);
  return {
    ...wireRow(row),
    company: row.company,
    email_is_proven: row.emailIsProven,
    mobile_is_proven: row.mobileIsProven,
    ...{ cancelled_orders, elite_until, addresses, latest_orders, coins, pending_coins, coin_history, gift_vouchers },
    subscriptions: subscribed,
    ...{ ...standing, notes },
  };
}

type CoinChange = ParsedRequest<typeof changeCoins>["body"];

/** Gives coins to a customer or takes some; a request that is repeated changes them once. Answers the balance. */
function moveCoins(db: Database, customerId: number, change: CoinChange, by: StaffMember, now: Date) {
  const { action, coins, reason, request_id: requestId } = change;
  return inTransaction(db, async (tx): Promise<number | HttpError> => {
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId));
    if (!customer) return httpError(404, NO_SUCH_CUSTOMER);
    const who = { isOwnWallet: by.customerId === customerId, isOwner: by.staff.permissions.includes("team") };
    const check = (balance: number) => checkCoinChange({ action, coins, reason, balance, ...who });
    const changed = await changeByStaff(tx, { customerId, action, coins, reason, requestId }, check, now);
    if (!changed.ok) return httpError(409, changed.refusal);
    const { before, balance, isRepeat } = changed.value;
    if (isRepeat) return balance;
    const audit = { customerId: by.customerId, action: `${action} coins`, subject: "customer" } as const;
    const values = { before: { coins: before }, after: { coins: balance, reason } };
    await recordAction(tx, { ...audit, subjectId: customerId, ...values }, now);
    return balance;
  });
}

/** The shop's customers. */
export function customerRoutes({ serve, db, clock }: Backend): void {
  const list = preparedList(db, {
    ...{ name: "customers", table: customers },
    where: (_: object, values: Values) => customerConditions(values),
    orderBy: () => [desc(customers.createdAt), desc(customers.id)],
    select: (where, orderBy) =>
      selectCustomers(db)
        .where(where)
        .orderBy(...orderBy),
  });
  serve(staffCustomers, async ({ query: { page, ...filters } }) => {
    const [rows, count] = await list({ choices: {}, values: customerValues(filters), page });
    return listPage(rows.map(wireRow), count);
  });

  serve(staffCustomer, async ({ params: { id } }) => {
    const data = await readCustomer(db, id, clock());
    return data ? { status: true, data } : httpError(404, NO_SUCH_CUSTOMER);
  });

  serve(changeCoins, async ({ params: { id }, body, customer }) => {
    const coins = await moveCoins(db, id, body, customer, clock());
    return coins instanceof HttpError ? coins : { status: true, data: { coins } };
  });
}
