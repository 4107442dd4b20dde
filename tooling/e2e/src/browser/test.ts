import { launchOptions } from "@store/chromium";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { test as base, inject } from "vitest";
import { DESKTOP, type Screen } from "./screens.ts";
import { watchProblems } from "./watch-problems.ts";

export type BrowserStorage = BrowserContextOptions["storageState"];

export interface PageOptions {
  readonly screen?: Screen | undefined;
  /** A device that is touched, as a phone is. */
  readonly isTouched?: boolean | undefined;
  readonly hasScripts?: boolean | undefined;
  /** What an earlier visit left in the browser's storage, such as a login. */
  readonly storage?: BrowserStorage | undefined;
  /** Another storefront than the shared one. */
  readonly storefront?: string | undefined;
  /** Popups over the first page of a visit, such as the login; off in tests that are not about them. */
  readonly hasPopups?: boolean | undefined;
  /** The browser keeps what is shown when there is no network. */
  readonly hasServiceWorker?: boolean | undefined;
  /** Animations and autoplay are on. */
  readonly isMoving?: boolean | undefined;
  /** The clock of the device; India's unless the test is about dates elsewhere. */
  readonly timeZone?: string | undefined;
  /** Problems that the test causes itself. */
  readonly expected?: readonly RegExp[] | undefined;
}

/** When to give up on a page, in milliseconds: the first visit of all renders its pictures. */
const PAGE_TIMEOUT_MS = 60_000;

/** Marks the visit as one that has seen them [R42 R52]. */
const suppressPopups = (context: BrowserContext) =>
  context.addInitScript(() => {
    sessionStorage.setItem("hasShownPopup", "true");
    sessionStorage.setItem("hasUserContinuedCelebration", "true");
  });

/** What goes through a service worker, tests could not delay or change. */
const removeServiceWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));

export type OpenPage = (options?: PageOptions) => Promise<Page>;

/** A test with a browser. It fails, whatever else it asserts, on problems in any of its pages. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the pattern says which fixtures are needed
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(launchOptions());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("store", { scope: "file" }, () => inject("store"))
  .extend("openPage", async ({ browser, store }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    onCleanup(async () => {
      for (const context of contexts) await context.close();
      if (problems.length > 0) throw new Error(`Problems in the browser:\n${problems.join("\n")}`);
    });
    const open: OpenPage = async (options = {}) => {
      const { screen = DESKTOP, isTouched = false, hasScripts = true, hasPopups = false, isMoving = false } = options;
      const { hasServiceWorker = false } = options;
      const { storage, storefront = store.web, timeZone = "Asia/Kolkata", expected = [] } = options;
      const context = await browser.newContext({
        baseURL: storefront,
        viewport: screen,
        hasTouch: isTouched,
        isMobile: isTouched,
        javaScriptEnabled: hasScripts,
        storageState: storage,
        reducedMotion: isMoving ? "no-preference" : "reduce",
        locale: "en-IN",
        timezoneId: timeZone,
        permissions: [],
      });
      context.setDefaultTimeout(PAGE_TIMEOUT_MS);
      contexts.push(context);
      if (!hasPopups) await suppressPopups(context);
      if (!hasServiceWorker) await removeServiceWorkers(context);
      const page = await context.newPage();
      watchProblems(page, (problem) => {
        if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
      });
      return page;
    };
    return open;
  })
  .extend("page", ({ openPage }) => openPage());
