import { type WireReplyOf, walletHistory } from "@store/api-client/contract";
import { coinProgramme } from "@store/content";
import { COIN_ERRORS, DEFAULT_POLICY } from "@store/domain";
import { isLong, sampled } from "@store/vitest";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson } from "../shopper/backend.ts";
import { logInByEmail, logInOnPage } from "../shopper/log-in.ts";
import { newCustomer } from "../shopper/newcomer.ts";
import { addressInPune, earnCoins, fillCart, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { headline, termsOf } from "../shopper/visits.ts";

const WALLET = "/sosecoin";
const TAB = "/profile#wallet";
const PROGRAMME = "/so-coin";
const HISTORY = `/backend${walletHistory.path.replace("{contactId}", "*")}`;
/** Less than a pixel of a line: what rounding the heights of texts may leave. */
const STILL = 0.001;

const main = (page: Page) => page.getByRole("main");
const sums = (page: Page) => termsOf(page.getByRole("region", { name: "Your coins" }));
const rows = (page: Page) => page.getByRole("list", { name: /^Transactions/ }).getByRole("listitem");

type Press = (page: Page, wanted: Locator) => Promise<void>;
const byPointer: Press = (_, wanted) => wanted.click();
const byKeyboard: Press = async (page, wanted) => {
  await expect(wanted).toBeVisible();
  await tabTo(page, wanted, 90);
  await page.keyboard.press("Enter");
};

/** A wallet of that many coins, each earned separately. */
function manyCoins(count: number): WireReplyOf<typeof walletHistory> {
  const records = Array.from({ length: count }, (_, place) => ({
    id: count - place,
    order_id: null,
    new_added_coin: 1,
    used_coin: 0,
    available_coin: count - place,
    reason: "earned",
    created_at: "2026-03-14T20:00:00.000Z",
  }));
  return { status: true, SoseCoins: records, data: records, pending_coins: 0 };
}

const [phone, desktop] = SCREENS;

/** Each on its screen; `npm test` goes one of them. */
const WAYS = [
  { ...phone, way: "by pointer", press: byPointer },
  { ...desktop, way: "by keyboard", press: byKeyboard },
];

describe.each(sampled(WAYS, WAYS.slice(0, 1)))("coins on a $device, $way", ({ screen, press }) => {
  test("a visitor logs in to the wallet; what an order earns is listed with it [R171]", async ({ openPage, store }) => {
    const visitor = await openPage({ screen });
    const person = await newCustomer(store.api);
    await visit(visitor, WALLET);
    await press(visitor, main(visitor).getByRole("button", { name: "Log in" }));
    await logInByEmail(visitor, person);
    await expect(visitor).toHaveURL(WALLET);
    await expect(visitor.getByText(COIN_ERRORS.noTransactions)).toBeVisible();
    expect(await sums(visitor)).toEqual({ Balance: "0.00", Earned: "0.00", Used: "0.00" });
    await expectAccessibleHere(visitor);

    const shopper = await readyCustomer(store);
    await fillCart(shopper.call, 2, 3);
    await earnCoins(await openPage(), shopper, await addressInPune(shopper));
    const page = await openPage({ screen, storage: shopper.storage });
    await watchLayoutShift(page);
    await visit(page, WALLET);
    await expect(rows(page)).toHaveCount(1);
    const earned = await sums(page);
    expect(earned).toEqual({ Balance: expect.stringMatching(/^[1-9]\d*\.00$/), Earned: earned.Balance, Used: "0.00" });
    await expect(rows(page)).toContainText([`+${earned.Balance}`]);
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThan(STILL);

    await visit(page, TAB);
    await expect(rows(page)).toHaveCount(1);
    expect(await sums(page)).toEqual(earned);
    await press(page, rows(page).getByRole("link", { name: /^SO-/ }));
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });

  test.runIf(isLong)(
    "2,000 movements come 20 on a page, with the day in India; a failure can be tried again [R171]",
    async ({ openPage, customer }) => {
      const page = await openPage({ screen, storage: customer, timeZone: "America/Los_Angeles", expected: [/503/] });
      await page.route(HISTORY, (route) => route.fulfill({ status: 503, json: { status: false } }));
      await visit(page, TAB);
      await expect(page.getByText(COIN_ERRORS.wallet)).toBeVisible();
      await expectAccessibleHere(page);
      await page.unroute(HISTORY);
      await page.route(HISTORY, (route) => route.fulfill({ json: manyCoins(2000) }));
      await press(page, page.getByRole("button", { name: "Try again" }));

      await expect(rows(page)).toHaveCount(20);
      await expect(rows(page).first()).toContainText("Mar 15, 2026");
      expect(await sums(page)).toEqual({ Balance: "2,000.00", Earned: "2,000.00", Used: "0.00" });
      await expectAccessibleHere(page);
      await press(page, page.getByRole("button", { name: "Page 100", exact: true }));
      const title = page.getByRole("heading", { name: "Transactions page 100 of 100" });
      await expect.poll(() => hasFocus(title)).toBe(true);
      await expect(title).toBeInViewport();
      await expect(rows(page).last()).toContainText("Balance 1.00");
      await press(page, page.getByRole("button", { name: "Previous page" }));
      await expect(rows(page).last()).toContainText("Balance 21.00");
    },
  );

  test("the programme's page scrolls to its features, opens its questions and leads to the shop [R172]", async ({
    openPage,
  }) => {
    const page = await openPage({ screen, isMoving: true });
    await watchLayoutShift(page);
    await visit(page, PROGRAMME);
    await expect(headline(page)).toHaveText(coinProgramme(DEFAULT_POLICY).headline);
    const first = page.getByRole("heading", { name: "Simple and Clear" });
    await press(page, main(page).getByRole("link", { name: "How it works" }));
    await expect(page).toHaveURL(`${PROGRAMME}#features`);
    await expect(first).toBeInViewport();
    await press(page, page.getByText("Can I buy coins?"));
    await expect(page.getByText(/top up your wallet/)).toBeVisible();
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThan(STILL);
    await press(page, main(page).getByRole("link", { name: "Start Shopping Now" }));
    await expect(page).toHaveURL("/shop");
  });

  test.runIf(isLong)("a member's tab lists the membership and leads to the plans [R141]", async ({ openPage }) => {
    const page = await openPage({ screen });
    await logInOnPage(page, demoPerson("elite"));
    await visit(page, "/profile#elite");
    await expect(page.getByRole("list", { name: "Memberships" })).toContainText("Active");
    await expectAccessibleHere(page);
    await press(page, page.getByRole("link", { name: "Renew Subscription" }));
    await expect(page).toHaveURL("/subscription-plans");
  });
});

test.runIf(isLong)(
  "the programme's page is complete without scripts, moves nothing for who prefers that, and is in the sitemap [R172]",
  async ({ openPage, page }) => {
    const plain = await openPage({ hasScripts: false });
    await plain.goto(PROGRAMME, { waitUntil: "domcontentloaded" });
    for (const { title } of [...coinProgramme(DEFAULT_POLICY).features, ...coinProgramme(DEFAULT_POLICY).steps]) {
      await expect(plain.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(main(plain).locator("details")).toHaveCount(7);
    await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/so-coin$/);
    await expect(main(plain).getByRole("link", { name: "Start Earning" })).toHaveAttribute("href", "/shop");

    await visit(page, PROGRAMME);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    const sitemap = await page.request.get("/sitemap-pages.xml");
    expect(await sitemap.text()).toContain("/so-coin</loc>");
  },
);
