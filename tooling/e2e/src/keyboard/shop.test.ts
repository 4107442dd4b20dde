import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { stopClock } from "../browser/stop-clock.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { backendAs } from "../shopper/backend.ts";
import { listed } from "../shopper/catalogue.ts";
import { expectInOrder } from "../shopper/visits.ts";

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

  test("a filter is chosen, and keeps the focus [R56 R58]", async ({ page, store }) => {
    await visit(page, "/shop?page=2");
    const sort = page.getByRole("main").getByRole("combobox", { name: "Sort by" });
    await tabTo(page, sort);
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/shop?ordering=base_price");
    await expectInOrder(page, await listed(backendAs(store.api), { ordering: "base_price" }));
    await expect(sort).toBeFocused();
    await tabTo(page, page.getByRole("main").getByRole("combobox", { name: "Collection" }), 1);
    await page.keyboard.type("Best");
    await expect(page).toHaveURL("/shop?ordering=base_price&tag=1");
  });

  test("the pages are turned, and the focus begins at the new one's head", async ({ page, store }) => {
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
  });
});
