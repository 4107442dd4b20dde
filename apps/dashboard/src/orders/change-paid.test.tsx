// @vitest-environment jsdom
import {
  changePaidOrder,
  previewPaidChange,
  staffOrder,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fromRupees, ORDER_CHANGED_BEFORE, PAID_ORDER_KEEPS_SOMETHING } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";

const backend = useMockBackend();

type Order = WireReplyOf<typeof staffOrder>["data"];
const AT = "2026-03-14T06:30:00Z";

const lineOf = (id: number, product_name: string, quantity: number, withdrawn?: number) => ({
  ...{ id, product_id: id, product_name, quantity, withdrawn, selling_price: 100, product_total: 100 * quantity },
  ...{ tax_name: "GST 5%", is_rated: false, product_rating_by_user: null },
});

const orderIs = (further: Partial<Order> = {}) =>
  backend.reply(staffOrder, {
    status: true,
    data: {
      ...{
        id: 7,
        order_id: "SO-2026-000007",
        order_date: AT,
        order_status: "Confirmed",
        sale_status: "Sales Order",
        change_count: 0,
      },
      ...{ pay_type: "Online Payment", is_paid: true, is_invoiced: true },
      product_info: [lineOf(11, "Cow Ghee", 3), lineOf(12, "Rock Salt", 2, 1)],
      ...{ product_total: 500, tax_amt: 25, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 525 },
      ...{ refundable: 525, is_refund_by_hand: false, refunds: [], payments: [], events: [], actions: [] },
      ...{ returns: [], changes: 0, ...further },
    },
  });

beforeEach(() => {
  localStorage.clear();
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["orders", "refunds"], second_factor: "off" },
  });
  logInAs("staff");
});

async function open() {
  const page = renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");
  await page.user.click(await screen.findByRole("button", { name: "Change products or address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change SO-2026-000007" }));
  await dialog.findByRole("button", { name: "Decrease Quantity of Cow Ghee" });
  const less = (name: string) => page.user.click(dialog.getByRole("button", { name: `Decrease Quantity of ${name}` }));
  return { ...page, dialog, less, sendButton: () => dialog.getByRole("button", { name: "Change the order" }) };
}

it("takes pieces out of a paid order, and refunds what was seen", async () => {
  orderIs();
  const looked = backend.reply(previewPaidChange, { status: true, data: { refund_amt: 210 } });
  const changed = backend.reply(changePaidOrder, { status: true, data: { refunded_amt: 210 } });
  const { user, dialog, less, sendButton } = await open();
  expect(sendButton()).toHaveProperty("disabled", true);
  await less("Cow Ghee");
  await less("Rock Salt");
  expect(await dialog.findByText("To be refunded: ₹210.00")).toBeDefined();
  await waitFor(() => expect(sendButton()).toHaveProperty("disabled", false));
  const lines = [
    { id: 11, quantity: 2 },
    { id: 12, quantity: 0 },
  ];
  expect(looked.at(-1)?.body).toEqual({ lines });
  orderIs({ changes: 1, product_info: [lineOf(11, "Cow Ghee", 3, 1), lineOf(12, "Rock Salt", 2, 2)] });
  await user.dblClick(sendButton());
  expect(await screen.findByText(/₹210.00 goes back to the customer/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changed.map(({ body }) => body)).toEqual([{ lines, changes: 0, refund: fromRupees(210) }]);
  expect(screen.getByText("1 of 3 taken out and refunded")).toBeDefined();
  expect(screen.getByText("0 ×")).toBeDefined();
});

it("says why it cannot be like that", async () => {
  orderIs();
  backend.reply(previewPaidChange, {
    status: true,
    data: { refund_amt: 0, refusal: PAID_ORDER_KEEPS_SOMETHING },
  });
  const { dialog, less, sendButton } = await open();
  await less("Cow Ghee");
  expect(await dialog.findByText(PAID_ORDER_KEEPS_SOMETHING)).toBeDefined();
  expect(sendButton()).toHaveProperty("disabled", true);
});

it("that somebody else changed first says so, and is over", async () => {
  orderIs();
  backend.reply(previewPaidChange, { status: true, data: { refund_amt: 105 } });
  backend.reply(changePaidOrder, refuse(409, ORDER_CHANGED_BEFORE));
  const { user, dialog, less, sendButton } = await open();
  await less("Cow Ghee");
  await waitFor(() => expect(sendButton()).toHaveProperty("disabled", false));
  orderIs({ changes: 1 });
  await user.click(sendButton());
  expect((await dialog.findByRole("alert")).textContent).toBe(ORDER_CHANGED_BEFORE);
  expect((await dialog.findAllByRole("status")).map(({ textContent }) => textContent)).toContain(ORDER_CHANGED_BEFORE);
});

it("stands among what came back as taken out, not as a return", async () => {
  const line = { id: 11, product_name: "Cow Ghee", quantity: 1, received: 1, restocked: 1 };
  orderIs({
    returns: [
      {
        ...{ id: 3, state: "refunded", is_withdrawal: true, requested_at: AT, changed_at: AT, refunded_amt: 105 },
        ...{ steps: [], lines: [line] },
      },
    ],
  });
  renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");
  const returns = within(await screen.findByRole("region", { name: "Returns" }));
  expect(returns.getByText("Taken out before it was packed")).toBeDefined();
  expect(returns.queryByText(/Came:/)).toBeNull();
});
