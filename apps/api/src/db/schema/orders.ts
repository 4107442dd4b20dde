import { type OrderState, STATES_NOT_SOLD, STATES_NOT_UNDER_WAY, ZERO_PAISE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { foldedText, instant, money, searchVector } from "./columns.ts";
import { customers } from "./shoppers.ts";
import { subscriptions } from "./subscriptions.ts";

/** States as an index's condition has them; a statement uses the index only where it has the same text. */
const listed = (states: readonly OrderState[]) => sql.raw(states.map((state) => `'${state}'`).join(", "));
export const NOT_SOLD = listed(STATES_NOT_SOLD);
const NOT_UNDER_WAY = listed(STATES_NOT_UNDER_WAY);

/** An address as it was when the order was placed. */
export interface OrderAddress {
  readonly id: number;
  readonly full_name: string;
  readonly mobile_no: string;
  readonly full_address: string;
  readonly city?: string;
  /** Where the goods go, as GST asks for; an order of the first release has none. */
  readonly state?: string;
  /** The buyer's, where one was given. */
  readonly gstin?: string;
}

/** The PIN code of an address, as its line ends: ", Gujarat 380015, India". Null where there is none. */
export const pinCodeOf = (address: PgColumn) =>
  sql`substring(${address} ->> 'full_address' from ' ([1-9][0-9]{5}), [^,]*$')`;

/** Who carries a parcel, and by which number. */
export interface OrderTracking {
  readonly courier: string;
  /** Empty where the carrier has none. */
  readonly number: string;
  readonly url?: string | undefined;
}

/** Couriers are compared by this: however somebody typed their name. */
export const courierKeyOf = (tracking: PgColumn | SQL) =>
  sql<string>`lower(btrim(coalesce(${tracking} ->> 'courier', '')))`;

/** The number of a parcel, as it is looked for. */
export const trackingNumberOf = (tracking: PgColumn | SQL) => sql<string>`lower(${tracking} ->> 'number')`;

export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What people call it by: SO-2026-000123. */
    number: text().notNull(),
    /** The client's time stamp of the attempt that placed it: a repeat is answered with this order. */
    clientTxnId: text(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    placedAt: instant().notNull(),
    deliveredAt: instant(),
    orderStatus: text().notNull(),
    saleStatus: text().notNull(),
    payType: text().notNull(),
    isPaid: boolean().notNull(),
    isInvoiced: boolean().notNull(),
    /** Before GST. */
    productTotal: money().notNull(),
    /** A promotion's, the shop's own or a subscription's. */
    discount: money().notNull(),
    /** Of the shop's own discount on the cart; null where it was none. */
    discountName: text(),
    /** GST on what the discount leaves. */
    tax: money().notNull(),
    shipping: money().notNull(),
    /** For cash on delivery, GST included. */
    cashFee: money().notNull().default(ZERO_PAISE),
    /** Paid by a gift voucher. */
    giftVoucher: money().notNull().default(ZERO_PAISE),
    /** Coins, of one rupee each. */
    usedCoins: integer().notNull(),
    /** What is to be paid, after gift voucher and coins. */
    finalTotal: money().notNull(),
    /** Of cash that was collected at the door: what its courier remitted, and what the shop does not wait for any more. */
    cashReceived: money().notNull().default(ZERO_PAISE),
    cashWrittenOff: money().notNull().default(ZERO_PAISE),
    isGift: boolean().notNull().default(false),
    giftMessage: text(),
    voucherCode: text(),
    /** Coins that it earns once it is paid, or placed to be paid on delivery. */
    earnedCoins: integer().notNull().default(0),
    /** Until when an unpaid order keeps its stock, voucher and coins; null when it needs no hold or has lost it. */
    heldUntil: instant(),
    /**
     * Its stock, voucher and coins were given back: it was not paid in time, or cancelled. Where its parcel came back, the
     * voucher and coins were, and what was paid; `isRestocked` says whether its goods were as well.
     */
    isReleased: boolean().notNull().default(false),
    /** The order in whose parcel it goes, as its goods were added to that. */
    goesWith: integer().references((): AnyPgColumn => orders.id),
    /** The subscription that it delivers, and the day that it is for. */
    subscriptionId: integer().references(() => subscriptions.id),
    deliveryDay: date(),
    /** When the owner was mailed that it is new. */
    ownerMailedAt: instant(),
    /** The door it goes to, as the domain's `addressKey` writes it; empty where an order of old does not tell. */
    addressKey: text().notNull().default(""),
    tracking: jsonb().$type<OrderTracking>(),
    /** When its parcel came back last, and what the courier said of it. */
    undeliveredOn: date(),
    undeliveredReason: text(),
    /** The goods that came back are in stock again. */
    isRestocked: boolean().notNull().default(false),
    /** What the parcel holds that is being booked with a courier, until the courier has answered. */
    bookingOf: text(),
    /** It came back once, and was sent again. */
    isSentAgain: boolean().notNull().default(false),
    /** What earlier releases wrote of a request to return it; its lines say it now. */
    returnReason: text(),
    /** Since when a request to return goods of it waits for staff, or for the goods. */
    returnRequestedAt: instant(),
    billingAddress: jsonb().$type<OrderAddress>().notNull(),
    shippingAddress: jsonb().$type<OrderAddress>().notNull(),
    /** Where it goes, for the staff's list. */
    city: text().generatedAlwaysAs(sql`shipping_address ->> 'city'`),
    /** The words that the staff's list finds it by: number, receiver's name, mobile without calling code. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `to_tsvector('simple', replace(number || ' ' || ${foldedText("coalesce(shipping_address ->> 'full_name', '')")}, '-', ' ') || ' ' || right(coalesce(shipping_address ->> 'mobile_no', ''), 10))`,
        ),
      ),
  },
  (table) => [
    // Read backwards, newest first.
    index("orders_newest").on(table.placedAt, table.id),
    index("orders_by_status").on(table.orderStatus, table.placedAt, table.id),
    // What waits for the staff, and what counts as sold: the conditions of `modules/orders/staff-views.ts`.
    index("orders_to_accept")
      .on(table.placedAt, table.id)
      .where(sql`${table.orderStatus} = 'Pending' and (${table.isPaid} or ${table.payType} = 'Cash on Delivery')`),
    index("orders_to_return")
      .on(table.placedAt, table.id)
      .where(sql`${table.orderStatus} = 'Delivered' and ${table.returnRequestedAt} is not null`),
    index("orders_to_refund")
      .on(table.placedAt, table.id)
      .where(sql`${table.orderStatus} = 'Undelivered' and ${table.isPaid} and not ${table.isReleased}`),
    index("orders_sold")
      .on(table.placedAt, table.id, table.finalTotal, table.giftVoucher, table.usedCoins)
      .where(
        sql`${table.orderStatus} not in (${NOT_SOLD}) and (${table.isPaid} or ${table.payType} = 'Cash on Delivery')`,
      ),
    index("orders_by_city").on(table.city, table.placedAt, table.id),
    index("orders_by_pin_code").on(pinCodeOf(table.shippingAddress)),
    index("orders_by_search").using("gin", table.search),
    uniqueIndex("orders_number").on(table.number),
    index("orders_going_with").on(table.goesWith).where(sql`${table.goesWith} is not null`),
    index("orders_held").on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
    uniqueIndex("orders_once_a_delivery").on(table.subscriptionId, table.deliveryDay),
    // Cash orders that are not over, by who and where they go to.
    index("orders_open_cash")
      .on(table.addressKey)
      .where(sql`not ${table.isPaid} and ${table.orderStatus} not in (${NOT_UNDER_WAY})`),
    // Cash that couriers collected and have not remitted: the condition of `modules/payouts/owed.ts`.
    index("orders_cash_owed")
      .on(courierKeyOf(table.tracking), table.deliveredAt, table.id)
      .where(
        sql`${table.payType} = 'Cash on Delivery' and ${table.isPaid} and ${table.deliveredAt} is not null and ${table.finalTotal} > ${table.cashReceived} + ${table.cashWrittenOff}`,
      ),
    index("orders_by_tracking").on(trackingNumberOf(table.tracking)).where(sql`${table.tracking} is not null`),
    index("orders_of_customer").on(table.customerId, table.placedAt.desc(), table.id.desc()),
    check(
      "orders_add_up",
      sql`${table.productTotal} - ${table.discount} + ${table.tax} + ${table.shipping} + ${table.cashFee} - ${table.giftVoucher} - ${table.usedCoins}::bigint * 100 = ${table.finalTotal}`,
    ),
  ],
);

/** A line as it was sold: later changes of the product leave it as it is. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    image: text().notNull(),
    /** As it was sold, and its invoice says. */
    quantity: integer().notNull(),
    /** Pieces of these that staff took out once it was paid, before it was packed: they are credited, and never sent. */
    withdrawn: integer().notNull().default(0),
    /** Paid for one piece, with its two parts. */
    price: money().notNull(),
    /** What it was reduced from, and by which discount; null where it was not. */
    usualPrice: money(),
    discountName: text(),
    basePrice: money().notNull(),
    gst: money().notNull(),
    /** Percent. */
    gstRate: smallint().notNull(),
    /** What GST calls this kind of goods; empty where the product has none. */
    hsnCode: text().notNull().default(""),
    /** All pieces at the price paid, before the discount. */
    total: money().notNull(),
    /** This line's share of the order's discount. */
    discount: money().notNull().default(ZERO_PAISE),
    /** GST on all pieces, on what the discount leaves. */
    tax: money().notNull(),
  },
  (table) => [
    index("order_lines_of_order").on(table.orderId, table.id),
    check("order_lines_withdrawn", sql`${table.withdrawn} between 0 and ${table.quantity}`),
    check("order_lines_add_up", sql`${table.price} * ${table.quantity} = ${table.total}`),
    check(
      "order_lines_discounted",
      sql`${table.discount} between 0 and ${table.basePrice} * ${table.quantity} and ${table.tax} between 0 and ${table.gst} * ${table.quantity}`,
    ),
  ],
);

/** The pieces of a line that are sent. */
export const PIECES_TO_SEND = sql<number>`(${orderLines.quantity} - ${orderLines.withdrawn})`.mapWith(Number);
/** Whether any piece of a line is sent. */
export const IS_SENT_LINE = sql`${orderLines.quantity} > ${orderLines.withdrawn}`;

/** What an order went through, a row for each step; the wire's `timeline`. Rows are only added. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The state that it was in from then on. */
    state: text().notNull(),
    /** What was done: place, accept, pack, … restore, request return. */
    action: text().notNull(),
    actor: text().notNull(),
    /** The member of staff who did it. */
    staffId: integer().references(() => customers.id),
    at: instant().notNull(),
  },
  (table) => [
    index("order_events_of_order").on(table.orderId, table.id),
    // Parcels that ended, for the dashboard's figures.
    index("order_events_of_parcels").on(table.at).where(sql`${table.action} in ('deliver', 'undelivered')`),
    // Parcels that were handed over, for the manifests of a day.
    index("order_events_of_hand_over").on(table.at).where(sql`${table.action} in ('ship', 'send again')`),
  ],
);
