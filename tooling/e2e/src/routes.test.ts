import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { headline } from "./shopper/visits.ts";
import { PAGE_NOT_FOUND } from "./site-map.ts";

describe("an address that the store does not have [R2]", () => {
  test("leads to the page that says so, which is answered with 404", async ({ openPage }) => {
    const page = await openPage({ expected: [/404/] });
    const response = await visit(page, "/no/such/page?at=all");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`/${PAGE_NOT_FOUND}`);
    await expect(headline(page)).toHaveText("Page not found");
  });

  test("leads there from within the store, too", async ({ openPage }) => {
    const page = await openPage({ expected: [/404/] });
    await visit(page, "/products/999999999/nothing");
    await expect(page.getByRole("main")).toContainText("We do not have this product any more");
    await page.getByRole("link", { name: "See all products" }).click();
    await expect(headline(page)).toHaveText("All products");
  });
});

test("a page whose code is gone, as after an upgrade, is loaded with its document", async ({ openPage }) => {
  const page = await openPage({
    expected: [/404/, /Failed to fetch dynamically imported module|could not be fetched/],
  });
  await visit(page, "/shop");
  await expect(page.locator("html")).toHaveAttribute("data-live");
  // Whoever stays on the page and goes to another has files that are gone; a document names those that are there.
  let isStale = true;
  await page.route(/\/assets\/about-us-page-/, (route) =>
    isStale ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isStale = false;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "About us", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(headline(page)).not.toHaveText("Oops!");
  await expect(page.locator("html")).toHaveAttribute("data-live");
});

describe("no link leads nowhere", () => {
  test("in the header and the footer [R4 R13]", async ({ page, store }) => {
    await visit(page, "/");
    const addresses = new Set<string>();
    // The categories are a band below the header.
    const menu = page.getByRole("region", { name: "Menu", exact: true, includeHidden: true });
    for (const part of [page.getByRole("banner"), menu, page.getByRole("contentinfo")]) {
      const links = await part.getByRole("link", { includeHidden: true }).all();
      expect(links, String(part)).not.toEqual([]);
      for (const link of links) {
        const address = new URL((await link.getAttribute("href")) ?? "", store.web);
        if (address.origin === store.web) addresses.add(address.href);
      }
    }
    expect(addresses.size, "internal links").toBeGreaterThan(30);
    const broken: string[] = [];
    for (const address of addresses) {
      const { status } = await fetch(address);
      if (status !== 200) broken.push(`${status} ${address}`);
    }
    expect(broken).toEqual([]);
  });
});
