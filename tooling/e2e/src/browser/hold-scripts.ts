import type { Page } from "playwright";

/** From the next page on, the store's scripts stay on their way until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    // A page that was left meanwhile wants its scripts no more.
    await route.continue().catch(() => {});
  });
  return letThrough;
}
