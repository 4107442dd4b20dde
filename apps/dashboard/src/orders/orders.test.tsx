// @vitest-environment jsdom
import {
  correctParcel,
  giveUpRefund,
  orderCreditNote,
  orderPapers,
  payRefund,
  progressOrder,
  refundOrder,
  shipParcel,
  staffOrder,
  staffOrders,
  staffSession,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  fromRupees,
  handOverChangedMeanwhile,
  INVALID_WEB_ADDRESS,
  NOT_AN_AMOUNT,
  NOTHING_TO_REFUND,
  orderChangedMeanwhile,
  parcelChangedMeanwhile,
  REFUND_ABOVE_ZERO,
  REFUND_GOES_ON,
  REFUND_IS_PAID,
  REFUND_REASON_MISSING,
} from "@store/domain";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";
import OrdersPage from "./orders-page.tsx";

/** As the API says it. */
const REFUNDED_MEANWHILE = "Somebody else refunded a part of this order.";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "/dashboard/orders", Component: OrdersPage },
      { path: "/dashboard/orders/:orderId", Component: OrderPage },
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
  change_count: 2,
  products: [
    { product_name: "Cow Ghee 500 ml", quantity: 2 },
    { product_name: "Neem Soap", quantity: 1 },
  ],
};
const listed = (count: number, rows = [ROW]) => ({
  status: true,
  data: rows,
  count,
  total_pages: Math.ceil(count / 25),
});

beforeEach(() => {
  localStorage.clear();
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
    const packed = "3 pieces: 2 × Cow Ghee 500 ml, 1 × Neem Soap";
    for (const text of [packed, "Asha Patel", "Pune", "Pending", "Cash on delivery", "₹1,249.00"])
      expect(row?.textContent).toContain(text);
    expect(asked.map(({ query }) => query)).toContainEqual({ order_status: "Pending", page: 2 });
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe(
      "/dashboard/orders?order_status=Pending&payment=king&from=yesterday&page=3",
    );
    expect(screen.getByText("60 orders")).toBeDefined();
  });

  it.each([
    ["not to packers, who need single orders", ["orders" as const], 0],
    ["to those who see what the shop sells", ["orders" as const, "sales" as const], 1],
  ])("offers all of them as CSV: %s", async (_who, permissions, buttons) => {
    backend.reply(staffSession, {
      status: true,
      data: { name: "Suresh", role: "packer", permissions, second_factor: "off" },
    });
    backend.reply(staffOrders, listed(1));
    open("/dashboard/orders");
    await screen.findByRole("link", { name: "SO-2026-000007" });
    expect(screen.queryAllByRole("button", { name: "Download as CSV" })).toHaveLength(buttons);
  });

  it.each([
    [{ is_paid: true, payment_state: "refunded" as const }, "Refunded"],
    [{ is_paid: true, payment_state: "partly refunded" as const }, "Partly refunded"],
    [{ is_paid: true, payment_state: "paid" as const }, "Paid"],
    [{ is_paid: true }, "Paid"],
    [{ order_status: "Undelivered" }, "Not paid"],
    [{ order_status: "Cancelled", pay_type: "Online Payment" }, "Not paid"],
  ])("say how the money of one stands: %j is %s", async (change, words) => {
    backend.reply(staffOrders, listed(1, [{ ...ROW, ...change }]));
    open("/dashboard/orders");
    const row = (await screen.findByRole("link", { name: "SO-2026-000007" })).closest("tr");
    expect(within(row ?? document.body).getByText(words)).toBeDefined();
  });

  it("looks for words, from the first page", async () => {
    const asked = backend.reply(staffOrders, listed(1));
    const { user, address } = open("/dashboard/orders?page=2");
    await user.type(await screen.findByRole("searchbox"), "asha");
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ search: "asha", page: 1 }));
    expect(address()).toBe("/dashboard/orders?search=asha");
  });

  it("shows the columns that were chosen, and remembers them", async () => {
    backend.reply(staffOrders, listed(1));
    const { user, unmount } = open("/dashboard/orders");
    await screen.findByRole("link", { name: "SO-2026-000007" });
    expect(screen.queryByText(ROW.mobile_no)).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Mobile", hidden: true }));
    await user.click(screen.getByRole("checkbox", { name: "City", hidden: true }));
    unmount();
    open("/dashboard/orders");
    expect(await screen.findByRole("cell", { name: ROW.mobile_no })).toBeDefined();
    expect(screen.queryByRole("columnheader", { name: "City" })).toBeNull();
  });

  it("counts no further than the server does, and leads back from filters", async () => {
    backend.reply(staffOrders, listed(10_000));
    open("/dashboard/orders?city=Pune");
    expect(await screen.findByText("More than 9,999 orders")).toBeDefined();
    expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/dashboard/orders");
  });

  it("keeps the focus where a filter was asked for, and puts reversed days in their order", async () => {
    const asked = backend.reply(staffOrders, listed(1));
    const { user, address } = open("/dashboard/orders?from=2026-02-30");
    const show = await screen.findByRole("button", { name: "Show" });
    await user.type(screen.getByRole("searchbox"), "asha");
    await user.click(show);
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ search: "asha", page: 1 }));
    expect(document.activeElement).toBe(show);

    await user.type(screen.getByLabelText("From"), "2026-03-20");
    await user.type(screen.getByLabelText("To"), "2026-03-01");
    await user.click(screen.getByText("More filters"));
    await user.click(screen.getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(address()).toBe("/dashboard/orders?search=asha&from=2026-03-01&to=2026-03-20"));
    await waitFor(() => expect(screen.getByLabelText("From")).toHaveProperty("value", "2026-03-01"));
  });

  it("prints the papers of those that are chosen, all of a page at once", async () => {
    backend.reply(staffOrders, listed(2, [ROW, { ...ROW, id: 8, order_id: "SO-2026-000008" }]));
    const printed = backend.reply(orderPapers, refuse(409, "There is none yet of SO-2026-000008."));
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Choose SO-2026-000008" }));
    await user.click(screen.getByRole("button", { name: "Packing slip" }));
    await waitFor(() => expect(printed[0]?.query).toEqual({ kind: "packing-slips", orders: [8] }));
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Invoices" }));
    await waitFor(() => expect(screen.getAllByText("There is none yet of SO-2026-000008.")).toHaveLength(2));
    expect(printed.at(-1)?.query).toEqual({ kind: "invoices", orders: [7, 8] });
  });

  it("saves the papers of the rest where one order has none, and names it", async () => {
    backend.reply(staffOrders, listed(1));
    const note = "There is none yet of SO-2026-000008.";
    backend.reply(orderPapers, { name: "invoices.pdf", content: new Blob(["%PDF"]), note });
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: `Choose ${ROW.order_id}` }));
    await user.click(screen.getByRole("button", { name: "Invoice" }));
    expect((await screen.findByRole("alert")).textContent).toBe(`Not everything is in the file${note}`);
  });

  it("keeps what is chosen from page to page, counts it, accepts it, and clears it", async () => {
    backend.reply(staffOrders, listed(50));
    const { user, router } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Choose SO-2026-000007" }));
    const next = { ...ROW, id: 8, order_id: "SO-2026-000008" };
    backend.reply(staffOrders, listed(50, [next]));
    await router.navigate("/dashboard/orders?page=2");
    await user.click(await screen.findByRole("checkbox", { name: "Choose SO-2026-000008" }));
    expect(screen.getByText("2 orders chosen")).toBeDefined();
    const printed = backend.reply(orderPapers, refuse(409, "None"));
    await user.click(screen.getByRole("button", { name: "Packing slips" }));
    await waitFor(() => expect(printed[0]?.query).toEqual({ kind: "packing-slips", orders: [7, 8] }));
    await user.click(screen.getByRole("button", { name: "Labels" }));
    await waitFor(() => expect(printed[1]?.query).toEqual({ kind: "labels", orders: [7, 8] }));
    const accepted = backend.reply(progressOrder, { status: true, data: { order_status: "Confirmed" } });
    backend.reply(staffOrders, listed(50, [{ ...next, order_status: "Confirmed" }]));
    await user.click(screen.getByRole("button", { name: "Accept 2 orders" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull());
    expect(accepted.map(({ params }) => params)).toEqual([{ id: 7 }, { id: 8 }]);
    backend.reply(staffOrders, listed(50));
    await router.navigate("/dashboard/orders");
    expect(await screen.findByRole("checkbox", { name: "Choose SO-2026-000007", checked: true })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Clear the choice" }));
    expect(screen.getByRole("checkbox", { name: "Choose SO-2026-000007", checked: false })).toBeDefined();
    expect(screen.queryByText(/chosen$/)).toBeNull();
  });

  it("accepts those that are chosen and can be; names what is refused", async () => {
    const paid = { ...ROW, pay_type: "Online Payment", is_paid: true };
    const rows = [
      ROW,
      { ...paid, id: 8, order_id: "SO-2026-000008" },
      { ...paid, id: 9, order_id: "SO-2026-000009", is_paid: false },
      { ...paid, id: 10, order_id: "SO-2026-000010", order_status: "Packed" },
    ];
    backend.reply(staffOrders, listed(4, rows));
    const accepted = backend.reply(progressOrder, { status: true, data: { order_status: "Confirmed" } });
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Accept 2 orders" }));
    expect(await screen.findByText("2 orders accepted.")).toBeDefined();
    expect(accepted.map(({ params, body }) => [params, body])).toEqual(
      [7, 8].map((id) => [{ id }, { action: "accept", order_status: "Pending", changes: 2 }]),
    );
    backend.reply(progressOrder, refuse(409, orderChangedMeanwhile("Cancelled")));
    backend.reply(staffOrders, listed(4, [{ ...ROW, order_status: "Cancelled" }, ...rows.slice(2)]));
    await user.click(screen.getByRole("button", { name: "Accept 2 orders" }));
    expect(await screen.findByText(`${ROW.order_id}: ${orderChangedMeanwhile("Cancelled")}`)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull());
    const result = screen.getByRole("region", { name: "Result" });
    await waitFor(() => expect(document.activeElement, "the focus goes on from there").toBe(result));
  });

  const packedRow = (id: number) => ({ ...ROW, id, order_id: `SO-2026-00000${id}`, order_status: "Packed" });

  it("hands those over as they are that have a courier and number, and asks only for the others", async () => {
    const known = { ...packedRow(8), tracking: { courier: "DTDC", number: "D8" } };
    backend.reply(staffOrders, listed(2, [known, packedRow(7)]));
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Choose SO-2026-000008" }));
    await user.click(screen.getByRole("button", { name: "Hand over 1 order" }));
    const first = within(await screen.findByRole("dialog"));
    expect(first.queryByRole("textbox")).toBeNull();
    await user.click(first.getByRole("button", { name: "Hand over 1 order" }));
    await waitFor(() => expect(shipped).toHaveLength(1));
    await screen.findByText("1 order handed over.");
    await user.click(screen.getByRole("checkbox", { name: "Choose SO-2026-000007" }));
    await user.click(await screen.findByRole("button", { name: /^Hand over/ }));
    const second = within(await screen.findByRole("dialog"));
    await user.type(second.getByRole("textbox", { name: "Courier" }), "Garuda Parcels");
    await user.type(second.getByRole("textbox", { name: "Tracking numbers, one a line" }), "GP7");
    await user.click(second.getByRole("button", { name: /^Hand over/ }));
    await waitFor(() => expect(shipped.length).toBeGreaterThan(1));
    await waitFor(() =>
      expect(shipped.map(({ body }) => [body.courier, body.tracking_number, body.seen_parcel])).toEqual(
        expect.arrayContaining([
          ["DTDC", "D8", { courier: "DTDC", number: "D8" }],
          ["Garuda Parcels", "GP7", null],
        ]),
      ),
    );
  });

  it("hands many over to one carrier, each under its pasted number; what is refused stays chosen with its reason", async () => {
    backend.reply(staffOrders, listed(3, [packedRow(9), packedRow(8), packedRow(7)]));
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Hand over 3 orders" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Courier" }), "Garuda Parcels");
    const numbers = dialog.getByRole("textbox", { name: "Tracking numbers, one a line" });
    await user.click(numbers);
    await user.paste("GP7\nGP8");
    await user.click(dialog.getByRole("button", { name: "Hand over 3 orders" }));
    expect(await dialog.findByText("There are 2 numbers for 3 orders. Please paste one a line.")).toBeDefined();
    await user.click(numbers);
    await user.paste("\nGP9");
    expect(dialog.getByText("SO-2026-000009: GP9")).toBeDefined();
    const shipped = backend.reply(shipParcel, ({ params }) =>
      params.id === 8
        ? refuse(409, orderChangedMeanwhile("Cancelled"))
        : { status: true, data: { order_status: "Shipped" } },
    );
    await user.click(dialog.getByRole("button", { name: "Hand over 3 orders" }));
    expect(await screen.findByText("2 orders handed over, 1 refused.")).toBeDefined();
    expect(shipped.map(({ params, body }) => [params.id, body.tracking_number])).toEqual([
      [7, "GP7"],
      [8, "GP8"],
      [9, "GP9"],
    ]);
    const result = within(screen.getByRole("region", { name: "Result" }));
    expect(result.getByText(`SO-2026-000008: ${orderChangedMeanwhile("Cancelled")}`)).toBeDefined();
    expect(result.getByText("SO-2026-000007: handed over")).toBeDefined();
    await user.click(result.getByRole("button", { name: "Choose only those that were refused" }));
    expect(screen.getByText("1 order chosen")).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Choose SO-2026-000008", checked: true })).toBeDefined();
  });

  it("says what cash was collected before many are marked as delivered", async () => {
    const shippedRow = { ...ROW, order_status: "Shipped" };
    backend.reply(staffOrders, listed(1, [shippedRow]));
    const delivered = backend.reply(progressOrder, { status: true, data: { order_status: "Delivered" } });
    const { user } = open("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: `Choose ${ROW.order_id}` }));
    await user.click(screen.getByRole("button", { name: "Mark 1 order as delivered" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/cash of 1 order, ₹1,249\.00, was collected/)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Mark as delivered" }));
    expect(await screen.findByText("1 order delivered.")).toBeDefined();
    expect(delivered[0]?.body).toEqual({ action: "deliver", order_status: "Shipped", changes: 2 });
  });

  it("shows what others did without a press, and stays when an answer is lost", async () => {
    backend.reply(staffOrders, listed(1));
    open("/dashboard/orders");
    await screen.findByRole("link", { name: ROW.order_id });
    backend.reply(staffOrders, listed(1, [{ ...ROW, order_status: "Confirmed" }]));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    const row = screen.getByRole("row", { name: new RegExp(ROW.order_id) });
    await waitFor(() => expect(row.textContent).toContain("Confirmed"));
    let isLost = false;
    backend.use(
      http.get("*/dashboard/orders/", () => {
        isLost = true;
        return HttpResponse.error();
      }),
    );
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(isLost).toBe(true));
    expect(row.isConnected).toBe(true);
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

const order = (order_status: string, actions: Order["actions"], further: Partial<Order> = {}) => ({
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
    ...{ refundable: 0, is_refund_by_hand: true, refunds: [], returns: [], payments: [], change_count: 1 },
    events: [{ action: "place", state: "Pending", actor: "customer", at: ROW.order_date, changes: [] }],
    actions,
    ...further,
  },
});

describe("an order of the shop [C45]", () => {
  it("says which batches its goods are of", async () => {
    const line = { id: 1, product_id: 3, product_name: "Ghee", quantity: 2, selling_price: 600, product_total: 1200 };
    const batch = { product_id: 3, number: "B12", best_before: "2026-06-01", pieces: 2 };
    const others = { ...batch, product_id: 4, number: "OTHER" };
    backend.reply(staffOrder, order("Pending", [], { product_info: [line], batches: [batch, others] }));
    open("/dashboard/orders/7");
    expect(await screen.findByText("2 of batch B12, best before June 1, 2026")).toBeDefined();
    expect(screen.queryByText(/OTHER/)).toBeNull();
  });

  it("is moved on by one press, from what was seen", async () => {
    backend.reply(staffOrder, order("Pending", ["accept", "cancel"]));
    const moved = backend.reply(progressOrder, { status: true, data: { order_status: "Confirmed" } });
    const { user } = open("/dashboard/orders/7");
    const accept = await screen.findByRole("button", { name: "Accept" });
    backend.reply(staffOrder, order("Confirmed", ["pack", "cancel"]));
    await user.click(accept);
    expect(await screen.findByRole("button", { name: "Packed" })).toBeDefined();
    expect(screen.getByText("Waiting for us to pack")).toBeDefined();
    expect(moved[0]).toMatchObject({
      params: { id: 7 },
      body: { action: "accept", order_status: "Pending", changes: 1 },
    });
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

  it("stays as it was shown when nothing answers, and says so", async () => {
    backend.reply(staffOrder, order("Pending", ["accept"]));
    const { user } = open("/dashboard/orders/7");
    const accept = await screen.findByRole("button", { name: "Accept" });
    const sent: string[] = [];
    backend.use(
      http.all("*/dashboard/orders/*", ({ request }) => {
        sent.push(request.method);
        return HttpResponse.error();
      }),
    );
    await user.click(accept);
    expect(await screen.findByText(TRY_AGAIN_LATER)).toBeDefined();
    await waitFor(() => expect(sent).toContain("GET"));
    // It takes the next press once the order was asked for in vain.
    await waitFor(async () => {
      await user.click(accept);
      expect(sent.filter((method) => method !== "GET").length).toBeGreaterThan(1);
    });
    expect(accept.isConnected).toBe(true);
  });

  it("is handed to the courier that it has already", async () => {
    const tracking = { courier: "DTDC", number: "D7", url: "https://www.dtdc.in/?cn=D7" };
    backend.reply(staffOrder, order("Packed", ["ship"], { tracking }));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("textbox", { name: "Courier" })).toHaveProperty("value", "DTDC");
    expect(dialog.getByRole("textbox", { name: "Tracking number" })).toHaveProperty("value", "D7");
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
    const page = dialog.getByRole("textbox", { name: /Tracking page/ });
    await user.type(page, "garuda");
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect(await dialog.findByText(INVALID_WEB_ADDRESS)).toBeDefined();
    await user.clear(page);
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect(await screen.findByText(/is shipped/)).toBeDefined();
    expect(shipped[0]?.body).toEqual({
      order_status: "Packed",
      additions: [],
      courier: "Garuda Parcels",
      tracking_number: "GP1",
      seen_parcel: null,
    });
  });

  it("that has another number by now is handed over by a second press, once that was seen", async () => {
    const packed = (number: string) => order("Packed", ["ship"], { tracking: { courier: "DTDC", number } });
    backend.reply(staffOrder, packed("D1"));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    backend.reply(staffOrder, packed("D2"));
    const words = handOverChangedMeanwhile("DTDC, D2");
    const sent = backend.reply(shipParcel, ({ body }) =>
      body.seen_parcel?.number === "D2" ? { status: true, data: { order_status: "Shipped" } } : refuse(409, words),
    );
    const press = dialog.getByRole("button", { name: "Hand to the courier" });
    await user.click(press);
    expect((await dialog.findByRole("alert")).textContent).toBe(words);
    await waitFor(() => expect(press).toHaveProperty("disabled", false));
    await user.click(press);
    expect(await screen.findByText(/is shipped/)).toBeDefined();
    expect(sent.map(({ body }) => body.seen_parcel?.number)).toEqual(["D1", "D2"]);
  });

  it("is handed to the courier of the last parcel, unless another is typed; never with its number", async () => {
    backend.reply(staffOrder, order("Packed", ["ship"]));
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = open("/dashboard/orders/7");
    const ship = async (name: string, role: "textbox" | "combobox") => {
      await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
      const dialog = within(await screen.findByRole("dialog"));
      const courier = dialog.getByRole(role, { name: "Courier" });
      const number = dialog.getByRole("textbox", { name: "Tracking number" });
      expect(number).toHaveProperty("value", "");
      const offered = [
        courier.getAttribute("value"),
        ...Array.from(document.querySelectorAll<HTMLOptionElement>("datalist option"), (o) => o.value),
      ];
      await user.clear(courier);
      await user.type(courier, name);
      await user.type(number, "GP1");
      await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      return offered;
    };
    expect(await ship("Garuda Parcels", "textbox")).toEqual([""]);
    expect(await ship(" Hamsa Post ", "combobox")).toEqual(["Garuda Parcels", "Garuda Parcels"]);
    expect(await ship("Hamsa Post", "combobox")).toEqual(["Hamsa Post", "Hamsa Post", "Garuda Parcels"]);
    expect(shipped.map(({ body }) => body?.courier)).toEqual(["Garuda Parcels", "Hamsa Post", "Hamsa Post"]);
  });

  it("travels without a number where its carrier has none, and is not asked for one", async () => {
    backend.reply(staffOrder, order("Packed", ["ship"]));
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = open("/dashboard/orders/7");
    for (const [asked, way] of [
      ["By courier", "Own delivery"],
      ["Own delivery", "Handed over in person"],
    ] as const) {
      await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
      const dialog = within(await screen.findByRole("dialog"));
      const select = dialog.getByRole("combobox", { name: "Sent by" });
      // That of the parcel before.
      expect(select).toHaveProperty("value", asked);
      await user.selectOptions(select, way);
      expect(dialog.queryByRole("textbox")).toBeNull();
      await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(shipped.map(({ body }) => body)).toEqual([
      { order_status: "Packed", courier: "Own delivery", additions: [], seen_parcel: null },
      { order_status: "Packed", courier: "Handed over in person", additions: [], seen_parcel: null },
    ]);
  });

  it("on its way is corrected where its parcel has another number, and mailed", async () => {
    const tracking = { courier: "Garuda Parcels", number: "GP1", url: "https://garuda.example/1" };
    const shipped = (number: string, state = "Shipped") => order(state, [], { tracking: { ...tracking, number } });
    backend.reply(staffOrder, shipped("GP1"));
    backend.reply(correctParcel, refuse(409, parcelChangedMeanwhile("GP2")));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Correct the parcel" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("textbox", { name: "Courier" })).toHaveProperty("value", "Garuda Parcels");
    expect(dialog.getByRole("textbox", { name: /Tracking page/ })).toHaveProperty("value", tracking.url);
    const number = dialog.getByRole("textbox", { name: "Tracking number" });
    await user.clear(number);
    await user.type(number, "GP3");
    backend.reply(staffOrder, shipped("GP2"));
    const save = dialog.getByRole("button", { name: "Save and mail the customer" });
    await user.click(save);
    expect((await dialog.findByRole("alert")).textContent).toBe(parcelChangedMeanwhile("GP2"));
    expect(number).toHaveProperty("value", "GP3");

    const sent = backend.reply(correctParcel, { status: true, data: { order_status: "Shipped" } });
    backend.reply(staffOrder, shipped("GP3"));
    await waitFor(() => expect(save).toHaveProperty("disabled", false));
    await user.click(save);
    expect(await screen.findByText(/is corrected. The customer gets a mail/)).toBeDefined();
    expect(sent[0]?.body).toEqual({
      courier: "Garuda Parcels",
      tracking_number: "GP3",
      tracking_url: tracking.url,
      seen_number: "GP2",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("link", { name: "GP3" })).toBeDefined();
  });

  it.each(["Packed", "Delivered", "Returned"])("that is %s has no parcel to be corrected", async (state) => {
    backend.reply(staffOrder, order(state, [], { tracking: { courier: "Garuda Parcels", number: "GP1" } }));
    open("/dashboard/orders/7");
    await screen.findByText("Garuda Parcels, GP1");
    expect(screen.queryByRole("button", { name: "Correct the parcel" })).toBeNull();
  });

  it("that cannot be shipped any more says so beside what was typed, until the dialog is closed", async () => {
    backend.reply(staffOrder, order("Packed", ["ship", "cancel"]));
    backend.reply(shipParcel, refuse(409, orderChangedMeanwhile("Cancelled")));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    const courier = dialog.getByRole("textbox", { name: "Courier" });
    await user.type(courier, "Garuda Parcels");
    await user.type(dialog.getByRole("textbox", { name: "Tracking number" }), "GP1");
    backend.reply(staffOrder, order("Cancelled", []));
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect((await dialog.findByRole("status")).textContent).toBe(
      "This is no longer possible: the order is now cancelled.",
    );
    expect(dialog.getByRole("alert").textContent).toBe(orderChangedMeanwhile("Cancelled"));
    expect(courier).toHaveProperty("value", "Garuda Parcels");
    expect(dialog.queryByRole("button", { name: "Hand to the courier" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Leave it" }));
    expect(await screen.findByText("There is no next step for you.")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that somebody else moved on is cancelled by a second press, from what it is by then", async () => {
    backend.reply(staffOrder, order("Pending", ["accept", "cancel"]));
    const sent = backend.reply(withdrawOrder, refuse(409, orderChangedMeanwhile("Confirmed")));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "Out of jars");
    backend.reply(staffOrder, order("Confirmed", ["pack", "cancel"]));
    const cancel = dialog.getByRole("button", { name: "Cancel the order" });
    await user.click(cancel);
    expect((await dialog.findByRole("alert")).textContent).toBe(orderChangedMeanwhile("Confirmed"));
    expect(await screen.findByRole("button", { name: "Packed", hidden: true })).toBeDefined();
    // It takes the next press once the order has come.
    await waitFor(async () => {
      await user.click(cancel);
      expect(sent.length).toBeGreaterThan(1);
    });
    expect(sent[1]?.body).toEqual({ action: "cancel", order_status: "Confirmed", note: "Out of jars" });
    expect(dialog.queryByRole("status")).toBeNull();
  });

  it("keeps its dialog and what was typed when nothing answers", async () => {
    backend.reply(staffOrder, order("Packed", ["ship"]));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Courier" }), "Garuda Parcels");
    await user.type(dialog.getByRole("textbox", { name: "Tracking number" }), "GP1");
    const sent: string[] = [];
    backend.use(
      http.all("*/dashboard/orders/*", ({ request }) => {
        sent.push(request.method);
        return HttpResponse.error();
      }),
      http.all("*/dashboard/orders/*/*", ({ request }) => {
        sent.push(request.method);
        return HttpResponse.error();
      }),
    );
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(TRY_AGAIN_LATER);
    await waitFor(() => expect(sent).toContain("GET"));
    expect(dialog.getByRole("textbox", { name: "Tracking number" })).toHaveProperty("value", "GP1");
    expect(dialog.getByRole("button", { name: "Hand to the courier" })).toBeDefined();
    expect(dialog.queryByRole("status")).toBeNull();
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

describe("an order that is looked at [C45]", () => {
  it("has what a packer and a manager need: parcel, both addresses, payments and its customer", async () => {
    const { data } = order("Shipped", ["deliver"]);
    const more = {
      customer_id: 12,
      tracking: { courier: "Garuda Parcels", number: "GP1", url: "https://garuda.example/GP1" },
      billing_address: { full_name: "Patel & Co", mobile_no: ROW.mobile_no, full_address: "2 Market Yard, Pune" },
      applied_voucher_code: "DIWALI",
      payments: [
        {
          ...{ txn_id: "T4711", gateway: "payu", state: "pending" as const, amount: 1249 },
          begun_at: ROW.order_date,
        },
      ],
    };
    backend.reply(staffOrder, { status: true, data: { ...data, ...more } });
    open("/dashboard/orders/7");
    expect((await screen.findByRole("link", { name: "GP1" })).getAttribute("href")).toBe(more.tracking.url);
    expect(screen.getByRole("heading", { name: "Bill to" }).parentElement?.textContent).toContain("Patel & Co");
    expect(screen.getByText("Voucher: DIWALI")).toBeDefined();
    expect(screen.getByRole("link", { name: "Customer’s page" }).getAttribute("href")).toBe("/dashboard/customers/12");
    expect(screen.getByRole("region", { name: "Payments" }).textContent).toContain("Not answered yet");
  });

  it("gives each of its credit notes by its number", async () => {
    const numbers = ["CN/26-27/000007", "CN/26-27/000009"];
    backend.reply(staffOrder, { status: true, data: { ...order("Returned", []).data, credit_notes: numbers } });
    const asked = backend.reply(orderCreditNote, refuse(404, "There is no such credit note."));
    const { user } = open("/dashboard/orders/7");
    for (const number of numbers)
      await user.click(await screen.findByRole("button", { name: `Credit note ${number}` }));
    await waitFor(() => expect(screen.getAllByText("There is no such credit note.")).toHaveLength(2));
    expect(asked.map(({ params, query }) => [params, query])).toEqual(numbers.map((number) => [{ id: 7 }, { number }]));
  });

  it("says why it cannot be accepted yet, and when nothing is left to do", async () => {
    const { data } = order("Pending", []);
    backend.reply(staffOrder, { status: true, data: { ...data, pay_type: "Online Payment" } });
    open("/dashboard/orders/7");
    expect(
      await screen.findByText("This order is waiting for its payment. It can be accepted once it is paid."),
    ).toBeDefined();
    backend.reply(staffOrder, order("Delivered", []));
    open("/dashboard/orders/7");
    expect(await screen.findByText("There is no next step for you.")).toBeDefined();
  });

  it("keeps the focus beside its steps when one of them is done", async () => {
    backend.reply(staffOrder, order("Pending", ["accept", "cancel"]));
    backend.reply(progressOrder, { status: true, data: { order_status: "Confirmed" } });
    const { user } = open("/dashboard/orders/7");
    const accept = await screen.findByRole("button", { name: "Accept" });
    backend.reply(staffOrder, order("Confirmed", ["pack", "cancel"]));
    accept.focus();
    await user.keyboard("{Enter}");
    const packed = await screen.findByRole("button", { name: "Packed" });
    await waitFor(() => expect(document.activeElement).toBe(packed));
  });

  it.each([
    ["999999", 404],
    ["abc", 400],
  ])("that is not there is said so, without another try: %s", async (id, status) => {
    backend.reply(staffOrder, refuse(status, "There is no such order."));
    open(`/dashboard/orders/${id}`);
    expect(await screen.findByText("Order not found")).toBeDefined();
    expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
  });
});

describe("the refunds of an order [C39]", () => {
  const delivered = (change: object = {}) => ({
    status: true,
    data: { ...order("Delivered", ["return"]).data, is_paid: true, refundable: 1249, cash_collected: 1249, ...change },
  });
  const refund = {
    ...{ id: 3, state: "requested" as const, amount: 249, withheld: 0, reason: "One jar leaked" },
    ...{ requested_at: ROW.order_date, by: "Meera Shah", is_by_hand: true, can_retry: false, is_unclear: false },
  };

  it("are asked for with an amount and a reason, no more than is left", async () => {
    backend.reply(staffOrder, delivered());
    const asked = backend.reply(refundOrder, { status: true, data: [refund] });
    const { user } = open("/dashboard/orders/7");
    expect(await screen.findByText("Cash of ₹1,249.00 collected.")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    const amount = dialog.getByRole("textbox", { name: "Amount in ₹" });
    await user.clear(amount);
    await user.type(amount, "1250");
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect(await dialog.findByText("At most ₹1,249.00 can be refunded.")).toBeDefined();
    expect(dialog.getByText(REFUND_REASON_MISSING)).toBeDefined();
    await user.clear(amount);
    await user.type(amount, "249.50");
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "One jar leaked");
    backend.reply(staffOrder, delivered({ refunds: [refund], refundable: 1000 }));
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect(await screen.findByText("Manual refund")).toBeDefined();
    expect(asked[0]?.body).toEqual({
      ...{ amount: fromRupees(249.5), refundable: fromRupees(1249) },
      reason: "One jar leaked",
    });
  });

  it("that somebody else was quicker with are asked for anew, by what is left by now", async () => {
    backend.reply(staffOrder, delivered({}));
    const asked = backend.reply(refundOrder, refuse(409, REFUNDED_MEANWHILE));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "One jar leaked");
    await user.clear(dialog.getByRole("textbox", { name: "Amount in ₹" }));
    await user.type(dialog.getByRole("textbox", { name: "Amount in ₹" }), "100");
    backend.reply(staffOrder, delivered({ refunds: [refund], refundable: 1000 }));
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect(await dialog.findByText(/Up to ₹1,000\.00/)).toBeDefined();
    expect(dialog.getByRole("alert").textContent).toContain(REFUNDED_MEANWHILE);
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toMatchObject({ refundable: fromRupees(1000), reason: "One jar leaked" });
  });

  it("of which nothing is left say so, until the dialog is closed", async () => {
    backend.reply(staffOrder, delivered({}));
    backend.reply(refundOrder, refuse(409, NOTHING_TO_REFUND));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    const why = dialog.getByRole("textbox", { name: "Why" });
    await user.type(why, "One jar leaked");
    backend.reply(staffOrder, delivered({ refundable: 0 }));
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect((await dialog.findByRole("status")).textContent).toBe(NOTHING_TO_REFUND);
    expect(why).toHaveProperty("value", "One jar leaked");
    expect(dialog.queryByText(/Up to/)).toBeNull();
    expect(dialog.queryByRole("button", { name: "Refund" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Leave it" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Refunds" })).toBeNull());
  });

  it.each([
    ["Mark as refunded", "Mark as refunded", payRefund, "This refund is no longer waiting for a manual payment."],
    ["Mark as failed", "Mark as failed", giveUpRefund, "This refund is no longer waiting for its gateway."],
  ] as const)(
    "that somebody else settled say so, until the dialog is closed: %s",
    async (opener, press, call, over) => {
      const waiting = { ...refund, state: "sent" as const, is_unclear: true, gateway: "payu" };
      backend.reply(staffOrder, delivered({ refunds: [waiting] }));
      backend.reply(call, refuse(409, REFUND_IS_PAID));
      const { user } = open("/dashboard/orders/7");
      await user.click(await screen.findByRole("button", { name: opener }));
      const dialog = within(await screen.findByRole("dialog"));
      await user.type(dialog.getByRole("textbox"), "UPI 4711");
      const paid = { ...refund, state: "done" as const, is_by_hand: false, method: "UPI", reference: "UPI 1" };
      backend.reply(staffOrder, delivered({ refunds: [paid] }));
      await user.click(dialog.getByRole("button", { name: press }));
      expect((await dialog.findByRole("status")).textContent).toBe(over);
      expect(dialog.getByRole("alert").textContent).toBe(REFUND_IS_PAID);
      expect(dialog.getByRole("textbox")).toHaveProperty("value", "UPI 4711");
      expect(dialog.queryByRole("button", { name: press })).toBeNull();
      await user.click(dialog.getByRole("button", { name: "Leave it" }));
      expect(await screen.findByText("UPI UPI 1")).toBeDefined();
      expect(screen.queryByRole("button", { name: opener })).toBeNull();
    },
  );

  it("are written down as paid by hand, with their number", async () => {
    backend.reply(staffOrder, delivered({ refunds: [refund] }));
    const paid = backend.reply(payRefund, { status: true, data: [refund] });
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Mark as refunded" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByRole("combobox"), "UPI");
    await user.type(dialog.getByRole("textbox"), "UPI 4711");
    await user.click(dialog.getByRole("button", { name: "Mark as refunded" }));
    await waitFor(() => expect(paid[0]?.params).toEqual({ id: 7, refundId: 3 }));
    expect(paid[0]?.body).toEqual({ method: "UPI", reference: "UPI 4711" });
  });

  it("of a return that is over already say so, beside the order as it is", async () => {
    backend.reply(staffOrder, delivered({}));
    backend.reply(withdrawOrder, refuse(409, orderChangedMeanwhile("Returned")));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Goods came back" }));
    const dialog = within(await screen.findByRole("dialog"));
    backend.reply(staffOrder, delivered({ order_status: "Returned", actions: [] }));
    await user.click(dialog.getByRole("button", { name: "Goods came back" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(orderChangedMeanwhile("Returned"));
    expect((await dialog.findByRole("status")).textContent).toContain("now returned");
    await user.click(dialog.getByRole("button", { name: "Leave it" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Goods came back" })).toBeNull());
  });

  it("say what a return refunds, and whether its goods go back into stock", async () => {
    backend.reply(staffOrder, delivered({}));
    const withdrawn = backend.reply(withdrawOrder, { status: true, data: { order_status: "Returned" } });
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Goods came back" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/₹1,249\.00, is refunded manually/)).toBeDefined();
    await user.click(dialog.getByRole("checkbox"));
    await user.click(dialog.getByRole("button", { name: "Goods came back" }));
    await waitFor(() => expect(withdrawn[0]?.body).toMatchObject({ action: "return", restock: true }));
  });

  it.each([
    [{ is_refund_by_hand: false }, /₹1,249\.00, is refunded the way it was paid\./],
    [{ refundable: 0, refunds: [refund] }, /All of it has been refunded already\./],
    [{ refundable: 0, final_total: 0, gift_voucher_amt: 500, used_coin: 1 }, /No money was paid for it\./],
    [
      { refundable: 0, final_total: 0, gift_voucher_amt: 500, used_coin: 1 },
      /₹500\.00 of the gift voucher and 1 coin\./,
    ],
    [{ refundable: 0, is_paid: false }, /Nothing was paid/],
  ])("say truly what becomes of the money of %j", async (change, words) => {
    backend.reply(staffOrder, delivered(change));
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Goods came back" }));
    expect(within(await screen.findByRole("dialog")).getByText(words)).toBeDefined();
  });

  it("are seen by a packer, and done by others", async () => {
    backend.reply(staffSession, {
      status: true,
      data: { name: "Suresh", role: "packer", permissions: ["orders"], second_factor: "off" },
    });
    const failed = { ...refund, id: 4, state: "failed" as const, can_retry: true };
    backend.reply(staffOrder, delivered({ refundable: 0, refunds: [refund, failed] }));
    open("/dashboard/orders/7");
    expect(await screen.findByText("Manual refund")).toBeDefined();
    for (const name of ["Mark as refunded", "Try again"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  const unclear = { ...refund, state: "sent" as const, is_unclear: true, gateway: "payu" };

  it("whose gateway the store can ask no longer are seen by a packer, and settled by others", async () => {
    backend.reply(staffSession, {
      status: true,
      data: { name: "Suresh", role: "packer", permissions: ["orders"], second_factor: "off" },
    });
    backend.reply(staffOrder, delivered({ refundable: 0, refunds: [unclear] }));
    open("/dashboard/orders/7");
    expect(await screen.findByText("Answer unknown")).toBeDefined();
    expect(screen.getByText(/PayU has not confirmed this refund/)).toBeDefined();
    for (const name of ["Mark as refunded", "Mark as failed"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("whose gateway the store can ask no longer are written down as failed, with how that is known", async () => {
    backend.reply(staffOrder, delivered({ refundable: 0, refunds: [unclear] }));
    const failed = backend.reply(giveUpRefund, refuse(409, REFUND_GOES_ON));
    const { user } = open("/dashboard/orders/7");
    expect(await screen.findByRole("button", { name: "Mark as refunded" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Mark as failed" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Please check the PayU panel first/)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Mark as failed" }));
    expect(await dialog.findByText("Please say how you know!")).toBeDefined();
    await user.type(dialog.getByRole("textbox"), "Not on its statement");
    await user.click(dialog.getByRole("button", { name: "Mark as failed" }));
    expect((await dialog.findByRole("alert")).textContent).toContain(REFUND_GOES_ON);
    expect(failed[0]).toMatchObject({ params: { id: 7, refundId: 3 }, body: { reason: "Not on its statement" } });
  });

  it("take an amount as people write it; all of an order that is not shipped is not offered", async () => {
    const { data } = delivered({ refunds: [] });
    backend.reply(staffOrder, { status: true, data: { ...data, order_status: "Packed", actions: ["ship"] } });
    const asked = backend.reply(refundOrder, { status: true, data: [refund] });
    const { user } = open("/dashboard/orders/7");
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog"));
    const amount = dialog.getByRole("textbox", { name: "Amount in ₹" });
    expect(amount).toHaveProperty("value", "");
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "One jar leaked");
    for (const [typed, message] of [
      ["much", NOT_AN_AMOUNT],
      ["12.345", NOT_AN_AMOUNT],
      ["0", REFUND_ABOVE_ZERO],
    ] as const) {
      await user.type(amount, typed);
      await user.click(dialog.getByRole("button", { name: "Refund" }));
      expect(await dialog.findByText(message)).toBeDefined();
      await user.clear(amount);
    }
    await user.type(amount, "₹1,000.50");
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ amount: fromRupees(1000.5) }));
  });

  it("stand in the history with what was before and after", async () => {
    const changes = [{ field: "refunded", before: "₹0.00", after: "₹249.00" }];
    const event = { action: "refund", state: "", actor: "staff", by: "Meera Shah", at: ROW.order_date, changes };
    backend.reply(staffOrder, delivered({ events: [event] }));
    open("/dashboard/orders/7");
    expect((await screen.findByText("Refunded in all: ₹0.00 → ₹249.00")).closest("li")?.textContent).toContain(
      "by Meera Shah",
    );
  });
});
