import type { Locator, Page } from "playwright";

/** Whether the focus is on it; what is not there has none. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the focus is on what is wanted; so many presses must do. */
export async function tabTo(page: Page, wanted: Locator, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus(wanted)) return;
  }
  const reached = await page.locator(":focus").evaluateAll(([element]) => element?.outerHTML ?? "nothing");
  throw new Error(`${presses} Tabs do not lead to ${wanted}; they led to ${reached}`);
}
