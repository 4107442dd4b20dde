import type { Cart } from "@store/api-client/contract";
import { type CartTotals, cartTotals, multiplyMoney, type Paise, toRupees } from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { cartLines, products } from "../../db/schema/index.ts";

export interface CartLineRow {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  readonly stock: number | null;
  readonly pricePaid: Paise;
  readonly basePrice: Paise;
  readonly gst: Paise;
  /** Percent. */
  readonly gstRate: number;
}

/** What a cart's line needs of its product, at today's price. */
export const cartLineColumns = {
  id: cartLines.id,
  productId: cartLines.productId,
  name: products.name,
  image: products.image,
  quantity: cartLines.quantity,
  stock: products.stock,
  pricePaid: products.pricePaid,
  basePrice: products.basePrice,
  gst: products.gst,
  gstRate: products.gstRate,
};

/** Reads the lines of a shopper's cart, the first one added first. */
export function createReadCart(db: Database): (shopperId: number) => Promise<CartLineRow[]> {
  const select = db
    .select(cartLineColumns)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.shopperId, sql.placeholder("shopper")))
    .orderBy(asc(cartLines.id))
    .prepare("cart");
  return (shopperId) => select.execute({ shopper: shopperId });
}

/** What the counter shows: pieces, not lines. */
export const countPieces = (lines: readonly CartLineRow[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

export const totalsOf = (lines: readonly CartLineRow[]): CartTotals => cartTotals({ lines });

/** The totals as the wire carries them. */
export function wireTotals(lines: readonly CartLineRow[]) {
  const { subtotal, discount, gst, finalTotal } = totalsOf(lines);
  return {
    total: toRupees(subtotal),
    discount_amt: toRupees(discount),
    gst_amt: toRupees(gst),
    final_total: toRupees(finalTotal),
    cart_counter: countPieces(lines),
  };
}

export const wireCart = (lines: readonly CartLineRow[]): InferInput<typeof Cart> => ({
  cart_items: lines.map((line) => ({
    id: line.id,
    product_id: line.productId,
    product: line.name,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaid),
    total: toRupees(multiplyMoney(line.pricePaid, line.quantity)),
    available_quantity: { Quantity: line.stock },
  })),
  ...wireTotals(lines),
});
