// @vitest-environment jsdom
import {
  progressOrder,
  shipParcel,
  staffOrder,
  staffOrders,
  staffSession,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { orderChangedMeanwhile } from "@store/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { logInAs } from "../../testing/people.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";
import StaffOrderPage from "./staff-order-page.tsx";
import StaffOrdersPage from "./staff-orders-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "/dashboard/orders", Component: StaffOrdersPage },
      { path: "/dashboard/orders/:orderId", Component: StaffOrderPage },
    ],
    path,
  );

const ROW = {
  id: 7,
  order_id: "SO-2026-000007",
  order_date: "2026-03-14T06:30:00Z",
  order_status: "Pending",
  pay_type: "Cash on Delivery",
  is_paid: false,
  final_total: 1249,
  full_name: "Asha Patel",
  mobile_no: "+919876543210",
  city: "Pune",
  pieces: 3,
};
const listed = (count: number, rows = [ROW]) => ({
  status: true,
  data: rows,
  count,
  total_pages: Math.ceil(count / 25),
});

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["orders", "refunds"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the staff's orders [C45]", () => {
  it("lists what the address asks for, each order with whom it is for", async () => {
    const asked = backend.reply(staffOrders, listed(60));
    open("/dashboard/orders?order_status=Pending&payment=king&from=yesterday&page=2");
    const row = (await screen.findByRole("link", { name: "SO-2026-000007" })).closest("tr");
    for (const text of ["Asha Patel", "Pune, +919876543210", "Pending", "Cash on delivery", "₹1,249.00"])
      expect(row?.textContent).toContain(text);
    expect(asked[0]?.query).toEqual({ order_status: "Pending", page: 2 });
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe(
      "?order_status=Pending&payment=king&from=yesterday&page=3",
    );
    expect(screen.getByText("60 orders")).toBeDefined();
  });

  it("looks for words, from the first page", async () => {
    const asked = backend.reply(staffOrders, listed(1));
    const { user, address } = open("/dashboard/orders?page=2");
    await user.type(await screen.findByRole("searchbox"), "asha");
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ search: "asha", page: 1 }));
    expect(address()).toBe("/dashboard/orders?search=asha");
  });

  it("counts no further than the server does, and leads back from filters", async () => {
    backend.reply(staffOrders, listed(10_000));
    open("/dashboard/orders?city=Pune");
    expect(await screen.findByText("More than 9,999 orders")).toBeDefined();
    expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/dashboard/orders");
  });

  it("says when there is none, and when it cannot tell", async () => {
    backend.reply(staffOrders, listed(0, []));
    open("/dashboard/orders?city=Nowhere");
    expect(await screen.findByText("No orders found")).toBeDefined();
    backend.reply(staffOrders, refuse(429, "Too many"));
    open("/dashboard/orders");
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});

type Order = WireReplyOf<typeof staffOrder>["data"];

const order = (order_status: string, actions: Order["actions"]) => ({
  status: true,
  data: {
    id: 7,
    order_id: ROW.order_id,
    order_date: ROW.order_date,
    order_status,
    sale_status: "Quotation Sent",
    pay_type: ROW.pay_type,
    is_paid: false,
    is_invoiced: false,
    final_total: 1249,
    product_info: [{ id: 1, product_name: "Cow Ghee 500 ml", quantity: 1, selling_price: 1249, product_total: 1249 }],
    shipping_address: { full_name: ROW.full_name, mobile_no: ROW.mobile_no, full_address: "14 Neem Road, Pune" },
    ...{ product_total: 1189.52, tax_amt: 59.48, shipping_amt: 0, discount_amt: 0, used_coin: 0 },
    ...{ refundable: 0, refunds: [] },
    events: [{ action: "place", state: "Pending", actor: "customer", at: ROW.order_date, changes: [] }],
    actions,
  },
});

describe("an order of the shop [C45]", () => {
  it("is moved on by one press, from what was seen", async () => {
    backend.reply(staffOrder, order("Pending", ["accept", "cancel"]));
    const moved = backend.reply(progressOrder, { status: true, data: { order_status: "Confirmed" } });
    const { user } = open("/dashboard/orders/7");
    const accept = await screen.findByRole("button", { name: "Accept" });
    backend.reply(staffOrder, order("Confirmed", ["pack", "cancel"]));
    await user.click(accept);
    expect(await screen.findByRole("button", { name: "Packed" })).toBeDefined();
    expect(moved[0]).toMatchObject({ params: { id: 7 }, body: { action: "accept", order_status: "Pending" } });
    expect(await screen.findByText("SO-2026-000007 is confirmed.")).toBeDefined();
  });

  it("is shown as it is now when somebody else was quicker", async () => {
    backend.reply(staffOrder, order("Pending", ["accept"]));
    backend.reply(progressOrder, refuse(409, orderChangedMeanwhile("Cancelled")));
    const { user } = open("/dashboard/orders/7");
    const accept = await screen.findByRole("button", { name: "Accept" });
    backend.reply(staffOrder, order("Cancelled", []));
    await user.click(accept);
    expect(await screen.findByText(orderChangedMeanwhile("Cancelled"))).toBeDefined();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("is handed to a courier with its number", async () => {
    backend.reply(staffOrder, order("Packed", ["ship"]));
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect(await dialog.findByText("Who carries it?")).toBeDefined();
    await user.type(dialog.getByRole("textbox", { name: "Courier" }), "Garuda Parcels");
    await user.type(dialog.getByRole("textbox", { name: "Tracking number" }), "GP1");
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect(await screen.findByText(/is shipped/)).toBeDefined();
    expect(shipped[0]?.body).toEqual({
      order_status: "Packed",
      courier: "Garuda Parcels",
      tracking_number: "GP1",
    });
  });

  it("is cancelled after it was asked about, with a reason", async () => {
    backend.reply(staffOrder, order("Confirmed", ["pack", "cancel"]));
    const withdrawn = backend.reply(withdrawOrder, { status: true, data: { order_status: "Cancelled" } });
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "Out of jars");
    await user.click(dialog.getByRole("button", { name: "Cancel the order" }));
    expect(await screen.findByText(/is cancelled\./)).toBeDefined();
    expect(withdrawn[0]?.body).toEqual({ action: "cancel", order_status: "Confirmed", note: "Out of jars" });
  });
});
