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

const FINGER: Way = {
  way: "a finger on a phone",
  options: { screen: PHONE, isTouched: true },
  reach: (_, target) => target.tap(),
};
const MOUSE: Way = {
  way: "a mouse at a desktop",
  options: { screen: DESKTOP },
  reach: (_, target) => target.click(),
};
const KEYBOARD: Way = {
  way: "a keyboard",
  options: { screen: DESKTOP },
  reach: (page, target) => tabTo(page, target, 200),
  key: "Enter",
};
const WAYS = [FINGER, MOUSE, KEYBOARD];

async function press(page: Page, target: Locator, { reach, key }: Way): Promise<void> {
  await reach(page, target);
  if (key) await page.keyboard.press(key);
}

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

describe("while the scripts are still on their way", () => {
  const ADDS = WAYS.flatMap((way) => (["shop", "product"] as const).map((name) => ({ ...way, name })));
  test.for(
    sampled(ADDS, [
      { ...FINGER, name: "product" },
      { ...KEYBOARD, name: "shop" },
    ]),
  )(
    "a press on Add in the $name with $way is not lost: it is answered once they have run [R65]",
    async ({ name, ...way }, { openPage, store }) => {
      const page = await openPage(way.options);
      const releaseScripts = await delayScripts(page);
      await page.goto(await pathOf(name, store.api), { waitUntil: "commit" });
      await press(page, addButton(page), way);
      await expect(page.getByText("Product added to cart!")).toBeHidden();
      releaseScripts();
      await expectOneInCart(page);
    },
  );

  test.for(sampled(WAYS, [MOUSE]))(
    "links lead on with $way, and the page that they lead to takes a press",
    async (way, { openPage, store }) => {
      const [offer] = await listed(backendAs(store.api), {});
      const page = await openPage(way.options);
      const releaseScripts = await delayScripts(page);
      await page.goto("/shop", { waitUntil: "commit" });
      await press(page, main(page).getByRole("link", { name: offer?.name, exact: true }).first(), way);
      await expect(headline(page)).toHaveText(offer?.name ?? "");
      await press(page, addButton(page), way);
      releaseScripts();
      await expectOneInCart(page);
    },
  );

  test.for(sampled(WAYS, [FINGER]))("the search finds with $way", async ({ options, reach }, { openPage, store }) => {
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
