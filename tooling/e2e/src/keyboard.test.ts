import { productList } from "@store/api-client/contract";
import { suggestions } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { SCREENS } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { backendAs, replyOf } from "./shopper/backend.ts";
import { topCategories } from "./shopper/catalogue.ts";
import { headline } from "./shopper/visits.ts";

const WORD = "honey";

const focused = (page: Page) => page.locator(":focus");

/** Presses Tab until the focus is on what is wanted; so many presses must do. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, presses = 40): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`Tab does not lead there; it led to ${await focused(page).evaluate((element) => element.outerHTML)}`);
}

const isFocused = (page: Page, role: "link" | "button" | "combobox", name: string) => () =>
  page
    .getByRole(role, { name, exact: true })
    .first()
    .evaluate((element) => element === document.activeElement);

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

  test("the categories can be reached and opened [R4]", async ({ openPage, store }) => {
    const [first] = await topCategories(backendAs(store.api));
    const name = first?.name ?? "";
    const page = await openPage({ screen });
    await visit(page, "/");
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) {
      await tabTo(page, isFocused(page, "button", "Menu"));
      await page.keyboard.press("Enter");
    }
    const link = page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true }).first();
    await tabTo(page, () => link.evaluate((element) => element === document.activeElement));
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(name);
  });

  test("the login dialog holds the focus, and gives it back", async ({ openPage }) => {
    const page = await openPage({ screen });
    await visit(page, "/");
    const opener = page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Log in" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await expect(dialog).toBeVisible();
    const holds = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holds).toBe(true);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      expect(await holds(), `focus after ${press + 1} Tabs`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

describe("the search suggestions", () => {
  test("are walked through by arrows and opened by Enter [R6 R7]", async ({ page, store }) => {
    const { data } = await replyOf(backendAs(store.api)(productList, { query: { prod_search: WORD } }));
    const { shown, hasMore } = suggestions(data.data);
    const labels = [...shown.map(({ name }) => name), ...(hasMore ? ["See more results"] : [])];
    await visit(page, "/");
    const search = page.getByRole("combobox", { name: "Search products" });
    await search.focus();
    await page.keyboard.type(WORD);
    const options = page.getByRole("listbox", { name: "Search products" }).getByRole("option");
    await expect(options).toHaveText(labels);

    const chosen = page.getByRole("option", { selected: true });
    await expect(chosen).toHaveCount(0);
    for (const label of labels) {
      await page.keyboard.press("ArrowDown");
      await expect(chosen).toHaveText(label);
    }
    await page.keyboard.press("ArrowDown");
    await expect(chosen, "after the last comes what was typed").toHaveCount(0);
    await expect(search).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(chosen).toHaveText(labels[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(labels[0] ?? "");
  });

  test("close on Escape and leave what was typed", async ({ page }) => {
    await visit(page, "/");
    const search = page.getByRole("combobox", { name: "Search products" });
    await search.focus();
    await page.keyboard.type(WORD);
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(search).toHaveAttribute("aria-expanded", "false");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue(WORD);
  });

  test("say so when nothing matches [R7]", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("combobox", { name: "Search products" }).fill("zzzz no such thing");
    await expect(page.getByText("No products found")).toBeVisible();
  });
});
