import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { type OpenPage, test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";

const BANNERS = "This season";
const AWARDS = "Awards";

/** A home page whose clock the test moves, all of it laid out: a section then stays where it is scrolled to. */
async function openHome(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ isMoving: true });
  await page.clock.install();
  await visit(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-laid-out");
  return page;
}

const region = (page: Page, name: string) => page.getByRole("region", { name });
const firstSlide = (page: Page, name: string) =>
  region(page, name).getByRole("listitem", { includeHidden: true }).first();

describe("on the home page", () => {
  test("the banners turn every 10 s, until they are paused [R48]", async ({ openPage }) => {
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
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
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
  });

  test("the banners wait while somebody points at them [R48]", async ({ openPage }) => {
    const page = await openHome(openPage);
    await region(page, BANNERS).hover();
    await page.clock.runFor(30_000);
    await expect(region(page, BANNERS).getByText(/^1 \/ \d$/)).toBeVisible();
  });

  test("the awards turn every 3 s, and can be paused [R48]", async ({ openPage }) => {
    const page = await openHome(openPage);
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
