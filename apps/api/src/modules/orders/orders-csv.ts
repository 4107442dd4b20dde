import { type ParsedRequest, staffOrdersCsv } from "@store/api-client/contract";
import { CASH_FEE, type PaymentState, toRupees } from "@store/domain";
import { and, desc, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { REFUNDED, type RefundedSums, standingOf } from "./paid-back.ts";
import type { OrderRow } from "./reservation.ts";
import { orderConditions, orderValues, PIECES_OF_ORDER } from "./staff-routes.ts";
import type { ViewMoment } from "./staff-views.ts";

/** What the file has of an order, and by what it is sorted. Whole rows also hold a search document and more. */
const READ = {
  id: orders.id,
  number: orders.number,
  placedAt: orders.placedAt,
  orderStatus: orders.orderStatus,
  payType: orders.payType,
  isPaid: orders.isPaid,
  shippingAddress: orders.shippingAddress,
  city: orders.city,
  productTotal: orders.productTotal,
  discount: orders.discount,
  tax: orders.tax,
  shipping: orders.shipping,
  cashFee: orders.cashFee,
  giftVoucher: orders.giftVoucher,
  usedCoins: orders.usedCoins,
  finalTotal: orders.finalTotal,
  tracking: orders.tracking,
  deliveredAt: orders.deliveredAt,
  isReleased: orders.isReleased,
} as const;

interface Row {
  readonly order: Pick<OrderRow, keyof typeof READ>;
  readonly pieces: number;
  readonly refunded: RefundedSums;
}

/** Whether an order is paid, and whether that was paid back. */
const PAID: Readonly<Record<PaymentState, string>> = {
  unpaid: "No",
  paid: "Yes",
  "partly refunded": "Partly refunded",
  refunded: "Refunded",
};

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Order", cell: ({ order }) => order.number },
  { header: "Placed", cell: ({ order }) => csvTime(order.placedAt) },
  { header: "State", cell: ({ order }) => order.orderStatus },
  { header: "Payment", cell: ({ order }) => order.payType },
  { header: "Paid", cell: ({ order, refunded }) => PAID[standingOf(order, refunded)] },
  { header: "Receiver", cell: ({ order }) => order.shippingAddress.full_name },
  { header: "Mobile", cell: ({ order }) => order.shippingAddress.mobile_no },
  { header: "Address", cell: ({ order }) => order.shippingAddress.full_address },
  { header: "City", cell: ({ order }) => order.city },
  { header: "Pieces", cell: ({ pieces }) => pieces },
  { header: "Products", cell: ({ order }) => toRupees(order.productTotal) },
  { header: "Discount", cell: ({ order }) => toRupees(order.discount) },
  { header: "GST", cell: ({ order }) => toRupees(order.tax) },
  { header: "Shipping", cell: ({ order }) => toRupees(order.shipping) },
  { header: CASH_FEE, cell: ({ order }) => toRupees(order.cashFee) },
  { header: "Gift voucher", cell: ({ order }) => toRupees(order.giftVoucher) },
  { header: "Coins", cell: ({ order }) => order.usedCoins },
  { header: "Total", cell: ({ order }) => toRupees(order.finalTotal) },
  { header: "Refunded", cell: ({ refunded }) => toRupees(refunded.paidBack) },
  { header: "To be refunded", cell: ({ refunded }) => toRupees(refunded.owed) },
  { header: "Courier", cell: ({ order }) => order.tracking?.courier },
  { header: "Tracking number", cell: ({ order }) => order.tracking?.number },
  { header: "Delivered", cell: ({ order }) => order.deliveredAt && csvTime(order.deliveredAt) },
];

type Query = ParsedRequest<typeof staffOrdersCsv>["query"];

/** The orders that fit, newest first, in batches. */
function readOrders(db: Database, query: Query, at: ViewMoment) {
  const where = orderConditions(db, query, orderValues(query, at));
  return inBatches<Row>((last, limit) => {
    const after =
      last && sql`(${orders.placedAt}, ${orders.id}) < (${last.order.placedAt.toISOString()}, ${last.order.id})`;
    return db
      .select({ order: READ, pieces: PIECES_OF_ORDER, refunded: REFUNDED })
      .from(orders)
      .where(and(where, after))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit);
  });
}

/** The list of orders as a file. */
export function orderCsvRoutes({ serve, db, clock, payments }: Backend): void {
  serve(staffOrdersCsv, ({ query }) => {
    const at = { gateway: payments.gateway.name, now: clock() };
    return new FileStream(csvFileName("orders", at.now), writeCsv(COLUMNS, readOrders(db, query, at)));
  });
}
