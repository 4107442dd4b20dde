// @vitest-environment jsdom
import { staffSearch, staffSession } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import type { StaffPermission } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const backend = useMockBackend();

function Page() {
  return (
    <>
      <h1>Page</h1>
      <input aria-label="Note" />
    </>
  );
}

const open = () => renderDashboard([{ path: "/dashboard/*", Component: Page }], "/dashboard/today");

function logInWith(...permissions: readonly StaffPermission[]): void {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "manager", permissions: [...permissions], second_factor: "off" },
  });
}

beforeEach(() => {
  logInWith("orders", "customers", "products", "stock");
  logInAs("staff");
});

const order = (id: number) => ({
  ...{ id, order_id: `SO-2026-00000${id}`, order_date: "2026-03-14T06:30:00Z", order_status: "Packed" },
  ...{ full_name: "Asha Rao", city: "Pune" },
});
const ORDERS = [5, 4, 3, 2, 1].map(order);
const CUSTOMER = { id: 7, name: "Asha Rao", email: "asha@example.com", mobile: "+919876543210" };
const GHEE = { id: 9, name: "Gir Cow Ghee", image: "", sku: "GH-500", stock: 12, is_archived: true };

const found = (data: object) => ({
  status: true,
  data: { orders: [], customers: [], products: [], ...data },
});
const ALL = found({ orders: ORDERS, customers: [CUSTOMER], products: [GHEE] });

const button = () => screen.findByRole("button", { name: "Search" });
const dialog = async () => within(await screen.findByRole("dialog", { name: "Search" }));
const field = async () => (await dialog()).findByRole("textbox", { name: "Search" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the search of the dashboard opens", () => {
  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])(
    "by the keys %s, and gives the focus back at Escape",
    async (keys) => {
      const { user } = open();
      const opener = await button();
      opener.focus();
      await user.keyboard(keys);
      const shown = await field();
      expect(document.activeElement).toBe(shown);
      await user.keyboard("{Escape}");
      await isClosed();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );

  it("by its button, and says what can be searched", async () => {
    const { user } = open();
    await user.click(await button());
    const shown = await dialog();
    expect(shown.getByText("Orders by number, name, mobile or PIN code.")).toBeDefined();
    expect(shown.getByText("Customers by name, mobile or email.")).toBeDefined();
    expect(shown.getByText("Products by name, SKU, barcode or number.")).toBeDefined();
  });

  it("by no slash in a field, where it is typed, but by Ctrl+K", async () => {
    const { user } = open();
    await button();
    const note = screen.getByRole<HTMLInputElement>("textbox", { name: "Note" });
    await user.type(note, "1/2");
    expect(note.value).toBe("1/2");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Control>}k{/Control}");
    expect(await field()).toBeDefined();
  });

  it("by no slash where that is switched off, until it is switched on again", async () => {
    const { user } = open();
    await user.click(await button());
    const slash = () => screen.getByRole("checkbox", { name: "The key / opens this search" });
    await field();
    await user.click(slash());
    await user.keyboard("{Escape}");
    await isClosed();
    await user.keyboard("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Control>}k{/Control}");
    await field();
    await user.click(slash());
    await user.keyboard("{Escape}");
    await isClosed();
    await user.keyboard("/");
    await field();
  });

  it("for nobody whose second factor was not entered", async () => {
    backend.reply(staffSession, {
      status: true,
      data: { name: "Meera Shah", role: "manager", permissions: ["orders"], second_factor: "required" },
    });
    const { user } = open();
    await screen.findByRole("banner");
    await user.keyboard("/");
    expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("what the search of the dashboard finds", () => {
  it("is grouped by kind, and leads to the list of a kind that may have more", async () => {
    const asked = backend.reply(staffSearch, ALL);
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), " asha & co ");
    const shown = await dialog();
    const orders = within(await shown.findByRole("region", { name: "Orders" }));
    expect(orders.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      ...ORDERS.map(({ id }) => `/dashboard/orders/${id}`),
      "/dashboard/orders?search=asha%20%26%20co",
    ]);
    expect(orders.getByRole("link", { name: "All orders that match" })).toBeDefined();
    expect(orders.getByRole("link", { name: /SO-2026-000005 Asha Rao · Pune · .*2026 Packed/ })).toBeDefined();
    const customers = within(shown.getByRole("region", { name: "Customers" }));
    const customer = customers.getByRole("link", { name: "Asha Rao +919876543210 · asha@example.com" });
    expect(customer.getAttribute("href")).toBe("/dashboard/customers/7");
    const products = within(shown.getByRole("region", { name: "Products" }));
    const ghee = products.getByRole("link", { name: /Gir Cow Ghee Number 9 · SKU GH-500 · 12 in stock Taken out/ });
    expect(ghee.getAttribute("href")).toBe("/dashboard/products/9");
    expect(shown.getByRole("status").textContent).toBe("5 orders, 1 customer, 1 product");
    expect(asked.at(-1)?.query.q).toBe("asha & co");
  });

  it("is reached by the arrow keys, round the ends, and opened by Enter", async () => {
    backend.reply(staffSearch, found({ customers: [CUSTOMER], products: [GHEE] }));
    const { user, address } = open();
    await user.click(await button());
    await user.type(await field(), "asha");
    const customer = await (await dialog()).findByRole("link", { name: /Asha Rao/ });
    const ghee = screen.getByRole("link", { name: /Gir Cow Ghee/ });
    for (const [keys, reached] of [
      ["{ArrowDown}", customer],
      ["{ArrowDown}", ghee],
      ["{ArrowDown}", await field()],
      ["{ArrowUp}", ghee],
      ["{ArrowUp}", customer],
    ] as const) {
      await user.keyboard(keys);
      expect(document.activeElement).toBe(reached);
    }
    await user.keyboard("{Enter}");
    await isClosed();
    expect(address()).toBe("/dashboard/customers/7");
  });

  it("is narrowed by typing on, from wherever the focus is", async () => {
    const asked = backend.reply(staffSearch, found({ customers: [CUSTOMER] }));
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), "ash");
    await (await dialog()).findByRole("link", { name: /Asha Rao/ });
    await user.keyboard("{ArrowDown}a");
    expect(document.activeElement).toBe(await field());
    await waitFor(() => expect(asked.at(-1)?.query.q).toBe("asha"));
  });

  it("opens at Enter where it is alone, also when Enter comes before the answer", async () => {
    const answer = deferred<Response>();
    backend.use(http.get("*/dashboard/search/", () => answer.promise));
    const { user, address } = open();
    await user.click(await button());
    await user.type(await field(), "8901234567894{Enter}");
    answer.resolve(HttpResponse.json(found({ products: [GHEE] })));
    await isClosed();
    expect(address()).toBe("/dashboard/products/9");
  });

  it("of several, the first is reached by Enter", async () => {
    backend.reply(staffSearch, ALL);
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), "asha{Enter}");
    await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/dashboard/orders/5"));
  });

  it("of a text that was typed on is given up, and what was found before stays until the next is there", async () => {
    backend.reply(staffSearch, found({ customers: [CUSTOMER] }));
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), "as");
    const customer = () => screen.getByRole("link", { name: /Asha Rao/ });
    await (await dialog()).findByRole("link", { name: /Asha Rao/ });
    const signals: AbortSignal[] = [];
    backend.use(
      http.get("*/dashboard/search/", ({ request }) => {
        signals.push(request.signal);
        return new Promise<never>(() => undefined);
      }),
    );
    await user.type(await field(), "h{Enter}");
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(customer()).toBeDefined();
    backend.reply(staffSearch, found({ products: [GHEE] }));
    await user.type(await field(), "a{Enter}");
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    await isClosed();
  });

  it("leads a packer to the stock of a product, and names no customers", async () => {
    logInWith("orders", "stock");
    backend.reply(staffSearch, { status: true, data: { orders: [], products: [GHEE] } });
    const { user } = open();
    await user.click(await button());
    expect(screen.queryByText(/^Customers by/)).toBeNull();
    await user.type(await field(), "ghee");
    const ghee = await (await dialog()).findByRole("link", { name: /Gir Cow Ghee/ });
    expect(ghee.getAttribute("href")).toBe("/dashboard/stock/9");
  });

  it("may be nothing", async () => {
    backend.reply(staffSearch, found({}));
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), "nobody");
    expect(await (await dialog()).findByText("Nothing found")).toBeDefined();
  });

  it("may fail, and is asked for again", async () => {
    backend.reply(staffSearch, refuse(503, "Busy"));
    const { user } = open();
    await user.click(await button());
    await user.type(await field(), "asha");
    const shown = await dialog();
    expect(await shown.findByText(SOMETHING_WENT_WRONG)).toBeDefined();
    backend.reply(staffSearch, found({ customers: [CUSTOMER] }));
    await user.click(shown.getByRole("button", { name: "Try again" }));
    expect(await shown.findByRole("link", { name: /Asha Rao/ })).toBeDefined();
  });
});
