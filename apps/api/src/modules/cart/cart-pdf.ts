import { cartPdf } from "@store/api-client/contract";
import { sellerOf } from "@store/content/seller";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { documentLines } from "../../ports/pdf/document-lines.ts";
import type { DrawnDocument, Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { CART_IS_EMPTY, TOO_MANY_DOCUMENTS } from "./messages.ts";
import { priceCart, readShipped } from "./price-cart.ts";
import { createReadCart } from "./read-cart.ts";

const FILE_NAME = "cart.pdf";

/** The cart's PDF and invoices together: each keeps the processor busy for some tens of milliseconds. */
export const DOCUMENTS_FROM_ADDRESS = limit("document-address", 60, 10 * MINUTE);

/** When a client may ask again while too many documents are waiting to be rendered, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The download of a document. @param note of what is not in it. */
export const documentReply = (name: string, file: DrawnDocument, note?: string) =>
  file === "busy"
    ? httpError(503, TOO_MANY_DOCUMENTS, { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } })
    : { name, content: new Blob([file]), note };

/**
 * The cart to take home. It always carries the store's own logo, drawn here: what `logo_url` says is never fetched
 * (C15).
 */
export function cartPdfRoutes({ serve, db, clock, limits, clientAddress, policy }: Backend, pdf: Pdf): void {
  const documents = limits.local(DOCUMENTS_FROM_ADDRESS);
  const readCart = createReadCart(db, clock, policy);

  serve(cartPdf, async ({ shopper, http }) => {
    const contents = await readCart(shopper);
    const { lines } = contents;
    if (lines.length === 0) return httpError(409, CART_IS_EMPTY);
    const tooMany = await documents.count(clientAddress(http));
    if (tooMany) return tooMany;
    const now = clock();
    const { totals } = priceCart(contents, { shipped: await readShipped(db, shopper), now }, policy());
    const file = await pdf.cart({
      seller: sellerOf(policy()),
      madeAt: now,
      lines: documentLines(lines, totals.discount),
      totals,
    });
    return documentReply(FILE_NAME, file);
  });
}
