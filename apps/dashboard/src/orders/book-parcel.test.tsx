// @vitest-environment jsdom
import { bookParcel, shipParcel, staffOrder, staffSession, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
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
  expect(booked.map(({ body }) => body)).toEqual([{ order_status: "Packed", additions: [] }]);
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

it("says what became of the latest press, and takes no other one meanwhile", async () => {
  orderIs({ books_with: "Garuda Parcels" });
  const [booking, handing] = [deferred<undefined>(), deferred<undefined>()];
  backend.reply(bookParcel, refuse(409, "No balance."));
  backend.reply(shipParcel, refuse(409, "Somebody was quicker."));
  // Each holds its call back, and leaves it to the reply above.
  backend.use(http.post("*/dashboard/orders/7/book/", () => booking.promise));
  backend.use(http.post("*/dashboard/orders/7/ship/", () => handing.promise));
  const { user, dialog } = await open();
  const button = (name: string) => dialog.getByRole("button", { name });
  const isDisabled = (name: string) => button(name).hasAttribute("disabled");
  await user.click(button(BOOK));
  await waitFor(() => expect(isDisabled("Hand to the courier")).toBe(true));
  booking.resolve(undefined);
  expect((await dialog.findByRole("alert")).textContent).toContain("No balance.");
  await waitFor(() => expect(isDisabled("Hand to the courier")).toBe(false));
  await user.type(dialog.getByRole("textbox", { name: /^Courier/ }), "DTDC");
  await user.type(dialog.getByRole("textbox", { name: "Tracking number" }), "D1");
  await user.click(button("Hand to the courier"));
  await waitFor(() => expect(isDisabled(BOOK)).toBe(true));
  handing.resolve(undefined);
  expect((await dialog.findByText(/Somebody was quicker/)).textContent).not.toContain("No balance.");
  expect(dialog.queryByText(/No balance/)).toBeNull();
  await waitFor(() => expect(isDisabled(BOOK)).toBe(false));
  await user.click(button(BOOK));
  expect((await dialog.findByText(/No balance/)).textContent).not.toContain("quicker");
});

it("is not offered where the store books with nobody", async () => {
  orderIs();
  const { dialog } = await open();
  expect(dialog.queryByRole("button", { name: /^Book with/ })).toBeNull();
});

it.each([
  [{ books_with: "GARUDA parcels " }, /Book it again with the same contents: it is not booked twice/],
  [{ order_status: "Shipped", actions: [] }, /Please look there, and cancel the parcel if there is one!/],
] as const)("says that a parcel may be booked that nobody knows of: %j", async (further, words) => {
  orderIs({ maybe_booked_with: "Garuda Parcels", ...further, actions: [] });
  renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");
  expect((await screen.findByText("Garuda Parcels may have booked a parcel")).parentElement?.textContent).toMatch(
    words,
  );
});
