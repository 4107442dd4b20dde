// @vitest-environment jsdom
import { type ParsedRequest, productFoams, productList, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BACKEND, call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { RouterContextProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { callContext } from "../../data/router-context.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import ShopPage, { loader } from "./shop-page.tsx";

const backend = useMockBackend();

type ListQuery = ParsedRequest<typeof productList>["query"];
type List = WireReplyOf<typeof productList>;

const MOST_LOVED = { id: 1, name: "Most loved", section_sequence: 1 };
const EVERYDAY = { id: 2, name: "Everyday kitchen", section_sequence: 2 };
const CORIANDER = { id: 107, name: "Coriander Powder 200 g", product_tag_list: [] };
const CUMIN = { id: 106, name: "Cumin Powder 100 g", product_tag_list: [], section_info: EVERYDAY };
const CHILLI = { id: 105, name: "Red Chilli Powder 100 g", product_tag_list: [], section_info: EVERYDAY };
const TURMERIC = { id: 104, name: "Turmeric Powder 200 g", product_tag_list: [], section_info: MOST_LOVED };
const SPICES = [TURMERIC, CUMIN, CHILLI, CORIANDER];
const FORMS = ["Ghee", "Powder", "Grain", "Book"].map((name, index) => ({ id: index + 1, name }));

/** One page of products, without a category's banners. */
const listOf = (products: List["data"]["data"], further: Partial<List> = {}): List => ({
  status: true,
  total_pages: 1,
  data: { data: products },
  ...further,
});

beforeEach(() => {
  backend.reply(productFoams, { status: true, data: FORMS });
  backend.reply(productList, listOf(SPICES));
});

const open = (address: string) => renderRoutes([{ path: "/shop", Component: ShopPage, loader }], address);

async function openFilled(address: string) {
  const opened = open(address);
  await screen.findAllByRole("article");
  return opened;
}

const names = () =>
  [...document.querySelectorAll("article")].map((card) => card.querySelector("h2, h3")?.textContent ?? "");
const choice = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const optionsOf = async (name: string) => [...(await choice(name)).options].map(({ text }) => text);

/** Answers with `totalPages` pages, and records the requests. */
function pagesOf(totalPages: number): ListQuery[] {
  const asked: ListQuery[] = [];
  backend.reply(productList, ({ query }) => {
    asked.push(query);
    return listOf([{ id: 101, name: "Ghee", product_tag_list: [] }], { total_pages: totalPages });
  });
  return asked;
}

/** Delays the products until they are released. */
function holdProducts(): () => void {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  backend.use(http.get(BACKEND + productList.path, () => gate));
  return letGo;
}

describe("the shop's query", () => {
  it("asks the backend for what the address bar says [R54]", async () => {
    const asked = pagesOf(3);
    await openFilled("/shop?page=2&category=12&category_name=Spices&search=powder&brand=3&brand_name=Gir");
    expect(asked).toEqual([expect.objectContaining({ page: 2, category_id: 12, prod_search: "powder", brand: 3 })]);
  });

  it.each([
    ["category_name=Spices", "Spices"],
    ["category=12", "Spices"],
    ["brand=1&brand_name=House+of+Neem", "House of Neem"],
    ["search=ghee", "Results for “ghee”"],
    ["", "All products"],
  ])("is the page's headline: %s [R54]", async (search, headline) => {
    await openFilled(`/shop?${search}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(headline);
  });

  it("that is misspelt shows what was searched for instead", async () => {
    const products = [{ id: 101, name: "Turmeric", product_tag_list: [] }];
    backend.reply(productList, () => listOf(products, { did_you_mean: "turmeric" }));
    open("/shop?search=tumeric");
    expect(await screen.findByText(/Did you mean “turmeric”\?/)).toBeDefined();
  });

  it("whose words nothing has together says so, and keeps the best match first", async () => {
    const section = (id: number) => ({ section_info: { id, name: `Section ${id}`, section_sequence: id } });
    const products = [
      { id: 101, name: "Ghee", product_tag_list: [], ...section(2) },
      { id: 102, name: "Desi Jaggery", product_tag_list: [], ...section(1) },
    ];
    backend.reply(productList, () => listOf(products, { is_partial_match: true }));
    open("/shop?search=desi+ghee");
    expect(await screen.findByText(/Nothing has all of these words/)).toBeDefined();
    const names = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(names[0]).toContain("Ghee");
  });

  it.each([
    ["Sort by", "Price: low to high", { ordering: "base_price" }],
    ["Collection", "Sugar Free", { product_tag: 3 }],
    ["Type", "Powder", { product_foam: 2 }],
  ] as const)("a choice of %s goes back to page 1 and keeps the rest [R56]", async (filter, option, sent) => {
    const asked = pagesOf(9);
    const { user, address } = await openFilled("/shop?page=4&search=cow");
    await screen.findByRole("option", { name: option });
    await user.selectOptions(await choice(filter), option);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ ...sent, page: 1, prod_search: "cow" });
    expect(new URL(address(), "https://store.example").searchParams.get("page")).toBeNull();
  });

  it("loses every filter at one press, and keeps search, category and sort", async () => {
    const asked = pagesOf(9);
    const kept = "/shop?category=12&search=cow&ordering=base_price";
    const { user, address } = await openFilled(`${kept}&tag=1&foam=2&page=3`);
    const clear = screen.getByRole("link", { name: "Clear all filters" });
    expect(clear.getAttribute("href"), "which works without a script").toBe(kept);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    await user.click(clear);
    await waitFor(() => expect(address()).toBe(kept));
    expect(asked.at(-1)).toMatchObject({ page: 1, category_id: 12, prod_search: "cow", ordering: "base_price" });
    expect(asked.at(-1)?.product_tag).toBeUndefined();
    expect(asked.at(-1)?.product_foam).toBeUndefined();
    expect(screen.queryByRole("link", { name: "Clear all filters" })).toBeNull();
    expect(document.activeElement).toBe(await choice("Collection"));
    expect(status.textContent).toBe("All filters are removed.");
    await user.selectOptions(await choice("Collection"), "Sugar Free");
    expect(status.textContent, "which is no longer so").toBe("");
  });

  it("has nothing to clear where there is only a sort order", async () => {
    await openFilled("/shop?search=cow&ordering=base_price");
    expect(screen.queryByRole("link", { name: "Clear all filters" })).toBeNull();
  });

  it("keeps the focus on the filter that was chosen", async () => {
    backend.reply(productList, ({ query }) => listOf(query.product_tag === 1 ? [TURMERIC, CUMIN] : SPICES));
    const { user } = await openFilled("/shop");
    const tag = await choice("Collection");
    await user.selectOptions(tag, "Best Seller");
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(await choice("Collection")).toBe(tag);
  });
});

describe("the filters", () => {
  it("are the three tags by their numbers [R57]", async () => {
    await openFilled("/shop");
    const tags = [...(await choice("Collection")).options].map(({ text, value }) => [text, value]);
    expect(tags).toEqual([
      ["All", ""],
      ["Best Seller", "1"],
      ["New Products", "2"],
      ["Sugar Free", "3"],
    ]);
  });

  it("offer the forms of the category that is shown [R57]", async () => {
    const powder = FORMS.filter(({ name }) => name === "Powder");
    backend.reply(productFoams, ({ query }) => ({ status: true, data: query.category_id === 12 ? powder : FORMS }));
    const { unmount } = await openFilled("/shop");
    expect(await optionsOf("Type")).toEqual(["All", "Ghee", "Powder", "Grain", "Book"]);
    unmount();
    await openFilled("/shop?category=12");
    expect(await optionsOf("Type")).toEqual(["All", "Powder"]);
  });

  it("offer no form when the forms could not be loaded, and the products all the same [R57]", async () => {
    backend.reply(productFoams, refuse(500, "Broken"));
    await openFilled("/shop");
    expect(await optionsOf("Type")).toEqual(["All"]);
  });

  it.each([
    ["Price: low to high", ["Cumin Powder 100 g", "Red Chilli Powder 100 g"]],
    ["Price: high to low", ["Red Chilli Powder 100 g", "Cumin Powder 100 g"]],
  ])("sort by %s [R58]", async (option, order) => {
    const sorted = { base_price: [CUMIN, CHILLI], "-base_price": [CHILLI, CUMIN] };
    backend.reply(productList, ({ query: { ordering } }) => listOf(ordering ? sorted[ordering] : [TURMERIC]));
    const { user } = await openFilled("/shop?category=12");
    await user.selectOptions(await choice("Sort by"), option);
    await waitFor(() => expect(names().filter((name) => order.includes(name))).toEqual(order));
  });
});

describe("the products", () => {
  it("are grouped by section, in the order of the sections, the rest after them [R59]", async () => {
    backend.reply(productList, listOf([CUMIN, CORIANDER, TURMERIC, CHILLI]));
    await openFilled("/shop?category=12");
    const groups = [...document.querySelectorAll("section")].map((group) => [
      group.getAttribute("aria-label"),
      [...group.querySelectorAll("article")].length,
    ]);
    expect(groups).toEqual([
      ["Most loved", 1],
      ["Everyday kitchen", 2],
      ["Products", 1],
    ]);
  });

  it("of each section stand under its heading, which begins a row, however few they are [R59]", async () => {
    backend.reply(productList, listOf([CUMIN, CORIANDER, TURMERIC, CHILLI]));
    await openFilled("/shop?category=12");
    const rows = [...document.querySelectorAll("section")].map((group) =>
      [...group.children].map(({ tagName }) => tagName),
    );
    expect(rows).toEqual([
      ["H2", "UL"],
      ["H2", "UL"],
      ["H2", "UL"],
    ]);
  });

  it.each([
    ["sorted by price", "category=12&ordering=base_price"],
    ["searched", "search=powder"],
    ["of a brand", "brand=3&brand_name=Gir"],
  ])("are one list when they are %s, in the order that was answered [R58] [C41]", async (_, search) => {
    backend.reply(productList, listOf([CUMIN, CORIANDER, TURMERIC, CHILLI]));
    await openFilled(`/shop?${search}`);
    expect(document.querySelectorAll("section")).toHaveLength(1);
    expect(names()).toEqual([CUMIN, CORIANDER, TURMERIC, CHILLI].map(({ name }) => name));
  });

  it("come below the category's banner, wide or for phones [R60]", async () => {
    const category_banners = { web_banner: "/mock/banner.webp", mobile_banner: "/mock/banner-mobile.webp" };
    backend.reply(productList, listOf(SPICES, { category_banners }));
    await openFilled("/shop?category=12&category_name=Spices");
    const banner = screen.getByRole("img", { name: "Spices" });
    expect(banner.getAttribute("src")).toBe("/mock/banner.webp");
    const source = banner.closest("picture")?.querySelector("source");
    expect(source?.getAttribute("media")).toContain("max-width: 767px");
    expect(source?.getAttribute("srcset")).toBe("/mock/banner-mobile.webp");
  });

  it("have no banner where no category was asked for [R60]", async () => {
    await openFilled("/shop");
    expect(document.querySelector("picture")).toBeNull();
  });

  it("are twenty skeletons until they come [R61]", async () => {
    const letGo = holdProducts();
    open("/shop");
    const skeletons = await screen.findByRole("status");
    expect(skeletons.textContent).toContain("Loading products");
    expect(skeletons.lastElementChild?.childElementCount).toBe(20);
    letGo();
    await screen.findAllByRole("article");
    expect(screen.queryByText("Loading products")).toBeNull();
  });

  it("are skeletons again while another choice loads [R61]", async () => {
    const { user } = await openFilled("/shop");
    backend.reply(productList, ({ query }) => listOf(query.product_tag === 3 ? [CUMIN, CHILLI] : SPICES));
    const letGo = holdProducts();
    await user.selectOptions(await choice("Collection"), "Sugar Free");
    await screen.findByText("Loading products");
    expect(names()).toEqual([]);
    letGo();
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it("are paged: three at each end, three on each side [R61]", async () => {
    pagesOf(20);
    await openFilled("/shop?page=10");
    const pages = within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link", { name: /^Page/ });
    expect(pages.map(({ textContent }) => Number(textContent))).toEqual([1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 18, 19, 20]);
  });

  it("of a page that there is not are those of the last page, in the browser", async () => {
    const asked = pagesOf(9);
    await openFilled("/shop?page=99");
    expect(asked.map(({ page }) => page)).toEqual([99, 9]);
    expect(screen.getByRole("link", { name: "Page 9" }).getAttribute("aria-current")).toBe("page");
    expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toBe("https://store.example/shop?page=9");
  });

  it("of a page that there is not are led to by the server, at the last page's address", async () => {
    vi.stubEnv("SSR", true);
    onTestFinished(() => void vi.unstubAllEnvs());
    const asked = pagesOf(9);
    const context = new RouterContextProvider();
    context.set(callContext, call);
    const open = (address: string) => loader({ context, request: new Request(`https://store.example${address}`) });
    const answer = await open("/shop?page=99&search=ghee").catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    if (!(answer instanceof Response)) return;
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/shop?page=9&search=ghee");
    await expect(open("/shop?page=9"), "which exists").resolves.toBeDefined();
    expect(asked.map(({ page }) => page)).toEqual([99, 9, 9]);
  });

  it("have an empty state with a link to all products [R62]", async () => {
    backend.reply(productList, ({ query }) => listOf(query.prod_search === "unobtainium" ? [] : SPICES));
    open("/shop?search=unobtainium");
    expect(await screen.findByText("No products available!")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all products" }).getAttribute("href")).toBe("/shop");
  });

  it("have filters where these can make them more", async () => {
    backend.reply(productList, listOf([]));
    const { unmount } = open("/shop?search=unobtainium");
    await screen.findByText("No products available!");
    expect(screen.queryByRole("combobox", { name: "Collection" })).toBeNull();
    unmount();
    open("/shop?tag=2");
    await screen.findByText("No products available!");
    expect(screen.getByRole("link", { name: /Clear all/ })).toBeTruthy();
  });

  it("that could not be loaded can be tried again [R62]", async () => {
    backend.reply(productList, refuse(500, "Broken"));
    const { user } = open("/shop");
    expect(await screen.findByText("There was an error loading the products!")).toBeTruthy();
    expect(screen.getByText("Please reload the page")).toBeTruthy();
    pagesOf(1);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findAllByRole("article")).toHaveLength(1);
  });
});
