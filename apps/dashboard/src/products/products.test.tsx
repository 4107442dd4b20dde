// @vitest-environment jsdom
import {
  addProduct,
  changeProduct,
  createDiscount,
  endDiscount,
  productChoices,
  staffDiscounts,
  staffProduct,
  staffProducts,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { DISCOUNT_MESSAGES, EDIT_CONFLICT, NOT_AN_AMOUNT, PRODUCT_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import ProductPage from "./product-page.tsx";
import ProductsPage from "./products-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "products", Component: ProductsPage },
      { path: "products/:productId", Component: ProductPage },
    ],
    path,
  );

const CHOICES: WireReplyOf<typeof productChoices>["data"] = {
  categories: [
    { id: 1, name: "Dairy", path: [], is_hidden: false },
    { id: 2, name: "Ghee", path: ["Dairy"], is_hidden: false },
  ],
  brands: [{ id: 3, name: "Gir Gauvan" }],
  foams: [{ id: 4, name: "Liquid" }],
  sections: [{ id: 5, name: "Everyday kitchen", sequence: 3 }],
};

const GHEE: WireReplyOf<typeof staffProduct>["data"] = {
  ...{ id: 7, name: "A2 Ghee", category: 2, brand: 3, foam: null, section: 5, tags: [1], price: 105, gst_rate: 5 },
  ...{ hsn_code: "0405", stock: 12, benefits: ["Slow"], description: "<p>Golden</p>", meta_title: "A2 Ghee" },
  ...{ meta_description: "", meta_keywords: "", home_image: "/media/a/1.640.webp", videos: [], is_archived: false },
  pictures: [
    { image: "/media/a/1.640.webp", alt: "A jar" },
    { image: "/media/a/2.640.webp", alt: "Its label" },
  ],
  ...{ visibility: "shown", created_at: "2026-03-14T06:30:00Z", version: 4 },
};

const ROW: WireReplyOf<typeof staffProducts>["data"][number] = {
  ...{ id: 7, name: "A2 Ghee", image: "/media/a/1.640.webp", price: 105, stock: 12, category: "Ghee" },
  visibility: "shown",
};

const listed = (rows: WireReplyOf<typeof staffProducts>["data"]) => ({
  ...{ status: true, data: rows, count: rows.length },
  total_pages: 1,
});

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["orders", "products"], second_factor: "off" },
  });
  backend.reply(productChoices, { status: true, data: CHOICES });
  backend.reply(staffProduct, { status: true, data: GHEE });
  backend.reply(staffDiscounts, { status: true, data: [], count: 0, total_pages: 0 });
  logInAs("staff");
});

describe("the list of products [R44]", () => {
  it("shows each with price, stock, category and state, and asks for what the address says", async () => {
    const asked = backend.reply(
      staffProducts,
      listed([ROW, { ...ROW, id: 8, name: "Honey", price: 0, stock: 0, visibility: "archived" }]),
    );
    open("/dashboard/products?search=ghee&category=2&stock=out&sort=name&visibility=nonsense");
    const row = await screen.findByRole("row", { name: /A2 Ghee/ });
    expect(within(row).getByText("Ghee")).toBeTruthy();
    expect(within(row).getByText("₹105.00")).toBeTruthy();
    const other = screen.getByRole("row", { name: /Honey/ });
    expect(within(other).getByText("Price on request")).toBeTruthy();
    expect(within(other).getByText("None left")).toBeTruthy();
    expect(within(other).getByText("Taken out")).toBeTruthy();
    expect(asked.at(-1)?.query).toMatchObject({
      ...{ search: "ghee", category: 2, stock: "out", sort: "name" },
    });
    const category = await screen.findByRole("combobox", { name: "Category" });
    expect(within(category).getByRole("option", { name: "Dairy › Ghee", selected: true })).toBeTruthy();
  });

  it("says when nothing fits", async () => {
    backend.reply(staffProducts, listed([]));
    open("/dashboard/products?search=nothing");
    expect(await screen.findByText("No products found")).toBeTruthy();
  });
});

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const nameField = () => screen.findByRole("textbox", { name: "Name" });

it("keeps the words that are typed before the filters have their choices", async () => {
  backend.reply(staffProducts, listed([ROW]));
  let choicesCome = () => {};
  const gate = new Promise<void>((resolve) => {
    choicesCome = resolve;
  });
  backend.use(
    http.get("*/dashboard/product-choices/", async () => {
      await gate;
      return HttpResponse.json({ status: true, data: CHOICES });
    }),
  );
  open("/dashboard/products?category=2");
  const search = await screen.findByRole("searchbox", { name: "Name or number" });
  await userEvent.type(search, "hon");
  choicesCome();
  await screen.findByRole("option", { name: "Dairy › Ghee", selected: true });
  expect(screen.getByRole("searchbox", { name: "Name or number" })).toBe(search);
  expect(screen.getByDisplayValue("hon")).toBe(search);
  expect(document.activeElement).toBe(search);
});

describe("a product's form", () => {
  it("adds a product, refusing first what is missing", async () => {
    const sent = backend.reply(addProduct, { status: true, data: { id: 9, version: 1 } });
    const { router } = open("/dashboard/products/new");
    const name = await nameField();
    const add = screen.getByRole("button", { name: "Add the product" });
    await userEvent.click(add);
    expect(await screen.findByText(PRODUCT_MESSAGES.name)).toBeTruthy();
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, "Kesar Shrikhand");
    await userEvent.type(screen.getByRole("textbox", { name: /^Price in rupees/ }), "1,299.50");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Dairy › Ghee");
    const stock = screen.getByRole("textbox", { name: "Pieces in stock" });
    await userEvent.clear(stock);
    await userEvent.type(stock, "30");
    await userEvent.type(screen.getByRole("textbox", { name: /^Benefits/ }), "Strained{Enter}Cool");
    await userEvent.click(add);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/products/9"));
    expect(sent[0]?.body).toMatchObject({
      ...{ name: "Kesar Shrikhand", category: 2, brand: null, price: 129_950, gst_rate: 5, stock: 30 },
      ...{ benefits: ["Strained", "Cool"], is_archived: false },
    });
  });

  it("says what is wrong with a price, beside what else is wrong", async () => {
    const sent = backend.reply(addProduct, { status: true, data: { id: 9, version: 1 } });
    open("/dashboard/products/new");
    const name = await nameField();
    const price = screen.getByRole("textbox", { name: /^Price in rupees/ });
    const stock = screen.getByRole("textbox", { name: "Pieces in stock" });
    const fill = async (field: HTMLElement, typed: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
    };
    await fill(stock, "9999999");
    const add = screen.getByRole("button", { name: "Add the product" });
    for (const [typed, message] of [
      ["99999999999", PRODUCT_MESSAGES.priceTooHigh],
      ["12.345", NOT_AN_AMOUNT],
      ["0", PRODUCT_MESSAGES.price],
      ["-5", PRODUCT_MESSAGES.price],
    ] as const) {
      await fill(price, typed);
      await userEvent.click(add);
      for (const said of [PRODUCT_MESSAGES.name, message, PRODUCT_MESSAGES.stockTooHigh])
        expect(await screen.findByText(said)).toBeTruthy();
    }
    await fill(name, "Kesar Shrikhand");
    await fill(price, "12.34");
    await fill(stock, "12");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Dairy › Ghee");
    await userEvent.click(add);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ price: 1234, stock: 12 });
  });

  it.each([
    [undefined, null],
    [1, "1 shopper wants to hear"],
    [1200, "1,200 shoppers want to hear"],
  ])("says how many wait for it: %s", async (waiting, words) => {
    backend.reply(staffProduct, { status: true, data: { ...GHEE, waiting } });
    open("/dashboard/products/7");
    await nameField();
    const said = screen.queryByText(/to hear when it is/)?.textContent ?? null;
    if (words === null) expect(said).toBeNull();
    else expect(said).toContain(words);
  });

  it("saves what was changed on the version that was read, and says what the server refuses at its field", async () => {
    backend.reply(changeProduct, refuse(409, { message: "Gone", errors: { brand: ["This is no longer there."] } }));
    open("/dashboard/products/7");
    const name = await nameField();
    expect(screen.getByText(/12 pieces in stock/)).toBeTruthy();
    await userEvent.clear(name);
    await userEvent.type(name, "A2 Ghee 500 ml");
    await save();
    expect(await screen.findByText("This is no longer there.")).toBeTruthy();
    const sent = backend.reply(changeProduct, { status: true, data: { id: 7, version: 5 } });
    backend.reply(staffProduct, { status: true, data: { ...GHEE, name: "A2 Ghee 500 ml", version: 5 } });
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({
      ...{ name: "A2 Ghee 500 ml", price: 10_500, tags: [1], version: 4, is_counted: true },
      pictures: GHEE.pictures,
    });
    expect(screen.queryByText("Not saved yet")).toBeNull();
  });

  it("shows both where somebody else was quicker, and keeps mine on the newer version", async () => {
    backend.reply(changeProduct, refuse(409, EDIT_CONFLICT));
    open("/dashboard/products/7");
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.type(name, "Mine");
    backend.reply(staffProduct, {
      status: true,
      data: { ...GHEE, name: "Theirs", price: 649, brand: null, version: 6 },
    });
    await save();
    expect(await screen.findByRole("row", { name: /^Name A2 Ghee Theirs Mine/ })).toBeTruthy();
    expect(screen.getByRole("row", { name: "Brand Gir Gauvan Nothing Not changed The shop's" })).toBeTruthy();
    const sent = backend.reply(changeProduct, { status: true, data: { id: 7, version: 7 } });
    await userEvent.click(screen.getByRole("button", { name: "Save both changes" }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: "Mine", version: 6 }));
    // What only the other has changed stays, in the shop and in the form.
    expect(sent.at(-1)?.body).toMatchObject({ price: 64_900, brand: null });
    expect(screen.getByDisplayValue("649")).toBeTruthy();
  });

  it("asks whether a price that changes fivefold is right, before it is saved", async () => {
    const sent = backend.reply(changeProduct, { status: true, data: { id: 7, version: 5 } });
    open("/dashboard/products/7");
    await nameField();
    const price = screen.getByDisplayValue("105");
    await userEvent.clear(price);
    await userEvent.type(price, "21");
    await save();
    const dialog = await screen.findByRole("dialog", { name: "Is this right?" });
    expect(within(dialog).getByText("Price: ₹105.00 → ₹21.00")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Look again" }));
    expect(sent).toHaveLength(0);
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Yes, save it" }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ price: 2100, version: 4, is_price_confirmed: true }));
  });

  it("says what keeps mine from being saved after a conflict, and moves the focus on from what goes", async () => {
    backend.reply(changeProduct, refuse(409, EDIT_CONFLICT));
    open("/dashboard/products/7");
    const name = await nameField();
    await userEvent.type(name, "!");
    backend.reply(staffProduct, { status: true, data: { ...GHEE, name: "Theirs", version: 6 } });
    await save();
    const keep = await screen.findByRole("button", { name: "Save both changes" });
    expect(document.activeElement?.textContent).toContain("Changed by somebody else");
    await userEvent.clear(name);
    await userEvent.click(keep);
    expect(await screen.findByText(PRODUCT_MESSAGES.name)).toBeTruthy();
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, "Mine");
    const sent = backend.reply(changeProduct, { status: true, data: { id: 7, version: 7 } });
    await save();
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: "Mine", version: 6 }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
  });

  // What is left unsaved stays for its product: each of these has its own.
  it("says beside its button that it could not be sent", async () => {
    backend.reply(changeProduct, refuse(503, "The shop is closed for a moment."));
    open("/dashboard/products/8");
    await userEvent.type(await nameField(), "!");
    await save();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("What you typed is still here.");
    expect(alert.parentElement).toBe(screen.getByRole("button", { name: "Save" }).parentElement);
  });

  it("says at which video something is missing, and takes one away by keyboard", async () => {
    const videos = ["Churning", "Tasting"].map((title) => ({
      name: title,
      embed_link: "https://youtu.be/dQw4w9WgXcQ",
    }));
    backend.reply(staffProduct, { status: true, data: { ...GHEE, videos } });
    open("/dashboard/products/9");
    await nameField();
    const link = screen.getByRole("textbox", { name: /^Link of video 1/ });
    await userEvent.clear(link);
    await userEvent.type(link, "churning.mp4");
    await save();
    expect(await screen.findByText(PRODUCT_MESSAGES.videoLink)).toBeTruthy();
    expect(document.activeElement).toBe(link);
    screen.getByRole("button", { name: "Take away video 2" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Take away video 1");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toBe("Add a video");
  });

  it("asks before a link loses what was typed, and keeps it for who comes back", async () => {
    backend.reply(staffProducts, listed([ROW]));
    const { router } = open("/dashboard/products/7");
    await userEvent.type(await nameField(), "!");
    await userEvent.click(screen.getByRole("link", { name: "All products" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay here" }));
    expect(router.state.location.pathname).toBe("/dashboard/products/7");
    await userEvent.click(screen.getByRole("link", { name: "All products" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave" }));
    await screen.findByRole("row", { name: /A2 Ghee/ });
    await router.navigate("/dashboard/products/7");
    expect(await screen.findByDisplayValue("A2 Ghee!")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Drop my changes" }));
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
    expect(screen.queryByDisplayValue("A2 Ghee!")).toBeNull();
  });

  it("orders pictures, takes them away, and needs their words", async () => {
    const sent = backend.reply(changeProduct, { status: true, data: { id: 7, version: 5 } });
    open("/dashboard/products/7");
    await nameField();
    await userEvent.click(screen.getByRole("button", { name: "Move picture 2 earlier" }));
    await userEvent.clear(screen.getByRole("textbox", { name: "What the first picture shows" }));
    await save();
    expect(await screen.findByText(PRODUCT_MESSAGES.alt)).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "What the first picture shows" }), "The label");
    await userEvent.click(screen.getByRole("button", { name: "Take away picture 2" }));
    await save();
    await screen.findByText("Saved.");
    expect(sent.at(-1)?.body).toMatchObject({
      pictures: [{ image: "/media/a/2.640.webp", alt: "The label" }],
      home_image: "/media/a/2.640.webp",
    });
  });

  it("copies a product, out of the shop until it was looked at", async () => {
    open("/dashboard/products/new?from=7");
    expect(await screen.findByDisplayValue("A2 Ghee (copy)")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Take it out/ }).checked).toBe(true);
  });

  it.each([
    ["99", 404],
    ["ghee", 400],
  ])("says that there is no product %s", async (id, status) => {
    backend.reply(staffProduct, refuse(status, "There is no such product."));
    open(`/dashboard/products/${id}`);
    expect(await screen.findByText("Product not found")).toBeTruthy();
  });
});

describe("the scheduled prices of a product", () => {
  const SCHEDULED: WireReplyOf<typeof staffDiscounts>["data"][number] = {
    ...{
      id: 3,
      name: "Special price",
      scope: "products",
      kind: "price",
      amount: 89,
      may_below_cost: false,
      version: 2,
    },
    ...{ starts_at: "2026-11-07T18:30:00Z", ends_at: "2026-11-12T15:30:00Z", state: "coming" },
    targets: [{ id: 7, name: "A2 Ghee" }],
  };
  const part = async () => within(await screen.findByRole("form", { name: "Scheduled prices" }));

  it("are listed with their time, and ended", async () => {
    backend.reply(staffDiscounts, { status: true, data: [SCHEDULED], count: 1, total_pages: 1 });
    const ended = backend.reply(endDiscount, { status: true, data: { version: 3 } });
    open("/dashboard/products/7");
    const prices = await part();
    expect((await prices.findByText("₹89.00")).parentElement?.textContent).toContain("8 Nov 2026, 12:00 am");
    await userEvent.click(prices.getByRole("button", { name: "End ₹89.00 now" }));
    await waitFor(() => expect(ended[0]).toMatchObject({ params: { id: 3 }, body: { version: 2 } }));
  });

  it("take a new one from a time to a time, in India", async () => {
    const made = backend.reply(createDiscount, { status: true, data: { id: 4 } });
    open("/dashboard/products/7");
    const prices = await part();
    await userEvent.type(prices.getByLabelText(/^Price for a time/), "89");
    await userEvent.type(prices.getByLabelText(/^Starts/), "2026-11-08T00:00");
    await userEvent.click(prices.getByRole("button", { name: "Schedule the price" }));
    expect(prices.getByText(DISCOUNT_MESSAGES.priceEnds)).toBeTruthy();
    await userEvent.type(prices.getByLabelText(/^Ends/), "2026-11-12T21:00");
    await userEvent.click(prices.getByRole("button", { name: "Schedule the price" }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.body).toMatchObject({
      ...{ scope: "products", targets: [7], kind: "price", starts_at: "2026-11-07T18:30:00.000Z" },
      ends_at: "2026-11-12T15:30:00.000Z",
    });
  });
});
