import { productDetail, productList } from "@store/api-client/contract";
import { DEFAULT_POLICY, formatRupees, maximumUnitsMessage, priceParts, subscriptionTotals } from "@store/domain";
import { isLong, sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { mainlyOn, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, demoPerson, replyOf } from "../shopper/backend.ts";
import { findOffer } from "../shopper/catalogue.ts";
import { logInByEmail } from "../shopper/log-in.ts";
import { pathOf } from "../shopper/main-pages.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

const main = (page: Page) => page.getByRole("main");

/** A product of which one is enough for a subscription. */
async function expensive(api: string) {
  const { data } = await replyOf(backendAs(api)(productList, { query: { ordering: "-base_price" } }));
  const card = data.data.find(({ available_stock_quantity: stock }) => (stock ?? 0) > 1);
  if (!card) throw new Error("The shop has nothing expensive.");
  const { data: product } = await replyOf(backendAs(api)(productDetail, { params: { id: card.id } }));
  const parts = priceParts({ productPrice: product.product_price, basePrice: product.base_price });
  if (!parts) throw new Error("It has no price.");
  const line = { basePrice: parts.base, gst: parts.gst, quantity: 1 };
  const { finalTotal } = subscriptionTotals({ line, discountPercent: DEFAULT_POLICY.subscription.discountPercent });
  return { product, delivery: formatRupees(finalTotal) };
}

describe.each(mainlyOn("desktop"))("a product's page on a $device", ({ screen }) => {
  test.runIf(isLong)(
    "leads to the brand, shows how ratings spread and holds the stepper to the stock [R68] [R69] [R71] [R72]",
    async ({ openPage, store }) => {
      const { product } = await expensive(store.api);
      const page = await openPage({ screen });
      await visit(page, `/products/${product.id}/x`);

      const rating = main(page).getByRole("button", { name: /of 5 stars/ });
      const ratings = page.getByRole("group", { name: "Ratings" });
      if (product.average_rating?.review_count) {
        await rating.click();
        await expect(ratings.getByRole("term")).toHaveCount(5);
        await expectAccessibleHere(page);
        await page.keyboard.press("Escape");
        await expect(ratings).toBeHidden();
        expect(await hasFocus(rating)).toBe(true);
      }

      const stock = product.available_stock_quantity ?? 0;
      const number = main(page).getByRole("spinbutton", { name: `Quantity of ${product.name}` });
      await number.fill(String(stock + 1));
      await number.press("Enter");
      await expect(page.getByText("Invalid quantity")).toBeVisible();
      await expect(page.getByText(maximumUnitsMessage(stock))).toBeVisible();
      await expect(number).toHaveValue(String(stock));
      await number.fill("0");
      await number.press("Enter");
      await expect(page.getByText("Please set the quantity greater than 0!")).toBeVisible();

      await main(page)
        .getByRole("link", { name: product.brand_name ?? "", exact: true })
        .first()
        .click();
      await expect(headline(page)).toHaveText(product.brand_name ?? "");
      expect(new URL(page.url()).searchParams.get("brand")).toBe(String(product.brand));
    },
  );

  test("subscribes by keyboard: option, price, login, checkout [R74] [R75]", async ({ openPage, store }) => {
    const { product, delivery } = await expensive(store.api);
    const page = await openPage({ screen });
    await visit(page, `/products/${product.id}/x`);
    await tabTo(page, main(page).getByRole("button", { name: "Subscribe and save" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Subscribe and save" });
    const first = dialog.getByRole("radio").first();
    await expect(first).toBeVisible();
    await expect(dialog).toContainText(delivery);
    await expectAccessibleHere(page);
    await tabTo(page, first);
    await page.keyboard.press("Space");
    await expect(first).toBeChecked();
    await tabTo(page, dialog.getByRole("button", { name: "Subscribe" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please login to subscribe!")).toBeVisible();
    await logInByEmail(page, demoPerson("customer"));
    await expect(page).toHaveURL(/\/checkout\/?$/);
    await expect(headline(page)).toHaveText(/Checkout/);
    await expect(main(page)).toContainText(product.name);
  });

  test.runIf(isLong)("shares by email, WhatsApp, Messenger and a copied link [R76]", async ({ openPage, store }) => {
    const page = await openPage({ screen });
    // The system's own sheet would open over the browser.
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit(page, await pathOf("product", store.api));
    const share = main(page).getByRole("button", { name: "Share" });
    await share.click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await expect(dialog.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:\?subject=/);
    await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
    await expect(dialog.getByRole("link", { name: "Messenger" })).toHaveAttribute("href", /link=http/);
    await expectAccessibleHere(page);
    const copy = dialog.getByRole("button", { name: "Copy link" });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await copy.click();
    await expect(page.getByText("Failed to copy")).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset.copied = text;
        return Promise.resolve();
      };
    });
    await copy.click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-copied", page.url());
    await expect(dialog).toBeHidden();
    await expect.poll(() => hasFocus(share)).toBe(true);
  });
});

test("the ratings open before any script has run [R69]", async ({ openPage, store }) => {
  const page = await openPage({ hasScripts: false });
  const { data } = await replyOf(backendAs(store.api)(productList, { query: {} }));
  const rated = data.data.find(({ average_rating }) => average_rating?.review_count);
  await page.goto(`/products/${rated?.id}/x`, { waitUntil: "domcontentloaded" });
  await main(page)
    .getByRole("button", { name: /of 5 stars/ })
    .click();
  const ratings = page.getByRole("group", { name: "Ratings" });
  await expect(ratings.getByRole("link", { name: "Write a review" })).toBeVisible();
  await ratings.getByRole("link", { name: "Read all reviews" }).click();
  await expect(headline(page)).toHaveText(`Reviews of ${rated?.name}`);
});

/** Which bars stand at the bottom of the window, from the top: what is fixed or stuck there, by its height above it. */
const barsBelow = (page: Page) =>
  page.evaluate(() => {
    const isStuck = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
    const tops = Array.from({ length: 30 }, (_, step) => window.innerHeight - 4 - step * 4)
      .map((y) => document.elementsFromPoint(window.innerWidth - 30, y).find(isStuck))
      .filter((bar) => bar !== undefined)
      .map((bar) => window.innerHeight - Math.round(bar.getBoundingClientRect().top));
    return [...new Set(tops)];
  });

test("a phone has one bar, with price, Add, a customer's cart and WhatsApp [R10 R11 R70]", async ({
  openPage,
  store,
  customer,
}) => {
  const { product } = await findOffer(backendAs(store.api), { quantity: 1 });
  for (const storage of sampled([undefined, customer], [customer])) {
    const page = await openPage({ screen: PHONE, storage });
    await visit(page, `/products/${product.id}/x`);
    const bar = page.getByRole("complementary", { name: "Buy this product" });
    const cartBar = page.getByRole("complementary", { name: "Your cart" });
    if (storage) await expect(cartBar).toContainText(/\d+ items? · ₹/);
    for (const part of [headline(page), page.getByRole("contentinfo")]) {
      await part.scrollIntoViewIfNeeded();
      await expect(bar).toContainText(product.priceShown);
      expect(await barsBelow(page), "the height of each bar").toEqual([72]);
    }
    const chat = page.getByRole("link", { name: "Chat with us on WhatsApp" });
    // A press that something else would receive fails.
    await chat.click({ trial: true });
    if (storage) await cartBar.getByRole("link", { name: "Cart" }).click({ trial: true });
    await bar.getByRole("button", { name: `Add ${product.name} to cart` }).click();
    await expect(page.getByText("Product added to cart!")).toBeVisible();
    await visit(page, "/cart");
    const checkout = main(page).getByRole("button", { name: "Checkout" });
    await checkout.click({ trial: true });
    await chat.click({ trial: true });
    expect(await barsBelow(page), "the height of each bar of the cart").toEqual([72]);
    await expect(checkout).toBeInViewport({ ratio: 1 });
  }
});
