import type { Page, Request } from "playwright";
import { expect } from "./expect.ts";

/** In milliseconds; long, since the first visit renders its pictures. */
const END_TIMEOUT_MS = 60_000;

/**
 * Opens an address and scrolls to the bottom, a screen at a time, until every request has ended.
 * @param pauseMs how long each screen is looked at, in milliseconds.
 */
export async function visitWhole(page: Page, address: string, pauseMs = 0): Promise<void> {
  // By request: one of the page before may end only now.
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  const end = (request: Request) => pending.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async (pause) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
  }, pauseMs);
  await expect.poll(() => pending.size, { message: "requests under way", timeout: END_TIMEOUT_MS }).toBe(0);
}
