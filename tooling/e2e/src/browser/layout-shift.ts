import type { Page } from "playwright";

/** The sum of a page's layout shifts, at most: nothing moves under a finger. */
export const MOST_SHIFT = 0.01;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { readonly node?: Node | null }[];
  }
}

/** From the next page on, records layout shifts without user input. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName.toLowerCase()} “${node.textContent?.trim().slice(0, 30)}”` : "text";
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
        if (!hadRecentInput) window.layoutShifts.push({ value, what: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of layout shifts since the page was opened, and what shifted. */
export async function layoutShift(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)} (${what.join(", ")})`).join("; ") || "nothing moved",
  };
}
