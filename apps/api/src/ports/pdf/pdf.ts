import type { Seller } from "@store/content/seller";
import type { CalendarDate, CartTotals, LineTotals, Paise, PaymentSplit, TaxPaper } from "@store/domain";

/** One product of a cart. */
export interface DocumentLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one piece, before GST. */
  readonly basePrice: Paise;
  /** Percent. */
  readonly gstRate: number;
  /** Of all pieces, with the line's share of the discount. */
  readonly totals: LineTotals;
}

export interface CartDocument {
  readonly seller: Seller;
  /** When prices and stock were read. */
  readonly madeAt: Date;
  readonly lines: readonly DocumentLine[];
  readonly totals: CartTotals;
}

export interface Party {
  readonly fullName: string;
  readonly fullAddress: string;
  readonly mobile: string;
  /** Of a buyer who is registered. */
  readonly gstin?: string | undefined;
}

/** What an invoice names beside a line's taxes. */
export interface InvoiceLine {
  readonly name: string;
  /** What GST calls it, its HSN or SAC; empty where nobody has said. */
  readonly code: string;
  readonly quantity: number;
  /** The unit quantity code. */
  readonly unit: string;
  /** Of one piece, GST included. */
  readonly price: Paise;
  /** The line's share of the discount, before GST. */
  readonly discount: Paise;
}

/** An invoice, or a bill of supply where all of it is exempt. */
export interface InvoiceDocument {
  /** As it was when the paper was made. */
  readonly seller: Seller;
  readonly number: string;
  readonly issuedAt: Date;
  /** What it bills; undefined of a service that was not ordered from a cart. */
  readonly order?: { readonly number: string; readonly placedAt: Date } | undefined;
  readonly payType: string;
  /** Undefined where nothing is paid any more, as of an order that was cancelled. */
  readonly payment: "paid" | "to be paid" | undefined;
  readonly billTo: Party;
  readonly shipTo: Party;
  /** The state that the goods went to; undefined when unknown: the tax is then simply called GST. */
  readonly placeOfSupply: string | undefined;
  /** The words of the paper's goods, in their order. */
  readonly lines: readonly InvoiceLine[];
  readonly paper: TaxPaper;
  /** How the total is paid (C38). */
  readonly split: Pick<PaymentSplit, "giftVoucher" | "coins" | "payable">;
  readonly voucherCode: string | undefined;
}

/** Takes an invoice back, or a part of it. */
export interface CreditNoteDocument {
  readonly number: string;
  readonly issuedAt: Date;
  readonly invoice: InvoiceDocument;
  /** Whether it credits a part: amounts, and no pieces. */
  readonly isPart: boolean;
  /** The pieces of each line that came back; undefined where it is not about single lines. */
  readonly pieces?: readonly number[] | undefined;
  /** What is credited of the invoice. */
  readonly paper: TaxPaper;
  /** As what it comes back. */
  readonly split: InvoiceDocument["split"];
  /** Whether the order had been paid by then. */
  readonly isPaid: boolean;
  /** What is paid back in money. */
  readonly refund: Paise;
  /** What of the gift voucher is kept back for coins that were spent. */
  readonly voucherKept: Paise;
}

/** What the buyer of a gift voucher is given: no invoice, since tax is due when the voucher is spent. */
export interface ReceiptDocument {
  readonly seller: Seller;
  readonly number: string;
  readonly issuedAt: Date;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly receiver: string;
  readonly amount: Paise;
}

interface SlipLine {
  readonly name: string;
  readonly quantity: number;
  /** Which batches the pieces are to be packed from, the first to expire first. */
  readonly batches: readonly { readonly number: string; readonly bestBefore: CalendarDate; readonly pieces: number }[];
}

/** What is put into a parcel. */
export interface PackingSlip {
  readonly seller: Seller;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly shipTo: Party;
  readonly lines: readonly SlipLine[];
  /** Cash to be collected at the door; zero for an order that is paid. */
  readonly collect: Paise;
  readonly notes: readonly string[];
}

/** What is glued onto a parcel. */
export interface ParcelLabel {
  readonly seller: Seller;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly shipTo: Party;
  /** Undefined until it is known who carries it. */
  readonly courier: string | undefined;
  /** Empty where the carrier has none, or it is not known yet. */
  readonly trackingNumber: string;
  /** Cash to be collected at the door; zero for an order that is paid. */
  readonly collect: Paise;
  readonly pieces: number;
  /** In grams; undefined where it is not known. */
  readonly weight: number | undefined;
}

/** A parcel on the list that a driver signs. */
export interface ListedParcel {
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly fullAddress: string;
  readonly pieces: number;
  /** In grams; undefined where it is not known. */
  readonly weight: number | undefined;
  readonly collect: Paise;
}

/** What a courier takes at once. */
export interface Manifest {
  readonly seller: Seller;
  /** Empty where it is not known who carries them. */
  readonly courier: string;
  /** When they were handed over; undefined of those that are ready. */
  readonly day: CalendarDate | undefined;
  readonly printedAt: Date;
  readonly parcels: readonly ListedParcel[];
}

/** More than any cart or order holds; a document with more is a bug. */
export const MOST_LINES = 500;

/** The file; or "busy" when too many documents wait already, and this one is not drawn. */
export type DrawnDocument = Uint8Array<ArrayBuffer> | "busy";

/**
 * Draws the documents of shoppers and staff. The same document gives the same bytes, whenever it is drawn. Documents are plain
 * data, since they are copied to another thread.
 * @throws RangeError above {@link MOST_LINES} lines.
 */
export interface Pdf {
  readonly cart: (cart: CartDocument) => Promise<DrawnDocument>;
  readonly invoice: (invoice: InvoiceDocument) => Promise<DrawnDocument>;
  /** Several in one file, each on pages of its own. */
  readonly invoices: (invoices: readonly InvoiceDocument[]) => Promise<DrawnDocument>;
  readonly packingSlips: (slips: readonly PackingSlip[]) => Promise<DrawnDocument>;
  /** On A6, each on a page of its own. */
  readonly labels: (labels: readonly ParcelLabel[]) => Promise<DrawnDocument>;
  readonly manifest: (manifest: Manifest) => Promise<DrawnDocument>;
  readonly creditNote: (note: CreditNoteDocument) => Promise<DrawnDocument>;
  readonly receipt: (receipt: ReceiptDocument) => Promise<DrawnDocument>;
}
