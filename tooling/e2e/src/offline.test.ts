import { axeFindings } from "./browser/axe.ts";
import { expect } from "./browser/expect.ts";
import { PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { headline } from "./shopper/visits.ts";

test("without a network the shop's own page says so, and tries again", async ({ openPage }) => {
  const page = await openPage({ screen: PHONE, hasServiceWorker: true, expected: [/ERR_INTERNET_DISCONNECTED/] });
  await visit(page, "/faq");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit(page, "/faq");
  await expect(headline(page)).toHaveText("Frequently Asked Questions");
  await page.context().setOffline(true);
  await page.goto("/shop?search=ghee");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/shop?search=ghee");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
