// @vitest-environment jsdom
import {
  applyBulkEdit,
  previewBulkEdit,
  productChoices,
  staffProducts,
  staffSession,
  undoBulkEdit,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BULK_MESSAGES, FACT_MESSAGES, UNUSUAL_CHANGE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import ProductsPage from "./products-page.tsx";

const backend = useMockBackend();
const open = (path = "/dashboard/products") => renderDashboard([{ path: "products", Component: ProductsPage }], path);

const ROW: WireReplyOf<typeof staffProducts>["data"][number] = {
  ...{ id: 7, name: "A2 Ghee", image: "/media/a/1.640.webp", price: 105, stock: 12, category: "Ghee" },
  visibility: "shown",
};
const HONEY = { ...ROW, id: 8, name: "Honey" };

const PREVIEW: WireReplyOf<typeof previewBulkEdit>["data"] = {
  ...{ id: 3, changed: 12, unchanged: 1, unusual: 0 },
  samples: [{ id: 7, name: "A2 Ghee", before: "₹105.00", after: "₹115.50", is_unusual: false }],
  refused: [{ message: FACT_MESSAGES.mrp, count: 7, names: ["Honey", "Turmeric"] }],
};

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["orders", "products"], second_factor: "off" },
  });
  backend.reply(productChoices, {
    status: true,
    data: { categories: [], brands: [{ id: 3, name: "Gir Gauvan" }], foams: [], sections: [] },
  });
  backend.reply(staffProducts, { status: true, data: [ROW, HONEY], count: 2, total_pages: 1 });
  logInAs("staff");
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const choose = (field: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: field }), option);
const look = () => press("See what would change");

async function raise(percent: string) {
  await choose("What to change", "Price");
  await userEvent.type(screen.getByRole("textbox", { name: "Percent" }), percent);
  await look();
}

describe("changing many products", () => {
  it("asks for those that were chosen, shows what would change and what is refused, applies it, and takes it back", async () => {
    const asked = backend.reply(previewBulkEdit, { status: true, data: PREVIEW });
    open();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose A2 Ghee" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Choose Honey" }));
    await press("Change 2 products");
    await raise("10");
    const preview = await screen.findByRole("region", { name: "Preview" });
    expect(document.activeElement).toBe(within(preview).getByRole("heading", { name: "What would change" }));
    expect(asked[0]?.body).toMatchObject({
      ...{ field: "price", step: "raise_percent", value: 10, is_rounded: false, may_below_cost: false },
      ids: [7, 8],
    });
    expect(within(preview).getByRole("status").textContent).toBe("12 products would change, 1 unchanged, 7 refused");
    expect(within(preview).getByText("A2 Ghee: ₹105.00 → ₹115.50")).toBeTruthy();
    expect(within(preview).getByText("and 11 others")).toBeTruthy();
    expect(
      within(preview).getByText(`7 products refused: ${FACT_MESSAGES.mrp} Honey, Turmeric and 5 others`),
    ).toBeTruthy();

    const applied = backend.reply(applyBulkEdit, { status: true, data: { changed: 12 } });
    await press("Change 12 products");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(applied[0]).toMatchObject({ params: { id: 3 }, body: { is_confirmed: false } });
    backend.reply(undoBulkEdit, { status: true, data: { undone: 11, left: 1 } });
    await press("Undo");
    expect(await screen.findByText("1 product changed since: left as they are now.")).toBeTruthy();
  });

  it("changes all that fit the filters of the list", async () => {
    const asked = backend.reply(previewBulkEdit, { status: true, data: PREVIEW });
    open("/dashboard/products?brand=3&stock=out");
    await press("Change all that are listed");
    await choose("What to change", "Brand");
    await choose("It becomes", "None");
    await look();
    await screen.findByRole("region", { name: "Preview" });
    expect(asked[0]?.body).toMatchObject({
      ...{ field: "brand", choice: null, may_below_cost: false },
      filters: { brand: 3, stock: "out" },
    });
  });

  it("asks whether unusual prices are right before it sends them", async () => {
    const samples = [{ id: 7, name: "A2 Ghee", before: "₹105.00", after: "₹1,050.00", is_unusual: true }];
    backend.reply(previewBulkEdit, { status: true, data: { ...PREVIEW, samples, unusual: 1 } });
    const applied = backend.reply(applyBulkEdit, { status: true, data: { changed: 12 } });
    open();
    await press("Change all that are listed");
    await raise("900");
    expect(await screen.findByText(UNUSUAL_CHANGE.mark)).toBeTruthy();
    expect(screen.getByText("1 price changes unusually much")).toBeTruthy();
    await press("Change 12 products");
    expect(await screen.findByText(UNUSUAL_CHANGE.tickFirst)).toBeTruthy();
    expect(applied).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox", { name: UNUSUAL_CHANGE.tick }));
    await press("Change 12 products");
    await waitFor(() => expect(applied[0]?.body).toEqual({ is_confirmed: true }));
  });

  it("refuses at the field what is missing, and offers to apply nothing but what was looked at", async () => {
    backend.reply(previewBulkEdit, { status: true, data: PREVIEW });
    open();
    await press("Change all that are listed");
    await look();
    expect(await screen.findByText(BULK_MESSAGES.field)).toBeTruthy();
    await raise("0");
    expect(await screen.findByText(BULK_MESSAGES.percent)).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "Percent" }), ".5");
    await look();
    await screen.findByRole("button", { name: "Change 12 products" });
    await userEvent.type(screen.getByRole("textbox", { name: "Percent" }), "5");
    expect(screen.queryByRole("button", { name: "Change 12 products" })).toBeNull();
  });

  it.each([
    ["is lost", () => HttpResponse.error()],
    ["is the proxy's", () => HttpResponse.html("Bad gateway", { status: 502 })],
  ])("keeps the edit when its answer %s, and sends the same again", async (_, lose) => {
    backend.reply(previewBulkEdit, { status: true, data: PREVIEW });
    backend.use(http.post("*/dashboard/product-edits/:id/apply/", lose));
    open();
    await press("Change all that are listed");
    await raise("10");
    await press("Change 12 products");
    expect(await screen.findByText("Not confirmed")).toBeTruthy();
    expect(screen.queryByText("Nothing was changed")).toBeNull();
    const applied = backend.reply(applyBulkEdit, { status: true, data: { changed: 12 } });
    await press("Change 12 products");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(applied[0]).toMatchObject({ params: { id: 3 } });
  });

  it("says when products have changed since, and has them looked at again", async () => {
    backend.reply(previewBulkEdit, { status: true, data: PREVIEW });
    backend.reply(applyBulkEdit, refuse(409, BULK_MESSAGES.changedSince));
    open();
    await press("Change all that are listed");
    await choose("What to change", "Take out of the shop");
    await look();
    await press("Change 12 products");
    expect(await screen.findByText(BULK_MESSAGES.changedSince)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
  });
});
