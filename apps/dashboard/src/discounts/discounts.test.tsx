// @vitest-environment jsdom
import {
  createDiscount,
  editDiscount,
  endDiscount,
  previewDiscount,
  productChoices,
  staffDiscount,
  staffDiscounts,
  staffProducts,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { belowCostRefusal, DISCOUNT_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import DiscountPage from "./discount-page.tsx";
import DiscountsPage from "./discounts-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "discounts", Component: DiscountsPage },
      { path: "discounts/:discountId", Component: DiscountPage },
    ],
    path,
  );

const DIWALI: WireReplyOf<typeof staffDiscount>["data"] = {
  ...{ id: 7, name: "Diwali", scope: "products", kind: "percent", percent: 10, may_below_cost: false, version: 3 },
  targets: [{ id: 1002, name: "Gir Cow Ghee" }],
  ...{ starts_at: "2026-11-07T18:30:00Z", ends_at: "2026-11-12T15:30:00Z", state: "running" },
};
const list = <Row,>(data: Row[]) => ({ status: true, data, count: data.length, total_pages: 1 });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["products"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the list of discounts", () => {
  it("says what each takes off, of what, when, and where it stands", async () => {
    const asked = backend.reply(staffDiscounts, list([DIWALI]));
    open("/dashboard/discounts?state=running");
    const row = (await screen.findByRole("link", { name: "Diwali" })).closest("tr");
    for (const text of ["10%", "Gir Cow Ghee", "Running", "12 Nov 2026, 9:00 pm"]) {
      expect(row?.textContent).toContain(text);
    }
    expect(asked[0]?.query).toEqual({ state: "running", page: 1 });
  });
});

describe("a discount", () => {
  it("is made for products that are searched for, after a look at what it does", async () => {
    backend.reply(staffProducts, {
      ...list([
        { id: 1002, name: "Gir Cow Ghee", image: "", price: 500, stock: 5, category: "Ghee", visibility: "shown" },
      ]),
    });
    const asked = backend.reply(previewDiscount, {
      status: true,
      data: {
        ...{ products: 1, samples: [{ id: 1002, name: "Gir Cow Ghee", price: 500, becomes: 425 }] },
        ...{ below_cost: 0, below_cost_samples: [] },
      },
    });
    const made = backend.reply(createDiscount, { status: true, data: { id: 9 } });
    backend.reply(staffDiscount, { status: true, data: { ...DIWALI, id: 9 } });
    const { user, address } = open("/dashboard/discounts/new");
    await user.click(await screen.findByRole("button", { name: "Add the discount" }));
    expect(screen.getByText(DISCOUNT_MESSAGES.name)).toBeDefined();
    expect(screen.getByText(DISCOUNT_MESSAGES.targets)).toBeDefined();
    await user.type(screen.getByLabelText(/^Name/), "Diwali");
    await user.type(screen.getByLabelText(/^Percent/), "15");
    await user.type(screen.getByLabelText(/Find a product/), "ghee");
    await user.click(await screen.findByRole("button", { name: "Add Gir Cow Ghee" }));
    await user.click(screen.getByRole("button", { name: "Show what it does" }));
    expect((await screen.findByText(/₹425.00/)).textContent).toContain("₹500.00");
    expect(asked[0]?.body).toMatchObject({ scope: "products", targets: [1002], kind: "percent", percent: 15 });
    await user.click(screen.getByRole("button", { name: "Add the discount" }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.body).toMatchObject({ name: "Diwali", targets: [1002], percent: 15, may_below_cost: false });
    await waitFor(() => expect(address()).toBe("/dashboard/discounts/9"));
  });

  it("for the cart has a minimum, and one for categories is chosen from all of them", async () => {
    const choices = { categories: [{ id: 3, name: "Ghee", path: ["Dairy"], is_hidden: false }] };
    backend.reply(productChoices, { status: true, data: { ...choices, brands: [], foams: [], sections: [] } });
    const { user } = open("/dashboard/discounts/new");
    const scope = await screen.findByLabelText(/^For/);
    await user.selectOptions(scope, "cart");
    expect(screen.getByLabelText(/Products for at least/)).toBeDefined();
    expect(screen.queryByText("What it is for")).toBeNull();
    await user.selectOptions(scope, "categories");
    await screen.findByRole("option", { name: "Dairy › Ghee" });
    await user.selectOptions(screen.getByLabelText("Add a category"), "3");
    expect(await screen.findByRole("button", { name: "Leave out Dairy › Ghee" })).toBeDefined();
  });

  it("below cost is refused at its box, which says that it may", async () => {
    backend.reply(staffDiscount, { status: true, data: DIWALI });
    const { message } = belowCostRefusal(["Gir Cow Ghee"], 1);
    backend.reply(editDiscount, refuse(409, { message, errors: { may_below_cost: [message] } }));
    const { user } = open("/dashboard/discounts/7");
    const percent = await screen.findByLabelText(/^Percent/);
    await user.clear(percent);
    await user.type(percent, "80");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const box = screen.getByRole("checkbox", { name: "Sell below cost" });
    await waitFor(() => expect(document.activeElement).toBe(box));
    const changed = backend.reply(editDiscount, { status: true, data: { version: 4 } });
    await user.click(box);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changed[0]?.body).toMatchObject({ percent: 80, may_below_cost: true, version: 3 }));
  });

  it("is ended at once", async () => {
    backend.reply(staffDiscount, { status: true, data: DIWALI });
    const ended = backend.reply(endDiscount, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/discounts/7");
    const end = await screen.findByRole("button", { name: "End it now" });
    backend.reply(staffDiscount, { status: true, data: { ...DIWALI, state: "over", version: 4 } });
    await user.click(end);
    expect(await screen.findByText("Over")).toBeDefined();
    expect(ended[0]?.body).toEqual({ version: 3 });
    expect(screen.queryByRole("button", { name: "End it now" })).toBeNull();
  });
});
