import { importTracking } from "@store/api-client/contract";
import {
  checkAssignment,
  formatCount,
  openTrackingFile,
  repeatedRows,
  TRACKING_FILE_LINES_MAXIMUM,
  type TrackingRow,
} from "@store/domain";
import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordActions } from "../../identity/record-action.ts";
import { readCsv } from "../../lib/read-csv.ts";
import type { Backend } from "../backend.ts";

const NOT_TRACKING =
  "This is no file with tracking numbers. Its first row names the columns: one with the order, such as Order ID, and one with the number, such as AWB.";
const TOO_MANY_LINES = `A file with tracking numbers has at most ${formatCount(TRACKING_FILE_LINES_MAXIMUM)} rows. Please split it!`;
/** Of more rows than these nobody reads the end. */
const ROWS_SHOWN = 500;
const LONGEST_LINE = 20_000;
/** What is shown of a cell, however long it is. */
const CELL_SHOWN = 100;

interface FileRow extends TrackingRow {
  /** As a spreadsheet counts. */
  readonly row: number;
}

async function readRows(file: Blob, courier: string): Promise<readonly FileRow[] | HttpError> {
  let read: ReturnType<typeof openTrackingFile>;
  const rows: FileRow[] = [];
  for await (const entry of readCsv(file, LONGEST_LINE)) {
    if (entry === "unreadable") return httpError(400, NOT_TRACKING);
    if (!read) {
      read = openTrackingFile(entry.cells);
      if (!read) return httpError(400, NOT_TRACKING);
      continue;
    }
    if (entry.cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length === TRACKING_FILE_LINES_MAXIMUM) return httpError(400, TOO_MANY_LINES);
    const cells = read(entry.cells);
    rows.push({
      row: entry.line,
      order: cells.order.toUpperCase(),
      number: cells.number,
      courier: cells.courier || courier,
    });
  }
  return read ? rows : httpError(400, NOT_TRACKING);
}

const NUL = "\u0000";
/** No database holds it, and so no order has it. */
const isStorable = ({ order, number, courier }: TrackingRow): boolean =>
  ![order, number, courier].some((cell) => cell.includes(NUL));
const NOT_STORABLE = "This row has letters that cannot be stored.";

interface Import {
  readonly staffId: number;
  readonly isApplied: boolean;
  readonly now: Date;
}

/** What becomes of the rows; writes it, where nothing is wrong with any. */
const assign = (db: Database, rows: readonly FileRow[], { staffId, isApplied, now }: Import) =>
  inTransaction(db, async (tx) => {
    const numbers = [...new Set(rows.filter(isStorable).map(({ order }) => order))];
    const { id, number, orderStatus, tracking } = orders;
    const query = tx
      .select({ id, number, orderStatus, tracking })
      .from(orders)
      .where(inArray(number, numbers))
      .orderBy(asc(id));
    const found = await (isApplied ? query.for("no key update") : query);
    const known = new Map(found.map((order) => [order.number, order]));
    const repeated = repeatedRows(rows);
    const judged = rows.map((row, place) => {
      const checked = checkAssignment(row, known.get(row.order));
      const problem = isStorable(row) ? (checked.ok ? repeated[place] : checked.refusal.message) : NOT_STORABLE;
      return { ...row, problem, isNew: checked.ok && checked.value };
    });
    // The same order may be in several rows.
    const fresh = new Map(judged.flatMap((row) => (row.isNew && !row.problem ? [[row.order, row] as const] : [])));
    const refused = judged.filter(({ problem }) => problem !== undefined).length;
    const writes = isApplied && refused === 0;
    if (writes && fresh.size > 0) {
      const values = [...fresh.values()].flatMap((row) => {
        const order = known.get(row.order);
        return order ? [{ id: order.id, tracking: { courier: row.courier, number: row.number } }] : [];
      });
      await tx.execute(sql`
        update ${orders} set tracking = given.tracking
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(id int, tracking jsonb)
        where ${orders.id} = given.id`);
      const line = { customerId: staffId, action: "assign parcel", subject: "order" } as const;
      await recordActions(
        tx,
        values.map((value) => ({
          ...{ ...line, subjectId: value.id },
          ...{ before: { tracking: null }, after: { tracking: value.tracking } },
        })),
        now,
      );
    }
    const unchanged = judged.filter(({ isNew, problem }) => !isNew && problem === undefined).length;
    return { judged, new: fresh.size, unchanged, refused, is_applied: writes };
  });

/** The tracking numbers that a courier gave for booked orders, as the file that it offers. */
export function trackingImportRoutes({ serve, db, clock }: Backend): void {
  serve(importTracking, async ({ body, query: { courier = "", apply: isApplied }, customer }) => {
    const rows = await readRows(body, courier);
    if (rows instanceof HttpError) return rows;
    const { judged, ...counts } = await assign(db, rows, { staffId: customer.customerId, isApplied, now: clock() });
    const wrongFirst = judged.toSorted((one, other) => Number(!one.problem) - Number(!other.problem));
    const shown = wrongFirst.slice(0, ROWS_SHOWN).map(({ row, problem, ...cells }) => ({
      ...{ row, problem },
      order_id: cells.order.slice(0, CELL_SHOWN),
      courier: cells.courier.slice(0, CELL_SHOWN),
      tracking_number: cells.number.slice(0, CELL_SHOWN),
    }));
    return { status: true, data: { rows: shown, ...counts } };
  });
}
