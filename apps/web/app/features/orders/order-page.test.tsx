// @vitest-environment jsdom
import {
  addReturnPhoto,
  addresses,
  addToCart,
  cancelOrder,
  changeOwnOrder,
  creditNotePdf,
  editOrderPaymentLink,
  invoicePdf,
  order,
  postReview,
  previewOwnChange,
  requestReturn,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  DAY_MS,
  DEFAULT_POLICY,
  formatRupees,
  formatShortDate,
  fromRupees,
  OUT_OF_STOCK,
  PICTURE_BROKEN,
  RETURN_NOTHING_CHOSEN,
  RETURN_PHOTOS_AT_MOST,
  ZERO_PAISE,
} from "@store/domain";
import { saveFile } from "@store/react-client/save-file";
import { useSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveFor } from "../../navigation/leave-for.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { whatComesBack } from "./cancel-dialog.tsx";
import OrderPage from "./order-page.tsx";
// The page fetches them at a press; here they are compiled beforehand.
import "./change-dialog.tsx";
import "./download-pdf.ts";
import "./payment-panel.tsx";
import "./put-into-cart.ts";
import "./rate-dialog.tsx";
import "./return-dialog.tsx";

const backend = useMockBackend();

type WireOrder = WireReplyOf<typeof order>["data"];
type WireLine = NonNullable<WireOrder["product_info"]>[number];

const lineOf = (id: number, product_name: string, change: Partial<WireLine> = {}): WireLine => ({
  id,
  product_id: 100 + id,
  product_name,
  quantity: 2,
  selling_price: 249,
  tax_name: "GST 5%",
  product_total: 498,
  is_rated: false,
  ...change,
});

const ADDRESS = { id: 5, full_name: "Asha Patel", mobile_no: "+919876543210", full_address: "14 Aundh Road, Pune" };

const ORDER: WireOrder = {
  id: 41,
  order_id: "SO-2026-000041",
  order_date: "2026-03-14T18:30:00.000Z",
  order_status: "Pending",
  sale_status: "Quotation Sent",
  pay_type: "Cash on Delivery",
  is_paid: false,
  is_invoiced: false,
  final_total: 749,
  billing_address: ADDRESS,
  shipping_address: ADDRESS,
  product_info: [lineOf(1, "Cow Ghee"), lineOf(2, "Rock Salt")],
  product_total: 579.46,
  tax_amt: 69.54,
  shipping_amt: 100,
  discount_amt: 0,
  used_coin: 0,
};

const orderIs = (change: Partial<WireOrder> = {}) =>
  backend.reply(order, { status: true, data: { ...ORDER, ...change } });

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function open(change: Partial<WireOrder> = {}) {
  const asked = orderIs(change);
  const page = renderRoutes([{ path: "/orders/:orderId", Component: OrderPage }], "/orders/41");
  await screen.findByRole("heading", { level: 1, name: ORDER.order_id });
  return { ...page, asked };
}

const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  vi.mocked(saveFile).mockClear();
  logInAs("customer");
});

describe("an order [R156]", () => {
  it("has its dates, its status, one address where both are the same, and a way back", async () => {
    await open({ order_status: "Delivered", delivery_date: "2026-03-20T18:30:00.000Z", is_paid: true });
    const facts = screen
      .getAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toContain("Ordered: Mar 15, 2026");
    expect(facts).toContain("Delivery: Mar 21, 2026");
    expect(facts).toContain("Status: Delivered");
    expect(screen.getByRole("heading", { name: "Billing and shipping address" })).toBeTruthy();
    expect(screen.getAllByText("14 Aundh Road, Pune")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Cow Ghee" }).getAttribute("href")).toBe("/products/101/Cow-Ghee");
    expect(screen.getByText("2 × ₹249.00, GST 5%", { selector: "li:first-child p" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Profile" }).getAttribute("href")).toBe("/profile#orders");
  });

  it("has both addresses where they differ, gift and voucher where they are [R157]", async () => {
    const shipping_address = { ...ADDRESS, full_address: "9 Kadamb Marg, Ahmedabad" };
    await open({ shipping_address, is_gift: true, gift_message: "For Ba", applied_voucher_code: "WELCOME10" });
    expect(screen.getByRole("heading", { name: "Billing address" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Shipping address" })).toBeTruthy();
    expect(screen.getByText("A gift: “For Ba”")).toBeTruthy();
    expect(screen.getByText("Voucher: WELCOME10")).toBeTruthy();
  });

  it("has neither without them [R157]", async () => {
    await open();
    expect(screen.queryByText(/gift|Voucher|Discount|Coins used/)).toBeNull();
  });

  it.each([[[]], [null], [undefined]])("says so when its products are %j [R162]", async (product_info) => {
    await open({ product_info });
    expect(screen.getByText("No products found")).toBeTruthy();
    expect(screen.getByText("This order doesn't contain any products.")).toBeTruthy();
    expect(button("Buy again")).toBeNull();
  });

  it("says where it stands in the store [R15]", async () => {
    await open();
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "My account",
      "Orders",
      "Order",
    ]);
    expect(trail.getByRole("link", { name: "Orders" }).getAttribute("href")).toBe("/profile#orders");
  });

  it("of somebody else shows the error and nothing of it, and can be asked for again [R156]", async () => {
    backend.reply(order, refuse(404, "This order is not among yours"));
    const { user } = renderRoutes([{ path: "/orders/:orderId", Component: OrderPage }], "/orders/41");
    expect(await screen.findByText("Failed to load order details")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order");
    orderIs();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: ORDER.order_id })).toBeTruthy();
  });
});

describe("its progress [C45]", () => {
  const steps = () =>
    within(screen.getByRole("region", { name: "Progress" }))
      .getAllByRole("listitem")
      .map((step) => [...step.children].map(({ textContent }) => textContent).join(" "));

  it("shows when what happened, and what is to come", async () => {
    const timeline = [
      { state: "Pending", at: "2026-03-14T18:29:00.000Z" },
      { state: "Confirmed", at: "2026-03-14T18:30:00.000Z" },
    ];
    await open({ order_status: "Confirmed", timeline });
    expect(steps()).toEqual([
      "Placed Mar 14, 2026, 11:59 PM",
      "Confirmed Mar 15, 2026, 12:00 AM",
      "Packed To come",
      "On its way To come",
      "Delivered To come",
    ]);
    expect(screen.getByText("Confirmed", { selector: "[aria-current=step] *" })).toBeTruthy();
  });

  it("ends where it was cancelled", async () => {
    const timeline = [
      { state: "Pending", at: "2026-03-14T18:29:00.000Z" },
      { state: "Cancelled", at: "2026-03-14T18:30:00.000Z" },
    ];
    await open({ order_status: "Cancelled", timeline });
    expect(steps()).toEqual(["Placed Mar 14, 2026, 11:59 PM", "Cancelled Mar 15, 2026, 12:00 AM"]);
  });

  it("tells of a parcel that came back, and that it was sent again (C55)", async () => {
    const timeline = [
      { state: "Shipped", at: "2026-03-14T18:29:00.000Z" },
      { state: "Undelivered", at: "2026-03-16T18:30:00.000Z" },
    ];
    const back = { timeline, undelivered_on: "2026-03-16", tracking: { courier: "Garuda Parcels", number: "GP1" } };
    const { unmount } = await open({ ...back, order_status: "Undelivered" });
    expect(steps()).toEqual(["On its way Mar 14, 2026, 11:59 PM", "Undelivered Mar 17, 2026, 12:00 AM"]);
    for (const text of ["Cash on Delivery, not paid", "Mar 16, 2026"]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText("GP1")).toBeNull();
    expect(button(/Pay/)).toBeNull();
    unmount();
    const again = { state: "Shipped", at: "2026-03-17T18:30:00.000Z" };
    await open({ ...back, order_status: "Shipped", is_sent_again: true, timeline: [...timeline, again] });
    expect(steps().slice(-2)).toEqual(["Sent again Mar 18, 2026, 12:00 AM", "Delivered To come"]);
    expect(screen.getByText("GP1")).toBeTruthy();
  });

  it("says how it travels where its carrier has no number", async () => {
    await open({ order_status: "Shipped", tracking: { courier: "Own delivery", number: "" } });
    expect(screen.getByText("How it travels: own delivery.")).toBeTruthy();
  });

  it("names who carries it, and links to where it is, on the web alone", async () => {
    const tracking = { courier: "Garuda Parcels", number: "GP1", url: "https://garuda.example/GP1" };
    const { unmount } = await open({ order_status: "Shipped", tracking });
    expect(screen.getByRole("link", { name: "GP1" }).getAttribute("href")).toBe(tracking.url);
    unmount();
    await open({ order_status: "Shipped", tracking: { ...tracking, url: "javascript:alert(1)" } });
    expect(screen.queryByRole("link", { name: "GP1" })).toBeNull();
    expect(screen.getByText("GP1")).toBeTruthy();
  });

  it.each([
    ["Shipped", /^Garuda Parcels carries it under GP1/],
    ["Delivered", /^Garuda Parcels carried it under GP1/],
    ["Returned", /^Garuda Parcels carried it under GP1/],
  ])("says of an order that is %s who carries it, or did", async (order_status, words) => {
    await open({ order_status, tracking: { courier: "Garuda Parcels", number: "GP1" } });
    expect(screen.getByText("GP1").parentElement?.textContent).toMatch(words);
  });

  it("is left out where a backend tells none", async () => {
    await open();
    expect(screen.queryByRole("region", { name: "Progress" })).toBeNull();
  });
});

describe("Accept and Pay", () => {
  it.each([
    ["Pending", false, true],
    ["Shipped", false, true],
    ["Cancelled", false, false],
    ["Delivered", false, false],
    ["Pending", true, false],
  ])("of an order that is %s, paid %s: %s [R158]", async (order_status, is_paid, expected) => {
    await open({ order_status, is_paid });
    expect(button("Accept and Pay ₹749.00") !== null).toBe(expected);
  });

  it("opens the payment page and sets the cart counter to 0 [R159]", async () => {
    useSession.setState(({ stored }) => ({ stored: { ...stored, cart_counter: "3" } }));
    backend.reply(editOrderPaymentLink, { status: true, payment_url: "https://pay.example/2" });
    await press(await open(), "Accept and Pay ₹749.00");
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example/2"));
    expect(localStorage.getItem("cart_counter")).toBe("0");
  });

  it("of a cash order asks nothing each second, and offers no cash again", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "You pay when it is delivered" })).toBeTruthy();
    expect(button("Pay on delivery instead")).toBeNull();
    expect(button("Put everything back into the cart")).toBeNull();
  });
});

const PDF = { name: "paper.pdf", content: new Blob(["%PDF"]) };

describe("papers", () => {
  it.each([
    ["Packed", true, true],
    ["Pending", true, false],
    ["Delivered", false, false],
  ])("an invoice of an order that is %s, invoiced %s: %s [R160]", async (order_status, is_invoiced, expected) => {
    await open({ order_status, is_invoiced });
    expect(button("Download invoice") !== null).toBe(expected);
  });

  it.each([
    ["Download invoice", invoicePdf],
    ["Download credit note", creditNotePdf],
  ])("%s asks for that of this order [R160] [C47]", async (name, endpoint) => {
    const asked = backend.reply(endpoint, PDF);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await press(await open({ order_status: "Cancelled", is_invoiced: true, credit_notes: ["SC/26-27/000001"] }), name);
    await waitFor(() => expect(asked[0]?.query).toEqual({ source_doc: 41 }));
  });

  it("of several credit notes each is offered by its number [C47]", async () => {
    const asked = backend.reply(creditNotePdf, PDF);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const credit_notes = ["CN/26-27/000001", "CN/26-27/000007"];
    const page = await open({ order_status: "Delivered", is_invoiced: true, credit_notes });
    for (const number of credit_notes) {
      await press(page, `Download credit note ${number}`);
      await waitFor(() => expect(asked.at(-1)?.query).toEqual({ source_doc: 41, number }));
    }
  });

  it("one that cannot be had is logged, and said beside its button [R160]", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    backend.reply(invoicePdf, refuse(404, "This order has no invoice yet"));
    await press(await open({ order_status: "Packed", is_invoiced: true }), "Download invoice");
    expect(await screen.findByText("This order has no invoice yet")).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe("cancelling [C45]", () => {
  it.each([
    ["Pending", true],
    ["Confirmed", true],
    ["Packed", false],
    ["Shipped", false],
    ["Delivered", false],
    ["Cancelled", false],
  ])("is offered while it is %s: %s", async (order_status, expected) => {
    await open({ order_status });
    expect(button("Cancel order") !== null).toBe(expected);
  });

  it("says what comes back, and is done once", async () => {
    const cancelled = backend.reply(cancelOrder, { status: true, message: "Your order is cancelled" });
    const page = await open({ is_paid: true, used_coin: 40, applied_voucher_code: "WELCOME10" });
    await press(page, "Cancel order");
    const dialog = await screen.findByRole("dialog", { name: "Cancel SO-2026-000041?" });
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "₹749.00 is refunded the way you paid. Coins that this order earned are taken back; those you have spent already come off the refund.",
      "40 coins go back to your wallet.",
      "You can use the voucher WELCOME10 again.",
    ]);
    orderIs({ order_status: "Cancelled" });
    await page.user.dblClick(within(dialog).getByRole("button", { name: "Cancel the order" }));
    expect(await screen.findByText("Your order is cancelled")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button("Cancel order")).toBeNull();
    expect(cancelled).toHaveLength(1);
  });

  it("can be thought better of", async () => {
    const cancelled = backend.reply(cancelOrder);
    const page = await open();
    await press(page, "Cancel order");
    expect(
      await screen.findByText("You have not paid anything for it, so nothing needs to be paid back."),
    ).toBeTruthy();
    await press(page, "Keep the order");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel order"));
    expect(cancelled).toHaveLength(0);
  });

  it("says why it cannot be, once it is packed", async () => {
    backend.reply(cancelOrder, refuse(409, "This order is packed and cannot be cancelled."));
    const page = await open({ order_status: "Confirmed" });
    await press(page, "Cancel order");
    const confirm = await screen.findByRole("button", { name: "Cancel the order" });
    orderIs({ order_status: "Packed" });
    await page.user.click(confirm);
    expect(await screen.findByText("This order is packed and cannot be cancelled.")).toBeTruthy();
  });

  it.each([
    [[], 749],
    [[{ amount: 249, is_paid: true }], 500],
    [
      [
        { amount: 249, is_paid: true },
        { amount: 100, is_paid: false },
      ],
      400,
    ],
    [[{ amount: 749, is_paid: false }], undefined],
  ])("promises what is left after refunds of %j: %s", (earlier, left) => {
    const refunds = earlier.map(({ amount, is_paid }) => ({ amount: fromRupees(amount), is_paid, at: "2026-03-14" }));
    const gift = { gift_voucher_amt: undefined, applied_voucher_code: undefined, subscription_id: undefined };
    const [first] = whatComesBack({ ...gift, is_paid: true, used_coin: 0, final_total: fromRupees(749), refunds });
    if (left === undefined) expect(first).toBeUndefined();
    else expect(first).toContain(`${formatRupees(fromRupees(left))} is refunded`);
  });

  it("gives a gift voucher its money back", () => {
    const paid = { is_paid: false, used_coin: 1, applied_voucher_code: "GIFT" } as const;
    const returns = whatComesBack({
      ...paid,
      final_total: ZERO_PAISE,
      gift_voucher_amt: fromRupees(500),
      subscription_id: undefined,
    });
    expect(returns).toEqual(["1 coin goes back to your wallet.", "₹500.00 goes back on your gift voucher."]);
    const whole = { final_total: ZERO_PAISE, gift_voucher_amt: fromRupees(500), subscription_id: undefined };
    expect(whatComesBack({ ...paid, ...whole, is_paid: true, used_coin: 0 })).toEqual([
      "₹500.00 goes back on your gift voucher, less coins that this order earned and you have spent.",
    ]);
  });
});

describe("changing an order that is placed", () => {
  const SUMS = {
    ...{ product_total: 300, discount_amt: 0, tax_amt: 15, shipping_amt: 100 },
    ...{ cash_fee_amt: 0, gift_voucher_amt: 0 },
  };
  const HOME = {
    ...{
      id: 8,
      full_name: "Asha Patel",
      mobile: "+919876543210",
      address_line_1: "9 Kadamb Marg",
      postal_code: "395001",
    },
    ...{
      city_obj: { id: 2, name: "Surat" },
      state_obj: { id: 2, name: "Gujarat" },
      country_obj: { id: 1, name: "India" },
    },
  };
  const costs = (final_total: number, refusal?: string) =>
    backend.reply(previewOwnChange, { status: true, data: { ...SUMS, final_total, refusal } });

  beforeEach(() => {
    backend.reply(addresses, { status: true, data: [HOME] });
  });

  const openDialog = async (change: Partial<WireOrder> = {}) => {
    const page = await open({ changes: 0, ...change });
    await press(page, "Change order");
    return { page, dialog: within(await screen.findByRole("dialog", { name: "Change SO-2026-000041" })) };
  };

  it("asks what it costs then, and sends pieces, address and the sum that was seen", async () => {
    const looked = costs(415);
    const changed = backend.reply(changeOwnOrder, { status: true, data: { final_total: 415 } });
    const { page, dialog } = await openDialog();
    expect(await dialog.findByText("₹415.00")).toBeTruthy();
    const send = () => dialog.getByRole("button", { name: "Change the order" });
    expect(send()).toHaveProperty("disabled", true);
    await page.user.click(dialog.getByRole("button", { name: "Decrease Quantity of Cow Ghee" }));
    const salt = dialog.getByRole("button", { name: "Decrease Quantity of Rock Salt" });
    await page.user.click(salt);
    await page.user.click(salt);
    await page.user.click(await dialog.findByRole("radio", { name: /Surat/ }));
    await waitFor(() => expect(send()).toHaveProperty("disabled", false));
    const wanted = { lines: [{ product_id: 101, quantity: 1 }], address_id: 8 };
    expect(looked.at(-1)?.body).toEqual(wanted);
    orderIs({ changes: 1, final_total: 415, product_info: [lineOf(1, "Cow Ghee", { quantity: 1 })] });
    await page.user.dblClick(send());
    expect(await screen.findByText("Your order is changed. To pay: ₹415.00.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changed.map(({ body }) => body)).toEqual([{ ...wanted, changes: 0, amount: fromRupees(415) }]);
  });

  it("says why it cannot be like that", async () => {
    costs(100, "Minimum order amount is ₹500");
    const { page, dialog } = await openDialog();
    await page.user.click(dialog.getByRole("button", { name: "Decrease Quantity of Cow Ghee" }));
    expect(await dialog.findByText("Minimum order amount is ₹500")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Change the order" })).toHaveProperty("disabled", true);
  });

  it("of which nothing would be left is to be cancelled", async () => {
    costs(415);
    const { page, dialog } = await openDialog({ product_info: [lineOf(1, "Cow Ghee", { quantity: 1 })] });
    await page.user.click(dialog.getByRole("button", { name: "Decrease Quantity of Cow Ghee" }));
    expect(await dialog.findByText(/Please cancel it instead/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Change the order" })).toHaveProperty("disabled", true);
  });

  it("that staff confirmed first says so, and is over", async () => {
    costs(415);
    backend.reply(changeOwnOrder, refuse(409, "This order is confirmed and cannot be changed."));
    const { page, dialog } = await openDialog();
    await page.user.click(dialog.getByRole("button", { name: "Decrease Quantity of Cow Ghee" }));
    const send = dialog.getByRole("button", { name: "Change the order" });
    await waitFor(() => expect(send).toHaveProperty("disabled", false));
    orderIs({ order_status: "Confirmed" });
    await page.user.click(send);
    expect(await dialog.findByText("This order is confirmed and cannot be changed.")).toBeTruthy();
    expect((await dialog.findByRole("status")).textContent).toBe("This order can no longer be changed.");
  });

  it("is not offered where the server does not say how often it was changed", async () => {
    await open();
    expect(button("Change order")).toBeNull();
  });
});

describe("a return", () => {
  it.each([
    ["Delivered", DEFAULT_POLICY.returns.requestDays - 1, true],
    ["Delivered", DEFAULT_POLICY.returns.requestDays, false],
    ["Shipped", 1, false],
    ["Returned", 1, false],
  ])("of an order that is %s, %d days after: %s", async (order_status, days, expected) => {
    await open({ order_status, delivery_date: daysAgo(days) });
    expect(button("Request a return") !== null).toBe(expected);
  });

  const RETURN = {
    ...{ id: 5, state: "requested" as const, refunded_amt: 0 },
    ...{ requested_at: "2026-03-21T18:30:00.000Z", changed_at: "2026-03-21T18:30:00.000Z" },
    lines: [
      {
        ...{ id: 1, product_name: "Cow Ghee", quantity: 1, ground: "damaged" as const, words: "It leaks" },
        ...{ received: 0, restocked: 0 },
      },
    ],
  };

  it("names lines, pieces, grounds and words, and is asked for once", async () => {
    const asked = backend.reply(requestReturn, { status: true, message: "We have your return request." });
    const delivery_date = daysAgo(2);
    const delivered = { order_status: "Delivered", is_paid: true, delivery_date };
    const [ghee, salt] = [{ ...lineOf(1, "Cow Ghee"), quantity: 2 }, lineOf(2, "Rock Salt")];
    const page = await open({ ...delivered, product_info: [ghee, salt] });
    await press(page, "Request a return");
    const dialog = within(await screen.findByRole("dialog", { name: "Return goods of SO-2026-000041" }));
    const until = formatShortDate(new Date(Date.parse(delivery_date) + DEFAULT_POLICY.returns.requestDays * DAY_MS));
    expect(dialog.getByText(new RegExp(`until ${until}`))).toBeTruthy();
    const sendNow = () => page.user.click(dialog.getByRole("button", { name: "Send request" }));
    await sendNow();
    expect(dialog.getByText(RETURN_NOTHING_CHOSEN)).toBeTruthy();
    const line = within(dialog.getByRole("group", { name: "Cow Ghee" }));
    const quantity = line.getByRole("combobox", { name: "How many" });
    expect(document.activeElement).toBe(quantity);
    await page.user.selectOptions(quantity, "2");
    await sendNow();
    expect(line.getByText("Please choose what is wrong!")).toBeTruthy();
    expect(line.getByText("Please tell us what is wrong!")).toBeTruthy();
    await page.user.selectOptions(line.getByRole("combobox", { name: "What is wrong?" }), "It came damaged");
    await page.user.type(line.getByRole("textbox"), " The jar is broken ");
    orderIs({ ...delivered, product_info: [ghee, salt], returns: [RETURN] });
    await page.user.dblClick(dialog.getByRole("button", { name: "Send request" }));
    const returns = within(await screen.findByRole("region", { name: "Returns" }));
    expect(returns.getByText("Requested")).toBeTruthy();
    expect(asked.map(({ body }) => body)).toEqual([
      {
        attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
        lines: [{ id: 1, quantity: 2, ground: "damaged", words: "The jar is broken", photos: [] }],
      },
    ]);
  });

  it("takes photos of what is wrong, as many as it says, and sends those that are left with it", async () => {
    const asked = backend.reply(requestReturn, { status: true });
    const page = await open({
      ...{ order_status: "Delivered", delivery_date: daysAgo(2) },
      product_info: [{ ...lineOf(1, "Cow Ghee"), quantity: 1 }],
    });
    await press(page, "Request a return");
    const files = await screen.findByLabelText("Photos of what is wrong");
    const photo = (name: string, content = "a photo") => new File([content], name, { type: "image/jpeg" });
    await page.user.upload(files, photo("empty.jpg", ""));
    expect(screen.getByText(PICTURE_BROKEN)).toBeTruthy();

    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    let next = 0;
    const added = backend.reply(addReturnPhoto, () => {
      const id = ids[next++] ?? "";
      return { status: true, data: { id, path: `/media/photo/${id}.webp` } };
    });
    await page.user.upload(
      files,
      ids.map((id) => photo(`${id}.jpg`)),
    );
    expect(await screen.findAllByRole("button", { name: /^Take away photo/ })).toHaveLength(RETURN_PHOTOS_AT_MOST);
    expect(screen.queryByText(PICTURE_BROKEN)).toBeNull();
    expect(screen.getByText(/the others were left out/)).toBeTruthy();
    expect(button("Add photos")?.getAttribute("aria-disabled")).toBe("true");
    await press(page, "Take away photo 1");
    expect(document.activeElement).toBe(button("Add photos"));
    expect(button("Add photos")?.getAttribute("aria-disabled")).toBe("false");

    await page.user.selectOptions(screen.getByRole("combobox", { name: "What is wrong?" }), "It is defective");
    await page.user.type(screen.getByRole("textbox"), "Broken");
    await press(page, "Send request");
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(added).toHaveLength(RETURN_PHOTOS_AT_MOST);
    expect(asked[0]?.body).toMatchObject({ lines: [{ id: 1, photos: ids.slice(1, RETURN_PHOTOS_AT_MOST) }] });
  });

  it("says why a photo was not taken", async () => {
    backend.reply(addReturnPhoto, refuse(400, PICTURE_BROKEN));
    const page = await open({
      ...{ order_status: "Delivered", delivery_date: daysAgo(2) },
      product_info: [{ ...lineOf(1, "Cow Ghee"), quantity: 1 }],
    });
    await press(page, "Request a return");
    const files = await screen.findByLabelText("Photos of what is wrong");
    await page.user.upload(files, new File(["half a photo"], "jar.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText(PICTURE_BROKEN)).toBeTruthy();
  });

  it("that is sent again after a lost answer is the same one", async () => {
    const asked = backend.reply(requestReturn, refuse(429, "Please try again"));
    const page = await open({
      ...{ order_status: "Delivered", delivery_date: daysAgo(2) },
      product_info: [{ ...lineOf(1, "Cow Ghee"), quantity: 1 }],
    });
    await press(page, "Request a return");
    // The only piece is chosen already.
    await page.user.selectOptions(await screen.findByRole("combobox", { name: "What is wrong?" }), "It is defective");
    await page.user.type(screen.getByRole("textbox"), "Broken");
    await press(page, "Send request");
    expect((await screen.findAllByText("Please try again")).length).toBeGreaterThan(0);
    await press(page, "Send request");
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(new Set(asked.map(({ body }) => body?.attempt)).size).toBe(1);
  });

  it.each([
    [{ state: "requested" as const }, "Requested", /Our care team looks at it/],
    [{ state: "accepted" as const }, "Accepted", /We take it back/],
    [{ state: "refused" as const, refusal: "The seal is broken." }, "Not accepted", "The seal is broken."],
    [{ state: "received" as const }, "Goods received", /We have it/],
    [{ state: "refunded" as const, refunded_amt: 333.34 }, "Refunded", /₹333\.34/],
  ])("that is %j is told as %s", async (change, state, news) => {
    await open({ order_status: "Delivered", delivery_date: daysAgo(2), returns: [{ ...RETURN, ...change }] });
    const returns = within(screen.getByRole("region", { name: "Returns" }));
    for (const words of [state, news, /1 × Cow Ghee/]) expect(returns.getByText(words)).toBeTruthy();
  });

  it("of all pieces leaves nothing to ask for; what was refused can be asked for again", async () => {
    const one = { ...lineOf(1, "Cow Ghee"), quantity: 1 };
    const delivered = { order_status: "Delivered", delivery_date: daysAgo(2), product_info: [one] };
    const page = await open({ ...delivered, returns: [RETURN] });
    expect(button("Request a return")).toBeNull();
    page.unmount();
    await open({ ...delivered, returns: [{ ...RETURN, state: "refused" }] });
    expect(button("Request a return")).not.toBeNull();
  });

  it("that is refused says why", async () => {
    backend.reply(requestReturn, refuse(409, "Return requests are accepted within 15 days of delivery."));
    const page = await open({
      ...{ order_status: "Delivered", delivery_date: daysAgo(2) },
      product_info: [{ ...lineOf(1, "Cow Ghee"), quantity: 1 }],
    });
    await press(page, "Request a return");
    await page.user.selectOptions(await screen.findByRole("combobox", { name: "What is wrong?" }), "It is defective");
    await page.user.type(screen.getByRole("textbox"), "Broken");
    await press(page, "Send request");
    expect(await screen.findByText("Return requests are accepted within 15 days of delivery.")).toBeTruthy();
  });
});

it.each([
  ["paid", "Online Payment, paid"],
  ["partly refunded", "Online Payment, partly refunded"],
  ["refunded", "Online Payment, refunded"],
] as const)("an order that is %s says so, and what was refunded", async (payment_state, words) => {
  const refunds = payment_state === "paid" ? [] : [{ amount: 249, at: "2026-03-16T10:00:00.000Z", is_paid: true }];
  await open({ pay_type: "Online Payment", is_paid: true, payment_state, refunds, order_status: "Cancelled" });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText("₹249.00 refunded on Mar 16, 2026") !== null).toBe(refunds.length > 0);
});

describe("a rating [R161]", () => {
  it("that the shop hides from others is shown to its author, with the reason", async () => {
    const rated = { is_rated: true, product_rating_by_user: 1 };
    await open({
      order_status: "Delivered",
      product_info: [
        lineOf(1, "Cow Ghee", { ...rated, review_hidden: "It insults our packer" }),
        lineOf(2, "Rock Salt", { ...rated, review_hidden: "" }),
        lineOf(3, "Honey", rated),
      ],
    });
    expect(screen.getByText(/Only you see your review\. Why: It insults our packer/)).toBeTruthy();
    expect(screen.getAllByText(/Only you see your review/)).toHaveLength(2);
  });

  it("is given once, beginning with one star, and then only shown", async () => {
    const posted = backend.reply(postReview, { status: true, message: "Thank you for your review!" });
    const page = await open({
      order_status: "Delivered",
      product_info: [lineOf(1, "Cow Ghee"), lineOf(2, "Rock Salt", { is_rated: true, product_rating_by_user: 5 })],
    });
    expect(screen.getByRole("img", { name: "5 of 5 stars" })).toBeTruthy();
    expect(button("Rate Rock Salt")).toBeNull();
    await press(page, "Rate Cow Ghee");
    const dialog = await screen.findByRole("dialog", { name: "Rate this product" });
    expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "1 star" }).checked).toBe(true);
    await page.user.click(within(dialog).getByRole("radio", { name: "4 stars" }));
    await page.user.type(within(dialog).getByRole("textbox"), "Smells of hay");
    orderIs({
      order_status: "Delivered",
      product_info: [lineOf(1, "Cow Ghee", { is_rated: true, product_rating_by_user: 4 })],
    });
    await page.user.dblClick(within(dialog).getByRole("button", { name: "Send rating" }));
    expect(await screen.findByRole("img", { name: "4 of 5 stars" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button(/^Rate/)).toBeNull();
    expect(posted.map(({ params, body }) => [params.id, body])).toEqual([
      [101, { rating: 4, review: "Smells of hay", order_id: 41 }],
    ]);
  });

  it("is not asked for of what was taken out whole, and was never sent", async () => {
    const some = { ...lineOf(1, "Cow Ghee"), quantity: 2, withdrawn: 1 };
    const whole = { ...lineOf(2, "Rock Salt"), quantity: 2, withdrawn: 2 };
    await open({ order_status: "Delivered", product_info: [some, whole] });
    expect(button("Rate Cow Ghee")).not.toBeNull();
    expect(button("Rate Rock Salt")).toBeNull();
  });

  it.each(["Pending", "Shipped", "Cancelled", "Undelivered", "Returned"])(
    "is not asked for while the order is %s [C51]",
    async (state) => {
      await open({ order_status: state });
      expect(button(/^Rate/)).toBeNull();
    },
  );

  it("whose words name other stars is asked about once, and then sent", async () => {
    const posted = backend.reply(postReview, { status: true });
    const page = await open({ order_status: "Delivered" });
    await press(page, "Rate Cow Ghee");
    const dialog = await screen.findByRole("dialog", { name: "Rate this product" });
    await page.user.type(within(dialog).getByRole("textbox"), "5 stars!");
    await press(page, "Send rating");
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "Your text says 5 stars, and you give 1 star.",
    );
    expect(posted).toEqual([]);
    await press(page, "Send rating");
    await waitFor(() => expect(posted).toHaveLength(1));
  });

  it.each([
    ["You have already rated this product", refuse(409, "You have already rated this product")],
    ["error", refuse(500, "")],
  ])("that fails says %j", async (text, failure) => {
    backend.reply(postReview, failure);
    const page = await open({ order_status: "Delivered" });
    await press(page, "Rate Cow Ghee");
    await press(page, "Send rating");
    expect((await within(screen.getByRole("dialog")).findByRole("alert")).textContent).toBe(text);
  });
});

describe("buying again", () => {
  const outcome = async () =>
    (await screen.findByText(/in your cart$|^Nothing could be put/)).parentElement?.textContent;

  it("puts everything into the cart, each product once, and leads there", async () => {
    const added = backend.reply(addToCart, { status: true, cart_counter: 2, cart_totals: { final_total: 900 } });
    const page = await open({
      product_info: [lineOf(1, "Cow Ghee"), lineOf(2, "Rock Salt"), lineOf(3, "Cow Ghee", { product_id: 101 })],
    });
    await page.user.dblClick(screen.getByRole("button", { name: "Buy again" }));
    expect(await outcome()).toBe("2 products are in your cartEverything of this order is in stock.");
    expect(added.map(({ body }) => body)).toEqual([
      { pid: 101, quantity: 4 },
      { pid: 102, quantity: 2 },
    ]);
    expect(screen.getByRole("link", { name: "Go to the cart" }).getAttribute("href")).toBe("/cart");
    expect(localStorage.getItem("cart_counter")).toBe("2");
  });

  it("names what cannot be had", async () => {
    backend.reply(addToCart, ({ body }) =>
      body.pid === 101
        ? { status: true, cart_counter: 1, cart_totals: { final_total: 400 } }
        : refuse(409, OUT_OF_STOCK),
    );
    const lines = [lineOf(1, "Cow Ghee"), lineOf(2, "Rock Salt"), lineOf(3, "Old Soap", { product_id: undefined })];
    await press(await open({ product_info: lines }), "Buy again");
    expect(await outcome()).toBe(
      `1 product is in your cartWithout:Rock Salt: ${OUT_OF_STOCK}Old Soap: It is not sold any more.`,
    );
  });

  it("can be tried again when nothing is in the cart", async () => {
    backend.reply(addToCart, refuse(409, OUT_OF_STOCK));
    await press(await open(), "Buy again");
    expect(await outcome()).toContain("Nothing could be put into your cart");
    expect(button("Buy again")).toBeTruthy();
  });
});

describe("goods that the shop added", () => {
  const mate = (change: Partial<NonNullable<WireOrder["goes_with"]>> = {}) => ({
    ...{ id: 40, order_id: "SO-2026-000040", order_status: "Confirmed", pay_type: "Online Payment", is_paid: true },
    ...{ final_total: 540, ...change },
  });
  const region = () => screen.getByRole("region", { name: "Added goods" });

  it.each<[Partial<WireOrder>, string]>([
    [{ goes_with: mate() }, "Comes in the parcel of SO-2026-000040."],
    [{ goes_with: mate({ order_status: "Shipped" }) }, "Was added to SO-2026-000040."],
    [{ additions: [mate()] }, "Added to it: SO-2026-000040, ₹540.00, confirmed."],
    [
      { additions: [mate({ is_paid: false, order_status: "Pending" })] },
      "Added to it: SO-2026-000040, ₹540.00, waiting for payment.",
    ],
    [
      { additions: [mate({ is_paid: false, pay_type: "Cash on Delivery" })] },
      "Added to it: SO-2026-000040, ₹540.00, to be paid on delivery.",
    ],
    [
      { additions: [mate({ is_paid: false, order_status: "Cancelled" })] },
      "Added to it: SO-2026-000040, ₹540.00, cancelled.",
    ],
  ])("%j", async (change, words) => {
    await open(change);
    expect(region().textContent).toBe(words);
    expect(within(region()).getByRole("link").getAttribute("href")).toBe("/orders/40");
  });

  it("are not cancelled with the order, and go nowhere without it", async () => {
    const page = await open({
      additions: [mate(), mate({ id: 42, order_id: "SO-2026-000042", order_status: "Cancelled" })],
    });
    await press(page, "Cancel order");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("SO-2026-000040 is an order of its own, and not cancelled with it.")).toBeDefined();
  });
});

it.each([
  ["Cancel order", "Cancel the order", "Keep the order", cancelOrder],
  ["Change order", "Change the order", "Leave it", changeOwnOrder],
] as const)("%s: what was refused is not said when it is opened again", async (opens, sends, leaves, endpoint) => {
  backend.reply(addresses, { status: true, data: [] });
  backend.reply(previewOwnChange, {
    status: true,
    data: {
      ...{ product_total: 579.46, discount_amt: 0, tax_amt: 69.54, shipping_amt: 100, cash_fee_amt: 0 },
      ...{ gift_voucher_amt: 0, final_total: 749 },
    },
  });
  backend.reply(endpoint, refuse(409, "It is packed"));
  const page = await open({ changes: 0 });
  await press(page, opens);
  const dialog = () => within(screen.getByRole("dialog"));
  await screen.findByRole("dialog");
  if (opens === "Change order")
    await page.user.click(dialog().getByRole("button", { name: "Increase Quantity of Cow Ghee" }));
  await waitFor(() => expect(dialog().getByRole("button", { name: sends })).toHaveProperty("disabled", false));
  await page.user.click(dialog().getByRole("button", { name: sends }));
  expect(await dialog().findByText("It is packed")).toBeDefined();
  await page.user.click(dialog().getByRole("button", { name: leaves }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press(page, opens);
  await screen.findByRole("dialog");
  expect(dialog().queryByText("It is packed")).toBeNull();
});
