import type { Page } from "playwright";

/** So far ahead, in milliseconds, that a busy machine stops the clock before it gets there: it cannot go back. */
const AHEAD_MS = 60_000;

/** Stops the device's clock, which a test installed: from now on time goes on by the test's steps alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
