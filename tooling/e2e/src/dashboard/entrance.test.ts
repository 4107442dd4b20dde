import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson } from "../shopper/backend.ts";
import { test } from "../shopper/test.ts";
import { accountMenu, headline } from "../shopper/visits.ts";

/** The routes of the page's own site map, once its scripts run. */
const knownRoutes = (page: Page) =>
  page.evaluate("Object.keys(globalThis.__reactRouterManifest?.routes ?? {}).join(' ')");

describe.each(mainlyOn("desktop"))("the way into the dashboard on a $device", ({ screen }) => {
  test("leads from the shop's account menu and back, and only there its pages are known [R44]", async ({
    openPage,
    staff,
  }) => {
    const page = await openPage({ screen, storage: staff });
    await visit(page, "/shop");
    expect(await knownRoutes(page)).toContain("features/shop");
    expect(await knownRoutes(page)).not.toContain("features/dashboard");

    await accountMenu(page, demoPerson("staff").firstName).click();
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(headline(page)).toHaveText("Dashboard");
    await expect.poll(() => knownRoutes(page)).toContain("features/dashboard");

    await page
      .getByRole("main")
      .getByRole("link", { name: /to pack/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/orders/);
    await expect(headline(page)).toHaveText("Orders");
    await page.goBack();
    await expect(headline(page)).toHaveText("Dashboard");
    await page.goBack();
    await expect(page).toHaveURL("/shop");

    // A page of the shop that was reached within, and loaded again: the step back is one that it does not know.
    await page.goForward();
    await expect(headline(page)).toHaveText("Dashboard");
    await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL("/");
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
    await expect(headline(page)).toHaveText("Dashboard");
  });
});
