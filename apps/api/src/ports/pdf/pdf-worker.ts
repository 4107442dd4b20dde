// The entry of the thread that draws documents; each export is a task of that name.
export { drawCart as cart } from "./draw-cart.ts";
export { drawCreditNote as creditNote } from "./draw-credit-note.ts";
export { drawInvoice as invoice, drawInvoices as invoices } from "./draw-invoice.ts";
export { drawLabels as labels } from "./draw-labels.ts";
export { drawManifest as manifest } from "./draw-manifest.ts";
export { drawPackingSlips as packingSlips } from "./draw-packing-slips.ts";
export { drawReceipt as receipt } from "./draw-receipt.ts";
