import type { Locator, Page } from "playwright";

/** Whether an element has the focus; false when it does not exist. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the wanted element has the focus, once it is there: the keys would pass by what still loads. */
export async function tabTo(page: Page, wanted: Locator, presses = 60): Promise<void> {
  await wanted.first().waitFor({ state: "attached" });
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus(wanted)) return;
  }
  const reached = await page.locator(":focus").evaluateAll(([element]) => element?.outerHTML ?? "nothing");
  throw new Error(`${presses} Tabs do not lead to ${wanted}; they led to ${reached}`);
}

/** The tab stops that come before an element: controls in view of the keyboard, in the document's order. */
export const stopsBefore = (end: Locator): Promise<readonly string[]> =>
  end.evaluate((last) =>
    [...document.querySelectorAll<HTMLElement>("a[href], button:enabled, input:enabled, select:enabled")]
      .filter((stop) => stop.compareDocumentPosition(last) === Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
      .map((stop) => stop.ariaLabel ?? stop.textContent),
  );
