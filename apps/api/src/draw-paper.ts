import type { Database } from "./db/database.ts";
import type { PaperReference } from "./lib/mail-attachment.ts";
import { readReceipt } from "./modules/gift-vouchers/receipt.ts";
import { readMembershipInvoice } from "./modules/membership/membership-invoice.ts";
import { readCreditNoteOf, readInvoiceOf } from "./modules/orders/invoice.ts";
import type { DrawPaper } from "./outbox/send-messages.ts";
import type { Pdf } from "./ports/pdf/pdf.ts";

/** Draws what mails have attached. The outbox knows none of the modules that make papers. */
export function createDrawPaper(db: Database, pdf: Pdf): DrawPaper {
  return async (paper: PaperReference) => {
    switch (paper.kind) {
      case "invoice":
        return pdf.invoice(await readInvoiceOf(db, paper.orderId));
      case "credit note":
        return pdf.creditNote(await readCreditNoteOf(db, paper));
      case "membership invoice":
        return pdf.invoice(await readMembershipInvoice(db, paper.number));
      case "receipt":
        return pdf.receipt(await readReceipt(db, paper.giftVoucherId));
    }
  };
}
