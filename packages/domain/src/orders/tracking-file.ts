import { isCutNumber, textOfCell } from "../forms/spreadsheet-cell.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { courierKey, hasTrackingNumber, type Tracking } from "./carrier.ts";
import { ORDER_CONFIRMED, ORDER_PACKED } from "./order-states.ts";
import { TRACKING_NUMBER_MAXIMUM_LENGTH } from "./tracking-list.ts";

/** Bytes of a courier's file with tracking numbers. */
export const TRACKING_FILE_SIZE_MAXIMUM = 1024 * 1024;
export const TRACKING_FILE_LINES_MAXIMUM = 2000;
export const COURIER_MAXIMUM_LENGTH = 100;

/** What the columns are called in the files of couriers, as {@link plainHeader} writes it. */
const ORDER_HEADERS = [
  ...["order", "order number", "order no", "order id", "sale order number", "bulk reference", "reference number"],
];
const NUMBER_HEADERS = [
  ...["tracking number", "tracking no", "tracking id", "awb", "awb number", "awb no", "awb code", "waybill"],
  ...["waybill number", "barcode no", "article number", "consignment number"],
];
const COURIER_HEADERS = ["courier", "courier name", "courier company", "courier partner"];

/** "*Sale Order Number" → "sale order number". */
const plainHeader = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ")
    .trim();

export interface TrackingRow {
  readonly order: string;
  readonly number: string;
  /** Empty where the file does not say it. */
  readonly courier: string;
}

/** How the rows of a file are read, by its headers; undefined of a file without orders or without numbers. */
export function openTrackingFile(headers: readonly string[]): ((cells: readonly string[]) => TrackingRow) | undefined {
  const plain = headers.map(plainHeader);
  const placeOf = (names: readonly string[]) => plain.findIndex((header) => names.includes(header));
  const [order, number, courier] = [placeOf(ORDER_HEADERS), placeOf(NUMBER_HEADERS), placeOf(COURIER_HEADERS)];
  if (order < 0 || number < 0) return undefined;
  const cell = (cells: readonly string[], place: number) => textOfCell(cells[place]);
  return (cells) => ({ order: cell(cells, order), number: cell(cells, number), courier: cell(cells, courier) });
}

/** The order that a row names, as it is now. */
interface AssignedOrder {
  readonly orderStatus: string;
  readonly tracking: Tracking | null;
}

/** What a row does with its order: it had no number, it had another one or another courier, or it has these already. */
export type Assignment = "new" | "changed" | "unchanged";

type AssignmentRefusal = Refusal<
  | "assignment-no-order"
  | "assignment-unknown-order"
  | "assignment-no-number"
  | "assignment-cut-number"
  | "assignment-long-number"
  | "assignment-no-courier"
  | "assignment-state"
>;

/**
 * Whether an order gets a courier and a number: until it is handed over, a file may also correct those that it has.
 * @param order undefined where the shop has none of this number.
 */
export function checkAssignment(
  { order: name, number, courier }: TrackingRow,
  order: AssignedOrder | undefined,
): Outcome<Assignment, AssignmentRefusal> {
  if (name === "") return refuse({ code: "assignment-no-order", message: "This row names no order." });
  if (!order)
    return refuse({ code: "assignment-unknown-order", params: { name }, message: `There is no order ${name}.` });
  if (number === "") return refuse({ code: "assignment-no-number", message: "This row has no tracking number." });
  if (isCutNumber(number)) {
    return refuse({
      code: "assignment-cut-number",
      params: { number },
      message: `A spreadsheet has cut this number to ${number}. Please upload the file as the courier gave it, or make this column a text first!`,
    });
  }
  if (number.length > TRACKING_NUMBER_MAXIMUM_LENGTH) {
    return refuse({ code: "assignment-long-number", message: "The tracking number is too long." });
  }
  if (courier === "" || courier.length > COURIER_MAXIMUM_LENGTH || !hasTrackingNumber(courier)) {
    return refuse({ code: "assignment-no-courier", message: "Please name the courier that carries it." });
  }
  const { orderStatus, tracking } = order;
  if (tracking?.number === number && tracking.courier === courier) return accept("unchanged");
  if (orderStatus !== ORDER_CONFIRMED && orderStatus !== ORDER_PACKED) {
    return refuse({
      code: "assignment-state",
      params: { orderStatus },
      message: `This order is ${orderStatus.toLowerCase()}. Only orders that are accepted or packed take a number.`,
    });
  }
  return accept(tracking ? "changed" : "new");
}

/** Numbers are compared by this: couriers write their letters as they like. */
export const trackingNumberKey = (number: string): string => number.trim().toLowerCase();

/** Said where another order travels under the number already. */
export const numberOfAnotherOrder = (order: string): string => `Order ${order} has this number already.`;

/**
 * What is wrong with the rows of a file as a whole: an order with two numbers or two couriers, or a number of two orders.
 * The same row twice is not: couriers write one for each product.
 * @returns a message for each row; undefined where nothing is.
 */
export function repeatedRows(rows: readonly TrackingRow[]): readonly (string | undefined)[] {
  const byOrder = new Map<string, TrackingRow>();
  const byNumber = new Map<string, TrackingRow>();
  return rows.map((row) => {
    if (row.order === "" || row.number === "") return undefined;
    const key = trackingNumberKey(row.number);
    const [sameOrder, sameNumber] = [byOrder.get(row.order) ?? row, byNumber.get(key) ?? row];
    byOrder.set(row.order, sameOrder);
    byNumber.set(key, sameNumber);
    if (trackingNumberKey(sameOrder.number) !== key)
      return `The file has another number of this order: ${sameOrder.number}.`;
    if (courierKey(sameOrder.courier) !== courierKey(row.courier))
      return `The file has another courier of this order: ${sameOrder.courier}.`;
    return sameNumber.order === row.order
      ? undefined
      : `The file has this number of another order: ${sameNumber.order}.`;
  });
}
