import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { stopClock } from "../browser/stop-clock.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { backendAs } from "../shopper/backend.ts";
import { listed } from "../shopper/catalogue.ts";
import { expectInOrder, filterValue } from "../shopper/visits.ts";

describe("with a keyboard in the shop", () => {
  test("a message is passed, or closed, which gives the focus back [R65]", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/shop");
    // The message stays as long as the test looks at it.
    await stopClock(page);
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /to cart$/ })
      .first();
    await add.focus();
    await page.keyboard.press("Enter");
    const message = page.getByRole("listitem").filter({ hasText: "Product added to cart!" });
    const close = message.getByRole("button", { name: "Close message" });
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return close.isVisible();
      })
      .toBe(true);
    const before = page.getByRole("link", { name: "Chat with us on WhatsApp" });
    await before.focus();
    await tabTo(page, message, 1);
    await tabTo(page, close, 1);
    await page.keyboard.press("Tab");
    expect(await hasFocus(before), "which would lead to the message again").toBe(false);
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }), 1);

    await before.focus();
    await tabTo(page, close, 2);
    await page.keyboard.press("Enter");
    await expect(before).toBeFocused();
  });

  test("three filters are chosen, each keeps the focus, and are given up one by one [R56]", async ({
    openPage,
    store,
  }) => {
    const page = await openPage({ screen: DESKTOP });
    await visit(page, "/shop");
    const values = ["In stock", "Best Seller", "4 stars and up"] as const;
    const addresses = ["/shop?in_stock=1", "/shop?tag=1&in_stock=1", "/shop?tag=1&rating=4&in_stock=1"];
    for (const [place, words] of values.entries()) {
      const link = filterValue(page, words);
      await tabTo(page, link, 80);
      const promised = Number(/\d+$/.exec((await link.textContent()) ?? "")?.[0]);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(addresses[place] ?? "");
      await expect(link).toHaveAttribute("aria-current", "true");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await expect(page.getByRole("main")).toContainText(promised === 1 ? "1 product" : `${promised} products`);
    }
    const query = { product_tag: 1, rating_min: 4, in_stock: "true" } as const;
    await expectInOrder(page, await listed(backendAs(store.api), query));
    await expectAccessibleHere(page);

    const chip = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    await tabTo(page, chip("Remove In stock"), 20);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop?tag=1&rating=4");
    await expect(chip("Remove Best Seller"), "which takes its place").toBeFocused();
    await tabTo(page, chip("Clear all filters"), 4);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop");
  });

  test("on a phone the sheet stays open from choice to choice, and closes at a press", async ({ openPage, store }) => {
    const page = await openPage({ screen: PHONE });
    await visit(page, "/shop");
    const open = page.getByRole("main").getByRole("button", { name: "Filters", exact: true });
    await tabTo(page, open);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("navigation", { name: "Filters" });
    for (const words of ["In stock", "Best Seller", "4 stars and up"]) {
      await tabTo(page, filterValue(page, words), 80);
      await page.keyboard.press("Enter");
      await expect(filterValue(page, words)).toHaveAttribute("aria-current", "true");
      await expect(filterValue(page, words)).toBeFocused();
    }
    await expectAccessibleHere(page);
    await tabTo(page, sheet.getByRole("button", { name: /^Show \d+ products?$/ }), 10);
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await expectInOrder(page, await listed(backendAs(store.api), { product_tag: 1, rating_min: 4, in_stock: "true" }));
  });

  test("the pages are turned, and the focus begins at the new one's head; an order is chosen, and keeps it [R56 R58]", async ({
    page,
    store,
  }) => {
    await visit(page, "/shop");
    const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" });
    await tabTo(page, next, 200);
    const search = page.getByRole("combobox", { name: "Search products" });
    await expect(search, "which stays in reach on a long list").toBeInViewport();
    await page.keyboard.press("Shift+Tab");
    const bar = await page.getByRole("banner").boundingBox();
    const focused = await page.locator(":focus").boundingBox();
    expect(focused?.y, "below the bar").toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop?page=2");
    await expectInOrder(page, await listed(backendAs(store.api), { page: 2 }));
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const sort = page.getByRole("main").getByRole("combobox", { name: "Sort by" });
    await tabTo(page, sort);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/shop?ordering=base_price");
    await expectInOrder(page, await listed(backendAs(store.api), { ordering: "base_price" }));
    await expect(sort).toBeFocused();
  });
});
