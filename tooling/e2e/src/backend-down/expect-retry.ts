import type { Page } from "playwright";
import { expect } from "../browser/expect.ts";

/** Console messages about failed requests. */
export const NO_ANSWER = [/50[0-9]/, /The meta tags of .* could not be fetched/];

export const main = (page: Page) => page.getByRole("main");

/**
 * The page says that something could not be loaded; once the backend is back, a retry shows it.
 * @param shows what was missing; products by default.
 */
export async function expectRetry(page: Page, bringBackend: () => Promise<void>, shows?: RegExp): Promise<void> {
  await expect(main(page).getByRole("alert")).toBeVisible();
  // What is around the page is there: the shop's footer, the dashboard's way back to the shop.
  await expect(
    page.getByRole("contentinfo").or(page.getByRole("banner").getByRole("link", { name: "To the shop" })),
  ).toBeVisible();
  await bringBackend();
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByRole("alert")).toBeHidden();
  await (shows
    ? expect(main(page)).toContainText(shows)
    : expect(main(page).getByRole("article").first()).toBeVisible());
}
