import { productList } from "@store/api-client/contract";
import { formatRupees, shownPrice, suggestions, ZERO_PAISE } from "@store/domain";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { headline } from "../shopper/visits.ts";

const WORD = "honey";
const OTHER_WORD = "ghee";

describe("with a keyboard, the search suggestions", () => {
  test("say so when nothing matches, are walked through by arrows, opened by Enter and closed by Escape [R6 R7]", async ({
    page,
    store,
  }) => {
    const { data } = await replyOf(backendAs(store.api)(productList, { query: { prod_search: WORD } }));
    const { shown, hasMore } = suggestions(data.data);
    const priceOf = (card: (typeof shown)[number]) =>
      formatRupees(shownPrice({ productPrice: card.product_price, basePrice: card.base_price }) ?? ZERO_PAISE);
    const products = shown.map((card) => `${card.name} ${priceOf(card)}`);
    const labels = [...products, ...(hasMore ? ["See more results"] : [])];
    await visit(page, "/");
    const search = page.getByRole("combobox", { name: "Search products" });
    await tabTo(page, search);
    await page.keyboard.type("zzzz no such thing");
    await expect(page.getByText("No products found")).toBeVisible();
    await search.selectText();
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
    await expect(headline(page)).toHaveText(shown[0]?.name ?? "");
    await expect(page.getByRole("main"), "which is where the focus goes").toBeFocused();

    await search.selectText();
    await page.keyboard.type(OTHER_WORD);
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(search).toHaveAttribute("aria-expanded", "false");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue(OTHER_WORD);
    await page.keyboard.press("Enter");
    await expect(headline(page)).toContainText(OTHER_WORD);
  });
});
