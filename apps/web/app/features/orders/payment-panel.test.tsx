// @vitest-environment jsdom
import {
  editOrderPaymentLink,
  ONLINE_PAYMENT,
  order,
  payOnDelivery,
  restoreCart,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  CHECKOUT_ERRORS,
  CHECKOUT_TEXTS,
  cashLimitMessage,
  DEFAULT_POLICY,
  MINUTE_MS,
  PAYMENT_POLL_MINUTES,
  SUBSCRIPTION_TEXTS,
} from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { readGift } from "@store/react-client/gift";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveFor } from "../../navigation/leave-for.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import OrderPage from "./order-page.tsx";
import OrderPlacedPage from "./order-placed-page.tsx";

const CASH_LIMIT_CONFIRM = cashLimitMessage({ isOfAddress: false, isMobileProven: false }, DEFAULT_POLICY);

// The page fetches it when an order needs it; here it is compiled beforehand.
import "./payment-panel.tsx";

const backend = useMockBackend();

type WireOrder = WireReplyOf<typeof order>["data"];

const ORDER: WireOrder = {
  id: 41,
  order_id: "SO-2026-000041",
  order_date: "2026-03-14T12:30:00.000Z",
  order_status: "Pending",
  sale_status: "Quotation Sent",
  pay_type: ONLINE_PAYMENT,
  is_paid: false,
  is_invoiced: false,
  final_total: 749,
  billing_address: { id: 5, full_name: "Asha", mobile_no: "+919876543210", full_address: "Pune" },
  product_info: [],
  product_total: 579.46,
  tax_amt: 69.54,
  shipping_amt: 100,
  discount_amt: 0,
  used_coin: 0,
};

const orderIs = (change: Partial<WireOrder> = {}) =>
  backend.reply(order, { status: true, data: { ...ORDER, ...change } });

const open = (hint?: string) =>
  renderRoutes(
    [
      { path: "/orders/:orderId", Component: OrderPage },
      { path: "/order-placed/:orderId", Component: OrderPlacedPage },
    ],
    `/orders/41${hint === undefined ? "" : `?payment=${hint}`}`,
  );

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (name: RegExp) => screen.findByRole("button", { name });

/** Lets requests and React finish, without moving the clock. */
const settle = () => act(() => new Promise((done) => setImmediate(done)));

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  logInAs("customer");
  orderIs();
});
afterEach(() => vi.useRealTimers());

/** What can be done about the payment. */
const buttons = () => within(screen.getByRole("region", { name: "Payment" })).getAllByRole("button");

describe("what became of a payment [R101]", () => {
  it("is paid: leads to the confirmation", async () => {
    orderIs({ is_paid: true });
    const { address } = open("paid");
    const told = await screen.findByRole("heading", { level: 1, name: CHECKOUT_TEXTS.orderPlaced });
    await waitFor(() => expect(document.activeElement).toBe(told));
    expect(address()).toBe("/order-placed/41");
    expect(screen.getByText("We have your payment of ₹749.00. Thank you!")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See your orders" }).getAttribute("href")).toBe("/profile#orders");
  });

  it("is not believed from the address bar [R106]", async () => {
    open("paid");
    expect(await heading("Waiting for your payment")).toBeTruthy();
    expect(screen.queryByText(CHECKOUT_TEXTS.orderPlaced)).toBeNull();
  });

  it.each([
    ["failed", CHECKOUT_ERRORS.payment],
    ["cancelled", "The payment was cancelled."],
  ])("%s, with every way on [R105]", async (hint, text) => {
    open(hint);
    await heading(text);
    const names = buttons().map(({ textContent }) => textContent);
    expect(names).toEqual(["Pay ₹749.00", "Pay on delivery instead", "Put everything back into the cart"]);
  });

  it("shows a late payment by itself, and stops to ask after ten minutes [C19]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const asked = orderIs();
    open("pending");
    for (let turn = 0; turn < 200 && asked.length === 0; turn += 1) await settle();
    for (let turn = 0; turn < 200 && !screen.queryByRole("heading", { name: "Waiting for your payment" }); turn += 1)
      await settle();
    const pass = async () => {
      const before = asked.length;
      await act(() => vi.advanceTimersByTimeAsync(1000));
      for (let turn = 0; turn < 50 && asked.length === before; turn += 1) await settle();
      await settle();
    };
    const before = asked.length;
    await pass();
    await pass();
    expect(asked.length).toBe(before + 2);
    vi.setSystemTime(Date.now() + PAYMENT_POLL_MINUTES * MINUTE_MS);
    await pass();
    expect(screen.getByRole("heading", { name: "We have not heard of your payment yet." })).toBeTruthy();
    const stopped = asked.length;
    await pass();
    expect(asked.length).toBe(stopped);
    act(() => screen.getByRole("button", { name: "Check again" }).click());
    orderIs({ is_paid: true });
    await pass();
    for (let turn = 0; turn < 200 && !screen.queryByRole("heading", { name: CHECKOUT_TEXTS.orderPlaced }); turn += 1)
      await settle();
    expect(screen.getByRole("heading", { name: CHECKOUT_TEXTS.orderPlaced })).toBeTruthy();
  });

  it("of a subscription leads to the subscriptions [R104]", async () => {
    orderIs({ is_paid: true, subscription_id: 7 });
    const { address } = open("paid");
    await waitFor(() => expect(address()).toBe("/profile#subscribe"));
    expect(await screen.findByText(SUBSCRIPTION_TEXTS.created)).toBeTruthy();
  });
});

describe("an order that waits for its payment [R101]", () => {
  it("offers to pay, without asking each second", async () => {
    open();
    expect(await heading("Waiting for your payment")).toBeTruthy();
    expect(screen.queryByText(/this page follows by itself/)).toBeNull();
  });

  it("is paid again at its own amounts, once for a double click", async () => {
    const asked = backend.reply(editOrderPaymentLink, { status: true, payment_url: "https://pay.example/2" });
    const { user } = open("failed");
    await user.dblClick(await press(/^Pay ₹749\.00$/));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example/2"));
    const [sent] = asked;
    expect(sent?.body).toMatchObject({ order_id: 41, amount: 74_900, billing_address: 5, shipping_amount: 10_000 });
    expect(new Set(asked.map(({ body }) => body.txnid)).size).toBe(1);
  });

  it("becomes one that is paid on delivery", async () => {
    const turned = backend.reply(payOnDelivery, { status: true });
    const { user, address } = open("cancelled");
    await user.click(await press(/^Pay on delivery instead$/));
    await waitFor(() => expect(address()).toBe("/profile#orders"));
    expect(await screen.findByText(CHECKOUT_TEXTS.orderPlaced)).toBeTruthy();
    expect(turned).toHaveLength(1);
  });

  it("says why it cannot be paid on delivery, and what to do [C46]", async () => {
    backend.reply(payOnDelivery, refuse(409, CASH_LIMIT_CONFIRM));
    const { user } = open("cancelled");
    await user.click(await press(/^Pay on delivery instead$/));
    expect(await screen.findByText(CASH_LIMIT_CONFIRM)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Confirm your number" }).getAttribute("href")).toBe("/profile#details");
  });

  it("goes back into the cart with its gift, also when the first answer is lost", async () => {
    orderIs({ is_gift: true, gift_message: "For Ba" });
    backend.reply(restoreCart, { status: true, message: "Your products are back in your cart" });
    let count = 0;
    backend.use(
      http.post(`${BACKEND}/orders/41/restore/`, () => {
        count += 1;
        return count === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user, address } = open("failed");
    await user.click(await press(/^Put everything back/));
    await waitFor(() => expect(address()).toBe("/cart"));
    expect(await screen.findByText("Your products are back in your cart")).toBeTruthy();
    expect(readGift()).toEqual({ isGift: true, message: "For Ba" });
    expect(count).toBe(2);
  });

  it("of a subscription is paid online alone", async () => {
    orderIs({ subscription_id: 7 });
    open("failed");
    await heading(CHECKOUT_ERRORS.payment);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(["Pay ₹749.00"]);
  });

  it.each([
    ["cancelled", { order_status: "Cancelled" }],
    ["to be paid on delivery", { pay_type: "Cash on Delivery" }],
  ])("offers nothing once it is %s", async (_, change) => {
    orderIs(change);
    open();
    expect(await screen.findByRole("heading", { level: 1, name: ORDER.order_id })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  });
});
