import { cartPdf } from "@store/api-client/contract";
import { httpError } from "../../http/http-error.ts";
import type { Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { CART_IS_EMPTY } from "../orders/words.ts";
import { createReadCart } from "./read-cart.ts";
import { reckonCart } from "./reckon-cart.ts";
import { shippingOf } from "./shipping-of.ts";

const FILE_NAME = "cart.pdf";

/**
 * The cart to take home. It always carries the store's own logo, drawn here: what `logo_url` says is never fetched
 * (checklist C15).
 */
export function cartPdfRoutes({ serve, db, clock, limits, clientAddress }: Backend, pdf: Pdf): void {
  const readCart = createReadCart(db, clock);

  serve(cartPdf, async ({ shopper, http }) => {
    const contents = await readCart(shopper);
    const { lines } = contents;
    if (lines.length === 0) return httpError(409, CART_IS_EMPTY);
    const tooMany = await limits.documents(clientAddress(http));
    if (tooMany) return tooMany;
    const now = clock();
    const { totals } = reckonCart(contents, { shipping: await shippingOf(db, shopper), now });
    const file = await pdf.cart({ madeAt: now, lines, totals });
    return { name: FILE_NAME, content: new Blob([file]) };
  });
}
