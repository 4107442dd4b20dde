import { closeOwed, type ParsedRequest, undoClosing } from "@store/api-client/contract";
import { CLOSED_BEFORE, checkClosing, MONEY_CHANGED, type Paise, STATES_TO_CHECK, toRupees } from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payoutClosings as closings, payoutLines as lines, orders, payments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction, type StaffAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { OPEN_AMOUNT } from "./to-check.ts";

const CHOOSE_ONE = "Please say what is closed: an order, a payment or a line.";
const NO_SUCH_MONEY = "There is no such money.";
const NO_SUCH_CLOSING = "This was not closed.";

type ClosingRow = typeof closings.$inferSelect;

export const wireClosing = ({ id, way, reason, amount, at }: ClosingRow, by: string | null) => ({
  ...{ id, way, reason, by: by ?? "" },
  amount: toRupees(amount),
  at: at.toISOString(),
});

/** What became of money that is closed, as an audit line says it: "written off". */
export const wayInWords = (way: ClosingRow["way"]): string => way.replace("_", " ");

/** What a closing is about: one of the three. */
type Subject = Pick<ClosingRow, "orderId" | "txnId" | "lineId">;

/** What is closed, locked: by how much, and what an audit line calls it. */
interface Closable {
  readonly amount: Paise;
  readonly name: string;
}

/** Locks an order; what is left of its cash is closed from then on. */
async function closeOrder(tx: Database, id: number, seen: Paise): Promise<Closable | HttpError> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
  if (!order) return httpError(404, NO_SUCH_MONEY);
  const { finalTotal: due, cashReceived: received, cashWrittenOff: writtenOff, number } = order;
  const isOwed = order.payType === "Cash on Delivery" && order.isPaid && order.deliveredAt !== null;
  const left = checkClosing({ due: isOwed ? due : received, received, writtenOff }, seen);
  if (!left.ok) return httpError(409, left.refusal);
  await tx
    .update(orders)
    .set({ cashWrittenOff: sql`${orders.cashWrittenOff} + ${left.value}` })
    .where(eq(orders.id, id));
  return { amount: left.value, name: number };
}

async function closePayment(tx: Database, txnId: string, seen: Paise): Promise<Closable | HttpError> {
  const [payment] = await tx.select().from(payments).where(eq(payments.txnId, txnId)).for("no key update");
  if (!payment) return httpError(404, NO_SUCH_MONEY);
  const { amount, received, writtenOff, state } = payment;
  const left = checkClosing({ due: state === "paid" ? amount : received, received, writtenOff }, seen);
  if (!left.ok) return httpError(409, left.refusal);
  await tx
    .update(payments)
    .set({ writtenOff: sql`${payments.writtenOff} + ${left.value}` })
    .where(eq(payments.txnId, txnId));
  return { amount: left.value, name: txnId };
}

async function closeLine(tx: Database, id: number, seen: Paise, now: Date): Promise<Closable | HttpError> {
  const [found] = await tx
    .select({ line: lines, open: OPEN_AMOUNT })
    .from(lines)
    .where(and(eq(lines.id, id), lines.isApplied))
    .for("no key update");
  const { line, open } = found ?? {};
  if (!line || open === undefined || !STATES_TO_CHECK.some((state) => state === line.state))
    return httpError(404, NO_SUCH_MONEY);
  if (line.closedAt) return httpError(409, CLOSED_BEFORE);
  if (open !== seen) return httpError(409, MONEY_CHANGED);
  await tx.update(lines).set({ closedAt: now }).where(eq(lines.id, id));
  return { amount: open, name: line.reference };
}

type Body = ParsedRequest<typeof closeOwed>["body"];

const close = (db: Database, body: Body, staffId: number, now: Date): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const { order_id: orderId = null, txn_id: txnId = null, line_id: lineId = null, way, reason, seen } = body;
    const subject: Subject = { orderId, txnId, lineId };
    if (Object.values(subject).filter((one) => one !== null).length !== 1) return httpError(400, CHOOSE_ONE);
    const closed =
      orderId !== null
        ? await closeOrder(tx, orderId, seen)
        : txnId !== null
          ? await closePayment(tx, txnId, seen)
          : await closeLine(tx, lineId ?? 0, seen, now);
    if (closed instanceof HttpError) return closed;
    const { amount, name } = closed;
    const [row] = await tx
      .insert(closings)
      .values({ ...subject, way, reason, amount, staffId, at: now })
      .returning({ id: closings.id });
    if (!row) throw new Error("Inserting a closing returned no row");
    const after = { of: name, amount: toRupees(amount), way: wayInWords(way), reason };
    const action = way === "settled" ? "mark as settled" : "write off";
    await recordAction(tx, { customerId: staffId, action, subject: "money owed", subjectId: row.id, after }, now);
    return row.id;
  });

/** What closings were about is owed again. Its orders or payments are locked. */
export async function reopenSubjects(tx: Database, opened: readonly ClosingRow[]): Promise<void> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(opened.map(({ id }) => id))}::jsonb)::int)`;
  const sums = (subject: "order_id" | "txn_id") => sql`(
    select ${sql.identifier(subject)} as subject, sum(amount)::bigint as amount from ${closings}
    where id in ${ids} group by 1) closed`;
  await tx
    .update(orders)
    .set({ cashWrittenOff: sql`${orders.cashWrittenOff} - closed.amount` })
    .from(sums("order_id"))
    .where(sql`${orders.id} = closed.subject`);
  await tx
    .update(payments)
    .set({ writtenOff: sql`${payments.writtenOff} - closed.amount` })
    .from(sums("txn_id"))
    .where(sql`${payments.txnId} = closed.subject`);
}

/** That a closing was opened again, for the audit. */
export const openedAgain = ({ id, amount, way, reason }: ClosingRow, staffId: number): StaffAction => ({
  ...{ customerId: staffId, action: "open again", subject: "money owed", subjectId: id },
  before: { amount: toRupees(amount), way: wayInWords(way), reason },
});

/** Opens a closed one again; its order or payment is locked before it, as when it was closed. */
const undo = (db: Database, id: number, staffId: number, now: Date): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const [seen] = await tx.select().from(closings).where(eq(closings.id, id));
    if (!seen) return httpError(404, NO_SUCH_CLOSING);
    const { orderId, txnId, lineId } = seen;
    if (orderId !== null)
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("no key update");
    if (txnId !== null)
      await tx.select({ id: payments.txnId }).from(payments).where(eq(payments.txnId, txnId)).for("no key update");
    const undone = await tx
      .update(closings)
      .set({ undoneAt: now })
      .where(and(eq(closings.id, id), sql`${closings.undoneAt} is null`))
      .returning();
    if (undone.length === 0) return undefined;
    await reopenSubjects(tx, undone);
    if (lineId !== null) await tx.update(lines).set({ closedAt: null }).where(eq(lines.id, lineId));
    await recordAction(tx, openedAgain(seen, staffId), now);
    return undefined;
  });

/** Closes money that no file will bring, and opens it again. */
export function closingRoutes({ serve, db, clock }: Backend): void {
  serve(closeOwed, async ({ body, customer: { customerId } }) => {
    const id = await close(db, body, customerId, clock());
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });
  serve(undoClosing, async ({ params: { id }, customer: { customerId } }) => {
    const refused = await undo(db, id, customerId, clock());
    return refused ?? { status: true };
  });
}
