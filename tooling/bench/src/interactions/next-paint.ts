import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, devices, type Page } from "playwright";
import type { Interaction } from "./interactions.ts";

export type BrowserStorage = BrowserContextOptions["storageState"];

const SLOWDOWN = 4;
/** Between two inputs: quick fingers. */
const RHYTHM_MS = 150;
/** For the last paint to be reported. */
const SETTLE_MS = 500;
/** Event timing reports nothing faster. In milliseconds, as everything of it. */
const SHORTEST = 16;

export const DEVICES = {
  phone: { ...devices["Pixel 7"] },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<Interaction["device"], BrowserContextOptions>;

declare global {
  interface Window {
    /** Of each event that belongs to an interaction, from the input to the next paint. */
    eventDurations: number[];
  }
  // Event Timing's own option.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

const recordEvents = (page: Page) =>
  page.evaluate((durationThreshold) => {
    window.eventDurations = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          window.eventDurations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold });
  }, SHORTEST);

export const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
};

/** Input as the browser gets it from the system: Playwright's own clicks first run checks inside the page. */
async function perform(page: Page, { device, target, keys, presses = 1 }: Interaction): Promise<void> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  if (keys) await element.focus();
  const box = await element.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const press = () => (device === "phone" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

  await recordEvents(page);
  await slowDown(page);
  const inputs = keys
    ? keys.map((key) => () => page.keyboard.press(key))
    : Array.from({ length: presses }, () => press);
  for (const input of inputs) {
    await input();
    await sleep(RHYTHM_MS);
  }
  await sleep(SETTLE_MS);
}

/**
 * Does it once, on a page just opened and at rest, at 4× CPU slowdown.
 * @returns the longest time from an input to the next paint, in milliseconds, to 8 exactly; 16 where it was shorter.
 */
export async function nextPaint(
  browser: Browser,
  url: string,
  interaction: Interaction,
  storageState?: BrowserStorage,
): Promise<number> {
  const context = await browser.newContext({ ...DEVICES[interaction.device], storageState });
  try {
    // Greetings would lie over the page.
    await context.addInitScript(() => {
      sessionStorage.setItem("hasShownPopup", "true");
      sessionStorage.setItem("hasUserContinuedCelebration", "true");
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await perform(page, interaction);
    await interaction.outcome(page);
    return Math.max(SHORTEST, ...(await page.evaluate(() => window.eventDurations)));
  } finally {
    await context.close();
  }
}
