import { payoutLinesCsv, payoutLinesToCheck, type WireReplyOf } from "@store/api-client/contract";
import {
  ORDER_CANCELLED,
  ORDER_UNDELIVERED,
  PAYOUT_KIND_NAMES,
  PAYOUT_LINE_STATE_NAMES,
  type Paise,
  toRupees,
} from "@store/domain";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  payoutClosings as closings,
  customers,
  FULL_NAME,
  payoutLines as lines,
  orders,
  payments,
  payouts,
} from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { wireClosing } from "./closings.ts";
import { IS_TO_CHECK, OPEN_AMOUNT } from "./to-check.ts";
import { LINE_COLUMNS, ORDER_OF_LINE, wireLine } from "./wire-line.ts";

const IS_CLOSED = sql`${lines.isApplied} and ${lines.closedAt} is not null`;

type Choices = { readonly closed: "yes" | "no" };

const conditionOf = ({ closed }: Choices): SQL => (closed === "yes" ? IS_CLOSED : IS_TO_CHECK);

const COLUMNS = {
  ...LINE_COLUMNS,
  ...{ payoutId: payouts.id, payer: payouts.payer, kind: payouts.kind, appliedAt: payouts.appliedAt },
  ...{ closing: closings, by: FULL_NAME, open: OPEN_AMOUNT },
  ...{ orderStatus: orders.orderStatus, deliveredAt: orders.deliveredAt, paymentState: payments.state },
} as const;

const selectLines = (db: Database) =>
  db
    .select(COLUMNS)
    .from(lines)
    .innerJoin(payouts, eq(payouts.id, lines.payoutId))
    .leftJoin(payments, eq(payments.txnId, lines.txnId))
    .leftJoin(orders, ORDER_OF_LINE)
    .leftJoin(closings, and(eq(closings.lineId, lines.id), sql`${closings.undoneAt} is null`))
    .leftJoin(customers, eq(customers.id, closings.staffId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectLines>>[number];

type Facts = Pick<Row, "line" | "orderStatus" | "deliveredAt" | "paymentState">;

type NotDue = WireReplyOf<typeof payoutLinesToCheck>["data"][number]["not_due"];

/** Why money that counted early is not due; undefined where it is, or was never early. */
function whyNotDue({ line: { state, orderId }, orderStatus, deliveredAt, paymentState }: Facts): NotDue {
  if (state !== "early") return undefined;
  if (orderId === null)
    return paymentState === "paid" ? undefined : paymentState === "pending" ? "waiting" : "payment_failed";
  if (deliveredAt !== null) return undefined;
  if (orderStatus === ORDER_CANCELLED) return "cancelled";
  return orderStatus === ORDER_UNDELIVERED ? "undelivered" : "waiting";
}

/** What is to be checked of a line; of a closed one, what was closed. */
const openOf = ({ closing, open }: Pick<Row, "closing" | "open">): Paise => closing?.amount ?? open;

const wireRow = ({ payoutId, payer, kind, appliedAt, closing, by, ...row }: Row) => ({
  ...wireLine(row),
  ...{ open: toRupees(openOf({ closing, open: row.open })), not_due: whyNotDue(row) },
  ...{ payout_id: payoutId, payer, kind },
  applied_at: appliedAt?.toISOString() ?? "",
  closing: closing ? wireClosing(closing, by) : undefined,
});

const listLines = (db: Database) =>
  preparedList(db, {
    ...{ name: "payout_lines", table: lines },
    where: (choices: Choices) => conditionOf(choices),
    orderBy: () => [desc(lines.id)],
    select: (where, orderBy) =>
      selectLines(db)
        .where(where)
        .orderBy(...orderBy),
  });

const CSV: readonly CsvColumn<Row>[] = [
  { header: "From", cell: ({ payer }) => payer },
  { header: "Kind", cell: ({ kind }) => PAYOUT_KIND_NAMES[kind] },
  { header: "File applied", cell: ({ appliedAt }) => appliedAt && csvTime(appliedAt) },
  { header: "Line", cell: ({ line }) => line.line },
  { header: "Reference", cell: ({ line }) => line.reference },
  { header: "Order", cell: ({ number }) => number },
  { header: "State", cell: ({ line }) => PAYOUT_LINE_STATE_NAMES[line.state] },
  { header: "Amount", cell: ({ line }) => toRupees(line.amount) },
  { header: "To check", cell: (row) => toRupees(openOf(row)) },
  { header: "Day", cell: ({ line }) => line.day },
  { header: "UTR", cell: ({ line }) => line.utr },
  { header: "Closed because", cell: ({ closing }) => closing?.reason },
];

/** Lines whose money belongs to nothing that the shop knows, and what staff said of them. */
export function payoutLineRoutes({ serve, db, clock }: Backend): void {
  const list = listLines(db);
  serve(payoutLinesToCheck, async ({ query: { page, closed } }) => {
    const [rows, count] = await list({ choices: { closed }, values: {}, page });
    return listPage(rows.map(wireRow), count);
  });
  serve(payoutLinesCsv, ({ query: { closed } }) => {
    const batches = inBatches<Row>((last, limit) =>
      selectLines(db)
        .where(and(conditionOf({ closed }), last && lt(lines.id, last.line.id)))
        .orderBy(desc(lines.id))
        .limit(limit),
    );
    return new FileStream(csvFileName("payout-lines", clock()), writeCsv(CSV, batches));
  });
}
