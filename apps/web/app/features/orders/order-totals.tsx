import { isShownLine, totalLabel } from "@store/domain";
import { cashFeeRows, discountLabel, orderPaymentRows } from "@store/react-client/payment-rows";
import { Summary } from "@store/ui/summary";
import type { OrderData } from "./order-data.ts";

/** What an order costs, and how it is paid [R157] (C38). */
export function OrderTotals({ order }: { readonly order: OrderData }) {
  const paid = orderPaymentRows(order);
  const discount = isShownLine(order.discount_amt)
    ? [{ label: discountLabel(order), amount: order.discount_amt, isDeduction: true }]
    : [];
  const standing = { orderStatus: order.order_status, isPaid: order.is_paid };
  return (
    <Summary
      rows={[
        { label: "Products", amount: order.product_total },
        ...discount,
        { label: "Tax", amount: order.tax_amt },
        { label: "Shipping", amount: order.shipping_amt, zeroLabel: "Free" },
        ...cashFeeRows(order.cash_fee_amt),
        ...paid,
      ]}
      total={{ label: paid.length === 0 ? "Total" : totalLabel(standing), amount: order.final_total }}
    />
  );
}
