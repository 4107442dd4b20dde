import { COUNTRY_CODE } from "@store/domain";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson } from "../shopper/backend.ts";
import { expectLoggedIn, loginDialog } from "../shopper/log-in.ts";
import { newCustomer } from "../shopper/newcomer.ts";
import { otpSentBy } from "../shopper/outbox.ts";
import { accountMenu, loginLink } from "../shopper/visits.ts";

describe("with a keyboard, a shopper logs in", () => {
  test("by OTP, and the focus goes along [R24 R27]", async ({ page, store }) => {
    // Another number than the journey's: of two OTPs only the newer one is valid.
    const { mobile, firstName } = demoPerson("elite");
    await visit(page, "/");
    await tabTo(page, loginLink(page));
    await page.keyboard.press("Enter");
    const dialog = loginDialog(page);
    await expect(dialog).toBeVisible();
    const number = dialog.getByRole("textbox", { name: "Mobile number" });
    if (!(await hasFocus(number))) await tabTo(page, number, 4);
    await page.keyboard.type(mobile.slice(COUNTRY_CODE.length));
    const field = dialog.getByRole("textbox", { name: "OTP" });
    const otp = await otpSentBy(store.api, mobile, async () => {
      await page.keyboard.press("Enter");
      await expect(field).toBeFocused();
    });
    await page.keyboard.type(otp);
    await page.keyboard.press("Enter");
    await expectLoggedIn(page);
    await expect(accountMenu(page, firstName), "what stands where the dialog was opened").toBeFocused();
  });

  test("by email, choosing the way with the arrow keys; dialog and account menu hold the focus and give it back [R5 R28]", async ({
    page,
    store,
  }) => {
    const { email, password, firstName } = await newCustomer(store.api);
    await visit(page, "/");
    const dialog = loginDialog(page);
    const holds = () => dialog.evaluate((element) => element.contains(document.activeElement));
    const open = async () => {
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expect.poll(holds).toBe(true);
    };
    await tabTo(page, loginLink(page));
    await open();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      expect(await holds(), `focus after ${press + 1} Tabs`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(loginLink(page)).toBeFocused();
    await open();
    await tabTo(page, dialog.getByRole("button", { name: "Close" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(loginLink(page)).toBeFocused();

    await open();
    const byOtp = dialog.getByRole("tab", { name: "Mobile OTP" });
    if (!(await hasFocus(byOtp))) await tabTo(page, byOtp, 8);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("tab", { name: "Email" })).toBeFocused();
    await tabTo(page, dialog.getByRole("textbox", { name: "Email" }), 3);
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expectLoggedIn(page);

    await accountMenu(page, firstName).press("Enter");
    const orders = page.getByRole("link", { name: "Order History" });
    await tabTo(page, orders, 3);
    await page.keyboard.press("Escape");
    await expect(orders).toBeHidden();
    await expect(accountMenu(page, firstName)).toBeFocused();
  });
});
