import type { Page } from "playwright";

/** From the next page on, the store's scripts stay on their way until they are let through. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    // A page that was left meanwhile wants its scripts no more.
    await route.continue().catch(() => {});
  });
  return release;
}
