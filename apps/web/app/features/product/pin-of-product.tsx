import { multiplyMoney, type Paise } from "@store/domain";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { Skeleton } from "@store/ui/skeleton";
import PinAnswer from "../../commerce/pin-answer.tsx";
import { useAddresses } from "../../commerce/shipping-addresses.ts";
import type { ProductData } from "./load-product.ts";
import type { PurchaseState } from "./use-purchase.ts";

interface PinOfProductProps {
  /** Of one piece. */
  readonly price: Paise;
  readonly product: Pick<ProductData, "weight_grams">;
  readonly purchase: Pick<PurchaseState, "quantity">;
}

/** When a product comes to a PIN code, what that costs if it is ordered alone, and how it can be paid (C62). */
export default function PinOfProduct({ price, product, purchase: { quantity } }: PinOfProductProps) {
  const isLoggedIn = useIsLoggedIn();
  // The first of a customer's addresses decides about the shipping (C17), and has the code to begin with.
  const { state, saved } = useAddresses();
  if (isLoggedIn && state === "loading") return <Skeleton shape="block" />;
  const goods = { goods: multiplyMoney(price, quantity), grams: (product.weight_grams ?? 0) * quantity };
  return <PinAnswer saved={saved} goods={goods} />;
}
