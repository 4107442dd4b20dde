import { type Paise, shippingCharge } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { readAddresses } from "../addresses/read-addresses.ts";

/** What the checkout would charge this shopper; a visitor has neither membership nor addresses. */
export async function shippingOf(db: Database, shopper: Shopper): Promise<Paise> {
  if (shopper.kind === "visitor") return shippingCharge({ isElite: false });
  const [first] = await readAddresses(db, shopper.customerId);
  return shippingCharge({ isElite: shopper.isElite, firstAddressCity: first?.city.name });
}
