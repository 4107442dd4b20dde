import { createHash } from "node:crypto";
import { importTracking } from "@store/api-client/contract";
import {
  type Assignment,
  checkAssignment,
  courierKey,
  formatCount,
  numberOfAnotherOrder,
  ORDER_CANCELLED,
  openTrackingFile,
  repeatedRows,
  TRACKING_FILE_LINES_MAXIMUM,
  type TrackingRow,
  trackingNumberKey,
} from "@store/domain";
import { and, asc, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type OrderTracking, orders, trackingNumberOf } from "../../db/schema/index.ts";
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
  for await (const entry of readCsv(file, LONGEST_LINE, { hasLooseQuotes: true })) {
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

interface Import {
  readonly staffId: number;
  readonly isApplied: boolean;
  /** Of the preview that was seen. */
  readonly version: string | undefined;
  readonly now: Date;
}

const PARCEL = { id: orders.id, number: orders.number, orderStatus: orders.orderStatus, tracking: orders.tracking };

interface JudgedRow extends FileRow {
  readonly problem?: string | undefined;
  /** What the row does with its order, where nothing is wrong. */
  readonly given?: { readonly id: number; readonly does: Assignment; readonly before: OrderTracking | null };
}

/** Names the parcels that a file corrects. */
const versionOf = (corrected: readonly { readonly id: number; readonly before: OrderTracking | null }[]): string =>
  createHash("sha256")
    .update(JSON.stringify(corrected.map(({ id, before }) => [id, before?.courier, before?.number])))
    .digest("hex");

/** Who has a number with a courier. */
const parcelKey = ({ courier, number }: OrderTracking): string => `${courierKey(courier)} ${trackingNumberKey(number)}`;

/**
 * Which orders that are not in the file have its numbers, by courier and number. Those that were cancelled never left: their
 * numbers are free.
 */
async function readOthers(tx: Database, rows: readonly FileRow[]) {
  const numbers = [...new Set(rows.map(({ number }) => trackingNumberKey(number)))];
  const isTheirs = and(isNotNull(orders.tracking), inArray(trackingNumberOf(orders.tracking), numbers));
  const found = await tx
    .select(PARCEL)
    .from(orders)
    .where(and(isTheirs, ne(orders.orderStatus, ORDER_CANCELLED)));
  const inFile = new Set(rows.map(({ order }) => order));
  return new Map(
    found.flatMap(({ number, tracking }) =>
      tracking && !inFile.has(number) ? [[parcelKey(tracking), number] as const] : [],
    ),
  );
}

/** What becomes of the rows; writes it, where nothing is wrong with any. */
const assign = (db: Database, rows: readonly FileRow[], { staffId, isApplied, version: seen, now }: Import) =>
  inTransaction(db, async (tx) => {
    const numbers = [...new Set(rows.map(({ order }) => order))];
    const query = tx.select(PARCEL).from(orders).where(inArray(orders.number, numbers)).orderBy(asc(orders.id));
    const found = await (isApplied ? query.for("no key update") : query);
    const known = new Map(found.map((order) => [order.number, order]));
    const others = await readOthers(tx, rows);
    const repeated = repeatedRows(rows);
    const judged = rows.map((row, place): JudgedRow => {
      const order = known.get(row.order);
      const checked = checkAssignment(row, order);
      if (!checked.ok || !order) return { ...row, problem: checked.ok ? undefined : checked.refusal.message };
      const other = checked.value === "unchanged" ? undefined : others.get(parcelKey(row));
      const problem = repeated[place] ?? (other && numberOfAnotherOrder(other));
      return problem
        ? { ...row, problem }
        : { ...row, given: { id: order.id, does: checked.value, before: order.tracking } };
    });
    // The same order may be in several rows.
    const given = new Map(
      judged.flatMap(({ given, courier, number }) =>
        given ? [[given.id, { ...given, tracking: { courier, number } }] as const] : [],
      ),
    );
    const fresh = [...given.values()].filter(({ does }) => does !== "unchanged");
    const corrected = fresh.filter(({ does }) => does === "changed");
    const version = versionOf(corrected);
    const refused = judged.filter(({ problem }) => problem !== undefined).length;
    const writes = isApplied && refused === 0 && (corrected.length === 0 || version === seen);
    if (writes && fresh.length > 0) {
      await tx.execute(sql`
        update ${orders} set tracking = given.tracking
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as given(id int, tracking jsonb)
        where ${orders.id} = given.id`);
      const line = { customerId: staffId, action: "assign parcel", subject: "order" } as const;
      await recordActions(
        tx,
        fresh.map(({ id, before, tracking }) => ({
          ...{ ...line, subjectId: id },
          ...{ before: { tracking: before }, after: { tracking } },
        })),
        now,
      );
    }
    return {
      judged,
      ...{ new: fresh.length - corrected.length, changed: corrected.length },
      unchanged: judged.filter(({ given }) => given?.does === "unchanged").length,
      ...{ refused, is_applied: writes, version },
    };
  });

const urgency = ({ problem, given }: JudgedRow): number => (problem ? 0 : given?.does === "changed" ? 1 : 2);

/** The tracking numbers that a courier gave for booked orders, as the file that it offers. */
export function trackingImportRoutes({ serve, db, clock }: Backend): void {
  serve(importTracking, async ({ body, query: { courier = "", apply: isApplied, version }, customer }) => {
    const rows = await readRows(body, courier);
    if (rows instanceof HttpError) return rows;
    const { customerId: staffId } = customer;
    const { judged, ...counts } = await assign(db, rows, { staffId, isApplied, version, now: clock() });
    const mostUrgentFirst = judged.toSorted((one, other) => urgency(one) - urgency(other));
    const shown = mostUrgentFirst.slice(0, ROWS_SHOWN).map(({ row, problem, given, ...cells }) => ({
      ...{ row, problem },
      order_id: cells.order.slice(0, CELL_SHOWN),
      courier: cells.courier.slice(0, CELL_SHOWN),
      tracking_number: cells.number.slice(0, CELL_SHOWN),
      previous:
        given?.does === "changed" && given.before
          ? { courier: given.before.courier, tracking_number: given.before.number }
          : undefined,
    }));
    return { status: true, data: { rows: shown, ...counts } };
  });
}
