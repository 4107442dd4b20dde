import { launchOptions } from "@store/chromium";
import { chromium } from "playwright";

/** The phone that Lighthouse imitates: which sizes of pictures are asked for depends on it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Opens each page once, so that its pictures are rendered: a running store has rendered them before its first visitor
 * comes.
 */
export async function renderPictures(urls: readonly string[]): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    for (const url of urls) await page.goto(url, { waitUntil: "networkidle" });
  } finally {
    await browser.close();
  }
}
