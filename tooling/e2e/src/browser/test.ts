import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { test as base, inject } from "vitest";
import { DESKTOP, type Screen } from "./screens.ts";
import { watchTrouble } from "./watch-trouble.ts";

export type BrowserStorage = BrowserContextOptions["storageState"];

export interface PageWishes {
  readonly screen?: Screen | undefined;
  /** A device that is touched, as a phone is. */
  readonly isTouched?: boolean | undefined;
  readonly hasScripts?: boolean | undefined;
  /** What an earlier visit left in the browser's storage, such as a login. */
  readonly storage?: BrowserStorage | undefined;
  /** Another storefront than the one all tests share. */
  readonly storefront?: string | undefined;
  /** What opens by itself over the first page of a visit, such as the login; a test that is not about it goes without. */
  readonly hasPopups?: boolean | undefined;
  /** Things move, and turn by themselves. */
  readonly isMoving?: boolean | undefined;
  /** Trouble that the test brings about itself. */
  readonly expected?: readonly RegExp[] | undefined;
}

/** When to give up on a page, in milliseconds: the first visit of all draws its pictures. */
const PATIENCE = 60_000;

/** Marks the visit as one that has seen them (document 1, section 3). */
const holdPopupsBack = (context: BrowserContext) =>
  context.addInitScript(() => {
    sessionStorage.setItem("hasShownPopup", "true");
    sessionStorage.setItem("hasUserContinuedCelebration", "true");
  });

export type OpenPage = (wishes?: PageWishes) => Promise<Page>;

/** A test with a browser. It fails, whatever else it asserts, on trouble in any of its pages. */
export const test = base
  .extend("endpoint", { scope: "file" }, () => inject("browser"))
  .extend("browser", { scope: "file" }, async ({ endpoint }, { onCleanup }) => {
    const browser = await chromium.connect(endpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("store", { scope: "file" }, () => inject("store"))
  .extend("openPage", async ({ browser, store }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    onCleanup(async () => {
      for (const context of contexts) await context.close();
      if (troubles.length > 0) throw new Error(`Trouble in the browser:\n${troubles.join("\n")}`);
    });
    const open: OpenPage = async (wishes = {}) => {
      const { screen = DESKTOP, isTouched = false, hasScripts = true, hasPopups = false, isMoving = false } = wishes;
      const { storage, storefront = store.web, expected = [] } = wishes;
      const context = await browser.newContext({
        baseURL: storefront,
        viewport: screen,
        hasTouch: isTouched,
        isMobile: isTouched,
        javaScriptEnabled: hasScripts,
        storageState: storage,
        reducedMotion: isMoving ? "no-preference" : "reduce",
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
        permissions: [],
      });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      if (!hasPopups) await holdPopupsBack(context);
      const page = await context.newPage();
      watchTrouble(page, (trouble) => {
        if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
      });
      return page;
    };
    return open;
  })
  .extend("page", ({ openPage }) => openPage());
