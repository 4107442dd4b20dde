import {
  type CartTotals,
  cartTotals,
  checkCoinRedemption,
  checkVoucher,
  type Paise,
  shippingCharge,
  ZERO_PAISE,
} from "@store/domain";
import { cityOf } from "./addresses.ts";
import type { MockPerson, MockShopper } from "./shop.ts";
import type { MockVoucher } from "./vouchers.ts";

const isPerson = (shopper: MockShopper): shopper is MockPerson => "addresses" in shopper;

function shippingOf(shopper: MockShopper): Paise {
  if (!isPerson(shopper)) return shippingCharge({ isElite: false });
  const [first] = shopper.addresses;
  return shippingCharge({ isElite: shopper.isElite, firstAddressCity: first && cityOf(first) });
}

/** A cart as it stands: a voucher that does not apply and coins that it does not bear take nothing off. */
export function reckon(
  shopper: MockShopper,
  now: Date,
): { readonly totals: CartTotals; readonly voucher: MockVoucher | undefined } {
  const lines = shopper.lines.map(({ product, quantity }) => ({ basePrice: product.base, gst: product.gst, quantity }));
  const shipping = shippingOf(shopper);
  const { subtotal } = cartTotals({ lines });
  const checked = checkVoucher(shopper.voucher, { subtotal, now });
  const cart = { lines, shipping, discount: checked.ok ? checked.value : ZERO_PAISE };
  const { orderTotal } = cartTotals(cart);
  const available = isPerson(shopper) ? balanceOf(shopper) : 0;
  const redeemed = checkCoinRedemption({ isLoggedIn: true, coins: shopper.redeemed, available, orderTotal });
  return {
    totals: cartTotals({ ...cart, coins: redeemed.ok ? redeemed.value : 0 }),
    voucher: checked.ok ? shopper.voucher : undefined,
  };
}

/** What a customer's wallet holds. */
export const balanceOf = ({ wallet }: MockPerson): number => wallet[0]?.available_coin ?? 0;
