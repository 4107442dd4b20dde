import { COUNTRY_CODE } from "@store/domain";
import type { BrowserContext, Page } from "playwright";
import { expect } from "../browser/expect.ts";
import { visit } from "../browser/visit.ts";
import type { DemoPerson } from "./backend.ts";
import { otpSentBy } from "./outbox.ts";

/** What a login leaves in the browser's storage. */
export type LoginStorage = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The storage state of a login at one storefront, moved to another. */
export const keptAt = (origin: string, kept: LoginStorage): LoginStorage => ({
  ...kept,
  origins: kept.origins.map((one) => ({ ...one, origin })),
});

type ByNumber = Pick<DemoPerson, "mobile">;
type ByEmail = Pick<DemoPerson, "email" | "password">;

/** On the way to the checkout it has another name, and opens accounts too (C54). */
export const loginDialog = (page: Page) => page.getByRole("dialog", { name: /^(Log in|Continue to checkout)$/ });

/** In the login dialog, which is open: by a number and the OTP that the outbox shows. */
export async function logInByOtp(page: Page, { mobile }: ByNumber, api: string): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole("tab", { name: /^(Mobile OTP|Continue with mobile)$/ }).click();
  const proceed = dialog.getByRole("button", { name: "Continue", exact: true });
  await expect(proceed).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Mobile number" }).fill(mobile.slice(COUNTRY_CODE.length));
  const otp = await otpSentBy(api, mobile, async () => {
    await proceed.click();
    await expect(dialog.getByRole("button", { name: "Resend OTP" })).toBeVisible();
  });
  await dialog.getByRole("textbox", { name: "OTP" }).fill(otp);
  await dialog.getByRole("button", { name: /^Verify and (log in|continue)$/ }).click();
  await expectLoggedIn(page);
}

/** In the login dialog, which is open. */
export async function logInByEmail(page: Page, { email, password }: ByEmail): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole("tab", { name: "Email" }).click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expectLoggedIn(page);
}

export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByText("Login successfully!")).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
}

/** Sends email and password on the login page, which is open. */
export async function sendLogin(page: Page, { email, password }: ByEmail): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
}

/** On the login page, which then leads to the shop. */
export async function logInOnPage(page: Page, person: ByEmail): Promise<void> {
  await visit(page, "/login");
  await sendLogin(page, person);
  await expect(page).toHaveURL("/shop");
}
