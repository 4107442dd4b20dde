import { profile, signIn } from "@store/api-client/contract";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { chooseNewPassword, passCaptcha, signUp } from "./shopper/account-forms.ts";
import { backendAs } from "./shopper/backend.ts";
import { logInByEmail, logInByOtp, logInOnPage, loginDialog, sendLogin } from "./shopper/log-in.ts";
import { newCustomer, newcomer } from "./shopper/newcomer.ts";
import { resetLinkSentBy } from "./shopper/outbox.ts";
import { accountMenu, loginLink } from "./shopper/visits.ts";

const NEW_PASSWORD = "Neem@Tree2026";

/** The keys of a login that the browser keeps [R32]. */
const LOGIN_KEYS = ["token", "first_name", "last_name", "email", "phone_no", "cart_counter", "is_sose_elite_user"];

const keysKept = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const tokenOf = async (page: Page) => (await page.evaluate(() => localStorage.getItem("token"))) ?? "";

/** The status of a call with the token. */
async function statusFor(api: string, token: string): Promise<number> {
  const answer = await backendAs(api, { token })(profile);
  if (answer.ok) return 200;
  return answer.failure.kind === "refused" ? answer.failure.httpStatus : 0;
}

const isRightPassword = async (api: string, email: string, password: string) =>
  (await backendAs(api)(signIn, { body: { email, password } })).ok;

describe("a newcomer", () => {
  test("signs up, logs in by OTP in the same browser, by email in any, and out, which leaves nothing behind [R5 R24 R25 R27 R28 R31 R32 R36 R37 R41]", async ({
    openPage,
    store,
  }) => {
    const person = newcomer();
    const page = await openPage();
    await visit(page, "/signup");
    await signUp(page, person);
    await expect(page.getByText("Your account has been created!")).toBeVisible();
    await expect(loginDialog(page)).toBeVisible();
    await logInByOtp(page, person, store.api);
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page, person.firstName)).toBeVisible();

    const other = await openPage();
    await visit(other, "/");
    await loginLink(other).click();
    await logInByEmail(other, person);
    await expect(accountMenu(other, person.firstName)).toBeVisible();
    await expect(other).toHaveURL("/");
    expect(await keysKept(other)).toEqual(expect.arrayContaining(LOGIN_KEYS));
    const token = await tokenOf(other);
    expect(await statusFor(store.api, token)).toBe(200);

    await accountMenu(other, person.firstName).click();
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other.getByText("Logged out successfully!")).toBeVisible();
    await expect(other).toHaveURL("/");
    await expect(loginLink(other)).toBeVisible();
    expect((await keysKept(other)).filter((key) => LOGIN_KEYS.includes(key))).toEqual([]);
    expect(await statusFor(store.api, token), "a call with the earlier token").toBe(401);
  });
});

describe("a customer", () => {
  test("who forgot the password sets a new one by the mailed link, once [R38 R39]", async ({ openPage, store }) => {
    const { email, password } = await newCustomer(store.api);
    const page = await openPage({ expected: [/answer 40[04]: POST .*\/user\/(signin|reset-password)\//] });
    await visit(page, "/login");
    await page
      .getByRole("main")
      .getByRole("link", { name: /password/ })
      .click();
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: "Registered email" }).fill(email);
    await form.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Please verify you are not a robot.")).toBeVisible();
    await passCaptcha(page);
    const link = await resetLinkSentBy(store.api, email, async () => {
      await form.getByRole("button", { name: "Send the link" }).click();
      await expect(form.getByText(/a link to set a new password is on its way/)).toBeVisible();
    });
    expect(new URL(link).origin, "the link leads to this store").toBe(store.web);

    await visit(page, link);
    await chooseNewPassword(page, NEW_PASSWORD, "Set the password");
    await expect(page).toHaveURL("/login");
    await sendLogin(page, { email, password });
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await sendLogin(page, { email, password: NEW_PASSWORD });
    await expect(page).toHaveURL("/shop");

    await visit(page, link);
    await chooseNewPassword(page, "Another#Pass1", "Set the password");
    await expect(page.getByText("This link is no longer valid. Please ask for a new one!")).toBeVisible();
    expect(await isRightPassword(store.api, email, NEW_PASSWORD), "after the link was used twice").toBe(true);
  });

  test("who changes the password is logged out everywhere and led home [R40]", async ({ openPage, store }) => {
    const person = await newCustomer(store.api);
    const page = await openPage();
    await logInOnPage(page, person);
    const token = await tokenOf(page);
    await visit(page, "/update-password");
    await page.getByLabel("Old password", { exact: true }).fill(person.password);
    await passCaptcha(page);
    await chooseNewPassword(page, NEW_PASSWORD, "Change the password");
    await expect(page).toHaveURL("/");
    expect((await keysKept(page)).filter((key) => LOGIN_KEYS.includes(key))).toEqual([]);
    expect(await statusFor(store.api, token), "a call with the earlier token").toBe(401);
    expect(await isRightPassword(store.api, person.email, person.password), "the old password").toBe(false);
    expect(await isRightPassword(store.api, person.email, NEW_PASSWORD), "the new password").toBe(true);
  });
});
