import { randomUUID } from "node:crypto";
import {
  closedUntil,
  closeOwedUntil,
  owedUntil,
  type ParsedRequest,
  undoClosedUntil,
} from "@store/api-client/contract";
import { endOfDay, formatRupees, MONEY_CHANGED, NOTHING_OWED, type Paise, toRupees, ZERO_PAISE } from "@store/domain";
import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  payoutClosings as closings,
  courierKeyOf,
  customers,
  FULL_NAME,
  orders,
  payments,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { reopenSubjects, wayInWords, wireClosing } from "./closings.ts";
import { CASH_LEFT, IS_CASH_OWED, IS_PAYMENT_OWED, PAYMENT_LEFT } from "./owed.ts";

const NO_SUCH_CLOSINGS = "These were not closed together.";
export const OPENED_BEFORE = "All of these have been opened again already.";

type Query = ParsedRequest<typeof owedUntil>["query"];
type Body = ParsedRequest<typeof closeOwedUntil>["body"];

const cashUntil = ({ payer, until }: Query): SQL | undefined =>
  and(
    IS_CASH_OWED,
    payer === undefined ? undefined : sql`${courierKeyOf(orders.tracking)} = lower(btrim(${payer}))`,
    lt(orders.deliveredAt, endOfDay(until)),
  );

const paymentsUntil = ({ payer, until }: Query): SQL | undefined =>
  and(
    IS_PAYMENT_OWED,
    payer === undefined ? undefined : eq(payments.gateway, payer),
    lt(payments.settledAt, endOfDay(until)),
  );

interface Sum {
  readonly count: number;
  readonly amount: Paise;
}

/** How much would be closed. */
async function sumUntil(db: Database, query: Query): Promise<Sum> {
  const [found] =
    query.kind === "cash"
      ? await db
          .select({ count: countOf(), amount: sumOf(CASH_LEFT) })
          .from(orders)
          .where(cashUntil(query))
      : await db
          .select({ count: countOf(), amount: sumOf(PAYMENT_LEFT) })
          .from(payments)
          .where(paymentsUntil(query));
  return found ?? { count: 0, amount: ZERO_PAISE };
}

/** How many orders or payments one statement changes: each ends within the time that a statement has. */
export const CLOSING_BATCH = 500;

interface Closing {
  readonly together: string;
  readonly staffId: number;
  readonly now: Date;
}

/** What the closings of a request have in common, of what is left of each as SQL. */
const columnsOf = ({ way, reason }: Body, left: SQL, { together, staffId, now }: Closing): SQL =>
  sql`${way}, ${reason}, ${left}, ${staffId}::int, ${now.toISOString()}::timestamptz, ${together}::uuid`;

const CLOSING_COLUMNS = sql.raw("(order_id, txn_id, way, reason, amount, staff_id, at, together)");

/** Closes the next orders after an id. @returns the last of them; undefined when there are no more. */
async function closeOrders(tx: Database, body: Body, closing: Closing, after: number): Promise<number | undefined> {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(cashUntil(body), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(CLOSING_BATCH)
    .for("no key update");
  if (locked.length === 0) return undefined;
  const these = inArray(
    orders.id,
    locked.map(({ id }) => id),
  );
  const values = sql`${orders.id}, null, ${columnsOf(body, sql`${CASH_LEFT}`, closing)}`;
  await tx.execute(sql`insert into ${closings} ${CLOSING_COLUMNS} select ${values} from ${orders} where ${these}`);
  await tx
    .update(orders)
    .set({ cashWrittenOff: sql`${orders.cashWrittenOff} + ${CASH_LEFT}` })
    .where(these);
  return locked.at(-1)?.id;
}

/** `closeOrders` for payments. */
async function closePayments(tx: Database, body: Body, closing: Closing, after: string): Promise<string | undefined> {
  const locked = await tx
    .select({ id: payments.txnId })
    .from(payments)
    .where(and(paymentsUntil(body), gt(payments.txnId, after)))
    .orderBy(asc(payments.txnId))
    .limit(CLOSING_BATCH)
    .for("no key update");
  if (locked.length === 0) return undefined;
  const these = inArray(
    payments.txnId,
    locked.map(({ id }) => id),
  );
  const values = sql`null, ${payments.txnId}, ${columnsOf(body, sql`${PAYMENT_LEFT}`, closing)}`;
  await tx.execute(sql`insert into ${closings} ${CLOSING_COLUMNS} select ${values} from ${payments} where ${these}`);
  await tx
    .update(payments)
    .set({ writtenOff: sql`${payments.writtenOff} + ${PAYMENT_LEFT}` })
    .where(these);
  return locked.at(-1)?.id;
}

/** Closes each order or payment, which it locks in the order of their ids. */
async function closeEach(tx: Database, body: Body, closing: Closing): Promise<void> {
  if (body.kind === "cash") {
    for (let last: number | undefined = 0; last !== undefined; ) last = await closeOrders(tx, body, closing, last);
    return;
  }
  for (let last: string | undefined = ""; last !== undefined; ) last = await closePayments(tx, body, closing, last);
}

/** Closes all that is left of what was owed until a day, where it is as much as the member of staff saw. */
const close = (db: Database, body: Body, staffId: number, now: Date): Promise<string | HttpError> =>
  inTransaction(db, async (tx) => {
    const together = randomUUID();
    await closeEach(tx, body, { together, staffId, now });
    const isOne = eq(closings.together, together);
    const [closed] = await tx
      .select({ first: sql<number | null>`min(${closings.id})`, count: countOf(), amount: sumOf(closings.amount) })
      .from(closings)
      .where(isOne);
    if (!closed || closed.first === null) return httpError(409, NOTHING_OWED);
    const { first, count, amount } = closed;
    if (count !== body.seen_count || amount !== body.seen) return httpError(409, MONEY_CHANGED);
    const { way, reason, until, payer } = body;
    const after = {
      until,
      payer: payer ?? "all",
      count,
      amount: formatRupees(amount),
      way: wayInWords(way),
      reason,
    };
    const line = { action: "close all until a day", subject: "money owed", subjectId: first } as const;
    await recordAction(tx, { customerId: staffId, ...line, after }, now);
    return together;
  });

/** Opens the next of them again. @returns how many were looked at, and how many of them opened. */
async function openNext(tx: Database, together: string, now: Date) {
  const next = await tx
    .select()
    .from(closings)
    .where(and(eq(closings.together, together), isNull(closings.undoneAt)))
    .orderBy(asc(closings.orderId), asc(closings.txnId))
    .limit(CLOSING_BATCH);
  // Orders and payments are locked before their closings, as when they were closed.
  const orderIds = next.flatMap(({ orderId }) => orderId ?? []);
  const txnIds = next.flatMap(({ txnId }) => txnId ?? []);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.id))
    .for("no key update");
  await tx
    .select({ id: payments.txnId })
    .from(payments)
    .where(inArray(payments.txnId, txnIds))
    .orderBy(asc(payments.txnId))
    .for("no key update");
  const ids = next.map(({ id }) => id);
  const opened = await tx
    .update(closings)
    .set({ undoneAt: now })
    .where(and(inArray(closings.id, ids), isNull(closings.undoneAt)))
    .returning();
  await reopenSubjects(tx, opened);
  return { seen: next.length, opened: opened.length };
}

/** Opens again what was closed together; what was opened by itself since stays as it is. */
const undo = (db: Database, together: string, staffId: number, now: Date): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const isOne = eq(closings.together, together);
    const [first] = await tx.select().from(closings).where(isOne).orderBy(asc(closings.id)).limit(1);
    if (!first) return httpError(404, NO_SUCH_CLOSINGS);
    let count = 0;
    for (let isMore = true; isMore; ) {
      const { seen, opened } = await openNext(tx, together, now);
      count += opened;
      isMore = seen === CLOSING_BATCH;
    }
    if (count === 0) return httpError(409, OPENED_BEFORE);
    const before = { count, way: wayInWords(first.way), reason: first.reason };
    const line = { action: "open all again", subject: "money owed", subjectId: first.id } as const;
    await recordAction(tx, { customerId: staffId, ...line, before }, now);
    return undefined;
  });

/** As many does the money page show: what was closed before these is opened order by order. */
const TOGETHER_SHOWN = 20;

/** What was closed together and is not all opened again, newest first. Never cached: what was just opened must be gone. */
async function readTogether(db: Database) {
  const isClosed = sql`${closings.together} is not null and ${closings.undoneAt} is null`;
  const found = await db
    .select({
      together: closings.together,
      first: sql`min(${closings.id})`.mapWith(Number),
      count: countOf(),
      amount: sumOf(closings.amount),
    })
    .from(closings)
    .where(isClosed)
    .groupBy(closings.together)
    .orderBy(sql`2 desc`)
    .limit(TOGETHER_SHOWN);
  const firsts = await db
    .select({ closing: closings, by: FULL_NAME })
    .from(closings)
    .innerJoin(customers, eq(customers.id, closings.staffId))
    .where(
      inArray(
        closings.id,
        found.map(({ first }) => first),
      ),
    );
  return found.flatMap(({ together, first, count, amount }) => {
    const one = firsts.find(({ closing }) => closing.id === first);
    if (!one || together === null) return [];
    const { id: _, ...said } = wireClosing({ ...one.closing, amount }, one.by);
    return [
      { together, kind: one.closing.orderId === null ? ("gateway" as const) : ("cash" as const), count, ...said },
    ];
  });
}

/** Money from before the shop followed what it is owed is closed at once. */
export function closeUntilRoutes({ serve, db, clock }: Backend): void {
  serve(owedUntil, async ({ query }) => {
    const { count, amount } = await sumUntil(db, query);
    return { status: true, data: { count, amount: toRupees(amount) } };
  });
  serve(closeOwedUntil, async ({ body, customer: { customerId } }) => {
    const together = await close(db, body, customerId, clock());
    return together instanceof HttpError ? together : { status: true, data: { together } };
  });
  serve(closedUntil, async () => ({ status: true, data: await readTogether(db) }));
  serve(undoClosedUntil, async ({ params: { together }, customer: { customerId } }) => {
    const refused = await undo(db, together, customerId, clock());
    return refused ?? { status: true };
  });
}
