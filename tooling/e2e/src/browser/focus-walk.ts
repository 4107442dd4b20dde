import type { Page } from "playwright";

declare global {
  interface Window {
    focusStops: Set<Element>;
  }
}

/** More than any page's tab stops, so that a walk that never returns to its start ends. */
const MOST_STOPS = 400;

/** What is wrong with the stop that the focus is at; undefined when the page was left or the walk is back at its start. */
const lookAtStop = (page: Page) =>
  page.evaluate(async () => {
    const stop = document.activeElement;
    if (!stop || stop === document.body || window.focusStops.has(stop)) return undefined;
    window.focusStops.add(stop);

    const isRing = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    const drawsRing = (element: Element) =>
      isRing(element) || isRing(element, "::before") || isRing(element, "::after");
    /** Itself, and what it stands in: a card shows the ring of its link. */
    const places: Element[] = [];
    for (let place: Element | null = stop; place && places.length < 6; place = place.parentElement) places.push(place);

    const problem = () => {
      if (!places.some(drawsRing)) return "shows no focus";
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const seen = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].flatMap((down) => {
          const uppermost = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return uppermost ? [uppermost] : [];
        }),
      );
      if (seen.length === 0) return "is outside the window";
      return seen.some((element) => stop.contains(element) || element.contains(stop)) ? "" : "is covered";
    };
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What moves into place on focus has a few frames to do so.
    for (let looks = 0; looks < 10 && problem() !== ""; looks += 1) await settled();
    const found = problem();
    return found && `${found}: ${stop.outerHTML.slice(0, 160)}`;
  });

/** Controls of the page that were no tab stop. */
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
 * Tabs once through the whole page, and reports what fails for keyboard users: a stop without a visible focus ring,
 * a stop that is covered or outside the window, and a control that is no stop.
 */
export async function focusFindings(page: Page): Promise<{ readonly stops: number; readonly findings: string[] }> {
  await page.evaluate(() => {
    window.focusStops = new Set();
  });
  const findings: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const finding = await lookAtStop(page);
    if (finding === undefined) return { stops, findings: [...findings, ...(await missedStops(page))] };
    if (finding) findings.push(finding);
  }
  throw new Error(`The focus does not come round in ${MOST_STOPS} stops.`);
}
