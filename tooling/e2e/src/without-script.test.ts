import { productFoams, productList } from "@store/api-client/contract";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { backendAs, replyOf } from "./shopper/backend.ts";
import { listed, type Offer, topCategories } from "./shopper/catalogue.ts";
import { filterValue, headline } from "./shopper/visits.ts";

async function expectDescribed(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\w+ \| /);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\w.{20,}/);
  await expect(headline(page)).toHaveText(/\w/);
}

/** How many of the shop are read one after the other in `npm test`: the crawl asks for each of them. */
const MOST_PAGES = 2;

const needsScript = (page: Page) => page.getByRole("main").locator("noscript p").first();

async function expectCards(page: Page, offers: readonly Offer[]): Promise<void> {
  expect(offers.length, "products to be found on the page").toBeGreaterThan(0);
  const cards = page.getByRole("main").getByRole("article");
  for (const { name, priceShown } of offers) {
    const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) }).first();
    await expect(card).toContainText(priceShown);
  }
}

describe("a browser that runs no script", () => {
  test("shows the home page whole", async ({ openPage, store }) => {
    const page = await openPage({ hasScripts: false });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expectDescribed(page);
    const cards = page.getByRole("main").getByRole("article").filter({ hasText: "₹" });
    expect(await cards.count(), "products with a price").toBeGreaterThan(4);
    await expect(needsScript(page)).toBeVisible();
    const [category] = await topCategories(backendAs(store.api));
    await expect(page.getByRole("link", { name: category?.name, exact: true }).first()).toBeVisible();

    const rows = page.getByRole("group", { name: "Choose a row" });
    const last = rows.getByRole("radio").last();
    const name = (await rows.locator("label").last().textContent()) ?? "";
    await expect(rows.getByRole("list", { name })).toBeHidden();
    await last.check();
    await expect(rows.getByRole("list", { name }).getByRole("article").first()).toBeVisible();
  });

  test("reads the shop, page after page, by links", async ({ openPage, store }) => {
    const api = backendAs(store.api);
    const { total_pages: pages } = await replyOf(api(productList, { query: {} }));
    const page = await openPage({ hasScripts: false });
    await page.goto("/shop", { waitUntil: "domcontentloaded" });
    const seen = new Set<string>();
    const last = isLong ? pages : MOST_PAGES;
    for (let number = 1; number <= last; number += 1) {
      await expectDescribed(page);
      await expect(page).toHaveURL(number === 1 ? "/shop" : `/shop?page=${number}`);
      const offers = await listed(api, { page: number });
      await expectCards(page, offers);
      for (const { name } of offers) seen.add(name);
      const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" });
      if (number === pages) await expect(next).toHaveCount(0);
      else if (number < last) await next.click();
    }
    expect(seen.size, "products seen").toBeGreaterThan(isLong ? 150 : 30);
  });

  test("sorts the shop by a form, filters it by links, and keeps that from page to page", async ({
    openPage,
    store,
  }) => {
    const api = backendAs(store.api);
    const [form] = (await replyOf(api(productFoams, { query: {} }))).data;
    const page = await openPage({ hasScripts: false });
    const main = page.getByRole("main");

    await page.goto("/shop", { waitUntil: "domcontentloaded" });
    await main.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price: low to high" });
    await main.getByRole("button", { name: "Apply" }).click();
    await expectCards(page, await listed(api, { ordering: "base_price" }));
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(main.getByRole("combobox", { name: "Sort by" })).toHaveValue("base_price");
    await expectCards(page, await listed(api, { ordering: "base_price", page: 2 }));

    await filterValue(page, "Best Seller").click();
    await expectCards(page, await listed(api, { ordering: "base_price", product_tag: 1 }));
    await filterValue(page, "In stock").click();
    await filterValue(page, "4 stars and up").click();
    const three = { ordering: "base_price", product_tag: 1, in_stock: "true", rating_min: 4 } as const;
    await expectCards(page, await listed(api, three));
    await main.getByRole("link", { name: "Clear all filters" }).click();
    await page.getByRole("link", { name: /^All \d+ types$/ }).click();
    await filterValue(page, form?.name ?? "").click();
    await expectCards(page, await listed(api, { ordering: "base_price", product_foam: form?.id }));
  });

  test("opens the filters in a sheet on a phone", async ({ openPage, store }) => {
    const page = await openPage({ hasScripts: false, screen: PHONE });
    await page.goto("/shop", { waitUntil: "domcontentloaded" });
    await expect(filterValue(page, "Sugar Free")).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Filters" }).click();
    await filterValue(page, "Sugar Free").click();
    await expect(page).toHaveURL("/shop?tag=3");
    await expectCards(page, await listed(backendAs(store.api), { product_tag: 3 }));
  });

  test("shows a product whole", async ({ openPage, store }) => {
    const [offer] = await listed(backendAs(store.api), { page: 2 });
    const page = await openPage({ hasScripts: false });
    await page.goto("/shop?page=2", { waitUntil: "domcontentloaded" });
    await expect(needsScript(page)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: offer?.name, exact: true }).first().click();
    await expectDescribed(page);
    await expect(headline(page)).toHaveText(offer?.name ?? "");
    const main = page.getByRole("main");
    await expect(main.getByText(offer?.priceShown ?? "").first()).toBeVisible();
    await expect(needsScript(page)).toBeVisible();
    await expect(main.getByRole("region", { name: "About this product" })).toContainText(/\w.{40,}/);
    await expect(page.locator("script[type='application/ld+json']")).not.toHaveCount(0);
  });

  test("follows the header's categories and searches", async ({ openPage, store }) => {
    const api = backendAs(store.api);
    const [, category] = await topCategories(api);
    const page = await openPage({ hasScripts: false });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: category?.name, exact: true })
      .first()
      .click();
    await expect(headline(page)).toHaveText(category?.name ?? "");
    await expectCards(page, await listed(api, { category_id: category?.id }));

    const { data } = await replyOf(api(productList, { query: { prod_search: "honey" } }));
    expect(data.data.length, "products named honey").toBeGreaterThan(0);
    await page.getByRole("combobox", { name: "Search products" }).fill("honey");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(headline(page)).toContainText("honey");
    await expectCards(page, await listed(api, { prod_search: "honey" }));
  });
});
