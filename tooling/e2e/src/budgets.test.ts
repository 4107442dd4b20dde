import { get } from "node:http";
import { contentPages } from "@store/content";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { type Transfer, watchScripts, withoutPictures } from "./browser/network.ts";
import { visitWhole } from "./browser/settle.ts";
import { test } from "./shopper/test.ts";
import { addressAt, SCREENS_OF_ROUTES, UNKNOWN_PATH } from "./site-map.ts";

const KB = 1000;
/** Transfer sizes in bytes: the budgets of a page's scripts, a list of products, and an embed page. */
const MOST_SCRIPT = 125 * KB;
const MOST_LIST = 12 * KB;
const MOST_EMBED = 15 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** The bytes of an answer as they were sent. */
const gzipBytes = (address: string): Promise<{ readonly bytes: number; readonly encoding: string | undefined }> =>
  new Promise((done, fail) => {
    get(address, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => done({ bytes, encoding: response.headers["content-encoding"] }));
    }).on("error", fail);
  });

/** When to give up on a walk through all screens, in milliseconds. */
const WALK_TIMEOUT_MS = 300_000;

describe("the scripts that a page loads without a click", { timeout: WALK_TIMEOUT_MS }, () => {
  const listed = (scripts: readonly Transfer[]) =>
    scripts.map(({ url, bytes }) => `${inKb(bytes)} ${new URL(url).pathname}`).join("\n");

  test.for(["visitor", "customer"] as const)(
    "weigh at most 125 kB in brotli, with their headers, on every page, for a %s",
    async (who, { openPage, examples, customer, annotate }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined, expected: [/answer 404/] });
      await withoutPictures(page);
      const scriptsSeen = await watchScripts(page);
      const tooHeavy: string[] = [];
      for (const pattern of SCREENS_OF_ROUTES) {
        const address = pattern === UNKNOWN_PATH ? "/no-such-page" : addressAt(pattern, examples);
        const before = scriptsSeen().length;
        await visitWhole(page, address);
        const scripts = scriptsSeen().slice(before);
        // Of an empty cart the checkout leads back to the cart: what came is two pages' scripts.
        if (pattern === "checkout" && new URL(page.url()).pathname !== address) continue;
        const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
        await annotate(`${address}: ${inKb(total)} of scripts in ${scripts.length} files`);
        expect(scripts.length, `scripts of ${address}`).toBeGreaterThan(0);
        if (total > MOST_SCRIPT) tooHeavy.push(`${address} loads ${inKb(total)} of scripts:\n${listed(scripts)}`);
      }
      expect(tooHeavy.join("\n\n")).toBe("");
    },
  );
});

describe("HTML", () => {
  test("of a list of products weighs at most 12 kB in gzip", async ({ store, annotate }) => {
    const { bytes, encoding } = await gzipBytes(`${store.web}/shop`);
    await annotate(`list of products: ${inKb(bytes)} of HTML`);
    expect(encoding).toBe("gzip");
    expect(bytes, `the list weighs ${inKb(bytes)}`).toBeLessThanOrEqual(MOST_LIST);
  });
});

describe("an embed page weighs at most 15 kB in gzip, with all it loads, and has no script [R188]", () => {
  test.for(contentPages.map(({ path }) => path))("%s", async (path, { openPage, store: { embed }, annotate }) => {
    const { bytes, encoding } = await gzipBytes(embed + path);
    await annotate(`${path}: ${inKb(bytes)}`);
    expect(encoding).toBe("gzip");
    expect(bytes, `${path} weighs ${inKb(bytes)}`).toBeLessThanOrEqual(MOST_EMBED);

    const page = await openPage({ storefront: embed });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await visitWhole(page, path);
    expect(
      requests.filter((url) => !url.startsWith("data:")),
      "the page alone is asked for",
    ).toEqual([embed + path]);
    await expect(page.locator("script")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
  });
});
