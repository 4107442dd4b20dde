import type { Call } from "@store/api-client";
import { addToCart, cart, productList, updateCartItem } from "@store/api-client/contract";
import { addMoney, COIN_VALUE, DEFAULT_POLICY, formatRupees, multiplyMoney, subtractMoney } from "@store/domain";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { focusFindings } from "../browser/focus-walk.ts";
import { layoutShift, MOST_SHIFT, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { saveAddress } from "../shopper/address-form.ts";
import { replyOf } from "../shopper/backend.ts";
import { otpSentBy } from "../shopper/outbox.ts";
import { addressInPune, earnCoins, fillCart, readyCustomer } from "../shopper/ready-customer.ts";
import { headline, termsOf } from "../shopper/visits.ts";

const CART = "/backend/cart/";
const LINE = /\/backend\/cart\/\d+\/$/;

const linesOf = (page: Page) => page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");
const totalsOf = (page: Page) => termsOf(page.getByRole("complementary", { name: "Totals" }));
const numberOf = (page: Page) => linesOf(page).first().getByRole("spinbutton");
const more = (page: Page) =>
  linesOf(page)
    .first()
    .getByRole("button", { name: /^Increase/ });

/** The steps up are quick: they come before an answer can. */
async function stepUp(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await more(page).click();
}

async function openCart(page: Page): Promise<void> {
  await visit(page, "/cart");
  await expect(linesOf(page).first()).toBeVisible();
}

/** The screen's amounts become what the server says of this cart, with shipping on top, and coins off at the end. */
async function expectServersTotals(page: Page, call: Call, coins = 0): Promise<void> {
  await expect(page.getByText("Updating …")).toBeHidden();
  const { data } = await replyOf(call(cart));
  const orderTotal = addMoney(data.final_total, DEFAULT_POLICY.shipping.charge);
  const toPay = subtractMoney(orderTotal, multiplyMoney(COIN_VALUE, coins));
  await expect
    .poll(() => totalsOf(page))
    .toMatchObject({
      Subtotal: formatRupees(data.total),
      Discount: `${data.discount_amt > 0 ? "−" : ""}${formatRupees(data.discount_amt)}`,
      GST: formatRupees(data.gst_amt),
      Shipping: formatRupees(DEFAULT_POLICY.shipping.charge),
      "Final total": formatRupees(orderTotal),
      ...(coins > 0 ? { "To pay": formatRupees(toPay) } : {}),
    });
}

describe.each(mainlyOn("phone"))("the cart on a $device", ({ screen, device }) => {
  test("takes quantities, voucher, coins, a gift and its PDF [R83 R85 R86 R87 R89 R90 R91 C38]", async ({
    openPage,
    store,
  }) => {
    const shopper = await readyCustomer(store);
    const address = await addressInPune(shopper);
    await fillCart(shopper.call, 3, 5);
    await earnCoins(await openPage(), shopper, address);
    await fillCart(shopper.call, 3);
    const page = await openPage({ screen, storage: shopper.storage });

    await watchLayoutShift(page);
    await openCart(page);
    await expectServersTotals(page, shopper.call);
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
    await expectAccessibleHere(page);
    await stepUp(page, 3);
    await expect(numberOf(page)).toHaveValue("4");
    await expect(page.getByText("Quantity updated!")).toHaveCount(1);
    await expectServersTotals(page, shopper.call);
    expect((await replyOf(shopper.call(cart))).data.cart_items[0]?.quantity).toBe(4);

    await page.getByRole("button", { name: "Apply a voucher" }).click();
    const code = page.getByRole("textbox", { name: "Voucher code" });
    await expect(code).toBeFocused();
    await code.fill("welcome10");
    await code.press("Enter");
    await expect(page.getByText("Voucher applied!")).toBeVisible();
    await expect(page.getByText("WELCOME10", { exact: true })).toBeVisible();
    await expectServersTotals(page, shopper.call);
    expect((await totalsOf(page)).Discount).toMatch(/^−/);
    await page.getByRole("button", { name: "Remove voucher" }).click();
    await expect(page.getByText("Voucher removed!")).toBeVisible();
    await expectServersTotals(page, shopper.call);

    await page.getByRole("button", { name: "Redeem coins" }).click();
    await page.getByRole("textbox", { name: "Coins to redeem" }).fill("5");
    const otp = await otpSentBy(store.api, shopper.person.mobile, async () => {
      await page.getByRole("button", { name: "Send OTP" }).click();
      await expect(page.getByRole("textbox", { name: "OTP" })).toBeFocused();
    });
    await expectAccessibleHere(page);
    await page.getByRole("textbox", { name: "OTP" }).fill(otp);
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await expect(page.getByText("No new coins are earned on this order.")).toBeVisible();
    await expectServersTotals(page, shopper.call, 5);
    expect((await replyOf(shopper.call(cart))).data.used_coin).toBe(5);

    const lines = await linesOf(page).count();
    await page.getByRole("button", { name: "Send this order as a gift" }).click();
    await page.getByRole("checkbox", { name: "This order is a gift" }).check();
    await page.getByRole("textbox", { name: "Gift message" }).fill("With love");
    await page.getByRole("group", { name: "Pack it nicely" }).getByRole("button").first().click();
    await expect(linesOf(page)).toHaveCount(lines + 1);
    await expectAccessibleHere(page);
    expect(await page.evaluate(() => localStorage.getItem("giftMessage"))).toBe("With love");

    // Messages stay as long as a pointer rests on them, and they may lie over the button.
    await page.mouse.move(1, screen.height / 2);
    const pdf = page.getByRole("button", { name: "Download cart as PDF" });
    const [download] = await Promise.all([page.waitForEvent("download"), pdf.click()]);
    expect(download.suggestedFilename()).toBe("cart.pdf");
  });

  // Tabbing through 30 lines takes its time: once is enough, in the long run.
  const count = isLong && device === "phone" ? 30 : 4;
  test(`is used by keyboard alone, with ${count} lines [R83 R84 R85]`, async ({ openPage, store }) => {
    const shopper = await readyCustomer(store);
    await fillCart(shopper.call, count);
    const page = await openPage({ screen, storage: shopper.storage });
    await openCart(page);
    await expect(linesOf(page)).toHaveCount(count);
    expect((await focusFindings(page)).findings).toEqual([]);

    await numberOf(page).focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowUp");
    await expect(numberOf(page)).toHaveValue("3");
    await expect(page.getByText("Quantity updated!")).toBeVisible();
    await numberOf(page).selectText();
    await page.keyboard.type("-1");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Quantity cannot be set less than 0!")).toBeVisible();

    const second = await linesOf(page).nth(1).getByRole("link").textContent();
    await linesOf(page)
      .first()
      .getByRole("button", { name: /^Remove/ })
      .press("Enter");
    await expect(page.getByText("Product removed from cart!")).toBeVisible();
    await expect(linesOf(page)).toHaveCount(count - 1);
    await expect(page.getByRole("link", { name: second ?? "", exact: true })).toBeFocused();
  });
});

describe("the same cart", () => {
  test("is shown in two tabs and on two devices", async ({ openPage, store }) => {
    const shopper = await readyCustomer(store);
    await fillCart(shopper.call, 2);
    const page = await openPage({ storage: shopper.storage });
    await openCart(page);
    const other = await page.context().newPage();
    await openCart(other);
    await stepUp(other, 2);
    await expect(numberOf(other)).toHaveValue("3");
    await expect(numberOf(page), "in the first tab").toHaveValue("3");

    const [line] = (await replyOf(shopper.call(cart))).data.cart_items;
    await replyOf(shopper.call(updateCartItem, { params: { id: line?.id ?? 0 }, body: { quantity: 7 } }));
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(numberOf(page), "after another device").toHaveValue("7");
  });
});

describe.runIf(isLong)("when the network", () => {
  test("fails, is slow or loses an answer, the shopper knows what happened [R85]", async ({ openPage, store }) => {
    const shopper = await readyCustomer(store);
    await fillCart(shopper.call, 2);
    const page = await openPage({ storage: shopper.storage, expected: [/500/, /ERR_FAILED/, /ERR_CONNECTION/] });
    await openCart(page);

    await page.route(LINE, (route) => route.fulfill({ status: 500, body: "{}" }));
    await stepUp(page, 1);
    await expect(page.getByText("There was an error updating the quantity!")).toBeVisible();
    await expect(numberOf(page)).toHaveValue("1");
    await page.unroute(LINE);

    await page.route(LINE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await stepUp(page, 1);
    await expect(page.getByText("Quantity updated!")).toBeVisible();
    await expect(numberOf(page)).toHaveValue("2");
    await page.unroute(LINE);

    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(LINE, async (route) => {
      await held;
      await route.continue();
    });
    const before = await totalsOf(page);
    await stepUp(page, 2);
    await expect(numberOf(page)).toHaveValue("4");
    await expect(page.getByText("Updating …")).toBeVisible();
    expect(await totalsOf(page), "amounts wait for the server").toEqual(before);
    letGo();
    await expect(page.getByText("Updating …")).toBeHidden();
    await page.unroute(LINE);
    await expect(numberOf(page)).toHaveValue("4");
    await expectServersTotals(page, shopper.call);

    await page.route(`**${CART}`, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.reload();
    await expect(page.getByText("Your cart could not be loaded")).toBeVisible();
    await page.unroute(`**${CART}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(linesOf(page)).toHaveCount(2);
  });
});

describe("the way to the checkout", () => {
  test("needs 250 rupees, stock and an address [R92 R93 C11]", async ({ openPage, store }) => {
    const shopper = await readyCustomer(store);
    const cards = (await replyOf(shopper.call(productList, { query: { ordering: "base_price" } }))).data.data;
    const cheap = cards.find(({ available_stock_quantity, name }) => {
      return (available_stock_quantity ?? 0) > 20 && !/book/i.test(name);
    });
    await replyOf(shopper.call(addToCart, { body: { pid: cheap?.id ?? 0 } }));
    const page = await openPage({ storage: shopper.storage });
    await openCart(page);
    const checkout = page.getByRole("main").getByRole("button", { name: "Checkout" });
    await expect(page.getByText(/^Add products for ₹/)).toBeVisible();
    await checkout.click();
    await expect(page.getByText("Minimum order value should be ₹250", { exact: true })).toBeVisible();

    await fillCart(shopper.call, 2, 2);
    // What the server answers, but that the first product has just sold out.
    await page.route(`**${CART}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"available_quantity":\{"Quantity":\d+\}/, '"available_quantity":{"Quantity":0}'),
      });
    });
    await openCart(page);
    await expect(linesOf(page).first()).toContainText("OUT OF STOCK");
    await expectAccessibleHere(page);
    await checkout.click();
    await expect(page.getByText(`Cannot proceed to checkout, ${cheap?.name} is out of stock.`)).toBeVisible();
    await page.unroute(`**${CART}`);

    await openCart(page);
    await checkout.click();
    await expect(headline(page)).toHaveText("Add address");
    await saveAddress(page, { fullName: shopper.person.firstName, state: "Maharashtra", city: "Pune" });
    await expect(page).toHaveURL("/checkout/");
  });
});
