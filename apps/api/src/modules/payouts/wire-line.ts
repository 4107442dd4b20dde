import { toRupees } from "@store/domain";
import { sql } from "drizzle-orm";
import { payoutLines as lines, orders, payments, payouts } from "../../db/schema/index.ts";

/** When the earlier file was applied that a line names. */
const EARLIER_ON = sql<Date | null>`(select applied_at from ${payouts} e where e.id = ${lines}.earlier_id)`.mapWith(
  payouts.appliedAt,
);

/** What a line shows, with the order that it is about, or that its payment paid. */
export const LINE_COLUMNS = {
  line: lines,
  orderId: orders.id,
  number: orders.number,
  earlierOn: EARLIER_ON,
} as const;

export const ORDER_OF_LINE = sql`${orders.id} = coalesce(${lines.orderId},
  case when ${payments.purpose} = 'order' then ${payments.subjectId} end)`;

interface ReadLineRow {
  readonly line: typeof lines.$inferSelect;
  readonly orderId: number | null;
  readonly number: string | null;
  readonly earlierOn: Date | null;
}

export const wireLine = ({ line, orderId, number, earlierOn }: ReadLineRow) => ({
  ...{ id: line.id, line: line.line, state: line.state, reference: line.reference, utr: line.utr },
  ...{ order_id: orderId, order_number: number, day: line.day, problem: line.problem },
  ...{ amount: toRupees(line.amount), fee: toRupees(line.fee), tax: toRupees(line.tax) },
  ...{ counted: toRupees(line.counted), rest: toRupees(line.rest), short_by: toRupees(line.shortBy) },
  earlier_on: earlierOn?.toISOString(),
});
