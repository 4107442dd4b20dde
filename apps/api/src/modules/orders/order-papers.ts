import { orderCreditNote, orderPapers } from "@store/api-client/contract";
import { type Seller, sellerOf } from "@store/content/seller";
import { creditNoteFileName, type Paise, ZERO_PAISE } from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { IS_SENT_LINE, orderLines, orders, PIECES_TO_SEND } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { PackingSlip, ParcelLabel, Party, Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { documentReply } from "../cart/cart-pdf.ts";
import { NO_SUCH_ORDER_OF_SHOP, notInvoiced, notSent } from "../staff-lists/messages.ts";
import { readBatchesOfOrders } from "../stock/read-batches.ts";
import { readMatesInWords } from "./additions.ts";
import { readCreditNotes, readInvoices } from "./invoice.ts";
import { findInvoices } from "./issue-invoice.ts";
import { NO_SUCH_CREDIT_NOTE } from "./messages.ts";
import { numbersOf, readParcels, whichAreSent, withMates } from "./read-parcels.ts";
import type { OrderRow } from "./reservation.ts";

/** What is paid at the door; nothing of an order that is paid. */
const toCollect = ({ isPaid, finalTotal }: OrderRow): Paise => (isPaid ? ZERO_PAISE : finalTotal);

const receiverOf = ({ shippingAddress: { full_name, full_address, mobile_no } }: OrderRow): Party => ({
  ...{ fullName: full_name, fullAddress: full_address, mobile: mobile_no },
});

/** What the packer of an order has to know beside its goods. */
const notesOf = ({ isGift, giftMessage }: OrderRow, mates: readonly string[]): readonly string[] => [
  ...mates,
  ...(isGift ? ["A gift: please leave out the invoice.", ...(giftMessage ? [`Card: ${giftMessage}`] : [])] : []),
];

async function readSlips(db: Database, chosen: readonly OrderRow[], seller: Seller): Promise<readonly PackingSlip[]> {
  const ids = chosen.map(({ id }) => id);
  const { orderId, productId, productName: name } = orderLines;
  const [lines, taken, mates] = await Promise.all([
    db
      .select({ orderId, productId, name, quantity: PIECES_TO_SEND })
      .from(orderLines)
      .where(and(inArray(orderId, ids), IS_SENT_LINE))
      .orderBy(asc(orderLines.id)),
    readBatchesOfOrders(db, ids),
    readMatesInWords(db, chosen),
  ]);
  return chosen.map((order) => ({
    seller,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    shipTo: receiverOf(order),
    lines: lines
      .filter((line) => line.orderId === order.id)
      .map((line) => ({
        ...{ name: line.name, quantity: line.quantity },
        batches: taken.filter((batch) => batch.orderId === order.id && batch.productId === line.productId),
      })),
    collect: toCollect(order),
    notes: notesOf(order, mates.get(order.id) ?? []),
  }));
}

async function readLabels(db: Database, sent: readonly OrderRow[], seller: Seller): Promise<readonly ParcelLabel[]> {
  // A label is of the whole parcel: a courier collects what stands on it.
  const parcels = await readParcels(db, await withMates(db, sent));
  return parcels.map((parcel) => {
    const { order, pieces, weight, collect } = parcel;
    return {
      ...{ seller, pieces, weight, collect },
      ...{ orderNumber: numbersOf(parcel), orderedAt: order.placedAt },
      shipTo: receiverOf(order),
      courier: order.tracking?.courier,
      trackingNumber: order.tracking?.number ?? "",
    };
  });
}

/**
 * Packing slips, labels and invoices of several orders at once, in the order of their ids; credit notes one at a time. An order
 * without an invoice, or that is not sent, holds back none of the others, and is named.
 */
export function orderPaperRoutes({ serve, db, policy }: Backend, pdf: Pdf): void {
  serve(orderPapers, async ({ query: { kind, orders: ids } }) => {
    const chosen = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
    if (chosen.length < new Set(ids).size) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    if (kind === "packing-slips") {
      return documentReply(
        "packing-slips.pdf",
        await pdf.packingSlips(await readSlips(db, chosen, sellerOf(policy()))),
      );
    }
    if (kind === "labels") {
      const { sent, others } = whichAreSent(chosen);
      if (sent.length === 0) return httpError(409, notSent(others));
      const labels = await readLabels(db, sent, sellerOf(policy()));
      return documentReply("labels.pdf", await pdf.labels(labels), others.length > 0 ? notSent(others) : undefined);
    }
    const latest = await findInvoices(db, ...ids);
    const made = chosen.flatMap((order) => {
      const invoice = latest.find(({ orderId }) => orderId === order.id);
      return invoice ? [{ order, invoice }] : [];
    });
    const missing = chosen.filter((order) => !made.some((one) => one.order === order)).map(({ number }) => number);
    if (missing.length === chosen.length) return httpError(409, notInvoiced(missing));
    const documents = await readInvoices(db, made);
    const note = missing.length > 0 ? notInvoiced(missing) : undefined;
    return documentReply("invoices.pdf", await pdf.invoices(documents), note);
  });

  serve(orderCreditNote, async ({ params: { id }, query: { number } }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const note = (await readCreditNotes(db, order)).find((one) => one.number === number);
    if (!note) return httpError(404, NO_SUCH_CREDIT_NOTE);
    return documentReply(creditNoteFileName(id, number), await pdf.creditNote(note));
  });
}
