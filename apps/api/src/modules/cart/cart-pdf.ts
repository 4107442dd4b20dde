import { cartPdf } from "@store/api-client/contract";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { documentLines } from "../../ports/pdf/document-lines.ts";
import type { DrawnDocument, Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { CART_IS_EMPTY, TOO_MANY_DOCUMENTS } from "./messages.ts";
import { priceCart, shippingOf } from "./price-cart.ts";
import { createReadCart } from "./read-cart.ts";

const FILE_NAME = "cart.pdf";

/** The cart's PDF and invoices together: each keeps the processor busy for some tens of milliseconds. */
export const DOCUMENTS_FROM_ADDRESS = limit("document-address", 60, 10 * MINUTE);

/** When a client may ask again while too many documents wait to be drawn, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The download of a document. */
export const documentReply = (name: string, file: DrawnDocument) =>
  file === "busy"
    ? httpError(503, TOO_MANY_DOCUMENTS, { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } })
    : { name, content: new Blob([file]) };

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
    return documentReply(FILE_NAME, file);
  });
}
