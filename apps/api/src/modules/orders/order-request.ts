import {
  CASH_ON_DELIVERY,
  ONLINE_PAYMENT,
  type orderPaymentLink,
  type ParsedRequest,
  type placeOrder,
} from "@store/api-client/contract";
import {
  type CartTotals,
  checkCartCheckout,
  checkDeliveryCountry,
  checkPostalCode,
  maximumQuantity,
  type Paise,
  type Policy,
  sellingPrice,
  voucherKey,
} from "@store/domain";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { AddressRow } from "../addresses/read-addresses.ts";
import type { PricedCart } from "../cart/price-cart.ts";
import type { CartLineRow } from "../cart/read-cart.ts";
import { lostItsPrice, TOTAL_CHANGED, tooFewLeft } from "./messages.ts";

export type CashOrderBody = ParsedRequest<typeof placeOrder>["body"];
export type OnlineOrderBody = ParsedRequest<typeof orderPaymentLink>["body"];

/** What the shopper saw of an amount, a number of coins or a code, beside what the server computed. */
export type ClientTotal = readonly [sent: number | string | undefined, computed: number | string];

/** By the names of the fields; one that was left out is compared with nothing (C16). */
export type ClientTotals = Readonly<Record<string, ClientTotal>>;

/** What a shopper asks for, whichever way it is to be paid. */
export interface OrderRequest {
  readonly payType: typeof CASH_ON_DELIVERY | typeof ONLINE_PAYMENT;
  /** The client's time stamp of this attempt. */
  readonly clientTxnId: string | null;
  /** The address, and the field that names it. */
  readonly address: { readonly id: number; readonly field: string };
  readonly isGift: boolean;
  readonly giftMessage: string | null;
  readonly clientTotals: (cart: PricedCart) => ClientTotals;
  /** Says that the total is another one, to who does not look at a cart. */
  readonly totalChanged?: (total: Paise) => string;
  /** The member of staff who orders for the customer. */
  readonly staffId?: number;
}

const clientCoins = (body: CashOrderBody | OnlineOrderBody, { totals, earnedCoins }: PricedCart) => ({
  used_coin: [body.used_coin ?? 0, totals.coins] as const,
  new_coin: [body.new_coin, earnedCoins] as const,
});

const clientVoucher = (code: string | undefined, { voucher }: PricedCart): ClientTotal => [
  voucherKey(code ?? ""),
  voucher?.codeKey ?? "",
];

export const cashOrderRequest = (body: CashOrderBody): OrderRequest => ({
  payType: CASH_ON_DELIVERY,
  clientTxnId: body.txnid || null,
  address: { id: body.address1, field: "address1" },
  isGift: Boolean(body.udf5),
  giftMessage: body.udf5 || null,
  clientTotals: (cart) => ({
    order_total: [body.order_total, cart.totals.subtotal],
    discount_amt: [body.discount_amt, cart.totals.discount],
    udf2: [body.udf2, cart.totals.shipping],
    udf3: [body.udf3, cart.totals.gst],
    udf4: clientVoucher(body.udf4, cart),
    amount: [body.amount, cart.totals.payable],
    ...clientCoins(body, cart),
  }),
});

export const onlineOrderRequest = (body: OnlineOrderBody): OrderRequest => ({
  payType: ONLINE_PAYMENT,
  clientTxnId: body.txnid,
  address: { id: body.billing_address, field: "billing_address" },
  isGift: body.is_a_gift ?? Boolean(body.giftMessage),
  giftMessage: (body.is_a_gift !== false && body.giftMessage) || null,
  clientTotals: (cart) => ({
    amount: [body.amount, cart.totals.payable],
    discount_amt: [body.discount_amt, cart.totals.discount],
    shipping_amount: [body.shipping_amount, cart.totals.shipping],
    tax_amount: [body.tax_amount, cart.totals.gst],
    voucherCode: clientVoucher(body.voucherCode, cart),
    ...clientCoins(body, cart),
  }),
});

/**
 * Compares the totals that the client showed with those that the server computed, and refuses where they differ (C16).
 * A total that the client does not send is not compared.
 */
export function compareClientTotals(totals: ClientTotals, message = TOTAL_CHANGED): HttpError | undefined {
  const differing = Object.entries(totals).filter(([, [sent, computed]]) => sent !== undefined && sent !== computed);
  return differing.length === 0 ? undefined : httpError(409, message, { field: differing.map(([name]) => name) });
}

/** @param field the one that names the address. */
export function checkDelivery({ address, state, country }: AddressRow, field: string): HttpError | undefined {
  const served = checkDeliveryCountry(country.id);
  // One that was saved before PIN code and state had to agree.
  const checked = served.ok ? checkPostalCode(address.postalCode, country.id, state.name) : served;
  return checked.ok ? undefined : httpError(409, checked.refusal, { field });
}

/**
 * Stock and minimum, by the rules of the cart's own checkout button; and nothing is given away. What is added to an order
 * has no minimum.
 */
export function checkLines(
  lines: readonly CartLineRow[],
  totals: CartTotals,
  policy: Policy,
  isAddition = false,
): HttpError | undefined {
  const checked = checkCartCheckout({ isLoggedIn: true, lines, total: totals.goodsTotal, isAddition }, policy);
  if (!checked.ok) return httpError(409, checked.refusal);
  const unpriced = lines.find(({ pricePaid }) => sellingPrice({ productPrice: pricePaid }) === undefined);
  if (unpriced) return httpError(409, lostItsPrice(unpriced.name));
  const short = lines.find(({ quantity, stock }) => quantity > maximumQuantity(stock));
  return short && httpError(409, tooFewLeft(short.name, maximumQuantity(short.stock)));
}
