import type { Page } from "playwright";
import { describe } from "vitest";
import { delayScripts } from "../browser/delay-files.ts";
import { expect } from "../browser/expect.ts";
import { stopsBefore, tabTo } from "../browser/keyboard.ts";
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
  test("the categories are walked through down to the third level, and opened [R4]", async ({ openPage, store }) => {
    const way = await wayDown(backendAs(store.api));
    const page = await openPage({ screen });
    // A page on which nothing else loads, turns or greets.
    await visit(page, "/faq");
    if (screen === PHONE) {
      await tabTo(page, menuButton(page));
      await page.keyboard.press("Enter");
      // The script that moves the focus there is fetched first.
      await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    }
    for (const [level, name] of way.slice(0, -1).entries()) {
      // On a desktop the panel of the first level shows the others.
      if (screen !== PHONE && name !== way[0]) continue;
      await tabTo(page, moreIn(page, name), 30);
      await expect(moreIn(page, name)).toBeInViewport();
      await page.keyboard.press("Enter");
      const back = `Back to ${way[level - 1] ?? "all categories"}`;
      if (screen === PHONE)
        await expect(categories(page).getByRole("button", { name: back, exact: true })).toBeFocused();
    }
    const last = categories(page)
      .getByRole("link", { name: way.at(-1), exact: true })
      .first();
    await expect(last).toBeVisible();
    await tabTo(page, last, 30);
    await expect(last).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(way.at(-1) ?? "");
    await expect(page.getByRole("main"), "which is where the focus goes").toBeFocused();
    await expect(categories(page).getByRole("link", { name: way[1], exact: true }).first()).toBeHidden();
  });
});

test("a desktop's first stop skips the header; the content is a few stops away, as no closed panel is one", async ({
  openPage,
}) => {
  const page = await openPage({ screen: DESKTOP });
  await visit(page, "/shop");
  const main = page.getByRole("main");
  const stops = await stopsBefore(main);
  expect(stops.length, stops.join(", ")).toBeLessThan(30);
  await tabTo(page, main.getByRole("link").first(), stops.length + 1);

  await visit(page, "/shop");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
});

test("each level of the phone's menu takes the focus, and gives it back on Escape", async ({ openPage, store }) => {
  const [first = "", second = ""] = await wayDown(backendAs(store.api));
  const page = await openPage({ screen: PHONE });
  await visit(page, "/faq");
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  for (const [name, back] of [
    [first, "Back to all categories"],
    [second, `Back to ${first}`],
  ] as const) {
    await tabTo(page, moreIn(page, name), 10);
    await page.keyboard.press("Enter");
    await expect(categories(page).getByRole("button", { name: back, exact: true })).toBeFocused();
  }
  for (const opener of [moreIn(page, second), moreIn(page, first), menuButton(page)]) {
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  }
  await expect(categories(page)).toBeHidden();
});

test("the phone's menu takes the focus when its script comes late, also when a pointer has asked for that before", async ({
  openPage,
}) => {
  const page = await openPage({ screen: PHONE });
  await visit(page, "/faq");
  const releaseScripts = await delayScripts(page);
  await page.locator("#menu").dispatchEvent("mouseover");
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  const close = page.getByRole("button", { name: "Close menu" });
  await expect(close).toBeVisible();
  await expect(close).not.toBeFocused();
  releaseScripts();
  await expect(close).toBeFocused();
});

test("a desktop's panel that the focus has left closes when its script comes late", async ({ openPage, store }) => {
  const [first = "", second = ""] = await wayDown(backendAs(store.api));
  const page = await openPage({ screen: DESKTOP });
  await visit(page, "/faq");
  const releaseScripts = await delayScripts(page);
  const below = categories(page).getByRole("link", { name: second, exact: true }).first();
  await tabTo(page, moreIn(page, first));
  await page.keyboard.press("Enter");
  await expect(below).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(below).toBeVisible();
  releaseScripts();
  await expect(below).toBeHidden();
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
  // What only hovers is closed by Escape, too, until the pointer comes again.
  await categories(page).getByRole("link", { name: first, exact: true }).hover();
  await expect(below).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await page.mouse.move(5, 700);
  await categories(page).getByRole("link", { name: first, exact: true }).hover();
  await expect(below).toBeVisible();
});
