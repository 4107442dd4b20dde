// @vitest-environment jsdom
import {
  addCaller,
  addOrderNote,
  changeOrderGoods,
  findCaller,
  placePhoneOrder,
  previewOrderChange,
  previewPhoneOrder,
  staffOrder,
  staffProducts,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fromRupees, NOT_PERMITTED } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";
import PhoneOrderPage from "./phone-order-page.tsx";

const backend = useMockBackend();

type Caller = WireReplyOf<typeof addCaller>["data"]["customer"];
type Preview = WireReplyOf<typeof previewPhoneOrder>["data"];

const MEENA: Caller = {
  ...{ id: 5, name: "Meena Joshi", mobile: "+919876500001", mobile_is_proven: true, is_elite: false },
  addresses: [
    {
      ...{ id: 9, full_name: "Meena Joshi", mobile: "+919876500001", address_line_1: "4 Neem Lane" },
      ...{ city_obj: { id: 1, name: "Pune" }, state_obj: { id: 2, name: "Maharashtra" } },
      ...{ country_obj: { id: 104, name: "India" }, postal_code: "411001" },
    },
  ],
};

const COSTS: Preview = {
  ...{ product_total: 1904.76, discount_amt: 0, tax_amt: 95.24, shipping_amt: 100, cash_fee_amt: 0 },
  ...{ gift_voucher_amt: 0, final_total: 2100, new_coin: 20, lines: [] },
};

const productsAre = (stock: number | null = 12) =>
  backend.reply(staffProducts, {
    status: true,
    data: [
      {
        ...{ id: 11, name: "Cow Ghee 500 ml", image: "", price: 1000, stock },
        ...{ category: "Ghee", visibility: "shown" },
      },
    ],
    count: 1,
    total_pages: 1,
  });

const memberMay = (...permissions: WireReplyOf<typeof staffSession>["data"]["permissions"]) =>
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions, second_factor: "off" },
  });

beforeEach(() => {
  localStorage.clear();
  memberMay("orders", "customers", "products");
  logInAs("staff");
});

const open = () =>
  renderDashboard(
    [
      { path: "/dashboard/orders/new", Component: PhoneOrderPage },
      { path: "/dashboard/orders/:orderId", Component: () => <p>The order</p> },
    ],
    "/dashboard/orders/new",
  );

type User = ReturnType<typeof open>["user"];

async function find(user: User, customer: Caller | undefined, mobile = "9876500001") {
  backend.reply(findCaller, { status: true, data: { customer } });
  await user.type(await screen.findByLabelText(/Mobile of the customer/), mobile);
  const form = within(screen.getByRole("form", { name: "Find the customer" }));
  await user.click(form.getByRole("button", { name: "Find" }));
}

/** Meena orders two jars of ghee. */
async function fill(user: User) {
  productsAre();
  await find(user, MEENA);
  await user.type(await screen.findByLabelText(/^Product: name/), "ghee");
  const form = within(screen.getByRole("form", { name: "Find a product" }));
  await user.click(form.getByRole("button", { name: "Find" }));
  const found = within(await screen.findByRole("list", { name: "Products found" }));
  expect(found.getByText("₹1,000.00, 12 in stock")).toBeDefined();
  await user.click(found.getByRole("button", { name: "Add Cow Ghee 500 ml" }));
  await user.click(screen.getByRole("button", { name: "Increase Quantity of Cow Ghee 500 ml" }));
}

describe("an order by telephone", () => {
  it("is placed for who has the number, at the server's total", async () => {
    const seen = backend.reply(previewPhoneOrder, { status: true, data: COSTS });
    const placed = backend.reply(placePhoneOrder, {
      status: true,
      data: { id: 77, order_id: "SO-2026-000077", final_total: 2100 },
    });
    const { user } = open();
    await fill(user);
    const total = within(screen.getByRole("region", { name: "Total" }));
    expect(await total.findByText("₹2,100.00")).toBeDefined();
    expect(total.getByText("The customer earns 20 coins.")).toBeDefined();
    await user.type(screen.getByLabelText(/Note for the staff/), "Rings twice");
    await waitFor(() =>
      expect(total.getByRole("button", { name: "Place the order" })).toHaveProperty("disabled", false),
    );
    await user.click(total.getByRole("button", { name: "Place the order" }));
    expect(await screen.findByText("The order")).toBeDefined();
    const goods = { customer_id: 5, lines: [{ product_id: 11, quantity: 2 }], address_id: 9 };
    expect(seen.at(-1)?.body).toMatchObject({ ...goods, pay_type: "Cash on Delivery" });
    expect(placed).toHaveLength(1);
    expect(placed[0]?.body).toMatchObject({
      ...{ ...goods, pay_type: "Cash on Delivery", amount: fromRupees(2100), note: "Rings twice" },
      attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("by link says that the link is on its way", async () => {
    const seen = backend.reply(previewPhoneOrder, { status: true, data: COSTS });
    const { user } = open();
    await fill(user);
    await user.click(screen.getByRole("radio", { name: /Link to pay/ }));
    await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ pay_type: "Online Payment" }));
  });

  it("that would be refused says why, and cannot be placed", async () => {
    backend.reply(previewPhoneOrder, { status: true, data: { ...COSTS, refusal: "Only 1 of Cow Ghee left" } });
    const { user } = open();
    await fill(user);
    expect(await screen.findByText("Only 1 of Cow Ghee left")).toBeDefined();
    expect(screen.getByRole("button", { name: "Place the order" })).toHaveProperty("disabled", true);
  });

  it("that the server refuses stays as it is, with its words and the new total", async () => {
    const seen = backend.reply(previewPhoneOrder, { status: true, data: COSTS });
    backend.reply(placePhoneOrder, refuse(409, { message: "The total is ₹2,120.00 by now." }));
    const { user } = open();
    await fill(user);
    const button = screen.getByRole("button", { name: "Place the order" });
    await waitFor(() => expect(button).toHaveProperty("disabled", false));
    const before = seen.length;
    await user.click(button);
    expect(await screen.findByText("The total is ₹2,120.00 by now.")).toBeDefined();
    await waitFor(() => expect(seen.length).toBeGreaterThan(before));
    expect(screen.getByText("Meena Joshi", { selector: "strong" })).toBeDefined();
  });

  it("makes a customer of a number that nobody has, who first needs an address", async () => {
    const made = backend.reply(addCaller, {
      status: true,
      data: { customer: { ...MEENA, mobile_is_proven: false, addresses: [] } },
    });
    const { user } = open();
    await find(user, undefined);
    expect(await screen.findByText("No customer has this number yet.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "New customer" }));
    expect(await screen.findByText("What is the caller's name?")).toBeDefined();
    await user.type(screen.getByLabelText(/Name of the new customer/), "Meena Joshi");
    await user.click(screen.getByRole("button", { name: "New customer" }));
    expect(await screen.findByRole("heading", { name: "New address" })).toBeDefined();
    expect(screen.getByText(/not confirmed by an OTP/)).toBeDefined();
    expect(made[0]?.body).toMatchObject({ mobile: expect.stringContaining("9876500001"), name: "Meena Joshi" });
  });

  it("is not taken by who may not see customers", async () => {
    memberMay("orders");
    open();
    expect(await screen.findByText(NOT_PERMITTED)).toBeDefined();
  });
});

const AT = "2026-03-14T06:30:00Z";

describe("notes on an order", () => {
  const orderIs = (notes: WireReplyOf<typeof staffOrder>["data"]["notes"]) =>
    backend.reply(staffOrder, {
      status: true,
      data: {
        ...{
          id: 7,
          order_id: "SO-2026-000007",
          order_date: AT,
          order_status: "Pending",
          change_count: 0,
          sale_status: "Quotation Sent",
        },
        ...{ pay_type: "Cash on Delivery", is_paid: false, is_invoiced: false, product_info: [] },
        ...{ product_total: 1000, tax_amt: 50, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 1050 },
        ...{ refundable: 0, is_refund_by_hand: false, refunds: [], payments: [], events: [], actions: [], returns: [] },
        notes,
      },
    });
  const openOrder = () =>
    renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");

  it("say who wrote them, when and to whom, and take another one", async () => {
    const note = { at: AT, by: "Meera Shah" };
    orderIs([{ ...note, id: 1, text: "Rings twice", is_to_customer: false }]);
    const sent = backend.reply(addOrderNote, { status: true, data: [] });
    const { user } = openOrder();
    const notes = within(await screen.findByRole("region", { name: "Notes" }));
    expect(notes.getByText("Rings twice")).toBeDefined();
    await user.click(notes.getByRole("button", { name: "Note it" }));
    expect(await notes.findByText("What is to be noted?")).toBeDefined();
    expect(sent).toHaveLength(0);
    await user.type(notes.getByLabelText(/New note/), "It leaves on Monday");
    await user.click(notes.getByLabelText("To the customer, by mail"));
    orderIs([{ ...note, id: 2, text: "It leaves on Monday", is_to_customer: true }]);
    await user.click(notes.getByRole("button", { name: "Note and mail it" }));
    expect(await notes.findByText(/, to the customer/)).toBeDefined();
    expect(sent[0]?.body).toEqual({ text: "It leaves on Monday", to_customer: true });
  });
});

describe("a change of an order", () => {
  const LINE = {
    id: 1,
    product_id: 11,
    product_name: "Cow Ghee",
    quantity: 2,
    selling_price: 500,
    product_total: 1000,
  };
  const orderIs = (changes: number | undefined, quantity = 2) =>
    backend.reply(staffOrder, {
      status: true,
      data: {
        ...{
          id: 7,
          order_id: "SO-2026-000007",
          order_date: AT,
          order_status: "Pending",
          change_count: 0,
          sale_status: "Quotation Sent",
        },
        ...{ pay_type: "Cash on Delivery", is_paid: false, is_invoiced: false, product_info: [{ ...LINE, quantity }] },
        ...{ product_total: 1000, tax_amt: 50, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 1050 },
        ...{ refundable: 0, is_refund_by_hand: false, refunds: [], payments: [], events: [], actions: [], returns: [] },
        changes,
      },
    });
  const open = () =>
    renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");

  it("is sent with the sum that the server named, and how often it was changed before", async () => {
    orderIs(1);
    backend.reply(previewOrderChange, { status: true, data: { ...COSTS, final_total: 1575 } });
    const sent = backend.reply(changeOrderGoods, { status: true, data: { final_total: 1575 } });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Change products or address" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Increase Quantity of Cow Ghee" }));
    const button = dialog.getByRole("button", { name: "Change the order" });
    await waitFor(() => expect(button).toHaveProperty("disabled", false));
    orderIs(2, 3);
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent[0]?.body).toEqual({
      lines: [{ product_id: 11, quantity: 3 }],
      changes: 1,
      amount: fromRupees(1575),
    });
  });

  it("is not offered where it is not possible", async () => {
    orderIs(undefined);
    open();
    expect(await screen.findByRole("region", { name: "Notes" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Change products or address" })).toBeNull();
  });
});
