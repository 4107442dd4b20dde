import {
  checkQuantity,
  HAS_NO_PRICE,
  isOutOfStock,
  OUT_OF_STOCK,
  STEPPER_MAXIMUM_WITHOUT_STOCK,
  sellingPrice,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cartLines, isInShop, products, sellableStock } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";

/** The most different products that a cart takes. */
export const MAXIMUM_CART_LINES = 100;

export const NO_SUCH_LINE = "This product is not in your cart";
export const CART_IS_FULL = `A cart takes ${MAXIMUM_CART_LINES} different products`;

/** Why that many pieces are not available, by the domain's rule; a conflict when the stock has just changed. */
function quantityRefusal(quantity: number, stock: number | null): HttpError {
  const checked = checkQuantity(quantity, stock);
  const message = checked.ok ? "Please try again!" : checked.refusal.message;
  return httpError(409, message, { field: "quantity" });
}

/**
 * Puts a product into a cart: one statement, which adds only what is in stock and has a price. Stock is not taken before the order
 * is placed.
 */
export function createAddToCart(db: Database, clock: Clock) {
  const shopper = sql.placeholder("shopper");
  const productId = sql.placeholder("product");
  const quantity = sql.placeholder("quantity");

  const product = db.$with("product").as(
    db
      .select({ id: products.id, stock: products.stock, price: products.pricePaid })
      .from(products)
      .where(and(eq(products.id, productId), isInShop)),
  );
  const ofShopper = sql`from ${cartLines} where ${cartLines.shopperId} = ${shopper}`;
  const saved = db.$with("saved").as(
    db
      .insert(cartLines)
      .select(sql`
        select nextval('cart_lines_id_seq'), ${shopper}::int, product.id, ${quantity}::int, ${sql.placeholder("now")}::timestamptz from product
        where product.stock >= ${quantity} and product.price_paid > 0
          and (exists (select 1 ${ofShopper} and ${cartLines.productId} = ${productId})
            or (select count(*) ${ofShopper}) < ${sql.raw(String(MAXIMUM_CART_LINES))})`)
      .onConflictDoUpdate({
        target: [cartLines.shopperId, cartLines.productId],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity`, addedAt: sql`excluded.added_at` },
        setWhere: sql`${cartLines.quantity} + excluded.quantity <= (select product.stock from product)`,
      })
      .returning({ quantity: cartLines.quantity }),
  );
  const add = db
    .with(product, saved)
    .select({
      stock: product.stock,
      price: product.price,
      saved: sql<number | null>`(select saved.quantity from saved)`,
      // The statement sees the cart as it was before it.
      before: sql<number>`coalesce((select ${cartLines.quantity} ${ofShopper} and ${cartLines.productId} = ${productId}), 0)`,
    })
    .from(product)
    .prepare("add_to_cart");

  return async (
    shopperId: number,
    wanted: { readonly product: number; readonly quantity: number },
  ): Promise<HttpError | undefined> => {
    const [row] = await add.execute({ ...wanted, shopper: shopperId, now: clock().toISOString() });
    if (!row) return httpError(404, NO_SUCH_PRODUCT);
    if (row.saved !== null) return undefined;
    if (sellingPrice({ productPrice: row.price }) === undefined) return httpError(409, HAS_NO_PRICE);
    if (isOutOfStock(row.stock)) return httpError(409, OUT_OF_STOCK);
    const checked = checkQuantity(row.before + wanted.quantity, row.stock);
    return checked.ok && row.before === 0
      ? httpError(409, CART_IS_FULL)
      : quantityRefusal(row.before + wanted.quantity, row.stock);
  };
}

/** Sets the quantity of a line, or takes it out; a line of somebody else is not found. */
export function createChangeLine(db: Database, clock: Clock) {
  const quantity = sql.placeholder("quantity");
  const own = and(eq(cartLines.id, sql.placeholder("id")), eq(cartLines.shopperId, sql.placeholder("shopper")));
  const ofLine = eq(products.id, cartLines.productId);
  const available = sql`coalesce(${sellableStock}, ${sql.raw(String(STEPPER_MAXIMUM_WITHOUT_STOCK))})`;

  const update = db
    .update(cartLines)
    .set({ quantity: sql`${quantity}::int`, addedAt: sql`${sql.placeholder("now")}::timestamptz` })
    .from(products)
    .where(and(own, ofLine, sql`${quantity}::int <= ${available}`))
    .returning({ id: cartLines.id })
    .prepare("set_cart_quantity");
  const selectStock = db
    .select({ stock: sellableStock })
    .from(cartLines)
    .innerJoin(products, ofLine)
    .where(own)
    .prepare("cart_line_stock");
  const removed = db
    .$with("removed")
    .as(db.delete(cartLines).where(own).returning({ id: cartLines.id, shopperId: cartLines.shopperId }));
  // The cart has changed, which its other lines say: it is not a cart that was left. One that is locked is changing itself.
  const others = db.$with("others").as(
    db
      .update(cartLines)
      .set({ addedAt: sql`${sql.placeholder("now")}::timestamptz` })
      .where(sql`${cartLines.id} in (
        select other.id from removed
        join ${cartLines} other on other.shopper_id = removed.shopper_id and other.id <> removed.id
        for update of other skip locked)`)
      .returning({ id: cartLines.id }),
  );
  const remove = db.with(removed, others).select({ id: removed.id }).from(removed).prepare("remove_cart_line");

  return {
    setQuantity: async (shopper: number, id: number, wanted: number): Promise<HttpError | undefined> => {
      const [changed] = await update.execute({ id, shopper, quantity: wanted, now: clock().toISOString() });
      if (changed) return undefined;
      const [line] = await selectStock.execute({ id, shopper });
      return line ? quantityRefusal(wanted, line.stock) : httpError(404, NO_SUCH_LINE);
    },
    remove: async (shopper: number, id: number): Promise<HttpError | undefined> => {
      const [removed] = await remove.execute({ id, shopper, now: clock().toISOString() });
      return removed ? undefined : httpError(404, NO_SUCH_LINE, { asError: true });
    },
  };
}
