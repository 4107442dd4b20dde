import { addToCart, eliteCheck, eliteSubscriptions } from "@store/api-client/contract";
import { DEFAULT_POLICY, formatRupees, SAMPLE_IDENTITY } from "@store/domain";
import { isLong, sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { delayScripts } from "../browser/delay-files.ts";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { visitWhole } from "../browser/visit-whole.ts";
import { backendAsPerson, replyOf } from "../shopper/backend.ts";
import { findOffer } from "../shopper/catalogue.ts";
import { logInOnPage, loginDialog } from "../shopper/log-in.ts";
import { type Newcomer, newCustomer } from "../shopper/newcomer.ts";
import { test } from "../shopper/test.ts";
import { openCart, termsOf } from "../shopper/visits.ts";

const PLANS = "/subscription-plans";
/** Less than a pixel of a line: what rounding the heights of texts may leave. */
const STILL = 0.001;
const PAY = `Pay ${formatRupees(DEFAULT_POLICY.membership.price)}`;

const byPointer = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
async function byKeyboard(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name, exact: true }), 90);
  await page.keyboard.press("Enter");
}
/** In the login dialog: a shopper who logs in there goes on to the payment, past the message that it succeeded. */
async function fillLogin(page: Page, { email, password }: Newcomer): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole("tab", { name: "Email" }).click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
}

const invitation = (page: Page) => page.getByRole("link", { name: /upgrade now/ });
const join = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Join/ });

const [phone, desktop] = SCREENS;

/** Each on its screen; `npm test` goes one of them. */
const WAYS = [
  { ...phone, way: "by pointer", press: byPointer },
  { ...desktop, way: "by keyboard", press: byKeyboard },
];

describe.each(sampled(WAYS, WAYS.slice(0, 1)))("SO Elite on a $device, $way", ({ screen, press }) => {
  test("is joined: login, a payment that fails, one that is paid; then banner and shipping follow [R108 R109 R110]", async ({
    openPage,
    store,
  }) => {
    const person = await newCustomer(store.api);
    const call = await backendAsPerson(store.api, person);
    const page = await openPage({ screen });
    await visit(page, PLANS);
    await expectAccessibleHere(page);
    await expect(join(page)).toBeVisible();
    await press(page, "Join SO Elite");
    await expect(loginDialog(page)).toBeVisible();
    await fillLogin(page, person);
    await expect(loginDialog(page)).toBeHidden();

    await press(page, "Let the payment fail");
    await expect(page).toHaveURL(/\/subscription-payment\?payment=failed/);
    await expect(page.getByText("Payment failed! Please try again.")).toBeVisible();
    expect((await replyOf(call(eliteCheck))).is_sose_elite_user).toBe(false);
    await expectAccessibleHere(page);
    await press(page, "Pay again");
    await press(page, PAY);
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Welcome to SO Elite!")).toBeVisible();
    await expect(invitation(page)).toHaveCount(0);
    await expect(page.getByText(SAMPLE_IDENTITY.tagline, { exact: true }).first()).toBeVisible();
    const { data } = await replyOf(call(eliteSubscriptions));
    expect(data.map(({ is_active }) => is_active)).toEqual([true]);

    const releaseScripts = await delayScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByText(SAMPLE_IDENTITY.tagline, { exact: true }).first(), "before any script").toBeVisible();
    await expect(invitation(page)).toBeHidden();
    releaseScripts();
    await expect(invitation(page)).toHaveCount(0);

    await watchLayoutShift(page);
    await visit(page, PLANS);
    await expect(page.getByText(/^Until /)).toBeVisible();
    await expect(join(page)).toHaveCount(0);
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThan(STILL);
    await expectAccessibleHere(page);

    const { product } = await findOffer(call, { quantity: 2 });
    await replyOf(call(addToCart, { body: { pid: product.id, quantity: 2 } }));
    await openCart(page);
    await expect
      .poll(() => termsOf(page.getByRole("complementary", { name: "Totals" })))
      .toMatchObject({ Shipping: "Free" });
  });
});

test("a payment is waited for, over a reload, until it is confirmed elsewhere [R109]", async ({ page, store }) => {
  const person = await newCustomer(store.api);
  await logInOnPage(page, person);
  await visit(page, PLANS);
  await join(page).dblclick();
  await page.waitForURL(/\/payments\/sandbox\//);
  const txnId = (await page.getByRole("definition").nth(1).textContent()) ?? "";
  const paying = page.url();
  const waiting = await page.context().newPage();
  await visit(waiting, `/subscription-payment?txnid=${txnId}`);
  await expect(waiting.getByText(/We are waiting for your bank/)).toBeVisible();
  await expectAccessibleHere(waiting);
  await waiting.reload();
  await expect(waiting.getByText(/We are waiting for your bank/)).toBeVisible();
  await page.goto(paying);
  await page.getByRole("button", { name: PAY }).click();
  await expect(page).toHaveURL("/");
  await waiting.bringToFront();
  await expect(waiting).toHaveURL("/");
  await expect(invitation(waiting)).toHaveCount(0);

  await visit(waiting, "/subscription-payment");
  await expect(waiting.getByText("There is no payment to confirm")).toBeVisible();
  const call = await backendAsPerson(store.api, person);
  expect((await replyOf(call(eliteSubscriptions))).data).toHaveLength(1);
});

test.runIf(isLong)(
  "SO Elite's page is bare inside the app, and complete without scripts [R107]",
  async ({ openPage, page }) => {
    await visitWhole(page, `${PLANS}?mobile=true`);
    await expect(join(page)).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);

    const plain = await openPage({ hasScripts: false });
    await plain.goto(PLANS, { waitUntil: "domcontentloaded" });
    const main = plain.getByRole("main");
    await expect(main.getByText(formatRupees(DEFAULT_POLICY.membership.price))).toBeVisible();
    await main.getByText("Can I cancel my membership?").click();
    await expect(main.getByText(/within 3 weeks of joining/).last()).toBeVisible();
    await expect(main.getByRole("region", { name: "What members say" }).getByRole("figure")).not.toHaveCount(0);
  },
);
