import { drawCart } from "../ports/pdf/draw-cart.ts";
import { drawCreditNote } from "../ports/pdf/draw-credit-note.ts";
import { drawInvoice } from "../ports/pdf/draw-invoice.ts";
import type { Pdf } from "../ports/pdf/pdf.ts";

/** Draws documents without a thread: at once, and never busy. */
export const inProcessPdf = { cart: drawCart, invoice: drawInvoice, creditNote: drawCreditNote } satisfies Pdf;
