import { randomUUID } from "node:crypto";
import { closeOwedUntil, owedUntil, type ParsedRequest, undoClosedUntil } from "@store/api-client/contract";
import { endOfDay, formatRupees, MONEY_CHANGED, NOTHING_OWED, type Paise, toRupees, ZERO_PAISE } from "@store/domain";
import { and, asc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payoutClosings as closings, courierKeyOf, orders, payments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { reopenSubjects } from "./closings.ts";
import { CASH_LEFT, IS_CASH_OWED, IS_PAYMENT_OWED, PAYMENT_LEFT } from "./owed.ts";

const NO_SUCH_CLOSINGS = "These were not closed together.";

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

/** Writes a closing for each order or payment, which it locks in the order of their ids. */
async function writeClosings(tx: Database, body: Body, together: string, staffId: number, now: Date): Promise<void> {
  const { way, reason } = body;
  const same = sql`${way}, ${reason}, locked.left_of_it, ${staffId}::int, ${now.toISOString()}::timestamptz, ${together}::uuid`;
  const columns = sql.raw("(order_id, txn_id, way, reason, amount, staff_id, at, together)");
  if (body.kind === "cash") {
    const locked = tx
      .select({ id: orders.id, left: sql`${CASH_LEFT}`.as("left_of_it") })
      .from(orders)
      .where(cashUntil(body))
      .orderBy(asc(orders.id))
      .for("no key update");
    await tx.execute(sql`insert into ${closings} ${columns} select locked.id, null, ${same} from (${locked}) locked`);
    return;
  }
  const locked = tx
    .select({ id: payments.txnId, left: sql`${PAYMENT_LEFT}`.as("left_of_it") })
    .from(payments)
    .where(paymentsUntil(body))
    .orderBy(asc(payments.txnId))
    .for("no key update");
  await tx.execute(sql`insert into ${closings} ${columns} select null, locked.txn_id, ${same} from (${locked}) locked`);
}

/** Closes all that is left of what was owed until a day, where it is as much as the member of staff saw. */
const close = (db: Database, body: Body, staffId: number, now: Date): Promise<string | HttpError> =>
  inTransaction(db, async (tx) => {
    const together = randomUUID();
    await writeClosings(tx, body, together, staffId, now);
    const isOne = eq(closings.together, together);
    const [closed] = await tx
      .select({ first: sql<number | null>`min(${closings.id})`, count: countOf(), amount: sumOf(closings.amount) })
      .from(closings)
      .where(isOne);
    if (!closed || closed.first === null) return httpError(409, NOTHING_OWED);
    const { first, count, amount } = closed;
    if (count !== body.seen_count || amount !== body.seen) return httpError(409, MONEY_CHANGED);
    await tx
      .update(orders)
      .set({ cashWrittenOff: sql`${orders.cashWrittenOff} + ${closings.amount}` })
      .from(closings)
      .where(and(isOne, eq(orders.id, closings.orderId)));
    await tx
      .update(payments)
      .set({ writtenOff: sql`${payments.writtenOff} + ${closings.amount}` })
      .from(closings)
      .where(and(isOne, eq(payments.txnId, closings.txnId)));
    const { way, reason, until, payer } = body;
    const after = {
      until,
      payer: payer ?? "all",
      count,
      amount: formatRupees(amount),
      way: way.replace("_", " "),
      reason,
    };
    const line = { action: "close all until a day", subject: "money owed", subjectId: first } as const;
    await recordAction(tx, { customerId: staffId, ...line, after }, now);
    return together;
  });

/** Opens again what was closed together; what was opened by itself since stays as it is. */
const undo = (db: Database, together: string, staffId: number, now: Date): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const isOne = eq(closings.together, together);
    const [first] = await tx.select().from(closings).where(isOne).orderBy(asc(closings.id)).limit(1);
    if (!first) return httpError(404, NO_SUCH_CLOSINGS);
    // Orders and payments are locked before their closings, as when they were closed.
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.id} in (select order_id from ${closings} where together = ${together}::uuid)`)
      .orderBy(asc(orders.id))
      .for("no key update");
    await tx
      .select({ id: payments.txnId })
      .from(payments)
      .where(sql`${payments.txnId} in (select txn_id from ${closings} where together = ${together}::uuid)`)
      .orderBy(asc(payments.txnId))
      .for("no key update");
    const opened = await tx
      .update(closings)
      .set({ undoneAt: now })
      .where(and(isOne, isNull(closings.undoneAt)))
      .returning();
    if (opened.length === 0) return undefined;
    await reopenSubjects(tx, opened);
    const before = { count: opened.length, way: first.way.replace("_", " "), reason: first.reason };
    const line = { action: "open all again", subject: "money owed", subjectId: first.id } as const;
    await recordAction(tx, { customerId: staffId, ...line, before }, now);
    return undefined;
  });

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
  serve(undoClosedUntil, async ({ params: { together }, customer: { customerId } }) => {
    const refused = await undo(db, together, customerId, clock());
    return refused ?? { status: true };
  });
}
