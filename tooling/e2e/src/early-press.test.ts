import { sampled } from "@store/vitest";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { delayScripts } from "./browser/delay-files.ts";
import { expect } from "./browser/expect.ts";
import { tabTo } from "./browser/keyboard.ts";
import { DESKTOP, PHONE } from "./browser/screens.ts";
import { type PageOptions, test } from "./browser/test.ts";
import { backendAs } from "./shopper/backend.ts";
import { listed } from "./shopper/catalogue.ts";
import { pathOf } from "./shopper/main-pages.ts";
import { headline } from "./shopper/visits.ts";

interface Way {
  readonly way: string;
  readonly options: PageOptions;
  readonly reach: (page: Page, target: Locator) => Promise<void>;
  /** What makes it a press, once it is reached. */
  readonly key?: string;
}

const WAYS: readonly Way[] = [
  { way: "a finger on a phone", options: { screen: PHONE, isTouched: true }, reach: (_, target) => target.tap() },
  { way: "a mouse at a desktop", options: { screen: DESKTOP }, reach: (_, target) => target.click() },
  {
    way: "a keyboard",
    options: { screen: DESKTOP },
    reach: (page, target) => tabTo(page, target, 200),
    key: "Enter",
  },
];

const main = (page: Page) => page.getByRole("main");
const addButton = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Add (.* )?to cart$/, disabled: false })
    .first();
const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search products" });

async function expectOneInCart(page: Page): Promise<void> {
  await expect(page.getByText("Product added to cart!")).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /^Cart.*1 item/ }),
  ).toBeVisible();
}

describe.each(WAYS)("with $way, while the scripts are still on their way", ({ options, reach, key }) => {
  const press = async (page: Page, target: Locator) => {
    await reach(page, target);
    if (key) await page.keyboard.press(key);
  };

  test.for(sampled(["shop", "product"] as const, ["product"]))(
    "a press on Add in the %s is not lost: it is answered once they have run [R65]",
    async (name, { openPage, store }) => {
      const page = await openPage(options);
      const releaseScripts = await delayScripts(page);
      await page.goto(await pathOf(name, store.api), { waitUntil: "commit" });
      await press(page, addButton(page));
      await expect(page.getByText("Product added to cart!")).toBeHidden();
      releaseScripts();
      await expectOneInCart(page);
    },
  );

  test("links lead on, and the page that they lead to takes a press", async ({ openPage, store }) => {
    const [offer] = await listed(backendAs(store.api), {});
    const page = await openPage(options);
    const releaseScripts = await delayScripts(page);
    await page.goto("/shop", { waitUntil: "commit" });
    await press(page, main(page).getByRole("link", { name: offer?.name, exact: true }).first());
    await expect(headline(page)).toHaveText(offer?.name ?? "");
    await press(page, addButton(page));
    releaseScripts();
    await expectOneInCart(page);
  });

  test("the search finds", async ({ openPage, store }) => {
    const [offer] = await listed(backendAs(store.api), { prod_search: "honey" });
    const page = await openPage(options);
    await delayScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await reach(page, searchBox(page));
    await page.keyboard.type("honey");
    await page.keyboard.press("Enter");
    await expect(headline(page)).toContainText("honey");
    await expect(
      main(page)
        .getByRole("article")
        .filter({ hasText: offer?.name ?? "" }),
    ).not.toHaveCount(0);
  });
});
