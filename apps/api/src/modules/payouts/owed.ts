import { moneyOwed, owedMoney, owedMoneyCsv, type ParsedRequest, refundsNotDeducted } from "@store/api-client/contract";
import {
  CARRIERS_WITHOUT_NUMBER,
  owedSince,
  type Paise,
  paise,
  todayInIndia,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { courierKeyOf, payoutLines as lines, orders, payments, refunds } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { createAggregateCache } from "../staff-lists/aggregate-cache.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { IS_TO_CHECK, SUM_TO_CHECK } from "./to-check.ts";

/** Who delivers for the shop itself owes nothing: what they collect is in its till. */
const OWN_CARRIERS = sql.raw(CARRIERS_WITHOUT_NUMBER.map((name) => `'${name.toLowerCase()}'`).join(", "));

/** Written out as the indexes have them: only then are these used. */
export const IS_CASH_OWED = sql`${orders.payType} = 'Cash on Delivery' and ${orders.isPaid} and ${orders.deliveredAt} is not null and ${orders.finalTotal} > ${orders.cashReceived} + ${orders.cashWrittenOff}
  and ${courierKeyOf(orders.tracking)} not in (${OWN_CARRIERS})`;
export const IS_PAYMENT_OWED = sql`${payments.state} = 'paid' and ${payments.amount} > ${payments.received} + ${payments.writtenOff}`;

/** What is owed in one way: the columns of its table. */
interface Source {
  readonly since: PgColumn;
  readonly due: PgColumn;
  readonly received: PgColumn;
  readonly writtenOff: PgColumn;
}
const CASH = {
  since: orders.deliveredAt,
  due: orders.finalTotal,
  received: orders.cashReceived,
  writtenOff: orders.cashWrittenOff,
} as const satisfies Source;
const ONLINE = {
  since: payments.settledAt,
  due: payments.amount,
  received: payments.received,
  writtenOff: payments.writtenOff,
} as const satisfies Source;

const leftIn = ({ due, received, writtenOff }: Source) => sql`${due} - ${received} - ${writtenOff}`;

const STATES = {
  missing: ({ received }: Source) => sql`${received} = 0`,
  short: ({ received }: Source) => sql`${received} > 0`,
} as const;

type Query = ParsedRequest<typeof owedMoneyCsv>["query"];

const valuesOf = ({ payer, age }: Query, now: Date) => ({
  payer,
  ...(age ? owedSince(age, todayInIndia(now)) : { from: undefined, before: undefined }),
});
type Values = Bindable<ReturnType<typeof valuesOf>>;
type Choices = Pick<Query, "state">;

const isOfAge = ({ since }: Source, { from, before }: Partial<Omit<Values, "payer">>): SQL | undefined =>
  and(from && gte(since, from), before && lt(since, before));

const cashConditions = ({ state }: Choices, values: Values): SQL | undefined =>
  and(
    IS_CASH_OWED,
    sql`${courierKeyOf(orders.tracking)} = lower(btrim(${values.payer ?? ""}))`,
    state && STATES[state](CASH),
    isOfAge(CASH, values),
  );

const paymentConditions = ({ state }: Choices, values: Values): SQL | undefined =>
  and(
    IS_PAYMENT_OWED,
    sql`${payments.gateway} = ${values.payer}`,
    state && STATES[state](ONLINE),
    isOfAge(ONLINE, values),
  );

/** How much of an order's cash, and of a payment, is owed still. */
export const CASH_LEFT = leftIn(CASH);
export const PAYMENT_LEFT = leftIn(ONLINE);

/** What a list shows of something owed. */
interface OwedRow {
  readonly orderId: number | null;
  readonly number: string | null;
  readonly txnId: string | null;
  readonly reference: string | null;
  readonly since: Date | null;
  readonly due: Paise;
  readonly received: Paise;
  readonly writtenOff: Paise;
}

const CASH_COLUMNS = {
  ...{ orderId: orders.id, number: orders.number, txnId: sql<string | null>`null::text` },
  reference: sql<string | null>`${orders.tracking} ->> 'number'`,
  ...CASH,
} as const;

const PAYMENT_COLUMNS = {
  ...{ orderId: orders.id, number: orders.number, txnId: payments.txnId, reference: payments.gatewayReference },
  ...ONLINE,
} as const;

const PAID_ORDER = and(eq(payments.purpose, "order"), eq(orders.id, payments.subjectId));

const wireOwed = ({ orderId, number, txnId, reference, since, due, received, writtenOff }: OwedRow) => ({
  ...{ order_id: orderId, order_number: number, txn_id: txnId, reference },
  since: since?.toISOString() ?? "",
  ...{ due: toRupees(due), received: toRupees(received), written_off: toRupees(writtenOff) },
  left: toRupees(paise(due - received - writtenOff)),
});

const selectCash = (db: Database, where: SQL | undefined) => db.select(CASH_COLUMNS).from(orders).where(where);

const listCash = (db: Database) =>
  preparedList(db, {
    ...{ name: "cash_owed", table: orders },
    where: (choices: Choices, values: Values) => cashConditions(choices, values),
    orderBy: () => [asc(orders.deliveredAt), asc(orders.id)],
    select: (where, orderBy) => selectCash(db, where).orderBy(...orderBy),
  });

const readPayments = (db: Database, where: SQL | undefined) =>
  db
    .select(PAYMENT_COLUMNS)
    .from(payments)
    .leftJoin(orders, PAID_ORDER)
    .where(where)
    .orderBy(asc(payments.settledAt), asc(payments.txnId));

/** All that is owed, the oldest first, in batches. */
function readOwed(db: Database, query: Query, now: Date) {
  const values = valuesOf(query, now);
  return inBatches<OwedRow>((last, limit) => {
    const since = last?.since?.toISOString();
    if (query.kind === "gateway") {
      const after = last && sql`(${payments.settledAt}, ${payments.txnId}) > (${since}, ${last.txnId})`;
      return readPayments(db, and(paymentConditions(query, values), after)).limit(limit);
    }
    const after = last && sql`(${orders.deliveredAt}, ${orders.id}) > (${since}, ${last.orderId})`;
    return selectCash(db, and(cashConditions(query, values), after))
      .orderBy(asc(orders.deliveredAt), asc(orders.id))
      .limit(limit);
  });
}

const COLUMNS: readonly CsvColumn<OwedRow>[] = [
  { header: "Order", cell: ({ number }) => number },
  { header: "Transaction", cell: ({ txnId }) => txnId },
  { header: "Their number", cell: ({ reference }) => reference },
  { header: "Owed since", cell: ({ since }) => since && csvTime(since) },
  { header: "Due", cell: ({ due }) => toRupees(due) },
  { header: "Received", cell: ({ received }) => toRupees(received) },
  { header: "Closed", cell: ({ writtenOff }) => toRupees(writtenOff) },
  { header: "Owed", cell: ({ due, received, writtenOff }) => toRupees(paise(due - received - writtenOff)) },
];

/** Figures of what one payer owes. */
function figuresOf(source: Source, now: Date) {
  const [left, today] = [leftIn(source), todayInIndia(now)];
  const [week, fortnight, longer] = (["week", "fortnight", "longer"] as const).map(
    (age) => isOfAge(source, owedSince(age, today)) ?? sql`true`,
  );
  const short = STATES.short(source);
  return {
    ...{
      count: countOf(),
      amount: sumOf(left),
      oldest: sql<Date | null>`min(${source.since})`.mapWith(orders.deliveredAt),
    },
    ...{ weekCount: countOf(week), week: sumOf(left, week) },
    ...{ fortnightCount: countOf(fortnight), fortnight: sumOf(left, fortnight) },
    ...{ longerCount: countOf(longer), longer: sumOf(left, longer) },
    ...{ shortCount: countOf(short), short: sumOf(left, short) },
  };
}

type Figures = {
  readonly [name in "count" | "weekCount" | "fortnightCount" | "longerCount" | "shortCount"]: number;
} & { readonly [name in "amount" | "week" | "fortnight" | "longer" | "short"]: Paise } & {
  readonly oldest: Date | null;
};

const part = (count: number, amount: Paise) => ({ count, amount: toRupees(amount) });

const wirePayer = (kind: "cash" | "gateway", payer: string, row: Figures) => ({
  ...{ kind, payer, owed: part(row.count, row.amount), oldest: row.oldest?.toISOString() },
  week: part(row.weekCount, row.week),
  fortnight: part(row.fortnightCount, row.fortnight),
  longer: part(row.longerCount, row.longer),
  short: part(row.shortCount, row.short),
});

/** Who owes how much: one statement for the couriers, one for the gateways. */
async function readPayers(db: Database, now: Date) {
  const courier = courierKeyOf(orders.tracking);
  const [couriers, gateways] = await Promise.all([
    db
      .select({
        payer: sql<string>`coalesce(max(btrim(${orders.tracking} ->> 'courier')), '')`,
        ...figuresOf(CASH, now),
      })
      .from(orders)
      .where(IS_CASH_OWED)
      .groupBy(courier)
      .orderBy(courier),
    db
      .select({ payer: payments.gateway, ...figuresOf(ONLINE, now) })
      .from(payments)
      .where(IS_PAYMENT_OWED)
      .groupBy(payments.gateway)
      .orderBy(payments.gateway),
  ]);
  return [
    ...couriers.map(({ payer, ...row }) => wirePayer("cash", payer, row)),
    ...gateways.map(({ payer, ...row }) => wirePayer("gateway", payer, row)),
  ];
}

/** Before a payment is settled its gateway has nothing that it could take a refund off. */
const IS_NOT_DEDUCTED = sql`${refunds.state} = 'done' and ${refunds.gateway} is not null and ${refunds.method} is null and ${refunds.amount} > 0
  and exists (select 1 from ${payments} p where p.txn_id = ${refunds.txnId} and p.received > 0)
  and not exists (select 1 from ${lines} l where l.is_applied and l.refund_id = ${refunds.id})`;

async function readSums(db: Database, now: Date) {
  const [payers, [toCheck], [refunded]] = await Promise.all([
    readPayers(db, now),
    db.select({ count: countOf(), amount: SUM_TO_CHECK }).from(lines).where(IS_TO_CHECK),
    db
      .select({ count: countOf(), amount: sumOf(sql`${refunds.amount}`) })
      .from(refunds)
      .where(IS_NOT_DEDUCTED),
  ]);
  return {
    payers,
    to_check: part(toCheck?.count ?? 0, toCheck?.amount ?? ZERO_PAISE),
    refunds: part(refunded?.count ?? 0, refunded?.amount ?? ZERO_PAISE),
  };
}

const sums = createAggregateCache<Awaited<ReturnType<typeof readSums>>>();

/** Who owes money to the shop, for those who keep its books. */
export function owedRoutes({ serve, db, clock }: Backend): void {
  const list = listCash(db);
  serve(moneyOwed, async () => {
    const now = clock();
    const data = await sums.find(db, "money owed", async () => {
      const value = await readSums(db, now);
      const rows = value.payers.reduce((count, { owed }) => count + owed.count, value.refunds.count);
      return { value, rows };
    });
    return { status: true, data };
  });

  serve(owedMoney, async ({ query: { page, ...query } }) => {
    const { state } = query;
    const values = valuesOf(query, clock());
    if (query.kind === "cash") {
      const [rows, count] = await list({ choices: { state }, values, page });
      return listPage(rows.map(wireOwed), count);
    }
    const where = paymentConditions({ state }, values);
    const [rows, count] = await readPage(db, { table: payments, where, page }, ({ limit, offset }) =>
      readPayments(db, where).limit(limit).offset(offset),
    );
    return listPage(rows.map(wireOwed), count);
  });

  serve(refundsNotDeducted, async ({ query: { page } }) => {
    const [rows, count] = await readPage(db, { table: refunds, where: IS_NOT_DEDUCTED, page }, ({ limit, offset }) =>
      db
        .select({ refund: refunds, number: orders.number })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(IS_NOT_DEDUCTED)
        .orderBy(asc(refunds.settledAt), asc(refunds.id))
        .limit(limit)
        .offset(offset),
    );
    return listPage(
      rows.map(({ refund: { id, orderId, txnId, amount, settledAt }, number }) => ({
        ...{ id, order_id: orderId, order_number: number, txn_id: txnId ?? "", amount: toRupees(amount) },
        paid_at: settledAt?.toISOString() ?? "",
      })),
      count,
    );
  });

  serve(owedMoneyCsv, ({ query }) => {
    const now = clock();
    return new FileStream(csvFileName("money-owed", now), writeCsv(COLUMNS, readOwed(db, query, now)));
  });
}
