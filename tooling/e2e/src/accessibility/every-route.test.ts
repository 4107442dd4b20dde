import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { OWN_PAGES } from "../backend-down/own-pages.ts";
import { expect } from "../browser/expect.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { problemsOf } from "../html/crawl.ts";
import { parseDocument } from "../html/read-document.ts";
import { loginDialog } from "../shopper/log-in.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";
import { addressAt, DASHBOARD_PATTERNS, PAGE_NOT_FOUND, PATTERNS, UNKNOWN_PATH, WALK_TIMEOUT_MS } from "../site-map.ts";
import { expectAccessible, expectAccessibleHere } from "./expect-accessible.ts";
import { expectNothingCovered } from "./expect-nothing-covered.ts";

const ASKS_FOR_LOGIN = /Please log in to see this page/;

/** What appears once the browser has filled in a page; all other pages are complete in the server's HTML. */
const FILLED_IN: Readonly<Record<string, { readonly visitor: RegExp; readonly customer: RegExp }>> = {
  cart: { visitor: /Your cart is empty/, customer: /Your cart is empty|Subtotal/ },
  checkout: { visitor: /Your cart is empty/, customer: /Your cart is empty|Subtotal/ },
  wishlist: { visitor: /Your wishlist is empty/, customer: /Your wishlist is empty|₹/ },
  "update-password": { visitor: ASKS_FOR_LOGIN, customer: /Old password/ },
  profile: { visitor: ASKS_FOR_LOGIN, customer: /My details.*@/s },
  "profile/edit": { visitor: ASKS_FOR_LOGIN, customer: /Discard/ },
  "profile/addresses/add": { visitor: ASKS_FOR_LOGIN, customer: /Save address/ },
  "profile/addresses/:addressId/edit": { visitor: ASKS_FOR_LOGIN, customer: /Save address/ },
  "orders/:orderId": { visitor: ASKS_FOR_LOGIN, customer: /SO-\d/ },
  "order-placed/:orderId": { visitor: ASKS_FOR_LOGIN, customer: /SO-\d/ },
  "track/:token": { visitor: /leads to no order/, customer: /leads to no order/ },
  "back-in-stock/:token": { visitor: /Do not write to me/, customer: /Do not write to me/ },
  "cart-reminders/:token": { visitor: /Send me no more/, customer: /Send me no more/ },
  // A visitor is led to the landing page, where the login opens (C21).
  "consult-our-vaidya/schedule-appointment": { visitor: /How it works/, customer: /Book appointment/ },
  "subscribe/:productId": { visitor: ASKS_FOR_LOGIN, customer: /No Subscriptions Found|Unit Price/ },
};

const filledIn = (pattern: string, who: "visitor" | "customer" | "staff"): RegExp | undefined =>
  who === "staff" ? OWN_PAGES.find(({ path }) => path === `/${pattern}`)?.shows : FILLED_IN[pattern]?.[who];

/**
 * One page of each kind: what `npm test` opens. That every route opens is shown by the crawl, and each kind of control by
 * its story; the long run opens all.
 */
const TEMPLATES: Readonly<Record<"visitor" | "customer" | "staff", readonly string[]>> = {
  visitor: [
    ...["", "shop", "products/:productId/:productName", "products/:productId/reviews/:productName", "cart"],
    ...["store-locator", "privacy-policy", "gift-voucher", "blogs", "contact-us", "subscription-plans"],
    ...["consult-our-vaidya/schedule-appointment", "testimonials", "faq", "signup", "profile", "event/:id"],
    PAGE_NOT_FOUND,
  ],
  customer: ["profile", "profile/addresses/:addressId/edit", "orders/:orderId", "order-placed/:orderId", "sosecoin"],
  staff: [
    ...["dashboard", "dashboard/orders", "dashboard/orders/:orderId", "dashboard/products/:productId"],
    ...["dashboard/stock", "dashboard/settings", "dashboard/books", "dashboard/content/appointment-slots"],
  ],
};

/** Pages that ask a visitor to log in by the dialog. */
const OPENS_LOGIN: readonly string[] = ["consult-our-vaidya/schedule-appointment"];

describe("a page of each kind opens with what search engines read of it, and neither axe nor the console has a word to say", {
  timeout: WALK_TIMEOUT_MS,
}, () => {
  // One browser walks through them all: it has the scripts by then, which halves the time.
  test.for(["visitor", "customer", "staff"] as const)(
    "for a %s [R1 R11 R12 R44]",
    async (who, { openPage, examples, customer, staff }) => {
      const storage = { visitor: undefined, customer, staff }[who];
      const page = await openPage({ storage, expected: [/answer 404/] });
      const wrong: string[] = [];
      // Errors and warnings are noted in every test.
      page.on("console", (message) => {
        if (["info", "log"].includes(message.type())) wrong.push(`${page.url()} says ${message.text()}`);
      });
      const all = who === "staff" ? DASHBOARD_PATTERNS : PATTERNS;
      const patterns = sampled(all, TEMPLATES[who]);
      for (const pattern of patterns.filter((one) => one !== UNKNOWN_PATH)) {
        const address = addressAt(pattern, examples);
        const response = await visit(page, address);
        expect(response?.status(), address).toBe(pattern === PAGE_NOT_FOUND ? 404 : 200);
        if (who === "visitor" && OPENS_LOGIN.includes(pattern)) {
          await expect(loginDialog(page), address).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press("Escape");
          await expect(loginDialog(page), address).toBeHidden();
        }
        await expect(page, address).toHaveTitle(/\w.* \| \w/);
        await expect(headline(page), address).toHaveText(/\w/);
        await expect(page.getByRole("main"), address).toContainText(filledIn(pattern, who) ?? /\w/);
        for (const { screen } of SCREENS) {
          await page.setViewportSize(screen);
          await expectAccessibleHere(page);
          await expectNothingCovered(page);
        }
        const document = parseDocument(await page.content(), page.url(), response?.status() ?? 0);
        wrong.push(...problemsOf(document).map((problem) => `${address} ${problem}`));
      }
      expect(wrong).toEqual([]);
    },
  );
});
