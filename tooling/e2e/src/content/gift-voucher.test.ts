import { CAPTCHA_FIRST } from "@store/domain";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { mainlyOn } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { passCaptcha } from "../shopper/account-forms.ts";
import {
  countReceived,
  countSent,
  expireCaptcha,
  FORM_TROUBLE,
  sendWithRefusedEmail,
  whileOffline,
} from "../shopper/form-trouble.ts";
import { newcomer } from "../shopper/newcomer.ts";
import { giftCodeSentBy } from "../shopper/outbox.ts";

const VOUCHERS = "/backend/getvoucgerpaymentlink/";

describe.each(mainlyOn("phone"))("a gift voucher on a $device", ({ screen, device }) => {
  test("is written, paid in a window of its own, and mailed; the page goes home [R173 R174]", async ({
    openPage,
    store,
  }) => {
    const [receiver, giver] = [newcomer(), newcomer()];
    const page = await openPage({ screen, expected: FORM_TROUBLE });
    await visit(page, "/gift-voucher");
    const main = page.getByRole("main");
    const card = main.getByRole("region", { name: "Preview of the card" });
    const pay = main.getByRole("button", { name: "Pay for the voucher" });
    await expect(main.getByText(CAPTCHA_FIRST)).toBeVisible();
    await expectAccessibleHere(page);

    await main.getByRole("radio", { name: "Other" }).check();
    await main.getByRole("textbox", { name: "Your amount" }).fill("750");
    await main.getByRole("textbox", { name: "Recipient name" }).fill(receiver.firstName);
    await main.getByRole("textbox", { name: "Recipient email" }).fill(receiver.email);
    await main.getByRole("textbox", { name: "Sender name" }).fill("Sarita");
    await main.getByRole("textbox", { name: "Sender email" }).fill(giver.email);
    await expect(card.getByText("₹750")).toBeVisible();
    await expect(card.getByText(`For ${receiver.firstName}`)).toBeVisible();
    await passCaptcha(page);
    await whileOffline(page, async () => {
      await pay.click();
      await expect(main.getByText(/^You are offline/)).toBeVisible();
    });
    await passCaptcha(page);
    await expireCaptcha(page, VOUCHERS);
    await pay.click();
    await expect(main.getByRole("alert").filter({ hasText: CAPTCHA_FIRST })).toBeVisible();
    await expect(card.getByText(`For ${receiver.firstName}`)).toBeVisible();
    await passCaptcha(page);
    await sendWithRefusedEmail(page, VOUCHERS, {
      field: main.getByRole("textbox", { name: "Recipient email" }),
      email: receiver.email,
      send: pay,
    });
    await expect.poll(() => page.context().pages().length, "windows, without one to pay in").toBe(1);
    await passCaptcha(page);

    const sent = countSent(page, VOUCHERS);
    const opened = page.waitForEvent("popup");
    if (device === "phone") await pay.dblclick();
    else {
      await tabTo(page, pay);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    const payment = await opened;
    await expect(page).toHaveURL("/");
    expect(sent()).toBe(1);
    expect(await countReceived(store.api, "gift-vouchers", giver.email)).toBe(1);
    await expect(page.getByText("The payment page is open in a new window")).toBeVisible();
    await payment.waitForURL(/\/payments\/sandbox\//);
    expect(await payment.evaluate(() => window.opener), "the shop's window, to the payment page").toBeNull();
    await expect(payment.getByText("₹750.00").first()).toBeVisible();
    const code = await giftCodeSentBy(store.api, receiver.email, () =>
      payment.getByRole("button", { name: /^Pay/ }).click(),
    );
    expect(code).toMatch(/^GIFT-/);
  });
});
