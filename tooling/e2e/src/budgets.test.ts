import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { type Transfer, watchScripts, withoutPictures } from "./browser/network.ts";
import { visitWhole } from "./browser/visit-whole.ts";
import { test } from "./shopper/test.ts";
import { addressAt, DASHBOARD_PATTERNS, SCREENS_OF_ROUTES, UNKNOWN_PATH, WALK_TIMEOUT_MS } from "./site-map.ts";
import { gzipBytes } from "./store/gzip-bytes.ts";

const KB = 1000;
/** Transfer sizes in bytes, without headers: the budgets of a page's scripts and of a list of products. */
const MOST_SCRIPT = 130 * KB;
/** Of pages with forms, maps and tabs, which few visits begin with. */
const MOST_OTHER_SCRIPT = 140 * KB;
const MOST_FILES = 16;
const MOST_DASHBOARD_SCRIPT = 250 * KB;
const MOST_LIST = 12 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Of an empty cart the checkout leads back to the cart, and a visitor is led from booking to its landing page and a login. */
const leadsElsewhere = (pattern: string): boolean =>
  ["checkout", "consult-our-vaidya/schedule-appointment"].includes(pattern);

/** The pages that most visits see. */
const MAIN: readonly string[] = ["", "shop", "products/:productId/:productName", "cart"];
/** They, and those with most scripts; the long run weighs all. */
const WEIGHED: readonly string[] = [
  ...[...MAIN, "profile", "contact-us", "store-locator", "wishlist", "subscription-plans"],
  ...["dashboard/orders", "dashboard/products/:productId"],
];
const isWeighed = (pattern: string) => WEIGHED.includes(pattern);

describe("the scripts that a page loads without a click", { timeout: WALK_TIMEOUT_MS }, () => {
  const listed = (scripts: readonly Transfer[]) =>
    scripts.map(({ url, bytes }) => `${inKb(bytes)} ${new URL(url).pathname}`).join("\n");

  test.for(sampled(["visitor", "customer"] as const, ["customer"]))(
    "weigh at most 130 kB in brotli on the main pages, for a %s",
    async (who, { openPage, examples, customer, annotate }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined, expected: [/answer 404/] });
      await withoutPictures(page);
      const scriptsSeen = await watchScripts(page);
      const tooHeavy: string[] = [];
      for (const pattern of sampled(SCREENS_OF_ROUTES, SCREENS_OF_ROUTES.filter(isWeighed))) {
        const address = pattern === UNKNOWN_PATH ? "/no-such-page" : addressAt(pattern, examples);
        const before = scriptsSeen().length;
        await visitWhole(page, address);
        const scripts = scriptsSeen().slice(before);
        // What came is two pages' scripts.
        if (leadsElsewhere(pattern) && new URL(page.url()).pathname !== address) continue;
        const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
        await annotate(`${address}: ${inKb(total)} of scripts in ${scripts.length} files`);
        expect(scripts.length, `scripts of ${address}`).toBeGreaterThan(0);
        const isMain = MAIN.includes(pattern);
        if (isMain) expect(scripts.length, `scripts of ${address}`).toBeLessThanOrEqual(MOST_FILES);
        if (total > (isMain ? MOST_SCRIPT : MOST_OTHER_SCRIPT))
          tooHeavy.push(`${address} loads ${inKb(total)} of scripts:\n${listed(scripts)}`);
      }
      expect(tooHeavy.join("\n\n")).toBe("");
    },
  );

  test("weigh at most 250 kB on a page of the dashboard [R44]", async ({ openPage, examples, staff, annotate }) => {
    const page = await openPage({ storage: staff });
    const scriptsSeen = await watchScripts(page);
    for (const pattern of sampled(DASHBOARD_PATTERNS, DASHBOARD_PATTERNS.filter(isWeighed))) {
      const address = addressAt(pattern, examples);
      const before = scriptsSeen().length;
      await visitWhole(page, address);
      expect(new URL(page.url()).pathname).toBe(address);
      const total = scriptsSeen()
        .slice(before)
        .reduce((sum, { bytes }) => sum + bytes, 0);
      await annotate(`${address}: ${inKb(total)} of scripts`);
      expect(total, address).toBeGreaterThan(0);
      expect(total, address).toBeLessThanOrEqual(MOST_DASHBOARD_SCRIPT);
    }
  });
});

describe("HTML", () => {
  test("of a list of products weighs at most 12 kB in gzip", async ({ store, annotate }) => {
    // Another test gives the footer links of its own, which each page then carries, and takes them back.
    await expect(async () => {
      const { bytes, encoding } = await gzipBytes(`${store.web}/shop`);
      await annotate(`list of products: ${inKb(bytes)} of HTML`);
      expect(encoding).toBe("gzip");
      expect(bytes, `the list weighs ${inKb(bytes)}`).toBeLessThanOrEqual(MOST_LIST);
    }).toPass({ timeout: 120_000 });
  });
});
