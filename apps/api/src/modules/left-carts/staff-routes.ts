import { leftCartsCsv, type ParsedRequest, staffLeftCarts } from "@store/api-client/contract";
import { type Paise, toRupees } from "@store/domain";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, FULL_NAME, leftCarts, orders } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { HAS_ORDERED_SINCE } from "./remind-of-carts.ts";

type Filters = Pick<ParsedRequest<typeof leftCartsCsv>["query"], "state">;

const STATES = {
  waiting: and(isNull(leftCarts.remindedAt), sql`not ${HAS_ORDERED_SINCE}`),
  reminded: isNotNull(leftCarts.remindedAt),
  ordered: HAS_ORDERED_SINCE,
} as const;

const isInState = ({ state }: Filters): SQL | undefined => state && STATES[state];

interface Row {
  readonly id: number;
  readonly customerId: number;
  readonly customer: string | null;
  readonly since: Date;
  readonly pieces: number;
  readonly worth: Paise;
  readonly consent: Date | null;
  readonly remindedAt: Date | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly orderedAt: Date | null;
}

/** Carts with the customer, and the first order after each. */
function selectCarts(db: Database, where: SQL | undefined) {
  const first = db
    .select({ id: orders.id, number: orders.number, placedAt: orders.placedAt })
    .from(orders)
    .where(sql`${orders}.customer_id = ${leftCarts}.customer_id and ${orders}.placed_at > ${leftCarts}.since`)
    .orderBy(orders.placedAt, orders.id)
    .limit(1)
    .as("first_order");
  return db
    .select({
      ...{ id: leftCarts.id, customerId: leftCarts.customerId, customer: FULL_NAME, since: leftCarts.since },
      ...{ pieces: leftCarts.pieces, worth: leftCarts.worth, consent: customers.cartRemindersSince },
      ...{ remindedAt: leftCarts.remindedAt, orderId: first.id, orderNumber: first.number, orderedAt: first.placedAt },
    })
    .from(leftCarts)
    .innerJoin(customers, eq(customers.id, leftCarts.customerId))
    .leftJoinLateral(first, sql`true`)
    .where(where);
}

const NEWEST = [desc(leftCarts.since), desc(leftCarts.id)];

const listCarts = (db: Database) =>
  preparedList(db, {
    ...{ name: "left_carts", table: leftCarts },
    where: (choices: Filters, _values: Record<never, never>) => isInState(choices),
    orderBy: () => [...NEWEST],
    select: (where, orderBy) => selectCarts(db, where).orderBy(...orderBy),
  });

const wireRow = ({ orderId, orderNumber, orderedAt, ...row }: Row) => ({
  ...{ id: row.id, customer_id: row.customerId, customer: row.customer ?? "", since: row.since.toISOString() },
  ...{ pieces: row.pieces, worth: toRupees(row.worth), wants_reminders: row.consent !== null },
  reminded_at: row.remindedAt?.toISOString(),
  order:
    orderId !== null && orderNumber !== null && orderedAt !== null
      ? { id: orderId, number: orderNumber, at: orderedAt.toISOString() }
      : undefined,
});

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Customer", cell: ({ customer }) => customer },
  { header: "Left", cell: ({ since }) => csvTime(since) },
  { header: "Pieces", cell: ({ pieces }) => pieces },
  { header: "Worth", cell: ({ worth }) => toRupees(worth) },
  { header: "Wants reminders", cell: ({ consent }) => (consent === null ? "No" : "Yes") },
  { header: "Reminded", cell: ({ remindedAt }) => remindedAt && csvTime(remindedAt) },
  { header: "Ordered since", cell: ({ orderedAt }) => orderedAt && csvTime(orderedAt) },
  { header: "Order", cell: ({ orderNumber }) => orderNumber },
];

/** Carts that customers left, for those who look after customers. */
export function leftCartRoutes({ serve, db, clock }: Backend): void {
  const list = listCarts(db);
  serve(staffLeftCarts, async ({ query: { state, page } }) => {
    const [rows, count] = await list({ choices: { state }, values: {}, page });
    return listPage(rows.map(wireRow), count);
  });

  serve(leftCartsCsv, ({ query }) => {
    const read = inBatches<Row>((last, limit) => {
      const after = last && sql`(${leftCarts.since}, ${leftCarts.id}) < (${last.since.toISOString()}, ${last.id})`;
      return selectCarts(db, and(isInState(query), after))
        .orderBy(...NEWEST)
        .limit(limit);
    });
    return new FileStream(csvFileName("carts", clock()), writeCsv(COLUMNS, read));
  });
}
