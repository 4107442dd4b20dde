import { type CartTotals, checkCartCheckout, checkDeliveryCountry, coinsEarned, voucherKey } from "@store/domain";
import type { InferInput } from "valibot";
import { ONLINE_PAYMENT, type Order } from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import { moveCoins } from "./coins.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";
import { reckon } from "./totals.ts";
import { writeOrder } from "./write-order.ts";

/** What the shopper saw, beside what the store reckons (checklist C16). */
export type Claims = readonly (readonly [sent: number, reckoned: number])[];

export interface CartWish {
  readonly payType: string;
  readonly addressId: number;
  readonly giftMessage: string | null;
  readonly voucherCode: string | undefined;
  readonly usedCoins: number | undefined;
  readonly newCoins: number | undefined;
  readonly claims: (totals: CartTotals) => Claims;
}

/** Why the cart cannot be ordered, by the rules of the domain and what the shopper saw. */
function refusalOf(
  { lines }: MockPerson,
  totals: CartTotals,
  address: MockAddress,
  hasSeen: boolean,
): MockRefusal | undefined {
  const delivery = checkDeliveryCountry(address.country);
  if (!delivery.ok) return refuse(409, delivery.refusal.message);
  const checked = checkCartCheckout({
    isLoggedIn: true,
    lines: lines.map(({ product }) => product),
    total: totals.finalTotal,
  });
  if (!checked.ok) return refuse(409, checked.refusal.message);
  if (!hasSeen) return refuse(409, "The total has changed.");
  return undefined;
}

/** Credits what an order earns, once. */
export function creditCoins(shop: MockShop, customer: MockPerson, { id, order_id }: InferInput<typeof Order>): void {
  const added = customer.earnings.get(Number(id)) ?? 0;
  customer.earnings.delete(Number(id));
  moveCoins(shop, customer, { added, order: { id: Number(id), number: order_id } });
}

/** Orders what is in the cart: spends its voucher and coins, and empties it. */
export function placeCart(
  shop: MockShop,
  customer: MockPerson,
  wish: CartWish,
): InferInput<typeof Order> | MockRefusal {
  const { lines } = customer;
  if (lines.length === 0) return refuse(409, "Your cart is empty");
  const address = customer.addresses.find(({ id }) => id === wish.addressId);
  if (!address) return refuse(404, "This address is not among yours");
  const { totals, voucher } = reckon(customer, shop.now());
  const earned = coinsEarned(totals.finalTotal, { redeemed: totals.coins > 0 });
  const claims: Claims = [
    ...wish.claims(totals),
    [wish.usedCoins ?? 0, totals.coins],
    [wish.newCoins ?? earned, earned],
  ];
  const hasSeen =
    claims.every(([sent, reckoned]) => sent === reckoned) &&
    voucherKey(wish.voucherCode ?? "") === (voucher?.code ?? "");
  const refused = refusalOf(customer, totals, address, hasSeen);
  if (refused) return refused;

  const { payType, giftMessage } = wish;
  const placed = writeOrder(shop, customer, {
    payType,
    address,
    lines,
    totals,
    giftMessage,
    voucherCode: voucher?.code,
  });
  if (voucher?.usesLeft) voucher.usesLeft -= 1;
  const order = { id: Number(placed.id), number: placed.order_id };
  moveCoins(shop, customer, { used: totals.coins, order });
  customer.earnings.set(order.id, earned);
  if (payType !== ONLINE_PAYMENT) creditCoins(shop, customer, placed);
  customer.lines = [];
  customer.voucher = undefined;
  customer.redeemed = 0;
  return placed;
}
