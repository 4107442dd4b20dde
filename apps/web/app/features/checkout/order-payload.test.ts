import { fromRupees, ZERO_PAISE } from "@store/domain";
import { describe, expect, it } from "vitest";
import { orderBody } from "./order-payload.ts";

const item = {
  id: 1,
  product_id: 7,
  product: "Ghee",
  product_image: undefined,
  quantity: 2,
  selling_price: fromRupees(649),
  total: fromRupees(1298),
  available_quantity: undefined,
};

const cart = {
  cart_items: [item],
  total: fromRupees(1236.2),
  discount_amt: ZERO_PAISE,
  product_price: undefined,
  gift_voucher_amt: undefined,
  gift_voucher_balance: undefined,
  gst_amt: fromRupees(61.8),
  final_total: fromRupees(1298),
  cart_counter: 2,
  applied_voucher_code: undefined,
  used_coin: undefined,
};

describe("the order as it is sent [R99]", () => {
  it("carries the amounts that the shopper saw, in rupees", () => {
    expect(orderBody({ cart, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
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
    expect(orderBody({ cart: paid, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
      discount_amt: 0,
      udf4: "GIFT-1000",
      used_coin: 50,
      new_coin: 0,
      is_wallet: true,
      amount: 348,
    });
    const whole = { ...paid, used_coin: undefined, gift_voucher_balance: fromRupees(2000) };
    expect(orderBody({ cart: whole, addressId: 5, shipping: fromRupees(100) })).toMatchObject({
      used_coin: 0,
      new_coin: 12,
      amount: 0,
    });
  });

  it("names no more products than the field holds", () => {
    const full = { ...cart, cart_items: Array.from({ length: 100 }, () => ({ ...item, product: "A long name" })) };
    expect(orderBody({ cart: full, addressId: 5, shipping: ZERO_PAISE }).productinfo).toHaveLength(500);
  });
});
