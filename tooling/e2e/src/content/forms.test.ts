import { LEAD_CREATED } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { passCaptcha } from "../shopper/account-forms.ts";
import { test } from "../shopper/test.ts";

/** What the browser reports of calls while the device is offline. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

const main = (page: Page) => page.getByRole("main");

const sends = (page: Page, path: string): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) count += 1;
  });
  return () => count;
};

describe.each(SCREENS)("the forms on a $device", ({ screen }) => {
  test("an inquiry keeps what was typed offline, and is sent once [R128] [R129] [R130] [R131]", async ({
    openPage,
  }) => {
    const page = await openPage({ screen, expected: OFFLINE });
    await visit(page, "/contact-us");
    const form = main(page);
    const submit = form.getByRole("button", { name: "Submit" });
    await expect(submit).toBeDisabled();
    await form.getByRole("textbox", { name: "Company" }).fill("Rao Traders");
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Kavita Rao");
    await form.getByRole("textbox", { name: "Email" }).fill("kavita@example.com");
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

    await page.context().setOffline(true);
    await description.fill("Do you sell tins of fifteen kilos?");
    await submit.click();
    await expect(form.getByText(/^You are offline/)).toBeVisible();
    await expect(description).toHaveValue("Do you sell tins of fifteen kilos?");
    await page.context().setOffline(false);
    const sent = sends(page, "/backend/inquiries/");
    await passCaptcha(page);
    await submit.dblclick();
    await expect(form.getByText(/Your inquiry has been sent/)).toBeVisible();
    await expect(description).toHaveValue("");
    await expect(form.getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();
    expect(sent()).toBe(1);
    await expectAccessibleHere(page);
  });

  test("a business lead goes by the keyboard, over a reload, into the store [R176] [R178] [R179] [R180]", async ({
    openPage,
  }) => {
    const page = await openPage({ screen });
    await visit(page, "/bussiness?mobile=true");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const form = main(page);
    const step = (name: string) => form.getByRole("heading", { level: 2, name });
    await form.getByRole("textbox", { name: "Company name" }).fill("Rao Traders");
    await form.getByRole("combobox", { name: "Industry type" }).fill("Retail store");
    await form.getByRole("combobox", { name: "Company size" }).fill("11 to 50 people");
    await form.getByRole("combobox", { name: "Annual revenue" }).selectOption("1 to 5 cr");
    await form.getByRole("combobox", { name: "Company registered" }).selectOption("applied");
    await form.getByRole("textbox", { name: "Website" }).press("Enter");
    await expect.poll(() => hasFocus(step("Where you are"))).toBe(true);
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

    const goOn = form.getByRole("button", { name: "Continue" });
    await tabTo(page, goOn, 12);
    await page.keyboard.press("Enter");
    await form.getByRole("textbox", { name: "Email" }).fill("kavita@example.com");
    await goOn.press("Enter");
    await expect(step("What you need")).toBeVisible();
    await expectAccessibleHere(page);
    await page.goBack();
    await expect(step("Who we talk to")).toBeVisible();
    await goOn.click();
    await goOn.click();
    await expect(step("Your consent")).toBeVisible();
    await expectAccessibleHere(page);
    const send = form.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    const consent = form.getByRole("checkbox");
    await tabTo(page, consent, 20);
    await page.keyboard.press("Space");
    const sent = sends(page, "/backend/user/web/b2b/create/");
    await send.dblclick();
    await expect.poll(() => hasFocus(step(LEAD_CREATED))).toBe(true);
    expect(sent()).toBe(1);
    await expect(page).toHaveURL("/bussiness?mobile=true");
    await expectAccessibleHere(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  });
});
