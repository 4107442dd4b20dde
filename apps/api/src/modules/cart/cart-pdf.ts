import { cartPdf } from "@store/api-client/contract";
import { type Paise, shippingCharge } from "@store/domain";
import type { Backend } from "../../backend.ts";
import type { Database } from "../../db/database.ts";
import { clientAddress } from "../../http/client-address.ts";
import { refuse } from "../../http/refusal.ts";
import type { Shopper } from "../../identity/shopper.ts";
import type { Pdf } from "../../ports/pdf/pdf.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { CART_IS_EMPTY } from "../orders/words.ts";
import { createReadCart } from "./read-cart.ts";
import { reckonCart } from "./reckon-cart.ts";

const FILE_NAME = "cart.pdf";

/** What the checkout would charge this shopper; a visitor has neither membership nor addresses. */
async function shippingOf(db: Database, shopper: Shopper): Promise<Paise> {
  if (shopper.kind === "visitor") return shippingCharge({ isElite: false });
  const [first] = await readAddresses(db, shopper.customerId);
  return shippingCharge({ isElite: shopper.isElite, firstAddressCity: first?.city.name });
}

/**
 * The cart to take home. It always carries the store's own logo, drawn here: what `logo_url` says is never fetched
 * (checklist C15).
 */
export function cartPdfRoutes({ serve, db, clock, limits }: Backend, pdf: Pdf): void {
  const readCart = createReadCart(db, clock);

  serve(cartPdf, async ({ shopper, http }) => {
    const contents = await readCart(shopper);
    const { lines } = contents;
    if (lines.length === 0) return refuse(409, CART_IS_EMPTY);
    const tooMany = await limits.documents(clientAddress(http));
    if (tooMany) return tooMany;
    const now = clock();
    const { totals } = reckonCart(contents, { shipping: await shippingOf(db, shopper), now });
    const file = await pdf.cart({ madeAt: now, lines, totals });
    return { name: FILE_NAME, content: new Blob([file]) };
  });
}
