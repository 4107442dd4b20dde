// @vitest-environment jsdom
import { order, type WireReplyOf } from "@store/api-client/contract";
import { addDays, CHECKOUT_TEXTS, formatDeliveryDay, todayInIndia } from "@store/domain";
import { saveFile } from "@store/react-client/save-file";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import OrderPlacedPage from "./order-placed-page.tsx";

const backend = useMockBackend();

type WireOrder = WireReplyOf<typeof order>["data"];

const promised = addDays(todayInIndia(new Date()), 3);

const ORDER: WireOrder = {
  ...{ id: 41, order_id: "SO-2026-000041", order_date: "2026-03-14T18:30:00.000Z" },
  ...{ order_status: "Pending", promised_on: promised, sale_status: "Quotation Sent" },
  ...{ pay_type: "Cash on Delivery", is_paid: false, is_invoiced: false, final_total: 749 },
  shipping_address: { full_name: "Asha Patel", mobile_no: "+919876543210", full_address: "14 Aundh Road, Pune" },
  product_info: [
    { id: 1, product_id: 101, product_name: "Cow Ghee", quantity: 2, selling_price: 249, product_total: 498 },
  ],
  ...{ product_total: 579.46, tax_amt: 69.54, shipping_amt: 100, discount_amt: 0, used_coin: 0 },
};

function open(change: Partial<WireOrder> = {}) {
  backend.reply(order, { status: true, data: { ...ORDER, ...change } });
  return renderRoutes([{ path: "/order-placed/:orderId", Component: OrderPlacedPage }], "/order-placed/41");
}

const steps = async () => (await screen.findByRole("region", { name: "What happens next" })).textContent;

beforeEach(() => logInAs("customer"));

describe("the confirmation of an order", () => {
  it("to be paid at the door: its number, its day, what is to pay and what follows", async () => {
    open();
    const title = await screen.findByRole("heading", { level: 1, name: CHECKOUT_TEXTS.orderPlaced });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText("SO-2026-000041")).toBeTruthy();
    expect(screen.getByText(`Arrives by ${formatDeliveryDay(promised)}`)).toBeTruthy();
    expect(screen.getByText("To Asha Patel, 14 Aundh Road, Pune")).toBeTruthy();
    expect(screen.getByText("2 × Cow Ghee")).toBeTruthy();
    expect(screen.getByText("Cash on Delivery: ₹749.00 to pay.")).toBeTruthy();
    expect(await steps()).toContain("You pay ₹749.00 at the door, in cash.");
    expect(screen.getByRole("link", { name: "See your orders" }).getAttribute("href")).toBe("/profile#orders");
    expect(screen.queryByRole("button", { name: /invoice/ })).toBeNull();
  });

  it.each([
    ["online", { pay_type: "Online Payment", is_paid: true }, "We have your payment of ₹749.00. Thank you!"],
    ["by voucher and coins", { is_paid: true, final_total: 0 }, "Nothing is left to pay. Thank you!"],
  ])("paid %s: nothing is asked for at the door", async (_how, change, note) => {
    open(change);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(await steps()).not.toContain("at the door");
  });

  it("has the invoice once there is one", async () => {
    open({ order_status: "Packed", is_paid: true, is_invoiced: true });
    expect(await screen.findByRole("button", { name: "Download invoice" })).toBeTruthy();
  });

  it.each([
    [{ pay_type: "Online Payment" }, "Waiting for payment", "Pay now"],
    [{ order_status: "Cancelled", promised_on: undefined }, "Your order SO-2026-000041", "Order details"],
  ])("opened later, of %j, says how it is: %s", async (change, title, action) => {
    open(change);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole("link", { name: action }).getAttribute("href")).toBe("/orders/41");
    expect(screen.queryByText(CHECKOUT_TEXTS.orderPlaced)).toBeNull();
  });

  it("saves the day of its delivery as an entry of a calendar", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), "delivery.ics"));
  });
});
