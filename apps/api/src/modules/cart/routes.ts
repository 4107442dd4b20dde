import { addToCart, cart, removeCartItem, updateCartItem } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import type { Shopper } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { createAddToCart, createChangeLine } from "./change-cart.ts";
import { createCountCart, createReadCart } from "./read-cart.ts";
import { wireCart, wireTotals } from "./wire-cart.ts";

export function cartRoutes({ serve, db, clock, policy }: Backend): void {
  const readCart = createReadCart(db, clock, policy);
  const countCart = createCountCart(db);
  const add = createAddToCart(db, clock);
  const change = createChangeLine(db, clock);
  const readTotals = async (shopper: Shopper) => wireTotals(await readCart(shopper), shopper, clock(), policy());

  serve(cart, async ({ shopper }) => ({
    status: true,
    data: wireCart(await readCart(shopper), shopper, clock(), policy()),
  }));

  serve(addToCart, async ({ body, shopper }) => {
    const refused = await add(shopper.shopperId, { product: body.pid, quantity: body.quantity });
    if (refused) return refused;
    const { pieces, goodsTotal, hasVoucher } = await countCart(shopper.shopperId);
    // Only a voucher makes the final total less than the goods (C14, C38).
    const { final_total } = hasVoucher ? await readTotals(shopper) : { final_total: toRupees(goodsTotal) };
    return { status: true, cart_counter: pieces, cart_totals: { final_total } };
  });

  serve(updateCartItem, async ({ params, body, shopper }) => {
    const refused = await change.setQuantity(shopper.shopperId, params.id, body.quantity);
    return refused ?? { status: true, ...(await readTotals(shopper)) };
  });

  serve(removeCartItem, async ({ params, shopper }) => {
    const refused = await change.remove(shopper.shopperId, params.id);
    return refused ?? { status: true, error: null, ...(await readTotals(shopper)) };
  });
}
