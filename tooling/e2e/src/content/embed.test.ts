import { embedPages } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visitWhole } from "../browser/visit-whole.ts";
import { gzipBytes } from "../store/gzip-bytes.ts";

/** Transfer size in bytes. */
const MOST_EMBED = 15_000;
/** The narrowest phone that WCAG 2.2 names for reflow (criterion 1.4.10), in pixels. */
const NARROWEST = { width: 320, height: 640 };

const paths = ["/", ...embedPages(DEFAULT_POLICY).map(({ path }) => path)];

/** They share one frame: a page of links, one of text and one of questions show what can go wrong. */
const READ_WHOLE = sampled(paths, ["/", "/privacy-policy", "/faq"]);

const openQuestions = (page: Page) =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll("details")) question.open = true;
  });

/** What is wider than the screen, by element; a list that scrolls sideways by itself may be. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest("nav") && element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `<${element.localName}> ${element.textContent?.slice(0, 40)}`),
  );

/** That it fits with text of twice its size, and what axe says of it in both modes, on small and large screens. */
async function expectReadable(page: Page): Promise<void> {
  await openQuestions(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await tooWide(page), `at ${NARROWEST.width} px`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width);
  for (const screen of [NARROWEST, DESKTOP]) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessibleHere(page);
    }
  }
}

describe("an embed page", () => {
  test("weighs at most 15 kB in gzip [R188]", async ({ store: { embed }, annotate }) => {
    for (const path of paths) {
      const { bytes, encoding } = await gzipBytes(embed + path);
      await annotate(`${path}: ${(bytes / 1000).toFixed(1)} kB`);
      expect(encoding).toBe("gzip");
      expect(bytes, `${path} weighs ${bytes} bytes`).toBeLessThanOrEqual(MOST_EMBED);
    }
  });

  test.for(READ_WHOLE)(
    "loads nothing else, has no script, and can be read by anybody: %s [R188]",
    async (path, { openPage, store: { embed } }) => {
      const page = await openPage({ storefront: embed, screen: NARROWEST });
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await visitWhole(page, path);
      expect(
        requests.filter((url) => !url.startsWith("data:")),
        "the page alone is asked for",
      ).toEqual([embed + path]);
      await expect(page.locator("script")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
      await expectReadable(page);
    },
  );

  test("on paper: black on white, every question open, no list of links", async ({ openPage, store: { embed } }) => {
    const page = await openPage({ storefront: embed, screen: PHONE });
    await page.goto("/faq");
    const answers = page.locator("details > div");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toBeVisible();
    await expect(answers.first()).toBeHidden();

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(contents).toBeHidden();
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  });
});
