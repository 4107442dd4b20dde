import type { Page } from "playwright";

/** From the next page on, delays files of the store until they are released. */
async function delayFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    // A page that was left in the meantime no longer needs its files.
    await route.continue().catch(() => {});
  });
  return release;
}

export const delayScripts = (page: Page) => delayFiles(page, /\/assets\/.*\.js/);
export const delayStyles = (page: Page) => delayFiles(page, /\/assets\/.*\.css/);
