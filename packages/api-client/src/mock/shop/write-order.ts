import { type CartTotals, multiplyMoney, NEW_ORDER_SALE_STATUS, ORDER_PENDING, toRupees } from "@store/domain";
import type { InferInput } from "valibot";
import type { Order } from "../../contract/index.ts";
import { cityOf } from "./addresses.ts";
import { pictureOf } from "./cards.ts";
import type { MockProduct } from "./products.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";

interface NewOrder {
  readonly payType: string;
  readonly address: MockAddress;
  readonly lines: readonly { readonly product: MockProduct; readonly quantity: number }[];
  readonly totals: CartTotals;
  readonly giftMessage: string | null;
  readonly voucherCode?: string | undefined;
}

const snapshot = (address: MockAddress) => ({
  id: address.id,
  full_name: address.full_name,
  mobile_no: address.mobile,
  full_address: [address.address_line_1, address.address_line_2, cityOf(address)].join(", "),
});

/** Takes an order's stock, and puts it on top of the customer's orders. */
export function writeOrder(
  { nextId, now }: MockShop,
  customer: MockPerson,
  { payType, address, lines, totals, giftMessage, voucherCode }: NewOrder,
): InferInput<typeof Order> {
  const id = nextId();
  const placed: InferInput<typeof Order> = {
    id,
    order_id: `SO-${now().getUTCFullYear()}-${String(id).padStart(6, "0")}`,
    order_date: now().toISOString(),
    order_status: ORDER_PENDING,
    sale_status: NEW_ORDER_SALE_STATUS,
    pay_type: payType,
    is_paid: false,
    is_invoiced: false,
    final_total: toRupees(totals.payable),
    billing_address: snapshot(address),
    shipping_address: snapshot(address),
    product_info: lines.map(({ product, quantity }) => ({
      id: nextId(),
      product_id: product.id,
      product_name: product.name,
      product_image: pictureOf(product),
      quantity,
      selling_price: toRupees(product.price),
      tax_name: `GST ${product.gstRate}%`,
      product_total: toRupees(multiplyMoney(product.price, quantity)),
      is_rated: false,
    })),
    product_total: toRupees(totals.subtotal),
    tax_amt: toRupees(totals.gst),
    shipping_amt: toRupees(totals.shipping),
    discount_amt: toRupees(totals.discount),
    used_coin: totals.coins,
    is_gift: giftMessage !== null,
    gift_message: giftMessage,
    applied_voucher_code: voucherCode,
  };
  for (const { product, quantity } of lines) {
    if (product.stock !== null) product.stock -= quantity;
  }
  customer.orders = [placed, ...customer.orders];
  return placed;
}
