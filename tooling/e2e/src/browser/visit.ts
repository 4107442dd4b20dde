import type { Page, Response } from "playwright";

/**
 * Opens an address of the store and waits until React has hydrated the page and run its effects: earlier clicks and keys
 * go to the plain HTML. Pictures may still be on their way.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith("__react"));
    // The dashboard is all React's. In the shop the outermost effect, which runs after all others, sets a mark.
    const isLive = document.documentElement.hasAttribute("data-live") || document.getElementById("root") !== null;
    return isHydrated && isLive;
  });
  return response;
}
