import { staffPeople } from "@store/api-client/contract";
import { INVALID_EMAIL, type PeopleKind } from "@store/domain";
import type { Locator, Page } from "playwright";
import { expect } from "../browser/expect.ts";
import { hasFocus } from "../browser/keyboard.ts";
import { backendAsPerson, demoPerson, replyOf } from "./backend.ts";

/** What the browser notes of a device that is offline, and of a form that the server refuses. */
export const FORM_TROUBLE = [/ERR_INTERNET_DISCONNECTED/, /answer 400/];

/** Counts the forms sent to a path from now on. */
export function countSent(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

/** How many forms of a kind the store has from an email, as its staff see them. */
export async function countReceived(api: string, kind: PeopleKind, email: string): Promise<number> {
  const asStaff = await backendAsPerson(api, demoPerson("staff"));
  const { data } = await replyOf(asStaff(staffPeople, { params: { kind }, query: { search: email } }));
  return data.filter((row) => row.email === email).length;
}

export async function whileOffline(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

/** Keeps forms sent to a path on their way to the server until the returned function is called. */
export async function holdForms(page: Page, path: string): Promise<() => void> {
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await isHeld;
    await route.continue();
  });
  return letGo;
}

/** Changes the JSON of the next form sent to a path on its way, so that the server has to refuse it. */
export async function spoilNext(page: Page, path: string, part: RegExp | string, spoilt: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) => route.continue({ postData: (route.request().postData() ?? "").replace(part, spoilt) }),
    { times: 1 },
  );
}

/**
 * Sends a form with an email that the server refuses: its field, in another section of the form or not, says so, has the
 * focus and keeps what was typed.
 */
export async function sendWithRefusedEmail(
  page: Page,
  path: string,
  { field, email, send }: { readonly field: Locator; readonly email: string; readonly send: Locator },
): Promise<void> {
  await spoilNext(page, path, JSON.stringify(email), '"nobody"');
  await send.click();
  await expect.poll(() => hasFocus(field)).toBe(true);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(INVALID_EMAIL));
  await expect(field).toHaveValue(email);
}

/** Lets the captcha's answer of the next form sent to a path be too old. */
export const expireCaptcha = (page: Page, path: string): Promise<void> =>
  spoilNext(page, path, /"recaptcha":"[^"]*"/, '"recaptcha":"expired"');
