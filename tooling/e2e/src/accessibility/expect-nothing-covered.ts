import type { Page } from "playwright";
import { expect } from "../browser/expect.ts";

/** What can be pressed beneath the shortcuts (WhatsApp, to the top) at the top, in the middle and at the end of a page. */
async function coveredByShortcuts(): Promise<readonly string[]> {
  const SHORTCUT = 'aside[aria-label="Shortcuts"] :is(a, button)';
  const PRESSABLE = "a[href],button,input,select,textarea,summary,label";
  const covered: string[] = [];
  for (const share of [0, 0.5, 1]) {
    window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
    // The way to the top appears a frame after the scroll.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    for (const shortcut of document.querySelectorAll(SHORTCUT)) {
      const { left, top, width, height } = shortcut.getBoundingClientRect();
      for (const [across, down] of [
        [0.02, 0.5],
        [0.98, 0.5],
        [0.5, 0.02],
        [0.5, 0.98],
        [0.5, 0.5],
      ] as const) {
        const beneath = document
          .elementsFromPoint(left + across * width, top + down * height)
          .find((element) => !element.closest(SHORTCUT))
          ?.closest(PRESSABLE);
        if (beneath) covered.push(`${beneath.textContent || beneath.outerHTML} at ${share} of the page`);
      }
    }
  }
  return covered;
}

/** At this screen size; repeated until the page has got it. */
export async function expectNothingCovered(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  await expect.poll(() => page.evaluate(coveredByShortcuts), where).toEqual([]);
}
