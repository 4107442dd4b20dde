import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { stopClock } from "./browser/stop-clock.ts";
import { type OpenPage, test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";

const BANNERS = "This season";
const AWARDS = "Awards";

/** A home page whose clock the test moves, once its scripts run. */
async function openHome(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ isMoving: true });
  await page.clock.install();
  await visit(page, "/");
  return page;
}

const region = (page: Page, name: string) => page.getByRole("region", { name });
const firstSlide = (page: Page, name: string) =>
  region(page, name).getByRole("listitem", { includeHidden: true }).first();

const rowsOf = (page: Page) => page.locator("section > ul[aria-label]");
/** The rows that scroll, by whether the keyboard can reach them and whether they have buttons. */
const rows = (page: Page) =>
  rowsOf(page).evaluateAll((lists) =>
    lists
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((list) => ({
        name: list.getAttribute("aria-label"),
        isReachable: list.getAttribute("tabindex") === "0",
        hasButtons: list.parentElement?.querySelector("button[aria-label^=Next]") !== null,
      })),
  );

describe("on the home page", () => {
  test("rows are measured with their styles, also where something asked for them too early [R48]", async ({
    openPage,
  }) => {
    const page = await openPage();
    // As an extension or a screen reader may.
    await page.route(/\.css/, async (route) => {
      await page.waitForSelector("footer", { state: "attached" });
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("li")) item.getBoundingClientRect();
      });
      await route.continue();
    });
    await visit(page, "/");
    for (const row of await rowsOf(page).all()) await row.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await rows(page)).length).toBeGreaterThan(10);
    await expect
      .poll(async () => (await rows(page)).filter(({ isReachable, hasButtons }) => !isReachable || !hasButtons))
      .toEqual([]);
  });

  test("the banners turn every 10 s, until they are paused or pointed at; the awards every 3 s [R48]", async ({
    openPage,
  }) => {
    const page = await openHome(openPage);
    const banners = region(page, BANNERS);
    const place = banners.getByText(/^\d \/ \d$/);
    const leave = async () => {
      await page.mouse.move(0, 0);
      await page.getByRole("main").focus();
    };
    await banners.getByRole("button", { name: `Pause ${BANNERS}` }).click();
    await leave();
    const before = await place.textContent();
    await page.clock.runFor(30_000);
    await expect(place).toHaveText(before ?? "");

    // With the device's clock stopped, the ten seconds begin at this press.
    await stopClock(page);
    await banners.getByRole("button", { name: `Play ${BANNERS}` }).click();
    await leave();
    await page.clock.runFor(9999);
    await expect(place).toHaveText(before ?? "");
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return await place.textContent();
      })
      .not.toBe(before);

    await banners.hover();
    const pointedAt = await place.textContent();
    await page.clock.runFor(30_000);
    await expect(place).toHaveText(pointedAt ?? "");

    await region(page, AWARDS).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect(region(page, AWARDS).getByRole("button", { name: `Pause ${AWARDS}` })).toBeVisible();
    await expect(firstSlide(page, AWARDS)).not.toHaveAttribute("inert");
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return await firstSlide(page, AWARDS).getAttribute("inert");
      })
      .not.toBeNull();
  });
});
