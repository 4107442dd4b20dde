import { toggleWishlist, visitor } from "@store/api-client/contract";
import { sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { delayScripts } from "./browser/delay-files.ts";
import { expect } from "./browser/expect.ts";
import { layoutShift, watchLayoutShift } from "./browser/layout-shift.ts";
import { mainlyOn } from "./browser/screens.ts";
import { type BrowserStorage, test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { backendAs, replyOf } from "./shopper/backend.ts";
import { listed } from "./shopper/catalogue.ts";
import { fillCart, readyCustomer } from "./shopper/ready-customer.ts";
import { headline } from "./shopper/visits.ts";

declare global {
  interface Window {
    /** Frames so far, and those of them that showed the text. */
    framesSeen: { all: number; withText: number };
  }
}

/** Pages that the browser fills in, and what they show to who has nothing there. */
const PAGES = [
  { path: "/cart", title: "My Cart", text: "Your cart is empty" },
  { path: "/wishlist", title: "My Wishlist", text: "Your wishlist is empty" },
  { path: "/profile", title: "My account", text: "Please log in to see this page" },
] as const;

/** From the next page on, looks in each frame whether a text is on the screen. */
async function watchText(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    window.framesSeen = { all: 0, withText: 0 };
    const look = () => {
      const isShown = [...document.querySelectorAll("main p")].some(
        (paragraph) => paragraph.textContent === wanted && paragraph.checkVisibility(),
      );
      window.framesSeen.all += 1;
      if (isShown) window.framesSeen.withText += 1;
      requestAnimationFrame(look);
    };
    look();
  }, text);
}

const framesSeen = (page: Page) => page.evaluate(() => window.framesSeen);

/** Paints the server's page before its scripts come, then the browser's. */
async function openSlowly(page: Page, path: string, look: () => Promise<unknown>): Promise<void> {
  const release = await delayScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect.poll(async () => (await framesSeen(page)).all).toBeGreaterThan(2);
  await look();
  release();
}

/** A browser of somebody with something in the cart and in the wishlist. */
async function storageOf(who: "visitor" | "customer", store: { readonly api: string; readonly web: string }) {
  const [liked] = await listed(backendAs(store.api), {});
  const fill = async (call: ReturnType<typeof backendAs>) => {
    await fillCart(call, 1);
    await replyOf(call(toggleWishlist, { body: { pid: liked?.id ?? 0 } }));
  };
  if (who === "customer") {
    const { call, storage } = await readyCustomer(store);
    await fill(call);
    return storage;
  }
  const { visitor_id: visitorId } = await replyOf(backendAs(store.api)(visitor));
  await fill(backendAs(store.api, { visitorId }));
  const localStorage = [{ name: "visitor_id", value: visitorId }];
  return { cookies: [], origins: [{ origin: store.web, localStorage }] } satisfies BrowserStorage;
}

describe.each(mainlyOn("desktop"))("on a $device", ({ screen }) => {
  describe.each(sampled(PAGES, PAGES.slice(0, 1)))("the server's $path", ({ path, title, text }) => {
    test("is what a first visitor sees, and stays it", async ({ openPage }) => {
      const plain = await openPage({ screen, hasScripts: false });
      await plain.goto(path, { waitUntil: "domcontentloaded" });
      await expect(headline(plain)).toHaveText(title);
      await expect(plain.getByText(text)).toBeVisible();

      const page = await openPage({ screen });
      await watchText(page, text);
      await watchLayoutShift(page);
      const painted = page.getByText(text);
      await openSlowly(page, path, () => expect(painted).toBeVisible());
      const element = await painted.elementHandle();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("visitor_id"))).not.toBeNull();
      await expect(page.locator("[data-shown-to=all]").getByText(text)).toBeVisible();
      expect(await element?.evaluate((node) => node.isConnected && node.checkVisibility())).toBe(true);
      await expect(page.locator("[data-shown-to=shopper], [data-shown-to=customer]")).toHaveCount(0);
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBe(0);
    });
  });

  const FILLED = [
    { who: "visitor", path: "/cart" },
    { who: "visitor", path: "/wishlist" },
    { who: "customer", path: "/cart" },
    { who: "customer", path: "/wishlist" },
    { who: "customer", path: "/profile" },
  ] as const;
  test.for(
    sampled(
      FILLED,
      FILLED.filter(({ who, path }) => (who === "visitor") === (path === "/cart")),
    ),
  )("$path says in no frame that a $who has nothing there", async ({ who, path }, { openPage, store }) => {
    const page = await openPage({ screen, storage: await storageOf(who, store) });
    const { text = "" } = PAGES.find((one) => one.path === path) ?? {};
    await watchText(page, text);
    const skeleton = page.locator("[data-shown-to=shopper] > *, [data-shown-to=customer] > *").first();
    await openSlowly(page, path, () => expect(skeleton).toBeVisible());
    await expect(page.locator("[data-shown-to]")).toHaveCount(0);
    await expect(
      page
        .getByRole("main")
        .getByRole(path === "/profile" ? "navigation" : "article")
        .or(page.getByRole("main").getByRole("listitem"))
        .first(),
    ).toBeVisible();
    expect((await framesSeen(page)).withText).toBe(0);
  });
});

test("the checkout leads a visitor to the cart", async ({ page }) => {
  await visit(page, "/cart");
  await page.goto("/checkout", { waitUntil: "commit" });
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});
