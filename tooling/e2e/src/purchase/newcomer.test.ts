import { addresses, orderList, profile } from "@store/api-client/contract";
import { CHECKOUT_TEXTS, COUNTRY_CODE, paise } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { PHONE } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { newDoor } from "../shopper/address-form.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { findOffer } from "../shopper/catalogue.ts";
import { loginDialog } from "../shopper/log-in.ts";
import { newcomer } from "../shopper/newcomer.ts";
import { otpSentBy } from "../shopper/outbox.ts";
import { accountMenu, addToCart, headline, openCart, openProduct } from "../shopper/visits.ts";

const QUANTITY = 3;
/** What a newcomer fills in from the cart to the order (C54). */
const MOST_FIELDS = 6;

declare global {
  interface Window {
    filledFields: string[];
  }
}

/** Records each field that is filled in, by its label; what the page fills in itself is none. */
async function watchFields(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem("filledFields") ?? "[]");
    window.filledFields = Array.isArray(kept) ? kept.map(String) : [];
    window.addEventListener(
      "input",
      ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        const label = target.labels?.[0]?.textContent ?? target.name;
        if (!window.filledFields.includes(label)) window.filledFields.push(label);
        sessionStorage.setItem("filledFields", JSON.stringify(window.filledFields));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => window.filledFields);
}

describe("a newcomer on a phone", () => {
  test("buys with a mobile number alone, in at most six fields (C54)", async ({ openPage, store }) => {
    const anonymous = backendAs(store.api);
    const { product } = await findOffer(anonymous, { quantity: QUANTITY });
    const { mobile } = newcomer();
    const digits = mobile.slice(COUNTRY_CODE.length);

    // The right OTP of a number without an account is a refusal first.
    const page = await openPage({ screen: PHONE, isTouched: true, expected: [/answer 404: POST .*verify-otp/] });
    const filled = await watchFields(page);
    const main = page.getByRole("main");
    await visit(page, "/");
    await page.getByRole("combobox", { name: "Search products" }).fill(product.name);
    await page.keyboard.press("Enter");
    await openProduct(page, product.name);
    await addToCart(page, product.name, QUANTITY);
    await openCart(page);
    const before = (await filled()).length;

    await main.getByRole("button", { name: "Checkout" }).click();
    const dialog = loginDialog(page);
    await expect(dialog.getByRole("tab", { name: "Continue with mobile" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByRole("link", { name: "privacy policy" })).toBeVisible();
    await expectAccessibleHere(page);
    await dialog.getByRole("textbox", { name: "Mobile number" }).fill(digits);
    const otp = await otpSentBy(store.api, mobile, async () => {
      await dialog.getByRole("button", { name: "Continue", exact: true }).click();
      await expect(dialog.getByRole("textbox", { name: "OTP" })).toBeFocused();
    });
    await dialog.getByRole("textbox", { name: "OTP" }).fill(otp);
    await dialog.getByRole("button", { name: "Verify and continue" }).click();

    await expect(headline(page)).toHaveText("Add address");
    await expect(main.getByRole("textbox", { name: "Mobile", exact: true })).toHaveValue(digits);
    await expectAccessibleHere(page);
    const door = newDoor();
    await main.getByRole("textbox", { name: "Full name" }).fill("Leela Rani Menon");
    await main.getByRole("textbox", { name: "Street 1" }).fill(door);
    await main.getByRole("textbox", { name: "Street 2" }).fill("Behind the temple");
    await main.getByRole("textbox", { name: "ZIP code" }).fill("411001");
    await expect(main.getByRole("combobox", { name: "State" }).locator("option:checked")).toHaveText("Maharashtra");
    await expect(main.getByRole("combobox", { name: "City" }).locator("option:checked")).toHaveText("Pune");
    await expect(main.getByLabel(/^Landmark/), "what may be left out is behind one line").toBeHidden();
    await main.getByRole("button", { name: "Save address" }).click();

    await expect(headline(page)).toHaveText("Checkout");
    await expect(main.getByRole("radio", { name: "Leela Rani Menon" })).toBeChecked();
    await main.getByRole("button", { name: /^Place order/ }).click();
    await expect(page.getByText(CHECKOUT_TEXTS.orderPlaced).first()).toBeVisible();
    await expect(page).toHaveURL("/profile#orders");
    const fields = (await filled()).slice(before);
    expect(fields, "fields from the cart to the order").toHaveLength(MOST_FIELDS);

    const token = await page.evaluate(() => localStorage.getItem("token"));
    const customer = backendAs(store.api, { token: token ?? "" });
    const { data } = await replyOf(customer(profile));
    expect(data).toMatchObject({
      first_name: "Leela",
      last_name: "Rani Menon",
      mobile_no: mobile,
      has_password: false,
    });
    expect((await replyOf(customer(addresses))).data.map(({ address_line_1 }) => address_line_1)).toEqual([door]);
    const [order] = (await replyOf(customer(orderList))).data;
    expect(order?.final_total ?? paise(0)).toBeGreaterThan(0);
    await expect(main.getByRole("link", { name: order?.order_id ?? "" })).toBeVisible();
    await expect(accountMenu(page, "Leela")).toBeVisible();
  });
});
