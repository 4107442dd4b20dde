import { createHash } from "node:crypto";
import {
  applyPayout,
  type ParsedRequest,
  payout,
  payouts as payoutList,
  takeBackPayout,
  uploadPayout,
} from "@store/api-client/contract";
import {
  calendarDate,
  formatDate,
  lineKey,
  mappingOf,
  PAYOUT_APPLIED_BEFORE,
  PAYOUT_BUILT_ON,
  PAYOUT_CHANGED,
  PAYOUT_LINE_CLOSED,
  PAYOUT_WRONG,
  type Paise,
  type PayoutKind,
  type PayoutLine,
  type PayoutMapping,
  SELECT_A_DATE,
  SETTLING_GATEWAY,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  payoutClosings as closings,
  customers,
  FULL_NAME,
  payoutLines as lines,
  orders,
  payments,
  payoutColumns,
  payouts,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction, recordActions } from "../../identity/record-action.ts";
import { CSV_BATCH } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { listPage, readPage, rowsOfPage } from "../staff-lists/list-page.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import { openedAgain, reopenSubjects } from "./closings.ts";
import { findSubjects } from "./find-subjects.ts";
import { matchLines, sumLines } from "./match-lines.ts";
import { type PayoutFile, type ReadLine, readPayoutFile } from "./read-payout-file.ts";
import { LINE_COLUMNS, ORDER_OF_LINE, wireLine } from "./wire-line.ts";

const NO_SUCH_PAYOUT = "This file no longer exists. Please upload it again!";
const WHICH_COURIER = "Please say which courier's cash it is.";
const appliedOn = (at: Date): string => `This file was applied on ${formatDate(at)} already. Nothing is counted again.`;

type PayoutRow = typeof payouts.$inferSelect;
type LineRow = typeof lines.$inferInsert;

const payerKeyOf = (payer: string): string => payer.trim().toLowerCase();

async function readMapping(db: Database, kind: PayoutKind, payer: string): Promise<PayoutMapping | undefined> {
  const { mapping } = payoutColumns;
  const where = and(eq(payoutColumns.kind, kind), eq(payoutColumns.payerKey, payerKeyOf(payer)));
  const [known] = await db.select({ mapping }).from(payoutColumns).where(where);
  return known?.mapping;
}

/** What a line is about, as a reader of the file finds it there. */
const writtenOf = ({ reference: { order, tracking, transaction, payment } }: PayoutLine): string =>
  order || tracking || transaction || payment;

/** The rows of a file, before they are matched. */
async function rowsOf(tx: Database, { id, kind, payer }: PayoutRow, read: readonly ReadLine[]): Promise<LineRow[]> {
  const readable = read.flatMap(({ read: one }) => ("problem" in one ? [] : [one]));
  const subjectOf = await findSubjects(tx, kind, readable, payer);
  return read.map(({ line, read: one }): LineRow => {
    if ("problem" in one) return { payoutId: id, line, state: "unreadable", reference: "", problem: one.problem };
    const subject = subjectOf(one);
    const [reference, refundReference] = [writtenOf(one), one.reference.refund];
    const entry = { key: subject?.key, written: reference, refund: refundReference };
    const { amount, fee, tax, day, utr } = one;
    return {
      ...{ payoutId: id, line, state: "unknown", reference, refundReference, amount, fee, tax, day, utr, rest: amount },
      ...{ orderId: subject?.orderId ?? null, txnId: subject?.txnId ?? null },
      lineKey: lineKey({ ...entry, amount, day, utr }),
    };
  });
}

interface Upload {
  readonly kind: PayoutKind;
  readonly payer: string;
  readonly staffId: number;
  readonly contentHash: string;
  readonly isChosen: boolean;
}

/** Takes a file in; the one that the member of staff uploaded before and did not apply goes. */
const takeIn = (
  db: Database,
  { isChosen, ...head }: Upload,
  { mapping, lines: read }: Extract<PayoutFile, { readonly lines: unknown }>,
  now: Date,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.delete(payouts).where(and(eq(payouts.staffId, head.staffId), isNull(payouts.appliedAt)));
    const [row] = await tx
      .insert(payouts)
      .values({ ...head, uploadedAt: now })
      .returning();
    if (!row) throw new Error("Inserting a payout returned no row");
    const rows = await rowsOf(tx, row, read);
    for (let from = 0; from < rows.length; from += CSV_BATCH)
      await tx.insert(lines).values(rows.slice(from, from + CSV_BATCH));
    await matchLines(tx, row);
    const { lines: count, amount, fee, tax } = await sumLines(tx, row.id);
    await tx.update(payouts).set({ lines: count, amount, fee, tax }).where(eq(payouts.id, row.id));
    if (isChosen) {
      const known = { kind: head.kind, payerKey: payerKeyOf(head.payer), mapping };
      await tx
        .insert(payoutColumns)
        .values(known)
        .onConflictDoUpdate({ target: [payoutColumns.kind, payoutColumns.payerKey], set: { mapping } });
    }
    return row.id;
  });

const isApplied = (contentHash: string) => and(eq(payouts.contentHash, contentHash), isNotNull(payouts.appliedAt));

type UploadRequest = ParsedRequest<typeof uploadPayout>;

async function upload(db: Database, { query, body }: UploadRequest, staffId: number, now: Date) {
  const { kind, payer: typedPayer, paid_on, bank_reference: utr = "", ...columns } = query;
  const payer = kind === "gateway" ? SETTLING_GATEWAY : (typedPayer ?? "");
  if (payer === "") return httpError(400, WHICH_COURIER, { field: "payer" });
  const today = todayInIndia(now);
  const day = paid_on === undefined ? undefined : calendarDate(paid_on);
  if (day !== undefined && day > today) return httpError(400, SELECT_A_DATE, { field: "paid_on" });
  const contentHash = createHash("sha256")
    .update(new Uint8Array(await body.arrayBuffer()))
    .digest("hex");
  const [before] = await db.select({ at: payouts.appliedAt }).from(payouts).where(isApplied(contentHash));
  if (before?.at) return httpError(409, appliedOn(before.at));
  const chosen = mappingOf(kind, columns);
  const remembered = await readMapping(db, kind, payer);
  const file = await readPayoutFile(body, { kind, chosen, remembered, day, utr, today });
  if (file instanceof HttpError) return file;
  const found = { headers: [...file.headers], columns: file.mapping };
  if ("missing" in file) return { status: true, data: { ...found, problem: file.missing } };
  const isChosen = Object.keys(chosen).length > 0;
  const id = await takeIn(db, { kind, payer, staffId, contentHash, isChosen }, file, now);
  return { status: true, data: { ...found, id } };
}

/** An applied file is everybody's; one that is not, its uploader's. */
const isSeen = (id: number, staffId: number) =>
  and(eq(payouts.id, id), or(isNotNull(payouts.appliedAt), eq(payouts.staffId, staffId)));

/** Files, each with who uploaded it. */
const selectPayouts = (db: Database, where: SQL | undefined) =>
  db
    .select({ payout: payouts, by: FULL_NAME })
    .from(payouts)
    .innerJoin(customers, eq(customers.id, payouts.staffId))
    .where(where);

const wireHead = (
  { id, kind, payer, lines: count, amount, fee, tax, uploadedAt, appliedAt }: PayoutRow,
  by: string | null,
) => ({
  ...{ id, kind, payer, lines: count, by: by ?? "" },
  ...{ amount: toRupees(amount), fee: toRupees(fee), tax: toRupees(tax) },
  uploaded_at: uploadedAt.toISOString(),
  applied_at: appliedAt?.toISOString(),
});

async function preview(db: Database, { params: { id }, query }: ParsedRequest<typeof payout>, staffId: number) {
  const [head] = await selectPayouts(db, isSeen(id, staffId));
  if (!head) return httpError(404, NO_SUCH_PAYOUT);
  const { state, page } = query;
  const where = and(eq(lines.payoutId, id), state && eq(lines.state, state));
  const { limit, offset } = rowsOfPage(page);
  const [rows, states, sums] = await Promise.all([
    db
      .select(LINE_COLUMNS)
      .from(lines)
      .leftJoin(payments, eq(payments.txnId, lines.txnId))
      .leftJoin(orders, ORDER_OF_LINE)
      .where(where)
      .orderBy(asc(lines.line))
      .limit(limit)
      .offset(offset),
    db
      .select({
        state: lines.state,
        count: countOf(),
        amount: sumOf(lines.amount),
      })
      .from(lines)
      .where(eq(lines.payoutId, id))
      .groupBy(lines.state),
    sumLines(db, id),
  ]);
  const count = states.reduce((sum, one) => (state === undefined || one.state === state ? sum + one.count : sum), 0);
  const summary = {
    ...wireHead(head.payout, head.by),
    counted: toRupees(sums.counted),
    states: states.map((one) => ({ ...one, amount: toRupees(one.amount) })),
  };
  return { ...listPage(rows.map(wireLine), count), summary };
}

/** Locks what the lines are about, in the order of ids: nobody delivers, changes or closes it in the meantime. */
async function lockSubjects(tx: Database, { id, kind }: PayoutRow): Promise<void> {
  await tx.execute(
    kind === "cash"
      ? sql`select count(*) from (select ${orders.id} from ${orders}
          where ${orders.id} in (select order_id from ${lines} where payout_id = ${id})
          order by ${orders.id} for no key update) locked`
      : sql`select count(*) from (select ${payments.txnId} from ${payments}
          where ${payments.txnId} in (select txn_id from ${lines} where payout_id = ${id})
          order by ${payments.txnId} for no key update) locked`,
  );
}

/**
 * What the lines pay counts for their orders or payments, or no longer; what is taken back counts for its refund alone.
 */
async function addCounted(tx: Database, { id, kind }: PayoutRow, sign: 1 | -1): Promise<void> {
  const sums = (subject: "order_id" | "txn_id") => sql`(
    select ${sql.identifier(subject)} as subject, ${sign} * sum(counted)::bigint as counted from ${lines}
    where payout_id = ${id} and counted > 0 group by 1) paid`;
  if (kind === "cash")
    await tx
      .update(orders)
      .set({ cashReceived: sql`${orders.cashReceived} + paid.counted` })
      .from(sums("order_id"))
      .where(sql`${orders.id} = paid.subject`);
  else
    await tx
      .update(payments)
      .set({ received: sql`${payments.received} + paid.counted` })
      .from(sums("txn_id"))
      .where(sql`${payments.txnId} = paid.subject`);
}

/** Opens again what staff had written off and the lines pay; what they do not pay of it is owed again. */
async function openWriteOffs(tx: Database, { id }: PayoutRow, staffId: number, now: Date): Promise<void> {
  const paid = (subject: "order_id" | "txn_id") =>
    sql`select ${sql.identifier(subject)} from ${lines} where payout_id = ${id} and counted > 0`;
  const opened = await tx
    .update(closings)
    .set({ undoneAt: now })
    .where(
      and(
        sql`${closings.way} = 'written_off' and ${closings.undoneAt} is null`,
        sql`(${closings.orderId} in (${paid("order_id")}) or ${closings.txnId} in (${paid("txn_id")}))`,
      ),
    )
    .returning();
  if (opened.length === 0) return;
  await reopenSubjects(tx, opened);
  await recordActions(
    tx,
    opened.map((closing) => openedAgain(closing, staffId)),
    now,
  );
}

/** Locks a file. Files are applied and taken back one after the other, so that no line counts in two of them. */
async function lockPayout(tx: Database, id: number, staffId: number): Promise<PayoutRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'))`);
  const [row] = await tx.select().from(payouts).where(isSeen(id, staffId)).for("update");
  return row;
}

/** Applies a file whole. */
async function apply(db: Database, id: number, staffId: number, now: Date): Promise<Paise | HttpError> {
  const done = await inTransaction(db, async (tx) => {
    const row = await lockPayout(tx, id, staffId);
    if (!row) return httpError(404, NO_SUCH_PAYOUT);
    if (row.appliedAt) return (await sumLines(tx, id)).counted;
    if ((await tx.$count(payouts, isApplied(row.contentHash))) > 0) return httpError(409, PAYOUT_APPLIED_BEFORE);
    const unreadable = and(eq(lines.payoutId, id), eq(lines.state, "unreadable"));
    if ((await tx.$count(lines, unreadable)) > 0) return httpError(409, PAYOUT_WRONG);
    await lockSubjects(tx, row);
    // What was matched again stays, so that the next look shows it.
    if (await matchLines(tx, row)) return "changed" as const;
    await addCounted(tx, row, 1);
    await tx.update(lines).set({ isApplied: true }).where(eq(lines.payoutId, id));
    await openWriteOffs(tx, row, staffId, now);
    await tx.update(payouts).set({ appliedAt: now }).where(eq(payouts.id, id));
    const { counted, amount, fee, tax, lines: count } = await sumLines(tx, id);
    const money = { amount: toRupees(amount), counted: toRupees(counted), fee: toRupees(fee), taxOnFee: toRupees(tax) };
    const after = { from: row.payer, lines: count, ...money };
    await recordAction(tx, { customerId: staffId, action: "apply", subject: "payout", subjectId: id, after }, now);
    return counted;
  });
  return done === "changed" ? httpError(409, PAYOUT_CHANGED) : done;
}

/** Whether money of a later file did not count because of this one: taken back alone, it would be owed for ever. */
const isBuiltOn = ({ id, appliedAt }: PayoutRow) => sql`exists (
  select 1 from ${lines} l join ${payouts} p on p.id = l.payout_id
  where l.is_applied and p.id <> ${id} and (l.earlier_id = ${id}
    or (p.applied_at >= ${appliedAt?.toISOString()}::timestamptz and l.state in ('over', 'repeated') and (
      l.order_id in (select order_id from ${lines} where payout_id = ${id} and counted > 0)
      or l.txn_id in (select txn_id from ${lines} where payout_id = ${id} and counted <> 0)))))`;

/** Takes an applied file back: what counted is owed again, and the same file can be applied again. */
const takeBack = (db: Database, id: number, staffId: number, now: Date): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await lockPayout(tx, id, staffId);
    if (!row) return httpError(404, NO_SUCH_PAYOUT);
    if (!row.appliedAt) return undefined;
    const [{ isBlocked } = { isBlocked: true }] = await tx
      .select({ isBlocked: sql<boolean>`${isBuiltOn(row)}` })
      .from(payouts)
      .where(eq(payouts.id, id));
    if (isBlocked) return httpError(409, PAYOUT_BUILT_ON);
    await lockSubjects(tx, row);
    const own = await tx
      .select({ closedAt: lines.closedAt })
      .from(lines)
      .where(eq(lines.payoutId, id))
      .for("no key update");
    if (own.some(({ closedAt }) => closedAt !== null)) return httpError(409, PAYOUT_LINE_CLOSED);
    await tx.update(lines).set({ isApplied: false }).where(eq(lines.payoutId, id));
    await addCounted(tx, row, -1);
    // The audit keeps that a line was closed and opened again; the file can go with its next upload.
    await tx
      .delete(closings)
      .where(sql`${closings.lineId} in (select ${lines.id} from ${lines} where ${lines.payoutId} = ${id})`);
    await tx.update(payouts).set({ appliedAt: null }).where(eq(payouts.id, id));
    const { counted, amount, lines: count } = await sumLines(tx, id);
    const before = { from: row.payer, lines: count, amount: toRupees(amount), counted: toRupees(counted) };
    await recordAction(tx, { customerId: staffId, action: "take back", subject: "payout", subjectId: id, before }, now);
    return undefined;
  });

/** What couriers and the gateway paid out: a file is uploaded, looked at, and applied whole or not at all. */
export function payoutRoutes({ serve, db, clock }: Backend): void {
  serve(uploadPayout, ({ customer: { customerId }, ...request }) => upload(db, request, customerId, clock()));
  serve(payout, ({ customer: { customerId }, ...request }) => preview(db, request, customerId));
  serve(applyPayout, async ({ params: { id }, customer: { customerId } }) => {
    const counted = await apply(db, id, customerId, clock());
    return counted instanceof HttpError ? counted : { status: true, data: { counted: toRupees(counted) } };
  });
  serve(takeBackPayout, async ({ params: { id }, customer: { customerId } }) => {
    const refused = await takeBack(db, id, customerId, clock());
    return refused ?? { status: true };
  });
  serve(payoutList, async ({ query: { page } }) => {
    const where = isNotNull(payouts.appliedAt);
    const [rows, count] = await readPage(db, { table: payouts, where, page }, ({ limit, offset }) =>
      selectPayouts(db, where).orderBy(desc(payouts.appliedAt), desc(payouts.id)).limit(limit).offset(offset),
    );
    return listPage(
      rows.map(({ payout: row, by }) => wireHead(row, by)),
      count,
    );
  });
}
