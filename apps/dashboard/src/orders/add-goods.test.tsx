// @vitest-environment jsdom
import {
  findCallerOfOrder,
  placeAddition,
  previewAddition,
  previewPhoneOrder,
  shipParcel,
  staffOrder,
  staffOrders,
  staffProducts,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fromRupees, ORDER_CHANGED_BEFORE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";
import OrdersPage from "./orders-page.tsx";
import PhoneOrderPage from "./phone-order-page.tsx";

const backend = useMockBackend();

type Order = WireReplyOf<typeof staffOrder>["data"];
type Mate = NonNullable<Order["goes_with"]>;
type Row = WireReplyOf<typeof staffOrders>["data"][number];
const AT = "2026-03-14T06:30:00Z";

const ORDER: Order = {
  ...{ id: 7, order_id: "SO-2026-000007", order_date: AT, order_status: "Confirmed", sale_status: "Sales Order" },
  ...{ pay_type: "Online Payment", is_paid: true, is_invoiced: true, change_count: 0, is_addable: true },
  product_info: [
    {
      ...{ id: 11, product_id: 11, product_name: "Cow Ghee", quantity: 3, withdrawn: 1, selling_price: 100 },
      ...{ product_total: 300, tax_name: "GST 5%", is_rated: false, product_rating_by_user: null },
    },
  ],
  ...{ product_total: 500, tax_amt: 25, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 525 },
  ...{ refundable: 525, is_refund_by_hand: false, refunds: [], payments: [], events: [], actions: [], returns: [] },
};
const orderIs = (further: Partial<Order> = {}) =>
  backend.reply(staffOrder, { status: true, data: { ...ORDER, ...further } });

const mate = (id: number, further: Partial<Mate> = {}): Mate => ({
  ...{ id, order_id: `SO-2026-00000${id}`, order_status: "Pending", pay_type: "Online Payment" },
  ...{ is_paid: false, final_total: 540, ...further },
});

beforeEach(() => {
  localStorage.clear();
  backend.reply(staffSession, {
    status: true,
    data: {
      ...{ name: "Meera Shah", role: "owner", second_factor: "off" },
      permissions: ["orders", "customers", "products", "refunds"],
    },
  });
  logInAs("staff");
});

const open = () =>
  renderDashboard(
    [
      { path: "/dashboard/orders/new", Component: PhoneOrderPage },
      { path: "/dashboard/orders/:orderId", Component: OrderPage },
    ],
    "/dashboard/orders/7",
  );

const COSTS: WireReplyOf<typeof previewAddition>["data"] = {
  ...{ product_total: 514.29, discount_amt: 0, tax_amt: 25.71, shipping_amt: 0, cash_fee_amt: 0 },
  ...{ gift_voucher_amt: 0, final_total: 540, new_coin: 0, lines: [] },
};

describe("goods that are added", () => {
  async function choose() {
    backend.reply(staffProducts, {
      ...{ status: true, count: 1, total_pages: 1 },
      data: [{ id: 12, name: "Honey", image: "", price: 540, stock: 9, category: "Honey", visibility: "shown" }],
    });
    const page = open();
    await page.user.click(await screen.findByRole("button", { name: "Add goods" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add goods to SO-2026-000007" }));
    await page.user.type(await dialog.findByLabelText(/^Product: name/), "honey");
    await page.user.click(dialog.getByRole("button", { name: "Find" }));
    await page.user.click(await dialog.findByRole("button", { name: "Add Honey" }));
    const send = () => dialog.getByRole("button", { name: "Add the goods" });
    return { ...page, dialog, send };
  }

  it("are paid by a link, unless at the door, for the sum that was seen", async () => {
    orderIs();
    const looked = backend.reply(previewAddition, { status: true, data: COSTS });
    const placed = backend.reply(placeAddition, {
      status: true,
      data: { id: 8, order_id: "SO-2026-000008", final_total: 540 },
    });
    const { user, dialog, send } = await choose();
    expect(await dialog.findByText("₹540.00")).toBeDefined();
    await waitFor(() => expect(send()).toHaveProperty("disabled", false));
    const goods = { lines: [{ product_id: 12, quantity: 1 }], pay_type: "Online Payment" };
    expect(looked.at(-1)?.body).toEqual(goods);
    orderIs({ change_count: 1, additions: [mate(8)] });
    await user.dblClick(send());
    expect(await screen.findByText("SO-2026-000008 is added. The link is on its way.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(placed.map(({ body }) => body)).toEqual([
      { ...goods, changes: 0, amount: fromRupees(540), attempt: expect.any(String) },
    ]);
    expect(screen.getByRole("link", { name: "SO-2026-000008" }).getAttribute("href")).toBe("/dashboard/orders/8");
    expect(screen.getByText(/₹540.00, waits for its payment/)).toBeDefined();
  });

  it("say why they cannot be added like that, and that somebody else was first", async () => {
    orderIs();
    backend.reply(previewAddition, { status: true, data: { ...COSTS, refusal: "Please send a link to pay!" } });
    const { user, dialog, send } = await choose();
    expect(await dialog.findByText("Please send a link to pay!")).toBeDefined();
    expect(send()).toHaveProperty("disabled", true);
    backend.reply(previewAddition, { status: true, data: COSTS });
    backend.reply(placeAddition, refuse(409, ORDER_CHANGED_BEFORE));
    await user.click(dialog.getByRole("radio", { name: /Cash on Delivery/ }));
    await waitFor(() => expect(send()).toHaveProperty("disabled", false));
    orderIs({ change_count: 1 });
    await user.click(send());
    expect((await dialog.findByRole("alert")).textContent).toBe(ORDER_CHANGED_BEFORE);
  });

  it("are not offered where they cannot be added", async () => {
    orderIs({ is_addable: false });
    open();
    expect(await screen.findByText("SO-2026-000007")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add goods" })).toBeNull();
  });
});

describe("the same parcel", () => {
  const said = async (further: Partial<Order>) => {
    orderIs(further);
    open();
    return (await screen.findByText("Same parcel")).parentElement?.textContent;
  };

  it.each<[Partial<Order>, RegExp]>([
    [{ goes_with: mate(6, { order_status: "Packed" }) }, /Goes in the parcel of SO-2026-000006, which is packed\./],
    [
      { goes_with: mate(6, { order_status: "Shipped" }) },
      /Was added to SO-2026-000006, which has left: it goes in a parcel of/,
    ],
    [{ goes_with: mate(6, { order_status: "Cancelled" }) }, /which is cancelled: it goes in a parcel of its own\./],
    [{ goes_with: mate(6, { order_status: "Shipped" }), order_status: "Shipped" }, /Was added to SO-2026-000006\./],
    [{ additions: [mate(8, { is_paid: true, order_status: "Packed" })] }, /SO-2026-000008, ₹540.00, paid, packed/],
    [{ additions: [mate(8, { pay_type: "Cash on Delivery" })] }, /₹540.00, cash on delivery, pending/],
    [{ additions: [mate(8, { order_status: "Cancelled" })] }, /₹540.00, cancelled/],
  ])("%j", async (further, words) => {
    expect(await said(further)).toMatch(words);
  });

  it("is handed over with the packed additions, but those that are left out", async () => {
    const additions = [8, 9].map((id) => mate(id, { is_paid: true, order_status: "Packed" }));
    const behind = mate(5, { is_paid: true, order_status: "Confirmed" });
    orderIs({ order_status: "Packed", actions: ["ship"], additions: [...additions, behind], in_parcel: [8, 9] });
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Hand to the courier" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/SO-2026-000005 was added, and is not in this parcel/)).toBeDefined();
    await user.click(dialog.getByRole("checkbox", { name: "SO-2026-000009 is in this parcel" }));
    await user.type(dialog.getByLabelText(/^Courier/), "DTDC");
    await user.type(dialog.getByLabelText(/^Tracking number/), "D1");
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    await waitFor(() => expect(shipped).toHaveLength(1));
    expect(shipped[0]?.body).toMatchObject({ additions: [8] });
    expect(await screen.findByText(/SO-2026-000007 with SO-2026-000008 is shipped\./)).toBeDefined();
  });

  it("is said where the first order is cancelled, which the additions outlive", async () => {
    orderIs({ actions: ["cancel"], additions: [mate(8), mate(9, { order_status: "Cancelled" })] });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Cancel the order" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/SO-2026-000008 was added to it, and not cancelled with it/)).toBeDefined();
    expect(dialog.queryByText(/SO-2026-000009/)).toBeNull();
  });
});

describe("many orders", () => {
  const row = (id: number, further: Partial<Row> = {}): Row => ({
    ...{ id, order_id: `SO-2026-00000${id}`, order_date: AT, order_status: "Packed", pay_type: "Online Payment" },
    ...{ is_paid: true, final_total: 540, full_name: "Meena Joshi", mobile_no: "+919876500001", city: "Pune" },
    ...{ pieces: 1, products: [{ product_name: "Honey", quantity: 1 }], change_count: 0, ...further },
  });

  it("are handed over with what goes in their parcels, by one number each", async () => {
    const goes_with = { id: 7, order_id: "SO-2026-000007", order_status: "Packed" };
    const additions = [
      { order_id: "SO-2026-000008", is_payable: true },
      { order_id: "SO-2026-000006", is_payable: false },
    ];
    backend.reply(staffOrders, {
      ...{ status: true, count: 3, total_pages: 1 },
      data: [row(9), row(8, { goes_with }), row(7, { additions })],
    });
    const shipped = backend.reply(shipParcel, { status: true, data: { order_status: "Shipped" } });
    const { user } = renderDashboard([{ path: "/dashboard/orders", Component: OrdersPage }], "/dashboard/orders");
    const headers = (await screen.findAllByRole("rowheader")).map(({ textContent }) => textContent);
    expect(headers).toEqual([
      "SO-2026-000009",
      "SO-2026-000008with SO-2026-000007",
      "SO-2026-000007with SO-2026-000008with SO-2026-000006, not paid yet",
    ]);
    for (const id of [7, 8, 9])
      await user.click(screen.getByRole("checkbox", { name: new RegExp(`SO-2026-00000${id}`) }));
    await user.click(screen.getByRole("button", { name: "Hand over 3 orders" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("In the parcels of others, by their numbers: SO-2026-000008.")).toBeDefined();
    await user.type(dialog.getByLabelText(/^Courier/), "DTDC");
    await user.type(dialog.getByLabelText(/Tracking numbers, one a line/), "D7{enter}D9");
    await user.click(dialog.getByRole("button", { name: "Hand over 3 orders" }));
    expect(await screen.findByText("3 orders handed over.")).toBeDefined();
    expect(shipped.map(({ params, body }) => [params, body])).toMatchObject([
      [{ id: 7 }, { tracking_number: "D7", additions: [8] }],
      [{ id: 9 }, { tracking_number: "D9", additions: [] }],
    ]);
  });
});

describe("an order that is taken again", () => {
  const caller = (customer: WireReplyOf<typeof findCallerOfOrder>["data"]["customer"]) =>
    backend.reply(findCallerOfOrder, { status: true, data: { customer } });
  const MEENA = {
    ...{ id: 5, name: "Meena Joshi", mobile: "+919876500001", mobile_is_proven: true, is_elite: false },
    addresses: [],
  };

  it("begins with the customer and the goods that were left in it", async () => {
    orderIs({ order_status: "Cancelled", customer_id: 5, is_addable: false });
    caller(MEENA);
    const looked = backend.reply(previewPhoneOrder, { status: true, data: COSTS });
    const { user } = open();
    await user.click(await screen.findByRole("link", { name: "Take it again" }));
    expect(await screen.findByText("Meena Joshi")).toBeDefined();
    await waitFor(() => expect(looked.length).toBeGreaterThan(0));
    expect(looked.at(-1)?.body).toMatchObject({ customer_id: 5, lines: [{ product_id: 11, quantity: 2 }] });
  });

  it.each([
    [{}, MEENA, /SO-2026-000007 is not cancelled\. Please cancel it first/],
    [{ order_status: "Cancelled" }, undefined, /The account of the customer of SO-2026-000007 is closed\./],
  ])("waits until it is cancelled, and needs an open account: %j", async (further, customer, words) => {
    orderIs(further);
    caller(customer);
    renderDashboard([{ path: "/dashboard/orders/new", Component: PhoneOrderPage }], "/dashboard/orders/new?copy=7");
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
  });
});
