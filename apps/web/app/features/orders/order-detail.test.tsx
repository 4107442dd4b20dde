// @vitest-environment jsdom
import { fromRupees, ZERO_PAISE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { OrderDetail } from "./order-detail.tsx";

useMockBackend();

type OrderData = ComponentProps<typeof OrderDetail>["order"];

const order: OrderData = {
  id: 1,
  order_id: "SO-2026-000001",
  order_date: "2026-03-14T12:30:00.000Z",
  delivery_date: undefined,
  order_status: "Pending",
  status_since: undefined,
  promised_on: undefined,
  sale_status: "Quotation Sent",
  pay_type: "Cash on Delivery",
  is_paid: false,
  payment_state: undefined,
  refunded_amt: undefined,
  is_invoiced: false,
  final_total: fromRupees(749),
  billing_address: undefined,
  shipping_address: undefined,
  product_info: [],
  rated_product_info: [],
  product_total: fromRupees(579.46),
  tax_amt: fromRupees(69.54),
  shipping_amt: fromRupees(100),
  cash_fee_amt: undefined,
  discount_amt: ZERO_PAISE,
  discount_name: undefined,
  gift_voucher_amt: undefined,
  used_coin: 0,
  is_gift: false,
  gift_message: undefined,
  applied_voucher_code: undefined,
  timeline: undefined,
  tracking: undefined,
  tracking_token: undefined,
  goes_with: undefined,
  additions: undefined,
  undelivered_on: undefined,
  is_sent_again: undefined,
  return_requested_at: undefined,
  returns: undefined,
  refunds: undefined,
  subscription_id: undefined,
  notes: undefined,
  credit_note: undefined,
  credit_notes: undefined,
  changes: undefined,
};

const shown = (change: Partial<OrderData> = {}) => {
  render(<OrderDetail order={{ ...order, ...change }} onChanged={async () => {}} />);
  return screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
};

describe("an order's sums [R157] [C38]", () => {
  it("end with the total where it is paid in money alone", () => {
    expect(shown().slice(-4)).toEqual(["Products ₹579.46", "Tax ₹69.54", "Shipping ₹100.00", "Total ₹749.00"]);
  });

  it("take gift voucher and coins off the total", () => {
    const paid = { gift_voucher_amt: fromRupees(500), used_coin: 40, final_total: fromRupees(209) };
    expect(shown(paid).slice(-4)).toEqual([
      "Total ₹749.00",
      "Gift voucher −₹500.00",
      "Coins used −₹40.00",
      "To pay ₹209.00",
    ]);
  });

  it("say what was paid once nothing is left to pay", () => {
    const paid = { gift_voucher_amt: fromRupees(749), final_total: ZERO_PAISE, is_paid: true };
    expect(shown(paid).slice(-3)).toEqual(["Total ₹749.00", "Gift voucher −₹749.00", "Paid ₹0.00"]);
  });
});

it("tells what goes back of its money, and what has gone back [C39]", () => {
  shown({
    refunds: [
      { amount: fromRupees(120.5), at: "2026-03-15T06:30:00Z", is_paid: true },
      { amount: fromRupees(50), at: "2026-03-16T06:30:00Z", is_paid: false },
    ],
  });
  expect(screen.getByText("₹120.50 refunded on Mar 15, 2026")).toBeDefined();
  expect(screen.getByText("₹50.00 on its way back to you since Mar 16, 2026")).toBeDefined();
});

it("shows what the shop wrote about the order", () => {
  shown({ notes: [{ text: "It leaves on Monday", at: "2026-03-15T06:30:00.000Z" }] });
  expect(screen.getByRole("region", { name: "Notes from the shop" }).textContent).toBe(
    "It leaves on Monday Mar 15, 2026",
  );
});
