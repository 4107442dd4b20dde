import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { DESKTOP, PHONE, SCREENS } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { backendAs } from "../shopper/backend.ts";
import { wayDown } from "../shopper/catalogue.ts";
import { headline } from "../shopper/visits.ts";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const moreIn = (page: Page, name: string) =>
  categories(page).getByRole("button", { name: `More in ${name}`, exact: true });

describe.each(SCREENS)("with a keyboard at a $device", ({ screen }) => {
  test("the first stop is the link that skips the header", async ({ openPage }) => {
    const page = await openPage({ screen });
    await visit(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the categories are walked through down to the third level, and opened [R4]", async ({ openPage, store }) => {
    const way = await wayDown(backendAs(store.api));
    const page = await openPage({ screen });
    // A page on which nothing else loads, turns or greets.
    await visit(page, "/faq");
    if (screen === PHONE) {
      await tabTo(page, menuButton(page));
      await page.keyboard.press("Enter");
    }
    for (const name of way) {
      const link = categories(page).getByRole("link", { name, exact: true }).first();
      await expect(link).toBeVisible();
      await tabTo(page, link);
      await expect(link).toBeInViewport();
      if (screen !== PHONE && name === way[0]) {
        await tabTo(page, moreIn(page, name), 1);
        await page.keyboard.press("Enter");
      }
    }
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(way.at(-1) ?? "");
    await expect(page.getByRole("main"), "which is where the focus goes").toBeFocused();
    await expect(categories(page).getByRole("link", { name: way[1], exact: true }).first()).toBeHidden();
  });
});

test("Escape closes the phone's categories and gives the focus back", async ({ openPage }) => {
  const page = await openPage({ screen: PHONE });
  await visit(page, "/");
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await tabTo(page, categories(page).getByRole("link").first());
  await page.keyboard.press("Escape");
  await expect(categories(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a desktop's panel opens by its button alone; Escape closes it and gives the focus back, leaving it closes it", async ({
  openPage,
  store,
}) => {
  const [first = "", second = ""] = await wayDown(backendAs(store.api));
  const page = await openPage({ screen: DESKTOP });
  await visit(page, "/faq");
  const button = moreIn(page, first);
  const below = categories(page).getByRole("link", { name: second, exact: true }).first();
  await tabTo(page, button);
  await expect(below).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(below).toBeVisible();
  await tabTo(page, below);
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(below).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(below).toBeHidden();
});
