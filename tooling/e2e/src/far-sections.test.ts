import type { Locator, Page } from "playwright";
import { expect } from "./browser/expect.ts";
import { layoutShift, MOST_SHIFT, watchLayoutShift } from "./browser/layout-shift.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";

/** In pixels. */
const STEP = 300;
/** Less than a line of text: the page that one comes back to shows the font. */
const NEAR = 12;

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/**
 * Scrolls as one who reads, until something is in the middle of the screen. Not by the wheel: nothing tells that its last
 * turn is over.
 */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  while (!((await topOf(part)) < PHONE.height / 2)) {
    await page.evaluate(async (step) => {
      scrollBy({ top: step, behavior: "instant" });
      // What has come near is laid out in the next frame.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, STEP);
  }
}

test("the home page's far sections come as they near, still, and the page is found where it was left", async ({
  openPage,
}) => {
  const page = await openPage({ screen: PHONE });
  await watchLayoutShift(page);
  await visit(page, "/");
  const sections = page.getByRole("main").getByRole("heading", { level: 2 });
  const last = sections.last();
  await expect.poll(() => isLaidOut(last)).toBe(false);
  const link = page.getByRole("region", { name: "From our blog" }).getByRole("link").first();
  await scrollTo(page, link);
  expect(await isLaidOut(link)).toBe(true);
  const { sum, what } = await layoutShift(page);
  expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);

  const before = await topOf(link);
  await link.click();
  await expect(page).toHaveURL(/\/blogs$/);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(NEAR);
  expect(await isLaidOut(last)).toBe(true);
});
