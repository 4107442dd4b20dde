// @vitest-environment jsdom
import {
  sendParcelAgain,
  staffOrder,
  staffSession,
  undeliveredParcel,
  type WireReplyOf,
  withdrawOrder,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { orderChangedMeanwhile, REFUND_REASON_MISSING, todayInIndia, UNDELIVERED_DAY } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrderPage from "./order-page.tsx";

const backend = useMockBackend();

type Order = WireReplyOf<typeof staffOrder>["data"];

const order = (order_status: string, actions: Order["actions"], further: Partial<Order> = {}) => ({
  status: true,
  data: {
    ...{ id: 7, order_id: "SO-2026-000007", order_date: "2026-03-14T06:30:00Z", order_status },
    ...{ sale_status: "Quotation Sent", pay_type: "Cash on Delivery", is_paid: false, is_invoiced: true },
    product_info: [{ id: 1, product_name: "Cow Ghee", quantity: 1, selling_price: 1249, product_total: 1249 }],
    ...{ product_total: 1189.52, tax_amt: 59.48, shipping_amt: 0, discount_amt: 0, used_coin: 0, final_total: 1249 },
    change_count: 0,
    ...{ refundable: 0, is_refund_by_hand: false, refunds: [], returns: [], payments: [], events: [], actions },
    ...further,
  },
});

const paid = { pay_type: "Online Payment", is_paid: true, refundable: 1249 };
const DONE = { status: true, data: { order_status: "Undelivered" } };

const isStaff = (permissions: WireReplyOf<typeof staffSession>["data"]["permissions"]) =>
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions, second_factor: "off" },
  });

beforeEach(() => {
  localStorage.clear();
  isStaff(["orders", "refunds"]);
  logInAs("staff");
});

async function press(name: string) {
  const page = renderDashboard([{ path: "/dashboard/orders/:orderId", Component: OrderPage }], "/dashboard/orders/7");
  await page.user.click(await screen.findByRole("button", { name }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

describe("a parcel that comes back undelivered [C55]", () => {
  it("is written down with a reason and a day", async () => {
    backend.reply(staffOrder, order("Shipped", ["deliver", "undelivered"], { used_coin: 40 }));
    const sent = backend.reply(undeliveredParcel, DONE);
    const { user, dialog } = await press("Came back undelivered");
    expect(dialog.getByText(/There is nothing to pay then\..*40 coins/)).toBeDefined();
    const day = dialog.getByLabelText(/When it came back/);
    fireEvent.change(day, { target: { value: "" } });
    await user.click(dialog.getByRole("button", { name: "Came back undelivered" }));
    for (const message of [REFUND_REASON_MISSING, UNDELIVERED_DAY])
      expect(await dialog.findByText(message)).toBeDefined();
    fireEvent.change(day, { target: { value: "2026-03-15" } });
    await user.type(dialog.getByRole("combobox", { name: /Why/ }), "Nobody was there.");
    await user.click(dialog.getByRole("checkbox", { name: /sold again/ }));
    await user.click(dialog.getByRole("button", { name: "Came back undelivered" }));
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: 7 }));
    expect(sent[0]?.body).toEqual({
      ...{ order_status: "Shipped", reason: "Nobody was there.", day: "2026-03-15", restock: true },
    });
  });

  it.each([
    [["orders", "refunds"] as const, true],
    [["orders"] as const, false],
  ])("is refunded now by who may: %j", async (permissions, refunds) => {
    isStaff([...permissions]);
    backend.reply(staffOrder, order("Shipped", ["deliver", "undelivered"], paid));
    const sent = backend.reply(undeliveredParcel, DONE);
    const { user, dialog } = await press("Came back undelivered");
    expect(dialog.queryByRole("checkbox", { name: /Refund ₹1,249\.00 now/ }) !== null).toBe(refunds);
    await user.type(dialog.getByRole("combobox", { name: /Why/ }), "Refused");
    await user.click(dialog.getByRole("button", { name: "Came back undelivered" }));
    const body = { order_status: "Shipped", reason: "Refused", day: todayInIndia(new Date()) };
    await waitFor(() => expect(sent[0]?.body).toEqual(refunds ? { ...body, refund: true } : body));
  });

  it("says why and when, and that a refund is due; it is given back as a whole", async () => {
    const back = {
      ...paid,
      undelivered_on: "2026-03-15",
      undelivered_reason: "Nobody was there.",
      is_refund_due: true,
    };
    backend.reply(staffOrder, order("Undelivered", ["send again", "give back"], back));
    const sent = backend.reply(withdrawOrder, DONE);
    const { user, dialog } = await press("Refund and give back");
    expect(screen.getByText(/Nobody was there\. All that was paid for it is due to be refunded/)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Refund and give back" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ action: "give back", order_status: "Undelivered" }));
  });

  it("is sent again under a new number", async () => {
    backend.reply(staffOrder, order("Undelivered", ["send again"]));
    const sent = backend.reply(sendParcelAgain, refuse(409, orderChangedMeanwhile("Shipped")));
    const { user, dialog } = await press("Send again");
    expect(screen.getByText("Cash on Delivery, not paid")).toBeDefined();
    await user.type(dialog.getByRole("textbox", { name: /Courier/ }), "Garuda");
    await user.type(dialog.getByRole("textbox", { name: /Tracking number/ }), "GP2");
    await user.click(dialog.getByRole("button", { name: "Hand to the courier" }));
    expect((await dialog.findByRole("alert")).textContent).toContain(orderChangedMeanwhile("Shipped"));
    expect(sent[0]?.body).toMatchObject({ order_status: "Undelivered", courier: "Garuda", tracking_number: "GP2" });
  });
});
