import type { Page, Response } from "playwright";

/**
 * Opens an address of the store and waits until React has hydrated the page: earlier clicks go to the
 * plain HTML. Pictures may still be on their way.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__react"));
  });
  return response;
}
