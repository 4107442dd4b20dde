import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { MAIN_VISITS, pathOf } from "./shopper/main-pages.ts";

/** The picture that is the page's largest contentful paint. */
const largest = (page: Page) => page.getByRole("main").locator("img[fetchpriority=high]").first();
const isEager = (page: Page) => largest(page).evaluate((picture: HTMLImageElement) => picture.loading !== "lazy");

type What = "scripts" | "pictures" | "styles" | "font";
const KINDS: Readonly<Record<string, What>> = {
  script: "scripts",
  image: "pictures",
  stylesheet: "styles",
  font: "font",
};

/** The network requests so far, in order. */
function watchRequests(page: Page): () => readonly { readonly what: What | undefined; readonly url: string }[] {
  const requests: { what: What | undefined; url: string }[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith("data:") && !request.isNavigationRequest()) {
      requests.push({ what: KINDS[request.resourceType()], url });
    }
  });
  return () => requests;
}

/** Delays the largest picture until it is released. */
async function holdLargest(page: Page): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\/media\//, async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await gone;
    await route.continue();
  });
  return letGo;
}

const INSTALL_WITHIN_MS = 10 * 60_000;

/** Opens a page with a stopped clock: it waits for its delayed largest picture until it is released. */
async function openHeld(page: Page, address: string) {
  const requests = watchRequests(page);
  const letGo = await holdLargest(page);
  const now = new Date();
  // The clock runs until it is paused, on a busy machine for long.
  await page.clock.install({ time: new Date(now.getTime() - INSTALL_WITHIN_MS) });
  await page.clock.pauseAt(now);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const goOn = async () => {
    letGo();
    await page.clock.resume();
  };
  return { requests, goOn };
}

describe.each(MAIN_VISITS)("the $name page on a $device", ({ name, screen }) => {
  test("asks for its styles, its first pictures and on a desktop its font, and for nothing else before these", async ({
    openPage,
    store,
  }) => {
    const page = await openPage({ screen });
    const { requests, goOn } = await openHeld(page, await pathOf(name, store.api));
    expect(await isEager(page), "the largest picture waits for nothing").toBe(true);
    const pictures = await page.getByRole("main").locator("img:not([loading=lazy])").count();
    const sheets = await page.locator("link[rel=stylesheet]").count();
    const awaited = [
      ...Array.from({ length: sheets }, () => "styles"),
      ...Array.from({ length: pictures }, () => "pictures"),
      // A phone's comes after the paint.
      ...(screen === PHONE ? [] : ["font"]),
    ];
    await expect.poll(() => requests().length).toBeGreaterThanOrEqual(awaited.length);
    expect(
      requests()
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual(awaited.toSorted());

    await goOn();
    await expect.poll(() => requests().some(({ what }) => what === "scripts")).toBe(true);
    await expect.poll(() => requests().filter(({ what }) => what === "font").length).toBeGreaterThan(0);
    await expect.poll(() => requests().filter(({ what }) => what === "pictures").length).toBeGreaterThan(pictures);
  });

  test("comes alive at the first press, although its largest picture is still on its way", async ({
    openPage,
    store,
  }) => {
    const page = await openPage({ screen });
    const { requests, goOn } = await openHeld(page, await pathOf(name, store.api));
    await page.keyboard.press("Tab");
    await expect.poll(() => requests().some(({ what }) => what === "scripts")).toBe(true);
    await goOn();
  });
});
