import { productDetail, productList } from "@store/api-client/contract";
import { REVIEWS_PAGE_SIZE } from "@store/domain";
import { sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { logInByEmail } from "../shopper/log-in.ts";
import { newCustomer } from "../shopper/newcomer.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page) => main(page).getByRole("region", { name: "Reviews" });

/** The products with the most reviews of the shop's first pages: `place` 0 has the most. */
async function mostReviewed(api: string, place = 0) {
  const call = backendAs(api);
  const pages = await Promise.all([1, 2, 3].map((page) => replyOf(call(productList, { query: { page } }))));
  const countOf = (card: (typeof pages)[number]["data"]["data"][number]) => card.average_rating?.review_count ?? 0;
  const cards = pages.flatMap(({ data }) => data.data).sort((one, other) => countOf(other) - countOf(one));
  const card = cards[place];
  if (!card) throw new Error("The shop has no product.");
  return (await replyOf(call(productDetail, { params: { id: card.id } }))).data;
}

describe.each(mainlyOn("phone"))("all reviews of a product on a $device", ({ screen }) => {
  test("come 30 a page with Prev and Next, with or without scripts [R80]", async ({ openPage, store }) => {
    // Not the one that is reviewed below: its page would be out of date for a moment.
    const product = await mostReviewed(store.api, 1);
    const count = product.average_rating?.review_count ?? 0;
    expect(count, "reviews of one product").toBeGreaterThan(REVIEWS_PAGE_SIZE);
    for (const hasScripts of sampled([true, false], [false])) {
      const page = await openPage({ screen, hasScripts });
      await page.goto(`/products/${product.id}/reviews/any-name`, { waitUntil: "domcontentloaded" });
      await expect(headline(page)).toHaveText(`Reviews of ${product.name}`);
      await expect(page).toHaveTitle(/^Reviews of /);
      await expect(main(page).getByRole("img", { name: product.name })).toBeVisible();
      await expect(main(page).getByText(`${count} reviews`)).toBeVisible();
      await expect(
        main(page).getByText(product.average_rating?.average_rating.toFixed(1) ?? "", { exact: true }),
      ).toBeVisible();
      await expect(section(page).getByRole("listitem")).toHaveCount(REVIEWS_PAGE_SIZE);
      const pages = main(page).getByRole("navigation", { name: "Pages" });
      await pages.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\?page=2$/);
      await expect(pages.getByText(/^Page 2 of/)).toBeVisible();
      await pages.getByRole("link", { name: "Prev" }).click();
      await expect(page).toHaveURL(/\/reviews\/[^?]+$/);
      await expect(pages.getByText(/^Page 1 of/)).toBeVisible();
    }
  });

  test("get one more, by keyboard after a login, which staff reads first, and no second [R79] [C12] [C51]", async ({
    openPage,
    store,
  }) => {
    const [person, product] = [await newCustomer(store.api), await mostReviewed(store.api)];
    const count = product.average_rating?.review_count ?? 0;
    const page = await openPage({ screen, expected: [/answer 409/] });
    await visit(page, `/products/${product.id}/x`);
    const write = section(page).getByRole("button", { name: "Write a review" });
    await write.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please login to write a review!")).toBeVisible();
    await logInByEmail(page, person);
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expectAccessibleHere(page);
    await tabTo(page, dialog.getByRole("radio", { name: "4 stars" }));
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
    await page.keyboard.press("Tab");
    const words = `Written at ${screen.width} pixels, by ${person.email}`;
    await page.keyboard.type(words);
    await tabTo(page, dialog.getByRole("button", { name: "Send review" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("It is shown once our team has read it.")).toBeVisible();
    await expect(section(page).getByText(`${count} reviews`, { exact: true })).toBeVisible();
    await expect(section(page).getByText(words)).toHaveCount(0);
    await expect.poll(() => hasFocus(write)).toBe(true);

    await write.click();
    await dialog.getByRole("textbox").fill("Once more");
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("You have already rated this product");
    await expect(dialog.getByRole("textbox")).toHaveValue("Once more");
  });
});
