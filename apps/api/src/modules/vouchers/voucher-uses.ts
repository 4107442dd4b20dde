import { voucherUsesCsv, voucherUses as voucherUsesPage } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orders, vouchers, voucherUses } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { httpError } from "../../http/http-error.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_VOUCHER } from "../staff-lists/messages.ts";
import { nameOf } from "./staff-routes.ts";

/** The orders that used a voucher and fit, newest first. */
const selectUses = (db: Database, where: SQL | undefined) =>
  db
    .select({ use: voucherUses, number: orders.number, name: nameOf })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.id, voucherUses.orderId))
    .innerJoin(customers, eq(customers.id, voucherUses.customerId))
    .where(where)
    .orderBy(desc(voucherUses.usedAt), desc(voucherUses.orderId));

type Row = Awaited<ReturnType<typeof selectUses>>[number];

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Order", cell: ({ number }) => number },
  { header: "Used", cell: ({ use }) => csvTime(use.usedAt) },
  { header: "Customer", cell: ({ name }) => name },
  { header: "Gave", cell: ({ use }) => toRupees(use.amount) },
];

/** The uses of a voucher in batches. */
const readUses = (db: Database, voucherId: number) =>
  inBatches<Row>((last, limit) => {
    const { usedAt, orderId } = voucherUses;
    const after = last && sql`(${usedAt}, ${orderId}) < (${last.use.usedAt.toISOString()}, ${last.use.orderId})`;
    return selectUses(db, and(eq(voucherUses.voucherId, voucherId), after)).limit(limit);
  });

/** Who used a voucher, on which order, when, and what it gave: as a list and as a file. */
export function voucherUsesRoutes({ serve, db, clock }: Backend): void {
  const isKnown = async (id: number) => (await db.$count(vouchers, eq(vouchers.id, id))) > 0;

  serve(voucherUsesPage, async ({ params: { id }, query }) => {
    if (!(await isKnown(id))) return httpError(404, NO_SUCH_VOUCHER);
    const where = eq(voucherUses.voucherId, id);
    const [rows, total] = await readPage(db, { table: voucherUses, where, page: query.page }, ({ limit, offset }) =>
      selectUses(db, where).limit(limit).offset(offset),
    );
    const data = rows.map(({ use, number, name }) => ({
      id: use.orderId,
      order_id: number,
      full_name: name,
      amount: toRupees(use.amount),
      used_at: use.usedAt.toISOString(),
    }));
    return listPage(data, total);
  });

  serve(voucherUsesCsv, async ({ params: { id } }) =>
    (await isKnown(id))
      ? new FileStream(csvFileName(`voucher-${id}-uses`, clock()), writeCsv(COLUMNS, readUses(db, id)))
      : httpError(404, NO_SUCH_VOUCHER),
  );
}
