import {
  cartTotals,
  formatRupees,
  NEW_ORDER_SALE_STATUS,
  ORDER_PENDING,
  type Paise,
  shippingCharge,
} from "@store/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cartLines, customers, products, shoppers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Refused, refuse } from "../../http/refusal.ts";
import type { Customer } from "../../identity/shopper.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { NO_SUCH_ADDRESS } from "../addresses/words.ts";
import { cartLineColumns } from "../cart/read-cart.ts";
import { type Message, queueMessages } from "../outbox/queue-message.ts";
import { checkAmounts, checkDelivery, checkExtras, checkLines, type OrderBody } from "./check-order.ts";
import { CART_IS_EMPTY, orderPlaced, TOTAL_CHANGED } from "./words.ts";
import { writeOrder } from "./write-order.ts";

/**
 * Locks the shopper, then the cart's lines and products in the order of the products' ids, so that no two orders wait
 * for each other. No keys are locked: other shoppers go on putting these products into their carts.
 */
async function lockCart(tx: Database, shopperId: number) {
  await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, shopperId)).for("no key update");
  return tx
    .select(cartLineColumns)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.shopperId, shopperId))
    .orderBy(asc(products.id))
    .for("no key update");
}

type LockedLine = Awaited<ReturnType<typeof lockCart>>[number];

/** Takes the pieces from the shelf; false when one of them is not there, whatever was checked before. */
async function takeStock(tx: Database, lines: readonly LockedLine[]): Promise<boolean> {
  const wanted = JSON.stringify(lines.map(({ productId, quantity }) => ({ id: productId, quantity })));
  const taken = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - wanted.quantity` })
    .from(sql`json_to_recordset(${wanted}::json) as wanted(id int, quantity int)`)
    .where(sql`${products.id} = wanted.id and (${products.stock} is null or ${products.stock} >= wanted.quantity)`)
    .returning({ id: products.id });
  return taken.length === lines.length;
}

async function confirmations(
  tx: Database,
  customerId: number,
  { number, finalTotal }: PlacedOrder,
): Promise<readonly Message[]> {
  const [person] = await tx
    .select({ email: customers.email, mobile: customers.mobile, name: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return person ? orderPlaced(person, number, formatRupees(finalTotal)) : [];
}

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly finalTotal: Paise;
}

/**
 * Places the order of what is in the cart, in one transaction: locks the cart, computes it anew, refuses what differs
 * from what the shopper saw, takes the stock, writes the order and the messages about it, and empties the cart. A
 * second click finds an empty cart.
 */
export function placeOrder(
  db: Database,
  { customerId, shopperId, isElite }: Customer,
  body: OrderBody,
  now: Date,
): Promise<PlacedOrder | Refused> {
  return inTransaction(db, async (tx) => {
    const lines = await lockCart(tx, shopperId);
    if (lines.length === 0) return refuse(409, CART_IS_EMPTY);
    const saved = await readAddresses(tx, customerId);
    const address = saved.find((one) => one.address.id === body.address1);
    if (!address) return refuse(404, { message: NO_SUCH_ADDRESS, errors: { address1: [NO_SUCH_ADDRESS] } });

    const shipping = shippingCharge({ isElite, firstAddressCity: saved[0]?.city.name });
    const totals = cartTotals({ lines, shipping });
    const refused =
      checkDelivery(address) ?? checkExtras(body) ?? checkLines(lines, totals) ?? checkAmounts(body, totals);
    if (refused) return refused;
    if (!(await takeStock(tx, lines))) return refuse(409, TOTAL_CHANGED);

    const order = await writeOrder(tx, {
      customerId,
      placedAt: now,
      lines,
      totals,
      address,
      giftMessage: body.udf5 || null,
      state: {
        orderStatus: ORDER_PENDING,
        saleStatus: NEW_ORDER_SALE_STATUS,
        payType: body.pay_type,
        isPaid: false,
        isInvoiced: false,
      },
    });
    // These lines and no others: one that was added meanwhile stays for the next order.
    await tx.delete(cartLines).where(
      inArray(
        cartLines.id,
        lines.map(({ id }) => id),
      ),
    );
    const placed = { ...order, finalTotal: totals.payable };
    await queueMessages(tx, await confirmations(tx, customerId, placed), now);
    return placed;
  });
}
