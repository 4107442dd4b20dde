import { launchOptions } from "@store/chromium";
import { chromium, type Page } from "playwright";
import type { BenchDatabase } from "../databases.ts";
import { startApi, startWeb } from "../servers.ts";
import { logIn } from "./log-in.ts";
import { DEVICES, slowDown } from "./next-paint.ts";

const TRIES = 5;
/** A turn of the wheel, in pixels, and how often it is turned: past the end of a page of fifty rows. */
const TURN = 240;
const TURNS = 15;
const RHYTHM_MS = 100;

declare global {
  interface Window {
    /** Of each task of 50 ms or more, in milliseconds. */
    taskDurations: number[];
  }
}

async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.taskDurations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.taskDurations.push(duration);
    }).observe({ type: "longtask" });
  });
  await slowDown(page);
  await page.mouse.move(DEVICES.desktop.viewport.width / 2, DEVICES.desktop.viewport.height / 2);
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(RHYTHM_MS);
  }
  return page.evaluate(() => Math.max(0, ...window.taskDurations));
}

/**
 * Scrolls a page of the dashboard's products at 4× CPU slowdown, several times.
 * @returns the longest task of each time, in milliseconds; 0 where none took 50 ms.
 */
export async function measureScroll({ ours }: BenchDatabase): Promise<readonly number[]> {
  const api = await startApi({ ...ours, RATE_LIMIT_FACTOR: "1000" });
  const web = await startWeb(api.url);
  const browser = await chromium.launch(launchOptions());
  const longest: number[] = [];
  try {
    const storageState = await logIn({ api: api.url, web: web.url }, "staff");
    for (let round = 0; round < TRIES; round++) {
      const context = await browser.newContext({ ...DEVICES.desktop, storageState });
      const page = await context.newPage();
      await page.goto(`${web.url}/dashboard/products`);
      await page.getByRole("table").waitFor();
      await page.waitForLoadState("networkidle");
      longest.push(await scroll(page));
      await context.close();
    }
  } finally {
    await browser.close();
    await Promise.all([api.stop(), web.stop()]);
  }
  return longest;
}
