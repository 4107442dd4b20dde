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
/** As a list of 40 products would have them. */
const FACETS: List["facets"] = {
  in_stock: [{ id: 1, count: 38 }],
  price: [
    { id: 1, count: 22 },
    { id: 2, count: 19 },
  ],
  brand: [6, 5, 4, 3, 2, 1].map((id) => ({ id, name: `Brand ${id}`, count: id })),
  product_foam: [
    { id: 2, count: 9 },
    { id: 1, count: 4 },
  ],
  product_tag: [
    { id: 1, count: 12 },
    { id: 3, count: 7 },
  ],
  pack_size: [{ id: 1, count: 40 }],
  rating: [{ id: 4, count: 33 }],
};
const FORMS = ["Ghee", "Powder", "Grain", "Book"].map((name, index) => ({ id: index + 1, name }));

/** One page of products, without a category's banners. */
const listOf = (products: List["data"]["data"], further: Partial<List> = {}): List => ({
  status: true,
  total_pages: 1,
  data: { data: products },
  facets: FACETS,
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
/** Hidden where jsdom sees a closed popover; on a desktop it is a column. */
const panel = () => document.getElementById("filters");
const links = () => [...(panel()?.querySelectorAll("a") ?? [])];
/** A value to choose, by its words; its count may follow them. */
function value(words: string): HTMLAnchorElement {
  const found = links().find(({ textContent }) => textContent.replace(/ \d*$/, "") === words);
  if (!found) throw new Error(`No value is called ${words}`);
  return found;
}
/** The values of a filter, in order. */
function valuesOf(title: string): string[] {
  const heading = [...(panel()?.querySelectorAll("h3") ?? [])].find(({ textContent }) => textContent === title);
  return [...(heading?.nextElementSibling?.querySelectorAll("a") ?? [])].map((link) => link.textContent);
}
const chips = () => screen.queryByRole("list", { name: "Chosen filters" });

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
    expect(asked).toEqual([expect.objectContaining({ page: 2, category_id: 12, prod_search: "powder", brand: [3] })]);
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

  it("sorted otherwise goes back to page 1 and keeps the rest [R56]", async () => {
    const asked = pagesOf(9);
    const { user, address } = await openFilled("/shop?page=4&search=cow&rating=4");
    await user.selectOptions(await choice("Sort by"), "Price: low to high");
    await waitFor(() => expect(address()).toBe("/shop?search=cow&ordering=base_price&rating=4"));
    expect(asked.at(-1)).toMatchObject({ ordering: "base_price", rating_min: 4, page: 1, prod_search: "cow" });
  });

  it("is in the shop's own order, or by relevance where it is searched", async () => {
    const first = async () => (await choice("Sort by")).options[0]?.text;
    const { unmount } = await openFilled("/shop");
    expect(await first()).toBe("Recommended");
    unmount();
    await openFilled("/shop?search=cow");
    expect(await first()).toBe("Relevance");
  });

  it.each([
    ["Sugar Free", { product_tag: [3] }],
    ["Powder", { product_foam: [2] }],
    ["Brand 6", { brand: [6] }],
    ["In stock", { in_stock: "true" }],
    ["₹200 to ₹500", { price_min: 200, price_max: 500 }],
    ["Up to 100 g or ml", { pack_size: [1] }],
    ["4 stars and up", { rating_min: 4 }],
  ] as const)("a choice of %s goes back to page 1 and keeps the rest [R56]", async (words, sent) => {
    const asked = pagesOf(9);
    const { user, address } = await openFilled("/shop?page=4&search=cow");
    await user.click(value(words));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ ...sent, page: 1, prod_search: "cow" });
    expect(new URL(address(), "https://store.example").searchParams.get("page")).toBeNull();
  });

  it("loses every filter at one press, and keeps search, category and sort", async () => {
    const asked = pagesOf(9);
    const kept = "/shop?category=12&search=cow&ordering=base_price";
    const { user, address } = await openFilled(`${kept}&tag=1&foam=2&rating=4&page=3`);
    const clear = screen.getByRole("link", { name: "Clear all filters" });
    expect(clear.getAttribute("href"), "which works without a script").toBe(kept);
    await user.click(clear);
    await waitFor(() => expect(address()).toBe(kept));
    expect(asked.at(-1)).toMatchObject({ page: 1, category_id: 12, prod_search: "cow", ordering: "base_price" });
    expect(asked.at(-1)).toMatchObject({ product_tag: undefined, product_foam: undefined, rating_min: undefined });
    expect(chips()).toBeNull();
  });

  it("has nothing to clear where there is only a sort order", async () => {
    await openFilled("/shop?search=cow&ordering=base_price");
    expect(chips()).toBeNull();
  });

  it("keeps the link that was followed, and with it the focus: it gives the value up again", async () => {
    backend.reply(productList, ({ query }) => listOf(query.product_tag?.includes(1) ? [TURMERIC, CUMIN] : SPICES));
    const { user, address } = await openFilled("/shop");
    const tag = value("Best Seller");
    expect(tag.getAttribute("aria-current")).toBeNull();
    await user.click(tag);
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(value("Best Seller")).toBe(tag);
    expect(tag.getAttribute("aria-current")).toBe("true");
    await user.click(tag);
    await waitFor(() => expect(address()).toBe("/shop"));
    expect(tag.getAttribute("aria-current")).toBeNull();
  });
});

describe("the filters", () => {
  it("are links, each with how many products the list has with it", async () => {
    await openFilled("/shop?category=12&in_stock=1");
    expect(valuesOf("Availability")).toEqual(["In stock 38"]);
    expect(valuesOf("Price")).toEqual(["Up to ₹200 22", "₹200 to ₹500 19"]);
    expect(valuesOf("Collection")).toEqual(["Best Seller 12", "Sugar Free 7"]);
    expect(valuesOf("Pack size")).toEqual(["Up to 100 g or ml 40"]);
    expect(valuesOf("Rating")).toEqual(["4 stars and up 33"]);
    expect(value("Best Seller").getAttribute("href")).toBe("/shop?category=12&tag=1&in_stock=1");
    expect(value("In stock").getAttribute("href"), "which gives it up").toBe("/shop?category=12");
  });

  it("take several values of one, in one address whatever was chosen first", async () => {
    await openFilled("/shop?brand=6&brand_name=House+of+Neem");
    expect(value("Brand 5").getAttribute("href"), "no longer a brand's list").toBe("/shop?brand=5,6");
    expect(value("Brand 6").getAttribute("aria-current")).toBe("true");
  });

  it("show the most frequent values first, and all of them at a press", async () => {
    const { user, address } = await openFilled("/shop?brand=1");
    expect(valuesOf("Brand"), "and the chosen one").toEqual([
      ...["Brand 6 6", "Brand 5 5", "Brand 4 4", "Brand 3 3", "Brand 1 1"],
      "All 6 brands",
    ]);
    await user.click(value("Brand 1"));
    await waitFor(() => expect(valuesOf("Brand")).not.toContain("Brand 1 1"));
    const more = value("All 6 brands");
    await user.click(more);
    await waitFor(() => expect(valuesOf("Brand")).toContain("Brand 1 1"));
    expect(address()).toBe("/shop?more=brand");
    expect(more.textContent, "by the link that has the focus").toBe("Fewer brands");
  });

  it("that are chosen stand above the results, and are removed one by one", async () => {
    const { user, address } = await openFilled("/shop?tag=1,3&min_price=150&max_price=350");
    const chosen = () => [...(chips()?.querySelectorAll("a") ?? [])].map((chip) => chip.getAttribute("aria-label"));
    expect(chosen()).toEqual([
      ...["Remove Best Seller", "Remove Sugar Free", "Remove ₹150 to ₹350"],
      "Clear all filters",
    ]);
    await user.click(screen.getByRole("link", { name: "Remove Best Seller" }));
    await waitFor(() => expect(address()).toBe("/shop?tag=3&min_price=150&max_price=350"));
    expect(document.activeElement?.getAttribute("aria-label"), "in its place").toBe("Remove Sugar Free");
    await user.click(screen.getByRole("link", { name: "Remove ₹150 to ₹350" }));
    await waitFor(() => expect(address()).toBe("/shop?tag=3"));
  });

  it("offer the forms of the category that is shown [R57]", async () => {
    const powder = FORMS.filter(({ name }) => name === "Powder");
    backend.reply(productFoams, ({ query }) => ({ status: true, data: query.category_id === 12 ? powder : FORMS }));
    const { unmount } = await openFilled("/shop");
    expect(valuesOf("Type")).toEqual(["Powder 9", "Ghee 4"]);
    unmount();
    await openFilled("/shop?category=12");
    expect(valuesOf("Type")).toEqual(["Powder 9"]);
  });

  it("offer no form when the forms could not be loaded, and the products all the same [R57]", async () => {
    backend.reply(productFoams, refuse(500, "Broken"));
    await openFilled("/shop");
    expect(valuesOf("Type")).toEqual([]);
    expect(valuesOf("Collection")).toHaveLength(2);
  });

  it("are tags and forms where the backend counts nothing [R57]", async () => {
    backend.reply(productList, listOf(SPICES, { facets: null }));
    await openFilled("/shop");
    expect(valuesOf("Collection")).toEqual(["Best Seller ", "New Products ", "Sugar Free "]);
    expect(valuesOf("Type")).toEqual(["Ghee ", "Powder ", "Grain ", "Book "]);
    expect(valuesOf("Price")).toEqual([]);
  });

  it("open without a script where there is no room for them, and say what they leave", async () => {
    backend.reply(productList, listOf(SPICES, { total_count: 40 }));
    await openFilled("/shop?tag=1");
    expect(screen.getByRole("button", { name: "Filters" }).getAttribute("popovertarget")).toBe(panel()?.id);
    expect(panel()?.getAttribute("popover")).toBe("auto");
    const [show] = [...(panel()?.querySelectorAll("button") ?? [])].slice(-1);
    expect([show?.textContent, show?.getAttribute("popovertargetaction")]).toEqual(["Show 40 products", "hide"]);
  });

  it.each([
    ["Price: low to high", ["Cumin Powder 100 g", "Red Chilli Powder 100 g"]],
    ["Price: high to low", ["Red Chilli Powder 100 g", "Cumin Powder 100 g"]],
  ])("sort by %s [R58]", async (option, order) => {
    const sorted = new Map([
      ["base_price", [CUMIN, CHILLI]],
      ["-base_price", [CHILLI, CUMIN]],
    ]);
    backend.reply(productList, ({ query: { ordering = "" } }) => listOf(sorted.get(ordering) ?? [TURMERIC]));
    const { user } = await openFilled("/shop?category=12");
    await user.selectOptions(await choice("Sort by"), option);
    await waitFor(() => expect(names().filter((name) => order.includes(name))).toEqual(order));
  });
});

/** What the page itself has; the toaster's own is none of them. */
const sections = () => [...document.querySelectorAll("section:not([aria-live])")];

describe("the products", () => {
  it("are grouped by section, in the order of the sections, the rest after them [R59]", async () => {
    backend.reply(productList, listOf([CUMIN, CORIANDER, TURMERIC, CHILLI]));
    await openFilled("/shop?category=12");
    const groups = sections().map((group) => [
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
    const rows = sections().map((group) => [...group.children].map(({ tagName }) => tagName));
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
    expect(sections()).toHaveLength(1);
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
    backend.reply(productList, ({ query }) => listOf(query.product_tag?.includes(3) ? [CUMIN, CHILLI] : SPICES));
    const letGo = holdProducts();
    await user.click(value("Sugar Free"));
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
    expect(panel()).toBeNull();
    unmount();
    open("/shop?tag=1&search=cow");
    await screen.findByText("No products available!");
    expect(screen.getByText("Nothing fits all of these filters together.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Remove all filters" }).getAttribute("href")).toBe("/shop?search=cow");
    expect(screen.getByRole("link", { name: "Remove Best Seller" })).toBeTruthy();
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
