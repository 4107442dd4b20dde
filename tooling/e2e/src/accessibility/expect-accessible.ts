import type { Page } from "playwright";
import { axeFindings } from "../browser/axe.ts";
import { expect } from "../browser/expect.ts";
import { SCREENS } from "../browser/screens.ts";

/** Runs axe on the page at this screen size; repeated until width-dependent content has settled. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  await expect.poll(() => axeFindings(page), where).toEqual([]);
}

/** Runs axe on the page at every screen size. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page behind another renders no frames.
  await page.bringToFront();
  for (const { screen } of SCREENS) {
    await page.setViewportSize(screen);
    await expectAccessibleHere(page);
  }
}
