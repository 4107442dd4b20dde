import { cartPdf } from "@store/api-client/contract";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { documentLines } from "../../ports/pdf/document-lines.ts";
import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { CART_IS_EMPTY } from "./messages.ts";
import { priceCart, shippingOf } from "./price-cart.ts";
import { createReadCart } from "./read-cart.ts";

const FILE_NAME = "cart.pdf";

/** The cart's PDF and invoices together: each keeps the processor busy for some tens of milliseconds. */
export const DOCUMENTS_FROM_ADDRESS = limit("document-address", 60, 10 * MINUTE);

/**
 * The cart to take home. It always carries the store's own logo, drawn here: what `logo_url` says is never fetched
 * (checklist C15).
 */
export function cartPdfRoutes({ serve, db, clock, limits, clientAddress }: Backend, pdf: Pdf): void {
  const documents = limits.local(DOCUMENTS_FROM_ADDRESS);
  const readCart = createReadCart(db, clock);

  serve(cartPdf, async ({ shopper, http }) => {
    const contents = await readCart(shopper);
    const { lines } = contents;
    if (lines.length === 0) return httpError(409, CART_IS_EMPTY);
    const tooMany = await documents.count(clientAddress(http));
    if (tooMany) return tooMany;
    const now = clock();
    const { totals } = priceCart(contents, { shipping: await shippingOf(db, shopper), now });
    const file = await pdf.cart({ madeAt: now, lines: documentLines(lines, totals.discount), totals });
    return { name: FILE_NAME, content: new Blob([file]) };
  });
}
