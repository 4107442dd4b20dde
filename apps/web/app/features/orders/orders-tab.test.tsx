// @vitest-environment jsdom
import { orderList, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import type { Start } from "@store/react-client/testing/render-routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placedState } from "../../commerce/placed-order.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { OrdersTab } from "./orders-tab.tsx";

const backend = useMockBackend();

type WireOrder = WireReplyOf<typeof orderList>["data"][number];

const STATES = ["Delivered", "Shipped", "Cancelled", "Pending"];

const orderOf = (id: number, change: Partial<WireOrder> = {}): WireOrder => ({
  id,
  order_id: `SO-2026-${String(id).padStart(6, "0")}`,
  order_date: "2026-03-14T18:30:00.000Z",
  order_status: STATES[id % STATES.length] ?? "",
  sale_status: "Sales Order",
  pay_type: "Online Payment",
  is_paid: true,
  is_invoiced: true,
  final_total: 1249,
  product_info: [{ product_name: id % 50 === 0 ? "Wild Forest Honey" : "Cow Ghee", quantity: 2 }],
  ...change,
});

/** So many orders, the newest first. */
const ordersAre = (count: number) =>
  backend.reply(orderList, { status: true, data: Array.from({ length: count }, (_, index) => orderOf(count - index)) });

const open = (start: Start = "/profile#orders") => renderRoutes([{ path: "/profile", Component: OrdersTab }], start);

const list = () => screen.findByRole("list", { name: "Orders" });
const cards = async () => within(await list()).getAllByRole("heading", { level: 2 });
const numbers = async () => (await cards()).map(({ textContent }) => textContent);
const status = () => screen.getByText(/^(Orders? \d|No order)/).textContent;

beforeEach(() => logInAs("customer"));
afterEach(() => vi.unstubAllEnvs());

describe("the orders tab [R154]", () => {
  it("shows ten of 500 orders, asked for once, and the others page by page", async () => {
    const asked = ordersAre(500);
    const { user, address, router } = open();
    expect(await cards()).toHaveLength(10);
    expect(status()).toBe("Orders 1–10 of 500");
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(status()).toBe("Orders 11–20 of 500"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Orders 11–20 of 500"));
    expect((await numbers())[0]).toBe("SO-2026-000490");
    expect(address()).toBe("/profile?page=2#orders");
    await user.selectOptions(screen.getByRole("combobox", { name: "Orders per page" }), "50");
    await waitFor(() => expect(address()).toBe("/profile?size=50#orders"));
    await waitFor(async () => expect(await cards()).toHaveLength(50));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(status()).toBe("Orders 11–20 of 500"));
    expect(asked).toHaveLength(1);
  });

  it("leads the focus to the last page, which has no way on", async () => {
    ordersAre(20);
    const { user } = open();
    await list();
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(status()).toBe("Orders 11–20 of 20"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Orders 11–20 of 20"));
  });

  it("finds by status and words, kept in the address and by Back", async () => {
    ordersAre(500);
    const { user, address, router } = open("/profile?page=3#orders");
    await list();
    const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search your orders" });
    await user.type(search, "forest honey");
    expect(status()).toBe("Orders 1–10 of 10");
    expect(search.value).toBe("forest honey");
    await waitFor(() => expect(address()).toBe("/profile?search=forest+honey#orders"));
    const state = screen.getByRole("combobox", { name: "Status" });
    await user.selectOptions(state, "Delivered");
    await waitFor(() => expect(address()).toBe("/profile?status=Delivered&search=forest+honey#orders"));
    expect(await numbers()).toEqual([500, 400, 300, 200, 100].map((id) => `SO-2026-000${id}`));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(status()).toBe("Orders 1–10 of 10"));
    await user.type(search, " of the moon");
    expect(await screen.findByText("Order Not Found")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all orders" }));
    await waitFor(() => expect(status()).toBe("Orders 1–10 of 500"));
    expect(search.value).toBe("");
  });

  it("reads what a reload keeps", async () => {
    ordersAre(40);
    open("/profile?status=Shipped&size=20#orders");
    await list();
    expect(status()).toBe("Orders 1–10 of 10");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Status" }).value).toBe("Shipped");
  });

  it("says that there are none, and how to go on", async () => {
    ordersAre(0);
    open();
    expect(await screen.findByText("Order Not Found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it("says that they could not be loaded, and tries again", async () => {
    backend.reply(orderList, refuse(500, "broken"));
    const { user } = open();
    expect(await screen.findByText("Order loading failed")).toBeTruthy();
    ordersAre(1);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await numbers()).toEqual(["SO-2026-000001"]);
  });
});

it("tells of the order that was just placed, and leads to its confirmation [R100]", async () => {
  backend.reply(orderList, {
    status: true,
    data: [orderOf(2, { order_status: "Pending", promised_on: "2126-03-18" }), orderOf(1)],
  });
  open({ pathname: "/profile", state: placedState(2) });
  const note = await screen.findByText("Order SO-2026-000002 is placed");
  expect(note.parentElement?.textContent).toContain("Arrives by Monday, 18 Mar 2126");
  const link = screen.getByRole("link", { name: "See what happens next" });
  expect(link.getAttribute("href")).toBe("/order-placed/2");
});

describe("a card", () => {
  it("shows four pictures, how many more, the status in its colour and the total [R154] [R155]", async () => {
    const product_info = ["Ghee", "Honey", "Salt", "Rice", "Dal", "Oil"].map((product_name, index) => ({
      product_name,
      product_image: `/media/product/${index}/1.640.webp`,
      quantity: 1,
    }));
    const sales = ["Quotation", "Quotation Sent", "Sales Order", "Archived"];
    const data = sales.map((sale_status, index) => orderOf(index + 1, { sale_status, product_info }));
    backend.reply(orderList, { status: true, data });
    open();
    const [first] = within(await list()).getAllByRole("listitem");
    expect(
      first &&
        within(first)
          .getAllByRole("img")
          .map((image) => image.getAttribute("alt")),
    ).toEqual(["Ghee", "Honey", "Salt", "Rice"]);
    expect(first?.textContent).toContain("+2 more");
    expect(first?.textContent).toContain("₹1,249.00");
    const tones = sales.map((name) => screen.getByText(name).className);
    expect(new Set(tones).size).toBe(sales.length);
    for (const [index, tone] of ["blue", "orange", "green", "grey"].entries()) expect(tones[index]).toContain(tone);
  });

  it.each(["America/Los_Angeles", "Pacific/Kiritimati"])("has India's day in %s", async (zone) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-03-14T18:30:00Z").getTimezoneOffset()).not.toBe(-330);
    const edges = [
      orderOf(1, { order_date: "2026-03-14T18:29:59.000Z" }),
      orderOf(2, { delivery_date: "2026-03-31T18:30:00.000Z", order_date: "2026-03-14T18:30:00.000Z" }),
    ];
    backend.reply(orderList, { status: true, data: edges });
    open();
    const text = (await list()).textContent;
    expect(text).toContain("Mar 14, 2026 ·");
    expect(text).toContain("Mar 15, 2026 ·");
    expect(text).toContain("Apr 1, 2026");
  });
});
