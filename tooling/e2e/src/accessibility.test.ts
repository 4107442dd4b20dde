import { addresses, addToCart, orderList } from "@store/api-client/contract";
import { contentPages } from "@store/content";
import type { Page } from "playwright";
import { describe } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { expect } from "./browser/expect.ts";
import { SCREENS } from "./browser/screens.ts";
import { visit } from "./browser/visit.ts";
import { backendAs, backendAsPerson, demoPerson, emptyCart, replyOf } from "./shopper/backend.ts";
import { findOffer } from "./shopper/catalogue.ts";
import { pathOf } from "./shopper/main-pages.ts";
import { test } from "./shopper/test.ts";
import { addToCart as addToCartByHand, headline, openCart } from "./shopper/visits.ts";

/** Axe looks at the page on every screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const { device, screen } of SCREENS) {
    await page.setViewportSize(screen);
    expect(await axeFindings(page), `${new URL(page.url()).pathname} on a ${device}`).toEqual([]);
  }
}

/** Pages that are the same for everybody, with what shows that they are complete. */
const PUBLIC = [
  { path: "/", shows: /./ },
  { path: "/shop", shows: "All products" },
  { path: "/shop?search=gift", shows: "gift" },
  { path: "/shop?search=no+such+thing", shows: "no such thing" },
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

  test("for a visitor, at the login", async ({ page }) => {
    await visit(page, "/login");
    await expect(headline(page)).toHaveText("Log in");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Log in with a mobile OTP" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("tab", { name: "Email" }).click();
    await expectAccessible(page);
  });

  test("for a visitor, where a login is asked for", async ({ page }) => {
    for (const path of ["/profile", "/profile/addresses/add", "/orders/1"]) {
      await visit(page, path);
      await expect(page.getByText("Please log in to see this page")).toBeVisible();
      await expectAccessible(page);
    }
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
