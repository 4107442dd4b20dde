import type { Page } from "playwright";

declare global {
  interface Window {
    focusStops: Set<Element>;
  }
}

/** No page of the store has more stops; a walk that does not come round would never end. */
const MOST_STOPS = 400;

/** What is wrong with the stop that the focus is at; "round" when the page was left or the walk is back at its start. */
const lookAtStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body || window.focusStops.has(stop)) return "round";
    window.focusStops.add(stop);
    const label = stop.outerHTML.slice(0, 160);
    const isRing = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    // The ring may be drawn around what the focused element stands in, or by a layer of it.
    const drawsRing = [stop, stop.parentElement, stop.parentElement?.parentElement].some(
      (element) => element && (isRing(element) || isRing(element, "::before") || isRing(element, "::after")),
    );
    if (!drawsRing) return `shows no focus: ${label}`;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const middle = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2] as const;
    const uppermost = document.elementFromPoint(...middle);
    if (!uppermost) return `is outside the window: ${label}`;
    if (!stop.contains(uppermost) && !uppermost.contains(stop))
      return `is covered by ${uppermost.outerHTML.slice(0, 80)}: ${label}`;
    return undefined;
  });

/** What can be used in the page as it stands, but was no stop. */
const missedStops = (page: Page) =>
  page.evaluate(() => {
    const isStop = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons one is a stop.
      !(element instanceof HTMLInputElement && element.type === "radio");
    return [...document.querySelectorAll("a[href], button:enabled, input:enabled, select:enabled, textarea:enabled")]
      .filter((element) => isStop(element) && !window.focusStops.has(element))
      .map((element) => `is not reached: ${element.outerHTML.slice(0, 160)}`);
  });

/**
 * Tabs once through the whole page, and tells what somebody with a keyboard would miss: a stop whose focus is not to
 * be seen, one that is covered or outside the window, and a control that is no stop.
 */
export async function focusFindings(page: Page): Promise<{ readonly stops: number; readonly findings: string[] }> {
  await page.evaluate(() => {
    window.focusStops = new Set();
  });
  const findings: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const finding = await lookAtStop(page);
    if (finding === "round") return { stops, findings: [...findings, ...(await missedStops(page))] };
    if (finding) findings.push(finding);
  }
  throw new Error(`The focus does not come round in ${MOST_STOPS} stops.`);
}
