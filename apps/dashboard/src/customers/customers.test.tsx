// @vitest-environment jsdom
import {
  addCustomerNote,
  blockCustomer,
  changeCoins,
  endCustomerSessions,
  eraseCustomer,
  setSubscriptionState,
  staffCustomer,
  staffCustomerData,
  staffCustomers,
  staffSession,
  unblockCustomer,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  BLOCK_REASON_REQUIRED,
  COIN_REASON_REQUIRED,
  COINS_ABOVE_ZERO,
  notSoManyCoins,
  typeToErase,
} from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import CustomerPage from "./customer-page.tsx";
import CustomersPage from "./customers-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "/dashboard/customers", Component: CustomersPage },
      { path: "/dashboard/customers/:customerId", Component: CustomerPage },
    ],
    path,
  );

const AT = "2026-03-14T06:30:00Z";
const ROW = {
  ...{ id: 7, name: "Asha Patel", email: "asha@example.com", mobile: "+919876543210" },
  ...{ joined_at: AT, is_active: true, orders: 3, spent: 1249 },
};
const customer = (coins = 100) => ({
  status: true,
  data: {
    ...ROW,
    cancelled_orders: 1,
    company: null,
    email_is_proven: true,
    mobile_is_proven: false,
    elite_until: "2027-03-14T06:30:00Z",
    addresses: [{ id: 1, full_name: "Asha Patel", mobile: ROW.mobile, full_address: "14 Neem Road, Pune" }],
    latest_orders: [
      {
        ...{ id: 12, order_id: "SO-2026-000012", order_date: AT, order_status: "Pending", is_paid: false },
        ...{ pay_type: "Cash on Delivery", final_total: 649 },
      },
    ],
    notes: [{ id: 1, text: "Calls after six", at: AT, by: "Meera Shah" }],
    ...{ coins, pending_coins: 6 },
    coin_history: [
      { id: 2, new_added_coin: 0, used_coin: 20, available_coin: coins, reason: "taken", note: "Counted twice" },
      { id: 1, new_added_coin: 120, used_coin: 0, available_coin: 120, reason: "opening", created_at: AT },
    ],
    subscriptions: [
      {
        ...{ id: 4, product_id: 1002, product: "Cow Ghee", quantity: 2, delivery: "Every month", is_active: true },
        next_delivery: "2026-04-01",
      },
    ],
    gift_vouchers: [{ id: 9, left: 120, created_at: AT }],
  },
});

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["customers"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the customers", () => {
  it("are listed with their orders and what they paid, by what the address asks for", async () => {
    const data = [ROW, { ...ROW, id: 8, name: "", email: null, mobile: null, is_active: false }];
    const asked = backend.reply(staffCustomers, { status: true, data, count: 2, total_pages: 1 });
    open("/dashboard/customers?search=asha&from=2026-03-01&page=0");
    const row = (await screen.findByRole("link", { name: "Asha Patel" })).closest("tr");
    for (const text of ["+919876543210", "asha@example.com", "₹1,249.00"]) expect(row?.textContent).toContain(text);
    expect(screen.getByRole("link", { name: "Customer 8" })).toBeDefined();
    expect(screen.getByText("Account closed")).toBeDefined();
    expect(asked[0]?.query).toEqual({ search: "asha", from: "2026-03-01", page: 1 });
  });

  it("that are not found, and a list that fails, are said so", async () => {
    backend.reply(staffCustomers, { status: true, data: [], count: 0, total_pages: 0 });
    open("/dashboard/customers?search=nobody");
    expect(await screen.findByText("No customers found")).toBeDefined();
    backend.reply(staffCustomers, refuse(429, "Too many"));
    open("/dashboard/customers");
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});

describe("a customer", () => {
  it("is shown whole", async () => {
    backend.reply(staffCustomer, customer());
    open("/dashboard/customers/7");
    const order = await screen.findByRole("link", { name: "SO-2026-000012" });
    expect(order.getAttribute("href")).toBe("/dashboard/orders/12");
    expect(screen.getByRole("heading", { level: 1, name: "Asha Patel" })).toBeDefined();
    const page = document.body.textContent;
    const ordered = ["3 orders, ₹1,249.00 paid, 1 more cancelled", "The newest 1 of 4."];
    const texts = [...ordered, "14 Neem Road, Pune", "SO Elite until 14 Mar 2027", "2 × Cow Ghee", "Next: 1 Apr 2026"];
    for (const text of [
      ...texts,
      "₹120.00 left",
      "6 more on their way",
      "Counted twice",
      "Mobile (not confirmed)",
      "Calls after six",
    ])
      expect(page).toContain(text);
  });

  it("whose subscription is paused lets it go on, unless blocked", async () => {
    const reply = customer();
    const paused = reply.data.subscriptions.map((one) => ({ ...one, is_active: false }));
    backend.reply(staffCustomer, { ...reply, data: { ...reply.data, subscriptions: paused } });
    const set = backend.reply(setSubscriptionState, { status: true });
    const { user } = open("/dashboard/customers/7");
    const resume = await screen.findByRole("button", { name: "Resume Cow Ghee" });
    backend.reply(staffCustomer, { ...reply, data: { ...reply.data, subscriptions: paused, is_blocked: true } });
    await user.click(resume);
    expect(await screen.findByText("The subscription goes on, and its customer is mailed.")).toBeDefined();
    expect(set).toMatchObject([{ params: { id: 4 }, body: { active: true } }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Resume Cow Ghee" })).toBeNull());
  });

  it("that is not there is said so", async () => {
    backend.reply(staffCustomer, refuse(404, "There is no such customer."));
    open("/dashboard/customers/8");
    expect(await screen.findByText("There is no such customer.")).toBeDefined();
    backend.reply(staffCustomer, refuse(400, "id: Invalid"));
    open("/dashboard/customers/asha");
    await waitFor(() => expect(screen.getAllByText("Customer not found")).toHaveLength(2));
    expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
  });

  it("has one coin, not one coins", async () => {
    backend.reply(staffCustomer, customer(1));
    const { user } = open("/dashboard/customers/7");
    await user.click(await screen.findByRole("button", { name: "Give or take coins" }));
    expect(await screen.findByText(/Asha Patel has 1 coin\. A coin is worth one rupee\./)).toBeDefined();
  });

  it("is given coins or loses some, with a reason; what was refused is another request [C39]", async () => {
    backend.reply(staffCustomer, customer());
    const { user } = open("/dashboard/customers/7");
    await user.click(await screen.findByRole("button", { name: "Give or take coins" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Give the coins" }));
    expect(await dialog.findByText(COINS_ABOVE_ZERO)).toBeDefined();
    await user.type(dialog.getByRole("textbox", { name: "Coins" }), "20.0");
    await user.click(dialog.getByRole("button", { name: "Give the coins" }));
    expect(await dialog.findByText(COIN_REASON_REQUIRED)).toBeDefined();
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "A jar arrived broken");

    const refused = backend.reply(changeCoins, refuse(409, notSoManyCoins(0)));
    await user.click(dialog.getByRole("button", { name: "Give the coins" }));
    expect(await dialog.findByText(notSoManyCoins(0))).toBeDefined();
    await user.selectOptions(dialog.getByRole("combobox", { name: "What" }), "Take");
    expect(dialog.queryByText(notSoManyCoins(0))).toBeNull();
    const done = backend.reply(changeCoins, { status: true, data: { coins: 80 } });
    backend.reply(staffCustomer, customer(80));
    await user.click(dialog.getByRole("button", { name: "Take the coins" }));
    expect(await screen.findByText("Asha Patel has 80 coins now.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(done[0]).toMatchObject({
      params: { id: 7 },
      body: { action: "take", coins: 20, reason: "A jar arrived broken" },
    });
    const requestOf = (sent: typeof done) => JSON.stringify(sent[0]?.body).match(/"request_id":"([^"]+)"/)?.[1];
    expect(requestOf(done)).not.toBe(requestOf(refused));
  });
});

describe("what the staff do with an account", () => {
  const loaded = async (change: object = {}) => {
    const { data, ...reply } = customer();
    backend.reply(staffCustomer, { ...reply, data: { ...data, ...change } });
    const { user } = open("/dashboard/customers/7");
    await screen.findByRole("heading", { level: 1, name: "Asha Patel" });
    return user;
  };
  const press = async (user: Awaited<ReturnType<typeof loaded>>, name: string) =>
    user.click(await screen.findByRole("button", { name }));

  it("is noted for the staff", async () => {
    const user = await loaded();
    const noted = backend.reply(addCustomerNote, { status: true, data: [] });
    await user.type(await screen.findByRole("textbox", { name: "New note" }), "Likes ghee");
    await press(user, "Note it");
    expect(await screen.findByText("Noted.")).toBeDefined();
    expect(noted[0]).toMatchObject({ params: { id: 7 }, body: { text: "Likes ghee" } });
  });

  it("is a logout everywhere, once it is confirmed", async () => {
    const user = await loaded();
    await press(user, "Log out everywhere");
    const dialog = within(await screen.findByRole("dialog", { name: "Log this customer out everywhere?" }));
    const ended = backend.reply(endCustomerSessions, { status: true, data: { ended: 2 } });
    await user.click(dialog.getByRole("button", { name: "Log out everywhere" }));
    expect(await screen.findByText("The customer is logged out everywhere.")).toBeDefined();
    expect(ended).toMatchObject([{ params: { id: 7 } }]);
  });

  it("is a block with a reason, and its end", async () => {
    const user = await loaded();
    await press(user, "Block the customer");
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Block the customer" }));
    expect(await dialog.findByText(BLOCK_REASON_REQUIRED)).toBeDefined();
    const blocked = backend.reply(blockCustomer, { status: true, data: { paused_subscriptions: 1 } });
    const { data, ...reply } = customer();
    const block = { at: AT, reason: "Parcels came back" };
    backend.reply(staffCustomer, { ...reply, data: { ...data, is_blocked: true, blocked: block } });
    await user.type(dialog.getByRole("textbox", { name: "Why" }), "Parcels came back");
    await user.click(dialog.getByRole("button", { name: "Block the customer" }));
    expect(await screen.findByText("The customer is blocked. 1 subscription paused.")).toBeDefined();
    expect(blocked[0]).toMatchObject({ params: { id: 7 }, body: { reason: "Parcels came back" } });
    expect(await screen.findByText("Blocked: the shop takes no orders")).toBeDefined();

    const freed = backend.reply(unblockCustomer, { status: true });
    backend.reply(staffCustomer, customer());
    await press(user, "Unblock the customer");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Unblock the customer" }));
    expect(await screen.findByText("The customer can order again.")).toBeDefined();
    expect(freed[0]).toMatchObject({ params: { id: 7 } });
  });

  it("is a copy of the data for whoever has the customers, and an erasure for the owner alone", async () => {
    const user = await loaded();
    const asked = backend.reply(staffCustomerData, { name: "customer-7-data.html", content: new Blob(["data"]) });
    await press(user, "Download all data");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Erase the account" })).toBeNull();
    expect(screen.getByText("The owner of the shop can erase the account.")).toBeDefined();
  });

  it("is erased once its name is typed", async () => {
    backend.reply(staffSession, {
      status: true,
      data: { name: "Meera Shah", role: "owner", permissions: ["customers", "team"], second_factor: "off" },
    });
    const user = await loaded();
    await press(user, "Erase the account");
    const dialog = within(await screen.findByRole("dialog"));
    const erase = () => user.click(dialog.getByRole("button", { name: "Erase the account" }));
    await erase();
    expect(await dialog.findByText(typeToErase("Asha Patel"))).toBeDefined();
    const refused = "Some of the customer’s orders are on their way.";
    backend.reply(eraseCustomer, refuse(409, refused));
    await user.type(dialog.getByRole("textbox", { name: "Type “Asha Patel”" }), "asha patel");
    await erase();
    expect(await dialog.findByText(refused)).toBeDefined();
    const erased = backend.reply(eraseCustomer, { status: true });
    const { data, ...reply } = customer();
    backend.reply(staffCustomer, { ...reply, data: { ...data, name: "A customer", is_active: false, erased_at: AT } });
    await erase();
    expect(await screen.findByText("Erased on 14 Mar 2026")).toBeDefined();
    expect(erased[0]).toMatchObject({ params: { id: 7 }, body: { confirmation: "asha patel" } });
    expect(screen.queryByRole("button", { name: "Note it" })).toBeNull();
  });
});
