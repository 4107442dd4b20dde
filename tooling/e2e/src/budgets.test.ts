import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { type Transfer, watchScripts, withoutPictures } from "./browser/network.ts";
import { visitWhole } from "./browser/settle.ts";
import { test } from "./shopper/test.ts";
import { addressAt, isDashboard, isOfShoppers, SCREENS_OF_ROUTES, UNKNOWN_PATH, WALK_TIMEOUT_MS } from "./site-map.ts";
import { gzipBytes } from "./store/gzip-bytes.ts";

const KB = 1000;
/** Transfer sizes in bytes: the budgets of a page's scripts and of a list of products. */
const MOST_SCRIPT = 125 * KB;
const MOST_DASHBOARD_SCRIPT = 200 * KB;
const MOST_LIST = 12 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/**
 * Of an empty cart the checkout leads back to the cart, a visitor is led from booking to its landing page and a login, and
 * everybody but staff from the dashboard home.
 */
const leadsElsewhere = (pattern: string): boolean =>
  ["checkout", "consult-our-vaidya/schedule-appointment"].includes(pattern) || isDashboard(pattern);

/** The pages that most visits see, and those with most scripts; the long run weighs all. */
const WEIGHED: readonly string[] = [
  ...["", "shop", "products/:productId/:productName", "cart", "profile", "contact-us"],
  ...["dashboard/orders", "dashboard/products/:productId"],
];
const ofShoppers = SCREENS_OF_ROUTES.filter(isOfShoppers);
const ofStaff = SCREENS_OF_ROUTES.filter(isDashboard);
const isWeighed = (pattern: string) => WEIGHED.includes(pattern);

describe("the scripts that a page loads without a click", { timeout: WALK_TIMEOUT_MS }, () => {
  const listed = (scripts: readonly Transfer[]) =>
    scripts.map(({ url, bytes }) => `${inKb(bytes)} ${new URL(url).pathname}`).join("\n");

  test.for(sampled(["visitor", "customer"] as const, ["customer"]))(
    "weigh at most 125 kB in brotli, with their headers, for a %s",
    async (who, { openPage, examples, customer, annotate }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined, expected: [/answer 404/] });
      await withoutPictures(page);
      const scriptsSeen = await watchScripts(page);
      const tooHeavy: string[] = [];
      for (const pattern of sampled(ofShoppers, ofShoppers.filter(isWeighed))) {
        const address = pattern === UNKNOWN_PATH ? "/no-such-page" : addressAt(pattern, examples);
        const before = scriptsSeen().length;
        await visitWhole(page, address);
        const scripts = scriptsSeen().slice(before);
        // What came is two pages' scripts.
        if (leadsElsewhere(pattern) && new URL(page.url()).pathname !== address) continue;
        const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
        await annotate(`${address}: ${inKb(total)} of scripts in ${scripts.length} files`);
        expect(scripts.length, `scripts of ${address}`).toBeGreaterThan(0);
        if (total > MOST_SCRIPT) tooHeavy.push(`${address} loads ${inKb(total)} of scripts:\n${listed(scripts)}`);
      }
      expect(tooHeavy.join("\n\n")).toBe("");
    },
  );

  test("weigh at most 200 kB on a page of the dashboard [R44]", async ({ openPage, examples, staff, annotate }) => {
    const page = await openPage({ storage: staff });
    const scriptsSeen = await watchScripts(page);
    for (const pattern of sampled(ofStaff, ofStaff.filter(isWeighed))) {
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
    const { bytes, encoding } = await gzipBytes(`${store.web}/shop`);
    await annotate(`list of products: ${inKb(bytes)} of HTML`);
    expect(encoding).toBe("gzip");
    expect(bytes, `the list weighs ${inKb(bytes)}`).toBeLessThanOrEqual(MOST_LIST);
  });
});
