// @vitest-environment jsdom
import { bookParcel, staffOrder, staffSession, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";

const backend = useMockBackend();

type Order = WireReplyOf<typeof staffOrder>["data"];
const AT = "2026-03-14T06:30:00Z";
const BOOK = "Book with Garuda Parcels and hand over";

const orderIs = (further: Partial<Order> = {}) =>
  backend.reply(staffOrder, {
    status: true,
    data: {
      ...{
        id: 7,
        order_id: "SO-2026-000007",
        order_date: AT,
        order_status: "Packed",
        sale_status: "Sales Order",
        change_count: 0,
      },
      ...{ pay_type: "Online Payment", is_paid: true, is_invoiced: true, product_info: [], returns: [] },
      ...{ product_total: 500, tax_amt: 25, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 525 },
      ...{ refundable: 525, is_refund_by_hand: false, refunds: [], payments: [], events: [] },
      ...{ actions: ["ship"], ...further },
    },
  });

beforeEach(() => {
  localStorage.clear();
  backend.reply(staffSession, {
    status: true,
    data: { name: "Ravi Rao", role: "packer", permissions: ["orders"], second_factor: "off" },
  });
  logInAs("staff");
});

async function open() {
  const page = renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");
  await page.user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ship SO-2026-000007" }));
  await dialog.findByRole("button", { name: "Hand to the courier" });
  return { ...page, dialog };
}

it("books the parcel and hands it over by one press", async () => {
  orderIs({ books_with: "Garuda Parcels" });
  const booked = backend.reply(bookParcel, {
    status: true,
    data: { order_status: "Shipped", tracking_number: "GP1" },
  });
  const { user, dialog } = await open();
  orderIs({ order_status: "Shipped", actions: [] });
  await user.dblClick(dialog.getByRole("button", { name: BOOK }));
  expect(await screen.findByText(/is shipped by Garuda Parcels, GP1/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(booked.map(({ body }) => body)).toEqual([{ order_status: "Packed" }]);
});

it("says why the courier takes none, and leaves the number to be entered", async () => {
  orderIs({ books_with: "Garuda Parcels" });
  backend.reply(bookParcel, refuse(409, "Garuda Parcels did not take the parcel: no balance."));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: BOOK }));
  expect((await dialog.findByRole("alert")).textContent).toContain("no balance");
  expect(dialog.getByRole("textbox", { name: "Tracking number" })).toBeDefined();
  expect(dialog.getByRole("button", { name: "Hand to the courier" })).toBeDefined();
});

it("is not offered where the store books with nobody", async () => {
  orderIs();
  const { dialog } = await open();
  expect(dialog.queryByRole("button", { name: /^Book with/ })).toBeNull();
});
