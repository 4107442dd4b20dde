import { drawCart } from "../ports/pdf/draw-cart.ts";
import { drawCreditNote } from "../ports/pdf/draw-credit-note.ts";
import { drawInvoice, drawInvoices } from "../ports/pdf/draw-invoice.ts";
import { drawLabels } from "../ports/pdf/draw-labels.ts";
import { drawManifest } from "../ports/pdf/draw-manifest.ts";
import { drawPackingSlips } from "../ports/pdf/draw-packing-slips.ts";
import { drawReceipt } from "../ports/pdf/draw-receipt.ts";
import type { Pdf } from "../ports/pdf/pdf.ts";

/** Draws documents without a thread: at once, and never busy. */
export const inProcessPdf = {
  cart: drawCart,
  invoice: drawInvoice,
  invoices: drawInvoices,
  packingSlips: drawPackingSlips,
  labels: drawLabels,
  manifest: drawManifest,
  creditNote: drawCreditNote,
  receipt: drawReceipt,
} satisfies Pdf;
