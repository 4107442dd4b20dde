import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { layoutShift, MOST_SHIFT, watchLayoutShift } from "./browser/layout-shift.ts";
import { slowNetwork } from "./browser/network.ts";
import { SCREENS } from "./browser/screens.ts";
import { visit } from "./browser/visit.ts";
import { visitWhole } from "./browser/visit-whole.ts";
import { keptAt } from "./shopper/log-in.ts";
import { MAIN_VISITS, pathOf } from "./shopper/main-pages.ts";
import { test } from "./shopper/test.ts";
import { LATENESS_MS, openLateStorefront } from "./store/late-storefront.ts";

describe.each(MAIN_VISITS)("the $name page stands still on a $device while it loads", ({ name, screen }) => {
  test.for(sampled(["visitor", "customer"] as const, ["customer"]))(
    "for a %s",
    async (who, { openPage, store, customer, annotate }) => {
      const page = await openPage({ screen, storage: who === "visitor" ? undefined : customer });
      await slowNetwork(page);
      await watchLayoutShift(page);
      await visitWhole(page, await pathOf(name, store.api));
      const { sum, what } = await layoutShift(page);
      await annotate(`${name}: layout shift ${sum.toFixed(4)}`);
      expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );
});

test.for(sampled(MAIN_VISITS, MAIN_VISITS.slice(0, 1)))(
  "the $name page stands still on a $device when all comes late and the page itself in pieces",
  async ({ name, screen }, { openPage, store, customer, onTestFinished }) => {
    const storefront = await openLateStorefront(store.web, onTestFinished);
    const page = await openPage({ screen, storefront, storage: keptAt(storefront, customer) });
    await watchLayoutShift(page);
    await visitWhole(page, await pathOf(name, store.api), 2 * LATENESS_MS);
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

/** Takes the header's logo, search and links apart from their end, as if that had not come yet: what is elsewhere then. */
function movedWithoutLaterParts(): readonly string[] {
  const header = document.querySelector("body header > :has(search)");
  const parts = [...(header?.querySelectorAll("a, button, nav, search") ?? [])];
  const placeOf = (part: Element) => {
    const { x, y } = part.getBoundingClientRect();
    return `${x}, ${y}`;
  };
  const places = new Map(parts.map((part) => [part, placeOf(part)]));
  const moved: string[] = [];
  for (const last of [...(header?.querySelectorAll("*") ?? [])].reverse()) {
    last.remove();
    for (const [part, place] of places) {
      if (part.isConnected && placeOf(part) !== place)
        moved.push(`${part.outerHTML} from ${place} to ${placeOf(part)}`);
    }
  }
  return parts.length === 0 ? ["nothing, as there is no header"] : moved;
}

test.for(SCREENS)("what has come of the header stays where it is, on a $device", async ({ screen }, { openPage }) => {
  const page = await openPage({ screen, hasScripts: false });
  await page.goto("/faq");
  expect(await page.evaluate(movedWithoutLaterParts)).toEqual([]);
});

test("a desktop's text stays as it was painted when the font comes late", async ({ openPage }) => {
  const page = await openPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await watchLayoutShift(page);
  await visit(page, "/shop");
  release();
  await page.waitForFunction(() => document.fonts.check("1em Inter"));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const { sum, what } = await layoutShift(page);
  expect(sum, what).toBe(0);
});
