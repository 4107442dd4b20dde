import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { SCREENS } from "./browser/screens.ts";
import { test } from "./browser/test.ts";

describe.each(SCREENS)("a press on a $device whose scripts are still on their way", ({ screen }) => {
  test("is not lost: the product is in the cart once they have run [R65]", async ({ openPage }) => {
    const page = await openPage({ screen });
    let letScriptsCome = () => {};
    const held = new Promise<void>((done) => {
      letScriptsCome = done;
    });
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/shop", { waitUntil: "commit" });
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Add .* to cart$/, disabled: false })
      .first();
    await add.click();
    await expect(page.getByText("Product added to cart!")).toBeHidden();

    letScriptsCome();
    await expect(page.getByText("Product added to cart!")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /^Cart/ })).toContainText(
      "1",
    );
  });
});
