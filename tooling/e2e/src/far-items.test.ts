import { expect } from "./browser/expect.ts";
import { layoutShift, MOST_SHIFT, watchLayoutShift } from "./browser/layout-shift.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";

/** A row that a phone's first two screens do not reach. */
const ROW = "Must try from the gaushala";

test("on a phone a row far below has its first items only, and all when one jumps to it, where nothing moves", async ({
  openPage,
}) => {
  const page = await openPage({ screen: PHONE });
  await watchLayoutShift(page);
  await visit(page, "/");
  const items = page.getByRole("list", { name: ROW }).locator("> li");
  const all = await items.count();
  expect(all).toBeGreaterThan(4);
  await expect(items.filter({ visible: true })).toHaveCount(3);
  await items.first().evaluate((item) => item.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(items.filter({ visible: true })).toHaveCount(all);
  const { sum, what } = await layoutShift(page);
  expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
});

test("without scripts, a phone's rows have all their items", async ({ openPage }) => {
  const page = await openPage({ screen: PHONE, hasScripts: false });
  await page.goto("/");
  const items = page.getByRole("list", { name: ROW }).locator("> li");
  await expect(items.filter({ visible: true })).toHaveCount(await items.count());
});
