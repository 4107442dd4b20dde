import { socialLinks } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { backendAs } from "./shopper/backend.ts";
import { findOffer, wayDown } from "./shopper/catalogue.ts";
import { loginDialog } from "./shopper/log-in.ts";
import { headline, loginLink } from "./shopper/visits.ts";

const FINGER = { screen: PHONE, isTouched: true } as const;

/** The pages that native apps show inside themselves (C3). */
const APP_PAGES = [
  "/privacy-policy",
  "/terms-and-conditions",
  "/shipping-policy",
  "/return-and-refund-policy",
  "/about-us",
  "/faq",
  "/franchise",
  "/subscription-plans",
  "/gift-voucher",
  "/bussiness",
  "/exports",
];

const main = (page: Page) => page.getByRole("main");

const expectAsWideAsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

/** Goes back, once what is open over the page has that many steps in the history. */
async function goBackFrom(page: Page, steps: number): Promise<void> {
  await page.waitForFunction((expected) => history.state?.openOverPage === expected, steps);
  await page.goBack();
}

describe("with a finger on a phone", () => {
  test("the home page fits, its login and menu close by a tap and by Back; the menu has help and social links, and leads to the third level [R4 R18]", async ({
    openPage,
    store,
  }) => {
    const [first = "", second = "", third = ""] = await wayDown(backendAs(store.api));
    const page = await openPage(FINGER);
    await visit(page, "/");
    await expectAsWideAsPhone(page);
    const tags = await main(page).getByRole("article").getByText("New Products", { exact: true }).all();
    const lines = tags.map((tag) =>
      tag.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      ),
    );
    expect(tags.length).toBeGreaterThan(0);
    for (const height of await Promise.all(lines)) expect(height, "lines of a tag beside the heart").toBeLessThan(2);

    await loginLink(page).tap();
    await expect(loginDialog(page)).toBeVisible();
    await page.touchscreen.tap(PHONE.width / 2, 8);
    await expect(loginDialog(page)).toBeHidden();
    await loginLink(page).tap();
    await expect(loginDialog(page)).toBeVisible();
    await goBackFrom(page, 1);
    await expect(loginDialog(page)).toBeHidden();
    await expect(page).toHaveURL("/");

    const categories = page.getByRole("navigation", { name: "Categories" });
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const more = (name: string) => categories.getByRole("button", { name: `More in ${name}`, exact: true });
    await menu.tap();
    await expect(categories).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Contact and help" }).getByRole("link", { name: "FAQ" }),
    ).toBeVisible();
    for (const { label, href } of socialLinks(DEFAULT_POLICY)) {
      const link = page
        .getByRole("navigation", { name: "Social media" })
        .getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", href);
    }
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(categories).toBeHidden();
    await menu.tap();
    await more(first).tap();
    await expect(categories.getByRole("heading", { name: first, exact: true })).toBeVisible();
    await more(second).tap();
    await categories.getByRole("button", { name: `Back to ${first}`, exact: true }).tap();
    await expect(categories.getByRole("link", { name: third, exact: true })).toBeHidden();
    await goBackFrom(page, 2);
    await expect(more(second)).toBeHidden();
    await goBackFrom(page, 1);
    await expect(categories).toBeHidden();
    await menu.tap();
    await more(first).tap();
    await more(second).tap();
    await categories.getByRole("link", { name: third, exact: true }).tap();
    await expect(headline(page)).toHaveText(third);
    await expect(categories).toBeHidden();
    await expectAsWideAsPhone(page);
  });

  test("a product is searched for, found and put into the cart [R6 R8 R65]", async ({ openPage, store }) => {
    const { product } = await findOffer(backendAs(store.api), { quantity: 1 });
    const page = await openPage(FINGER);
    await visit(page, "/");
    const search = page.getByRole("combobox", { name: "Search products" });
    await search.tap();
    await search.fill(product.name);
    const name = page.getByText(product.name, { exact: true });
    await page.getByRole("option").filter({ has: name }).tap();
    await expect(headline(page)).toHaveText(product.name);
    await expectAsWideAsPhone(page);
    await main(page).getByRole("button", { name: "Add to cart", exact: true }).tap();
    const message = page.getByText("Product added to cart!");
    await expect(message).toBeVisible();
    const [below, above] = [await message.boundingBox(), await search.boundingBox()];
    expect(below?.y, "the message, clear of the search").toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await expect(
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /^Cart.*1 item/ }),
    ).toBeVisible();
  });
});

describe("inside a native app, with mobile=true [R14]", () => {
  test("the pages of policies and services come without header and footer, also before any script runs", async ({
    openPage,
  }) => {
    const page = await openPage({ ...FINGER, hasScripts: false });
    for (const path of APP_PAGES) {
      await page.goto(`${path}?mobile=true`, { waitUntil: "domcontentloaded" });
      await expect(headline(page), path).toHaveText(/\w/);
      await expect(page.getByRole("banner"), path).toHaveCount(0);
      await expect(page.getByRole("contentinfo"), path).toHaveCount(0);
    }
  });

  test("they stay so once the script runs; without the parameter, and in the shop, both are there", async ({
    openPage,
  }) => {
    const page = await openPage(FINGER);
    await visit(page, "/faq?mobile=true");
    await expect(page.getByRole("banner")).toHaveCount(0);
    for (const path of ["/faq", "/shop?mobile=true"]) {
      await visit(page, path);
      await expect(page.getByRole("banner"), path).toBeVisible();
      await expect(page.getByRole("contentinfo"), path).toBeAttached();
    }
  });
});
