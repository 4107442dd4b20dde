import pLimit from "p-limit";
import { MOST_LINES, type Pdf } from "./pdf.ts";

/** Drawing is CPU-bound; more at once would only slow down every request. */
const MOST_AT_ONCE = 2;

function checkLength({ lines }: { readonly lines: readonly unknown[] }): void {
  if (lines.length > MOST_LINES) throw new RangeError(`A document of ${lines.length} lines`);
}

/** Draws documents in this process. pdfkit is loaded with the first one, so that the store's start does not wait. */
export function createPdf(): Pdf {
  const limit = pLimit(MOST_AT_ONCE);
  return {
    cart: async (cart) => {
      checkLength(cart);
      const { drawCart } = await import("./draw-cart.ts");
      return limit(() => drawCart(cart));
    },
    invoice: async (invoice) => {
      checkLength(invoice);
      const { drawInvoice } = await import("./draw-invoice.ts");
      return limit(() => drawInvoice(invoice));
    },
  };
}
