import { COUNTRY_CODE } from "@store/domain";
import type { Page } from "playwright";
import { expect } from "../browser/expect.ts";
import type { Newcomer } from "./newcomer.ts";

/** Solves the captcha in the browser, as every shopper does. */
export async function passCaptcha(page: Page): Promise<void> {
  const form = page.getByRole("main");
  const box = form.getByRole("checkbox", { name: "I am not a robot" });
  // A click, not a check: the box is ticked only once the work is done.
  await box.click();
  await expect(box).toBeChecked();
}

/** Fills the signup form, which is open, and sends it. */
export async function signUp(page: Page, person: Newcomer): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Email" }).fill(person.email);
  await form.getByRole("textbox", { name: "Mobile number" }).fill(person.mobile.slice(COUNTRY_CODE.length));
  await form.getByRole("textbox", { name: "First name" }).fill(person.firstName);
  await form.getByRole("textbox", { name: "Last name" }).fill(person.lastName);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByLabel("Confirm password", { exact: true }).fill(person.password);
  const send = form.getByRole("button", { name: "Sign up" });
  await expect(send, "before the captcha is solved").toBeDisabled();
  await passCaptcha(page);
  await send.click();
}

/** Enters a new password in the form that is open, and sends it. */
export async function chooseNewPassword(page: Page, password: string, submit: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("New password", { exact: true }).fill(password);
  await form.getByLabel("Confirm password", { exact: true }).fill(password);
  await form.getByRole("button", { name: submit }).click();
}
