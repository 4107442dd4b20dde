import { addresses, addToCart, orderList } from "@store/api-client/contract";
import { contentPages } from "@store/content";
import type { Page } from "playwright";
import { describe } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { expect } from "./browser/expect.ts";
import { DESKTOP, PHONE, SCREENS } from "./browser/screens.ts";
import { visit } from "./browser/visit.ts";
import { passCaptcha } from "./shopper/account-forms.ts";
import { backendAs, backendAsPerson, demoPerson, emptyCart, replyOf } from "./shopper/backend.ts";
import { findOffer, topCategories } from "./shopper/catalogue.ts";
import { loginDialog } from "./shopper/log-in.ts";
import { pathOf } from "./shopper/main-pages.ts";
import { test } from "./shopper/test.ts";
import { accountMenu, addToCart as addToCartByHand, headline, openCart } from "./shopper/visits.ts";

/** Axe looks at the page as it stands on this screen. */
async function expectAccessibleHere(page: Page): Promise<void> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  expect(await axeFindings(page), where).toEqual([]);
}

/** Axe looks at the page on every screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const { screen } of SCREENS) {
    await page.setViewportSize(screen);
    await expectAccessibleHere(page);
  }
}

/** Pages that are the same for everybody, with what shows that they are complete. */
const PUBLIC = [
  { path: "/", shows: /./ },
  { path: "/shop", shows: "All products" },
  { path: "/shop?ordering=-base_price&tag=1&page=2", shows: "Price: high to low" },
  { path: "/shop?search=no+such+thing", shows: "no such thing" },
  { path: "/login", shows: "Log in" },
  { path: "/signup", shows: "Create an account" },
  { path: "/reset-password", shows: "Reset your password" },
  { path: "/reset-password/00000000-0000-4000-8000-000000000000", shows: "Choose a new password" },
  ...contentPages.map(({ path, title }) => ({ path, shows: title })),
] as const;

describe("axe finds nothing", () => {
  describe.each(["visitor", "customer"] as const)("for a %s", (who) => {
    test.for(PUBLIC)("on $path", async ({ path, shows }, { openPage, customer }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined });
      await visit(page, path);
      await expect(page.getByRole("main")).toContainText(shows);
      await expectAccessible(page);
    });

    test("on a product's page", async ({ openPage, store, customer }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined });
      await visit(page, await pathOf("product", store.api));
      await expectAccessible(page);
    });

    test("on the page for what is not there", async ({ openPage, customer }) => {
      const page = await openPage({ storage: who === "customer" ? customer : undefined, expected: [/404/] });
      await visit(page, "/page-not-found");
      await expectAccessible(page);
    });
  });

  test("for a visitor, in an empty cart and an empty wishlist", async ({ page }) => {
    await visit(page, "/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await expectAccessible(page);
    await visit(page, "/wishlist");
    await expect(page.getByText("Your wishlist is empty")).toBeVisible();
    await expectAccessible(page);
  });

  test("for a visitor, in a filled cart and a filled wishlist", async ({ page, store }) => {
    const { product } = await findOffer(backendAs(store.api), { quantity: 2 });
    await visit(page, `/products/${product.id}/product`);
    await addToCartByHand(page, product.name, 2);
    await page.getByRole("button", { name: "Add to wishlist" }).click();
    await expect(page.getByText("Product added to wishlist!")).toBeVisible();
    await openCart(page);
    await expect(page.getByRole("list", { name: "Products in your cart" })).toBeVisible();
    await expectAccessible(page);
    await visit(page, "/wishlist");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
  });

  test("for a visitor, in the login dialog", async ({ page }) => {
    await visit(page, "/login");
    await page.getByRole("button", { name: "Log in with a mobile OTP" }).click();
    const dialog = loginDialog(page);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("tab", { name: "Email" }).click();
    await expectAccessible(page);
  });

  test("for a visitor, in a signup that is refused and a captcha that is solved", async ({ page }) => {
    await visit(page, "/signup");
    await passCaptcha(page);
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test("for a visitor, in the categories, opened on a phone and on a desktop", async ({ openPage, store }) => {
    const [first] = await topCategories(backendAs(store.api));
    const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
    const phone = await openPage({ screen: PHONE });
    await visit(phone, "/");
    await phone.getByRole("button", { name: "Menu" }).click();
    await expect(categories(phone)).toBeVisible();
    await expectAccessibleHere(phone);

    const desktop = await openPage({ screen: DESKTOP });
    await visit(desktop, "/");
    const top = categories(desktop)
      .getByRole("listitem")
      .filter({ hasText: first?.name ?? "" })
      .first();
    await top.getByRole("link").first().hover();
    await expect(top.getByRole("link").nth(1)).toBeVisible();
    await expectAccessibleHere(desktop);
  });

  test("for a visitor, in the search suggestions", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("combobox", { name: "Search products" }).fill("honey");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });

  test("for a visitor, where a login is asked for", async ({ page }) => {
    for (const path of ["/profile", "/profile/addresses/add", "/orders/1", "/update-password"]) {
      await visit(page, path);
      await expect(page.getByText("Please log in to see this page")).toBeVisible();
      await expectAccessible(page);
    }
  });

  test("for a customer, in the account menu and at the change of the password", async ({ openPage, customer }) => {
    const page = await openPage({ storage: customer });
    await visit(page, "/update-password");
    await expect(page.getByRole("textbox", { name: "Old password" })).toBeVisible();
    await expectAccessible(page);
    await accountMenu(page, demoPerson("customer").firstName).click();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expectAccessible(page);
  });

  test("for staff, on the dashboard [R44]", async ({ openPage, staff }) => {
    const page = await openPage({ storage: staff });
    await visit(page, "/");
    await accountMenu(page, demoPerson("staff").firstName).click();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(headline(page)).toHaveText("Dashboard");
    await expect(page.getByRole("main").getByRole("definition").first()).toHaveText(/\d/);
    await expectAccessible(page);
  });

  test("for a customer, in every tab of the profile", async ({ openPage, customer }) => {
    const page = await openPage({ storage: customer });
    await visit(page, "/profile");
    for (const tab of await page.getByRole("main").getByRole("tab").all()) {
      await tab.click();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
    }
  });

  test("for a customer, in the address forms", async ({ openPage, store, customer }) => {
    const call = await backendAsPerson(store.api, demoPerson("customer"));
    const [saved] = (await replyOf(call(addresses))).data;
    const page = await openPage({ storage: customer });
    await visit(page, "/profile/addresses/add");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await visit(page, `/profile/addresses/${saved?.id}/edit`);
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(saved?.full_name ?? "");
    await expectAccessible(page);
  });

  test("for a customer, on the page of an order", async ({ openPage, store, customer }) => {
    const call = await backendAsPerson(store.api, demoPerson("customer"));
    const [order] = (await replyOf(call(orderList))).data;
    const page = await openPage({ storage: customer });
    await visit(page, `/orders/${order?.id}`);
    await expect(headline(page)).toHaveText(order?.order_id ?? "");
    await expectAccessible(page);
  });

  test("for a customer, in an empty cart and the wishlist", async ({ openPage, store, customer }) => {
    await emptyCart(await backendAsPerson(store.api, demoPerson("customer")));
    const page = await openPage({ storage: customer });
    await visit(page, "/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await expectAccessible(page);
    await visit(page, "/wishlist");
    const main = page.getByRole("main");
    await expect(main.getByText("Your wishlist is empty").or(main.getByRole("article").first())).toBeVisible();
    await expectAccessible(page);
  });

  test("for a customer, in a filled cart and at the checkout", async ({ openPage, store, customer }) => {
    const call = await backendAsPerson(store.api, demoPerson("customer"));
    await emptyCart(call);
    const { product } = await findOffer(call, { quantity: 2 });
    await replyOf(call(addToCart, { body: { pid: product.id, quantity: 2 } }));
    const page = await openPage({ storage: customer });
    await visit(page, "/cart");
    await expect(page.getByRole("list", { name: "Products in your cart" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Checkout" }).click();
    await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
    await expectAccessible(page);
    await emptyCart(call);
  });
});
