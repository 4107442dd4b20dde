import { sampled } from "@store/vitest";
import { delayStyles } from "./browser/delay-files.ts";
import { expect } from "./browser/expect.ts";
import { restyledByOneMore } from "./browser/restyled.ts";
import { PHONE, SCREENS } from "./browser/screens.ts";
import { visitWhole } from "./browser/visit-whole.ts";
import { test } from "./shopper/test.ts";

/** The elements of a header or a bar may be among them, those of the page may not. */
const MOST_RESTYLED = 50;

/** The bars at the bottom of a phone's screen are what such a rule would be about. */
const VISITS = sampled(
  ["/", "/shop", "/privacy-policy", "/profile", "/dashboard"].flatMap((path) =>
    SCREENS.map((one) => ({ path, ...one })),
  ),
  [
    { path: "/shop", device: "phone", screen: PHONE },
    { path: "/dashboard", device: "phone", screen: PHONE },
  ],
);

test.for(VISITS)(
  "an element that comes to $path on a $device does not restyle the others",
  async ({ path, screen }, { openPage, staff }) => {
    const page = await openPage({ screen, storage: staff });
    await visitWhole(page, path);
    expect(await page.locator("body *").count(), "elements").toBeGreaterThan(4 * MOST_RESTYLED);
    const restyled = await restyledByOneMore(page);
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThanOrEqual(MOST_RESTYLED);
  },
);

test("on a touched phone, nothing of the home page changes its colours slowly, even where its style comes late", async ({
  openPage,
}) => {
  const page = await openPage({ screen: PHONE, isTouched: true, isMoving: true });
  const releaseStyles = await delayStyles(page);
  await page.addInitScript(() => {
    const slow: string[] = [];
    Reflect.set(window, "slow", slow);
    document.addEventListener("transitionrun", ({ propertyName }) => slow.push(propertyName), true);
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  // The browser needs styles before the store's have come, as it does to learn what lies under a pointer that moves.
  await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("color"));
  releaseStyles();
  await page.waitForLoadState();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  expect(await page.evaluate(() => Reflect.get(window, "slow"))).toEqual([]);
});
