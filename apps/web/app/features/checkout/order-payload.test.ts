import { fromRupees, ZERO_PAISE } from "@store/domain";
import { describe, expect, it } from "vitest";
import { cashOrderBody, onlineOrderBody } from "./order-payload.ts";

const item = {
  id: 1,
  product_id: 7,
  product: "Ghee",
  product_image: undefined,
  quantity: 2,
  selling_price: fromRupees(649),
  total: fromRupees(1298),
  available_quantity: undefined,
  ...{ list_price: undefined, saving: undefined },
};

const cart = {
  cart_items: [item],
  total: fromRupees(1236.2),
  discount_amt: ZERO_PAISE,
  discount_name: undefined,
  product_price: undefined,
  gift_voucher_amt: undefined,
  gift_voucher_balance: undefined,
  gst_amt: fromRupees(61.8),
  final_total: fromRupees(1298),
  cart_counter: 2,
  applied_voucher_code: undefined,
  used_coin: undefined,
  weight_grams: undefined,
};

const rest = { txnid: "1773556200000", gift: { isGift: false, message: "" } };

describe("the order as it is sent [R99]", () => {
  it("carries the amounts that the shopper saw, in rupees", () => {
    expect(cashOrderBody({ ...rest, cart, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
      address1: 5,
      pay_type: "Cash on Delivery",
      sale_status: "Quotation Sent",
      productinfo: "Ghee",
      order_total: 1236.2,
      discount_amt: 0,
      udf2: 100,
      udf3: 61.8,
      amount: 1398,
      new_coin: 12,
      used_coin: 0,
    });
  });

  it("takes a gift voucher off after shipping, then coins, and names both [C38]", () => {
    const balance = { gift_voucher_amt: fromRupees(1000), gift_voucher_balance: fromRupees(1000) };
    const paid = { ...cart, ...balance, applied_voucher_code: "GIFT-1000", used_coin: 50 };
    expect(cashOrderBody({ ...rest, cart: paid, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
      discount_amt: 0,
      udf4: "GIFT-1000",
      used_coin: 50,
      new_coin: 0,
      is_wallet: true,
      amount: 348,
    });
    const whole = { ...paid, used_coin: undefined, gift_voucher_balance: fromRupees(2000) };
    expect(cashOrderBody({ ...rest, cart: whole, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
      used_coin: 0,
      new_coin: 12,
      amount: 0,
    });
  });

  it("names no more products than the field holds", () => {
    const full = { ...cart, cart_items: Array.from({ length: 100 }, () => ({ ...item, product: "A long name" })) };
    expect(cashOrderBody({ ...rest, cart: full, addressId: 5, shipping: ZERO_PAISE }).productinfo).toHaveLength(500);
  });

  it("sends voucher, coins and gift, each under its own name, either way it is paid [R99] [R101]", () => {
    const promoted = { ...cart, applied_voucher_code: "SAVE10", discount_amt: fromRupees(100), used_coin: 50 };
    const gift = { isGift: true, message: " For Ba " };
    const choice = { ...rest, cart: promoted, addressId: 5, shipping: fromRupees(100), gift, wallet: 120 };
    const coins = { is_wallet: true, used_coin: 50, new_coin: 0, total_coin: 120, available_coin: 70 };
    expect(cashOrderBody(choice)).toMatchObject({
      txnid: "1773556200000",
      udf4: "SAVE10",
      udf5: "For Ba",
      discount_amt: 100,
      ...coins,
    });
    expect(onlineOrderBody(choice)).toEqual({
      txnid: "1773556200000",
      amount: 1348,
      productinfo: "Ghee",
      billing_address: 5,
      shipping_amount: 100,
      tax_amount: 61.8,
      discount_amt: 100,
      is_a_gift: true,
      giftMessage: "For Ba",
      voucherCode: "SAVE10",
      ...coins,
    });
  });

  it("keeps the message of a gift that is none any more to itself", () => {
    const gift = { isGift: false, message: "For Ba" };
    const choice = { ...rest, cart, addressId: 5, shipping: ZERO_PAISE, gift };
    expect(cashOrderBody(choice).udf5).toBeUndefined();
    expect(onlineOrderBody(choice)).toMatchObject({ is_a_gift: false, giftMessage: undefined });
  });
});
