import type { CartTotals, LineTotals, Paise } from "@store/domain";

/** One product of a cart or an order. */
export interface DocumentLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one piece, before GST. */
  readonly basePrice: Paise;
  /** Percent. */
  readonly gstRate: number;
  /** What GST calls it; undefined where nobody has said. */
  readonly hsnCode?: string | undefined;
  /** Of all pieces, with the line's share of the discount. */
  readonly totals: LineTotals;
}

export interface CartDocument {
  /** When prices and stock were read. */
  readonly madeAt: Date;
  readonly lines: readonly DocumentLine[];
  readonly totals: CartTotals;
}

export interface Party {
  readonly fullName: string;
  readonly fullAddress: string;
  readonly mobile: string;
}

export interface InvoiceDocument {
  readonly number: string;
  readonly issuedAt: Date;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly payType: string;
  readonly isPaid: boolean;
  readonly billTo: Party;
  readonly shipTo: Party;
  /** The state that the goods went to; undefined when unknown: the tax is then simply called GST. */
  readonly placeOfSupply: string | undefined;
  readonly lines: readonly DocumentLine[];
  readonly totals: CartTotals;
  readonly voucherCode: string | undefined;
}

/** Takes an invoice back, or a part of it. */
export interface CreditNoteDocument {
  readonly number: string;
  readonly issuedAt: Date;
  /** Whether it credits a part; its goods are then those of the invoice with what is credited of each. */
  readonly isPart?: boolean;
  readonly invoice: InvoiceDocument;
  /** Whether the order had been paid by then. */
  readonly isPaid: boolean;
  /** What is paid back in money. */
  readonly refund: Paise;
}

/** What is put into a parcel. */
export interface PackingSlip {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly shipTo: Party;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** Cash to be collected at the door; zero for an order that is paid. */
  readonly collect: Paise;
  readonly notes: readonly string[];
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
  readonly creditNote: (note: CreditNoteDocument) => Promise<DrawnDocument>;
}
