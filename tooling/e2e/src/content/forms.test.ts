import { CAPTCHA_FAILED, CAPTCHA_MINUTES, EXPORT_QUESTIONS, LEAD_CREATED } from "@store/domain";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { mainlyOn } from "../browser/screens.ts";
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
import { test } from "../shopper/test.ts";

const INQUIRIES = "/backend/inquiries/";
const B2B_LEADS = "/backend/user/web/b2b/create/";
const EXPORT_LEADS = "/backend/user/web/Exportlead/create/";

const main = (page: Page) => page.getByRole("main");

/** How long the answer of a captcha is kept in the page, in milliseconds. */
const CAPTCHA_TTL_MS = (CAPTCHA_MINUTES - 1) * 60_000;

const step = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name });
const goOn = (page: Page) => main(page).getByRole("button", { name: "Continue" });

/** The first section of a lead, up to the field from which it is left. */
async function fillCompany(page: Page): Promise<void> {
  const form = main(page);
  await form.getByRole("textbox", { name: "Company name" }).fill("Rao Traders");
  await form.getByRole("combobox", { name: "Industry type" }).fill("Retail store");
  await form.getByRole("combobox", { name: "Company size" }).fill("11 to 50 people");
  await form.getByRole("combobox", { name: "Annual revenue" }).selectOption("1 to 5 cr");
  await form.getByRole("combobox", { name: "Company registered" }).selectOption("applied");
}

/**
 * Sends a lead, whose last section is open with its consent given: first offline, then with an email that the server
 * refuses, which opens that email's section; then with a double click, once.
 */
async function sendLeadThroughTrouble(page: Page, path: string, email: string): Promise<void> {
  const form = main(page);
  const send = form.getByRole("button", { name: "Send" });
  await whileOffline(page, async () => {
    await send.click();
    await expect(form.getByText(/^You are offline/)).toBeVisible();
  });
  await sendWithRefusedEmail(page, path, { field: form.getByRole("textbox", { name: "Email" }), email, send });
  await goOn(page).click();
  await goOn(page).click();
  await expect(form.getByRole("checkbox")).toBeChecked();
  const sent = countSent(page, path);
  await send.dblclick();
  await expect.poll(() => hasFocus(step(page, LEAD_CREATED))).toBe(true);
  expect(sent()).toBe(1);
}

describe.each(mainlyOn("phone"))("the forms on a $device", ({ screen }) => {
  test("an inquiry keeps what was typed offline, refused and when its captcha has expired, and is sent once [R128] [R129] [R130] [R131]", async ({
    openPage,
    store,
  }) => {
    const { email } = newcomer();
    const page = await openPage({ screen, expected: FORM_TROUBLE });
    await page.clock.install();
    await visit(page, "/contact-us");
    const form = main(page);
    const submit = form.getByRole("button", { name: "Submit" });
    await expect(submit).toBeDisabled();
    await form.getByRole("textbox", { name: "Company" }).fill("Rao Traders");
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Kavita Rao");
    await form.getByRole("textbox", { name: "Email" }).fill(email);
    await form.getByRole("textbox", { name: "Subject" }).fill("Ghee by the tin");
    await form.getByRole("combobox", { name: "Country" }).fill("india");
    await form.getByRole("option", { name: "India", exact: true }).click();
    await form.getByRole("textbox", { name: "Phone" }).fill("+91 98765 43210");
    await expect(form.getByRole("textbox", { name: "Phone" })).toHaveValue("9876543210");
    await passCaptcha(page);
    await submit.click();
    await expect(form.getByText("Description is required")).toBeVisible();
    const description = form.getByRole("textbox", { name: "Description" });
    await expect.poll(() => hasFocus(description)).toBe(true);
    await expectAccessibleHere(page);

    await whileOffline(page, async () => {
      await description.fill("Do you sell tins of fifteen kilos?");
      await submit.click();
      await expect(form.getByText(/^You are offline/)).toBeVisible();
    });
    await passCaptcha(page);
    await expireCaptcha(page, INQUIRIES);
    await submit.click();
    await expect(form.getByRole("alert").filter({ hasText: CAPTCHA_FAILED })).toBeVisible();
    await passCaptcha(page);
    await sendWithRefusedEmail(page, INQUIRIES, {
      field: form.getByRole("textbox", { name: "Email" }),
      email,
      send: submit,
    });
    await passCaptcha(page);
    await page.clock.fastForward(CAPTCHA_TTL_MS);
    await expect(form.getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();
    await expect(submit).toBeDisabled();
    await expect(description).toHaveValue("Do you sell tins of fifteen kilos?");
    const sent = countSent(page, INQUIRIES);
    await passCaptcha(page);
    await submit.dblclick();
    await expect(form.getByText(/Your inquiry has been sent/)).toBeVisible();
    await expect(description).toHaveValue("");
    await expect(form.getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();
    expect(sent()).toBe(1);
    expect(await countReceived(store.api, "inquiries", email)).toBe(1);
    await expectAccessibleHere(page);
  });

  test("a business lead goes by the keyboard, over a reload, into the store [R176] [R178] [R179] [R180]", async ({
    openPage,
    store,
  }) => {
    const { email } = newcomer();
    const page = await openPage({ screen, expected: FORM_TROUBLE });
    await visit(page, "/bussiness?mobile=true");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const form = main(page);
    await fillCompany(page);
    await form.getByRole("textbox", { name: "Website" }).press("Enter");
    await expect.poll(() => hasFocus(step(page, "Where you are"))).toBe(true);
    await expectAccessibleHere(page);

    const country = form.getByRole("combobox", { name: "Country" });
    await country.fill("india");
    await expect(form.getByRole("option", { name: "India", exact: true })).toBeVisible();
    await country.press("ArrowDown");
    await country.press("Enter");
    const state = form.getByRole("combobox", { name: "State" });
    const city = form.getByRole("combobox", { name: "City" });
    await state.selectOption({ label: "Gujarat" });
    await city.selectOption({ label: "Surat" });
    await page.reload();
    await expect(form.getByText("Welcome back: what you typed is still here.")).toBeVisible();
    await expect(city.locator("option:checked")).toHaveText("Surat");
    await state.selectOption({ label: "Maharashtra" });
    await expect(city).toHaveValue("");

    await tabTo(page, goOn(page), 12);
    await page.keyboard.press("Enter");
    await form.getByRole("textbox", { name: "Email" }).fill(email);
    await goOn(page).press("Enter");
    await expect(step(page, "What you need")).toBeVisible();
    await expectAccessibleHere(page);
    await page.goBack();
    await expect(step(page, "Who we talk to")).toBeVisible();
    await goOn(page).click();
    await goOn(page).click();
    await expect(step(page, "Your consent")).toBeVisible();
    await expectAccessibleHere(page);
    const send = form.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    const consent = form.getByRole("checkbox");
    await tabTo(page, consent, 20);
    await page.keyboard.press("Space");
    await sendLeadThroughTrouble(page, B2B_LEADS, email);
    expect(await countReceived(store.api, "leads", email)).toBe(1);
    await expect(page).toHaveURL("/bussiness?mobile=true");
    await expectAccessibleHere(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  });

  test.runIf(isLong)(
    "an export lead loses nothing offline or when it is refused, and is sent once [R177] [R180]",
    async ({ openPage, store }) => {
      const { email } = newcomer();
      const page = await openPage({ screen, expected: FORM_TROUBLE });
      await visit(page, "/exports");
      const form = main(page);
      await fillCompany(page);
      await goOn(page).click();
      await form.getByRole("combobox", { name: "Country" }).fill("india");
      await form.getByRole("option", { name: "India", exact: true }).click();
      await form.getByRole("combobox", { name: "State" }).selectOption({ label: "Gujarat" });
      await form.getByRole("combobox", { name: "City" }).selectOption({ label: "Surat" });
      await goOn(page).click();
      await form.getByRole("textbox", { name: "Email" }).fill(email);
      await goOn(page).click();
      await expect(form.getByRole("textbox")).toHaveCount(EXPORT_QUESTIONS.length);
      await goOn(page).click();
      await form.getByRole("checkbox").check();
      await sendLeadThroughTrouble(page, EXPORT_LEADS, email);
      expect(await countReceived(store.api, "leads", email)).toBe(1);
    },
  );
});
