import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { LINKED_PAGES } from "../backend-down/own-pages.ts";
import { expect } from "../browser/expect.ts";
import { visit } from "../browser/visit.ts";
import { test as shopperTest } from "../shopper/test.ts";
import { addressAt, isOfDashboard, PAGE_NOT_FOUND, PATTERNS, UNKNOWN_PATH, WALK_TIMEOUT_MS } from "../site-map.ts";
import { asText } from "./as-text.ts";
import { type Crawl, crawlFrom, lostPlaces, problemsOf } from "./crawl.ts";
import { parseDocument } from "./read-document.ts";

const test = shopperTest.extend("crawl", { scope: "file" }, (): Crawl => new Map());

const ROUTES = "the routes";

/** What the browser adds to further pages for a customer; the other pages are the visitor's. */
const CUSTOMERS_PAGES = [
  { path: "/checkout", who: "customer", shows: /Your cart is empty|Subtotal/ },
  { path: "/consult-our-vaidya/schedule-appointment", who: "customer", shows: /Book appointment/ },
  { path: "/profile/addresses/add", who: "customer", shows: /Save address/ },
  { path: "/update-password", who: "customer", shows: /Old password/ },
] as const;

/** Addresses that are not a page. A product's name in the routes is made up. */
const deadIn = (crawl: Crawl) =>
  [...crawl].filter(
    ([path, { status, location, foundOn }]) =>
      !(status === 200 || path === `/${PAGE_NOT_FOUND}` || (foundOn === ROUTES && location)),
  );

/**
 * Crawls, and waits until no address is dead. Another test may move a page after a link to it was read: what seems dead is
 * requested again, and so is the page that led there.
 */
async function expectNoneDead(web: string, crawl: Crawl, crawlOn: () => Promise<void>): Promise<void> {
  async function askAgain(dead: ReturnType<typeof deadIn>) {
    const pages = [...new Set(dead.map(([, { foundOn }]) => foundOn))].filter((page) => crawl.delete(page));
    for (const [path] of dead) crawl.delete(path);
    await crawlFrom(
      web,
      crawl,
      pages.map((page) => new URL(page, web)),
      "a page that was read again",
    );
    await crawlOn();
  }
  const look = async () => {
    const dead = deadIn(crawl);
    if (dead.length > 0) await askAgain(dead);
    return deadIn(crawl).map(
      ([path, { status, location, foundOn }]) =>
        `${status} ${path}${location ? `, which leads to ${location}` : ""}, found on ${foundOn}`,
    );
  };
  await crawlOn();
  await expect.poll(look).toEqual([]);
}

const wrongIn = (crawl: Crawl) =>
  [...crawl].flatMap(([path, { document }]) => (document ? problemsOf(document).map((it) => `${path} ${it}`) : []));

describe("the whole site, link by link", { timeout: WALK_TIMEOUT_MS }, () => {
  test("leads a visitor nowhere in vain, and every page says what it is [R1 R2 R16]", async ({
    crawl,
    examples,
    store,
    annotate,
  }) => {
    const { web } = store;
    const routes = PATTERNS.filter((pattern) => pattern !== UNKNOWN_PATH).map((pattern) =>
      addressAt(pattern, examples),
    );
    await expectNoneDead(web, crawl, async () => {
      await crawlFrom(
        web,
        crawl,
        routes.map((path) => new URL(path, web)),
        ROUTES,
      );
      const index = await (await fetch(`${web}/sitemap.xml`)).text();
      for (const [, file = ""] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
        const listed = [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
        await crawlFrom(
          web,
          crawl,
          listed.map(([, address = ""]) => new URL(asText(address))),
          file,
        );
      }
    });
    await annotate(`${crawl.size} addresses`);
    expect(crawl.size).toBeGreaterThan(400);
    expect(wrongIn(crawl)).toEqual([]);
    // The profile's places are tabs, which the browser fills in.
    expect(lostPlaces(web, crawl, (path) => path === "/profile")).toEqual([]);
  });

  test("leads customers and staff nowhere in vain from pages of their own", async ({
    crawl,
    customer,
    examples,
    openPage,
    staff,
    store,
  }) => {
    const pages = { customer: await openPage({ storage: customer }), staff: await openPage({ storage: staff }) };
    const wrong = new Set<string>();
    await expectNoneDead(store.web, crawl, async () => {
      for (const { path, who, shows } of [...LINKED_PAGES, ...sampled(CUSTOMERS_PAGES, [])]) {
        const page = pages[who];
        await visit(page, addressAt(path.slice(1), examples));
        await expect(page.getByRole("main"), path).toContainText(shows);
        const document = parseDocument(await page.content(), page.url(), 200);
        for (const problem of problemsOf(document)) wrong.add(`${path} ${problem}`);
        // All are answered with the same document; files are not.
        const lost = document.links.filter(
          ({ pathname }) => /^\/dashboard(?:\/(?!assets\/)|$)/.test(pathname) && !isOfDashboard(pathname),
        );
        for (const { pathname } of lost) wrong.add(`${path} leads to ${pathname}, which the dashboard does not have`);
        await crawlFrom(store.web, crawl, document.links, path);
      }
    });
    expect([...wrong]).toEqual([]);
    expect(wrongIn(crawl)).toEqual([]);
  });
});
