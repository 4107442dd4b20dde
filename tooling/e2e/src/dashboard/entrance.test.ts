import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { watchScripts } from "../browser/network.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson } from "../shopper/backend.ts";
import { sendLogin } from "../shopper/log-in.ts";
import { test } from "../shopper/test.ts";
import { accountMenu, headline } from "../shopper/visits.ts";

describe.each(mainlyOn("desktop"))("the way into the dashboard on a $device", ({ screen }) => {
  test("leads from the shop's account menu to an app of its own, and back [R44]", async ({ openPage, staff }) => {
    const page = await openPage({ screen, storage: staff });
    const scriptsSeen = await watchScripts(page);
    const ofDashboard = () => scriptsSeen().filter(({ url }) => new URL(url).pathname.startsWith("/dashboard/"));
    await visit(page, "/shop");
    await accountMenu(page, demoPerson("staff").firstName).click();
    expect(ofDashboard(), "no shopper loads a byte of it").toEqual([]);
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(headline(page)).toHaveText("Dashboard");
    expect(ofDashboard()).not.toEqual([]);

    await page
      .getByRole("main")
      .getByRole("link", { name: /to pack/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/orders/);
    await expect(headline(page)).toHaveText("Orders");
    await expect(page).toHaveTitle(/^Orders \| /);
    await page.goBack();
    await expect(headline(page)).toHaveText("Dashboard");
    await page.goBack();
    await expect(page).toHaveURL("/shop");
    await page.goForward();
    await expect(headline(page)).toHaveText("Dashboard");
    await page.getByRole("banner").getByRole("link", { name: "To the shop" }).click();
    await expect(page).toHaveURL("/");
  });

  test("leads a visitor to the login, and staff back to the page that was asked for [R44]", async ({ openPage }) => {
    const page = await openPage({ screen });
    await page.goto("/dashboard/orders?order_status=Packed");
    await expect(page).toHaveURL(/^[^?]*\/login\?back=/);
    await visit(page, page.url());
    await sendLogin(page, demoPerson("staff"));
    await expect(page).toHaveURL("/dashboard/orders?order_status=Packed");
    await expect(headline(page)).toHaveText("Orders");
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is closed to customers, who are led to the shop [R44]", async ({ openPage, customer }) => {
    const page = await openPage({ screen, storage: customer });
    await page.goto("/dashboard/orders");
    await expect(page).toHaveURL("/");
  });
});
