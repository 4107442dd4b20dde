import {
  type Paise,
  type Policy,
  type ShippingPlace,
  type ShopDiscount,
  taxedOn,
  todayInIndia,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, count, eq, gt, inArray, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  addresses,
  cartLines,
  cartVouchers,
  coinRedemptions,
  coinWallets,
  products,
  sellableStock,
  vouchers,
  voucherUses,
} from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { nameOfDiscount, runningOfCart, toCartDiscounts } from "../discounts/discounts.ts";
import type { VoucherRow } from "../vouchers/vouchers.ts";

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
  readonly hsnCode: string;
  /** Packed; null where nobody entered it. */
  readonly weightGrams: number | null;
  readonly usualPrice: Paise | null;
  readonly mrp: Paise | null;
  /** By which discount its price is lower; null where it is the usual one. */
  readonly discountName: string | null;
}

/** Coins that an OTP confirmed, beside what the customer holds. */
export interface RedeemedCoins {
  readonly coins: number;
  readonly balance: number;
}

/** A cart as it stands, with what its customer put on it. Whether that still applies is reckoned from it. */
export interface CartContents {
  readonly lines: readonly CartLineRow[];
  /** The shop's discounts on carts that count now. */
  readonly cartDiscounts: readonly ShopDiscount[];
  readonly voucher: VoucherRow | null;
  readonly redeemed: RedeemedCoins | null;
  /** Undefined for a visitor. */
  readonly customerId: number | undefined;
  /** Orders of the customer that have used the voucher, where its terms limit them. */
  readonly usesByCustomer: number;
  /**
   * Where the customer's first address is, which decides the shipping (C17). Read only where the total with shipping
   * counts: with a gift voucher or redeemed coins.
   */
  readonly place: ShippingPlace | null;
}

/** Whose cart: a visitor has no customer's id, and can have neither voucher nor coins. */
export interface CartOwner {
  readonly shopperId: number;
  readonly customerId?: number;
  readonly isElite?: boolean;
}

/** What a line needs of its product, at today's price. */
const goodsColumns = {
  productId: products.id,
  name: products.name,
  image: products.image,
  stock: sellableStock,
  pricePaid: products.pricePaid,
  basePrice: products.basePrice,
  gst: products.gst,
  gstRate: products.gstRate,
  hsnCode: products.hsnCode,
  weightGrams: products.weightGrams,
  usualPrice: products.usualPrice,
  mrp: products.mrp,
  discountName: nameOfDiscount,
};

const lineColumns = { ...goodsColumns, id: cartLines.id, quantity: cartLines.quantity };

/** When a cart is read, and by which rates it is taxed. */
interface Moment {
  readonly now: Date;
  readonly policy: Policy;
}

const taxedLines = (lines: readonly CartLineRow[], { now, policy }: Moment): CartLineRow[] => {
  const today = todayInIndia(now);
  return lines.map((line) => taxedOn(line, today, policy));
};

/**
 * Products that staff chose, as lines of a cart that nobody has; those that do not exist are left out.
 * @param isLocked in the order of their ids, until the transaction ends.
 */
export async function readGoods(
  db: Database,
  chosen: readonly { readonly productId: number; readonly quantity: number }[],
  moment: Moment,
  isLocked: boolean,
): Promise<CartLineRow[]> {
  const found = db
    .select(goodsColumns)
    .from(products)
    .where(
      inArray(
        products.id,
        chosen.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(products.id));
  const goods = new Map((await (isLocked ? found.for("no key update") : found)).map((row) => [row.productId, row]));
  const lines = chosen.flatMap(({ productId, quantity }) => {
    const row = goods.get(productId);
    return row ? [{ ...row, id: productId, quantity }] : [];
  });
  return taxedLines(lines, moment);
}

type OrPlaceholder<T> = T | Placeholder;

/** A customer's cart in one statement: what is the same for the whole cart stands beside each line. */
export function selectCustomerCart(
  db: Database,
  of: {
    readonly shopper: OrPlaceholder<number>;
    readonly customer: OrPlaceholder<number>;
    readonly now: OrPlaceholder<Date>;
  },
) {
  const firstPlace = db
    .select({
      place: sql`json_build_object('city', ${addresses.cityId}, 'postalCode', ${addresses.postalCode})`.as("place"),
    })
    .from(addresses)
    .where(eq(addresses.customerId, of.customer))
    .orderBy(asc(addresses.id))
    .limit(1);
  const uses = db
    .select({ count: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.customerId, of.customer)));
  return db
    .select({
      line: lineColumns,
      cartDiscounts: runningOfCart(of.now),
      voucher: vouchers,
      coins: coinRedemptions.coins,
      balance: coinWallets.balance,
      usesByCustomer: sql<number>`case when ${vouchers.usesPerCustomer} is not null then (${uses})::int else 0 end`,
      place: sql<ShippingPlace | null>`case when ${vouchers.isGift} or ${coinRedemptions.customerId} is not null then (${firstPlace}) end`,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(cartVouchers, eq(cartVouchers.shopperId, cartLines.shopperId))
    .leftJoin(vouchers, eq(vouchers.id, cartVouchers.voucherId))
    .leftJoin(coinRedemptions, and(eq(coinRedemptions.customerId, of.customer), gt(coinRedemptions.expiresAt, of.now)))
    .leftJoin(coinWallets, eq(coinWallets.customerId, coinRedemptions.customerId))
    .where(eq(cartLines.shopperId, of.shopper))
    .$dynamic();
}

type CustomerCartRow = Awaited<ReturnType<typeof selectCustomerCart>>[number];

export function toContents(rows: readonly CustomerCartRow[], customerId: number, moment: Moment): CartContents {
  const [first] = rows;
  return {
    lines: taxedLines(
      rows.map(({ line }) => line),
      moment,
    ),
    cartDiscounts: toCartDiscounts(first?.cartDiscounts),
    voucher: first?.voucher ?? null,
    redeemed: first?.coins ? { coins: first.coins, balance: first.balance ?? 0 } : null,
    customerId,
    usesByCustomer: first?.usesByCustomer ?? 0,
    place: first?.place ?? null,
  };
}

export type ReadCart = (owner: CartOwner) => Promise<CartContents>;

/** Reads a shopper's cart in one statement, the line that was added first at the top. */
export function createReadCart(db: Database, clock: Clock, policy: () => Policy): ReadCart {
  const shopper = sql.placeholder("shopper");
  const ofVisitor = db
    .select({ line: lineColumns, cartDiscounts: runningOfCart(sql.placeholder("now")) })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.shopperId, shopper))
    .orderBy(asc(cartLines.id))
    .prepare("cart");
  const ofCustomer = selectCustomerCart(db, {
    shopper,
    customer: sql.placeholder("customer"),
    now: sql.placeholder("now"),
  })
    .orderBy(asc(cartLines.id))
    .prepare("customer_cart");
  return async ({ shopperId, customerId }) => {
    const moment = { now: clock(), policy: policy() };
    const now = moment.now.toISOString();
    if (customerId === undefined) {
      const rows = await ofVisitor.execute({ shopper: shopperId, now });
      return {
        lines: taxedLines(
          rows.map(({ line }) => line),
          moment,
        ),
        cartDiscounts: toCartDiscounts(rows[0]?.cartDiscounts),
        ...{ voucher: null, redeemed: null, customerId, usesByCustomer: 0, place: null },
      };
    }
    return toContents(await ofCustomer.execute({ shopper: shopperId, customer: customerId, now }), customerId, moment);
  };
}

export interface CartCount {
  /** What the counter shows: pieces, not lines. */
  readonly pieces: number;
  /** The goods at their prices with GST, undiscounted. */
  readonly goodsTotal: Paise;
  readonly hasVoucher: boolean;
}

/** Counts and adds up a shopper's cart in the database, where its lines are not needed. */
export function createCountCart(db: Database): (shopperId: number) => Promise<CartCount> {
  const shopper = sql.placeholder("shopper");
  const count = db
    .select({
      pieces: sql`coalesce(sum(${cartLines.quantity}), 0)`.mapWith(Number),
      goodsTotal: sql`coalesce(sum(${products.pricePaid} * ${cartLines.quantity}), 0)`.mapWith(products.pricePaid),
      hasVoucher: sql<boolean>`exists (select 1 from ${cartVouchers} where ${cartVouchers.shopperId} = ${shopper})`,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.shopperId, shopper))
    .prepare("cart_count");
  return async (shopperId) => {
    const [row] = await count.execute({ shopper: shopperId });
    return row ?? { pieces: 0, goodsTotal: ZERO_PAISE, hasVoucher: false };
  };
}
