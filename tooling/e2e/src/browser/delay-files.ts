import type { Page } from "playwright";

/** From the next page on, delays the store's scripts until they are released. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    // A page that was left meanwhile no longer needs its scripts.
    await route.continue().catch(() => {});
  });
  return release;
}
