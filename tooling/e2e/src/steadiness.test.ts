import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { layoutShift, watchLayoutShift } from "./browser/layout-shift.ts";
import { slowNetwork } from "./browser/network.ts";
import { SCREENS } from "./browser/screens.ts";
import { seeWhole } from "./browser/settle.ts";
import { backendAs } from "./shopper/backend.ts";
import { listed } from "./shopper/catalogue.ts";
import { test } from "./shopper/test.ts";

/** What readers of the design may count on: nothing moves under a finger. */
const MOST_SHIFT = 0.01;

const PAGES = ["home", "shop", "product"] as const;

const pathOf = async (page: (typeof PAGES)[number], api: string): Promise<string> => {
  if (page === "home") return "/";
  if (page === "shop") return "/shop";
  const [offer] = await listed(backendAs(api), {});
  return `/products/${offer?.id}/product`;
};

describe.each(SCREENS)("on a $device", ({ screen }) => {
  describe.each(PAGES)("the %s page stands still while it loads", (name) => {
    test("for a visitor", async ({ openPage, store }) => {
      const page = await openPage({ screen });
      await slowNetwork(page);
      await watchLayoutShift(page);
      await page.goto(await pathOf(name, store.api));
      await seeWhole(page);
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
    });

    test("for a customer, whom only the browser knows", async ({ openPage, store, customer }) => {
      const page = await openPage({ screen, storage: customer });
      await slowNetwork(page);
      await watchLayoutShift(page);
      await page.goto(await pathOf(name, store.api));
      await seeWhole(page);
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
    });
  });
});
