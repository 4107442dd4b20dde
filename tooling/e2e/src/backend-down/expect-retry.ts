import type { Page } from "playwright";
import { expect } from "../browser/expect.ts";

/** What the browser notes of answers that do not come. */
export const NO_ANSWER = [/50[0-9]/, /The meta tags of .* could not be fetched/];

export const main = (page: Page) => page.getByRole("main");

/**
 * The page says that something is missing; once the backend is there again, it shows it when asked to.
 * @param shows what was missing; products, if nothing else is said.
 */
export async function expectRetry(page: Page, bringBackend: () => Promise<void>, shows?: RegExp): Promise<void> {
  await expect(main(page).getByRole("alert")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await bringBackend();
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByRole("alert")).toBeHidden();
  await (shows
    ? expect(main(page)).toContainText(shows)
    : expect(main(page).getByRole("article").first()).toBeVisible());
}
