import { addToCart } from "@store/api-client/contract";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { passCaptcha } from "../shopper/account-forms.ts";
import { saveAddress } from "../shopper/address-form.ts";
import { backendAs, backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { findOffer, topCategories } from "../shopper/catalogue.ts";
import { logInOnPage, loginDialog } from "../shopper/log-in.ts";
import { newCustomer } from "../shopper/newcomer.ts";
import { test } from "../shopper/test.ts";
import { accountMenu, addToCart as addToCartByHand, headline, openCart } from "../shopper/visits.ts";
import { expectAccessible, expectAccessibleHere } from "./expect-accessible.ts";

/** Listings of the shop other than the plain one. */
const LISTS = [
  { path: "/shop?ordering=-base_price&tag=1&page=2", shows: "Price: high to low" },
  { path: "/shop?search=no+such+thing", shows: "no such thing" },
];

/** The tabs of the profile, with what shows that they are filled in. */
const TABS = [
  { hash: "#details", shows: demoPerson("customer").email },
  { hash: "#addresses", shows: /Edit/ },
  { hash: "#orders", shows: /SO-\d/ },
];

/** What a page is made of has its states in stories: `npm test` opens those of the pages that take money. */
const inLongRun = test.runIf(isLong);

describe("axe finds nothing, beside what each route first shows,", () => {
  inLongRun.for(LISTS)("at $path", async ({ path, shows }, { page }) => {
    await visit(page, path);
    await expect(page.getByRole("main")).toContainText(shows);
    await expectAccessible(page);
  });

  inLongRun("for a visitor, in a filled cart and a filled wishlist", async ({ page, store }) => {
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

  inLongRun("for a visitor, in the login dialog", async ({ page }) => {
    await visit(page, "/login");
    await page.getByRole("button", { name: "Log in with a mobile OTP" }).click();
    const dialog = loginDialog(page);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("tab", { name: "Email" }).click();
    await expectAccessible(page);
  });

  inLongRun("for a visitor, in a signup that is refused and a captcha that is solved", async ({ page }) => {
    await visit(page, "/signup");
    await passCaptcha(page);
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  inLongRun("for a visitor, in the categories, opened on a phone and on a desktop", async ({ openPage, store }) => {
    const [first] = await topCategories(backendAs(store.api));
    const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
    const phone = await openPage({ screen: PHONE });
    await visit(phone, "/");
    await phone.getByRole("button", { name: "Menu" }).click();
    await categories(phone)
      .getByRole("button", { name: `More in ${first?.name}` })
      .click();
    await expect(categories(phone).getByRole("link", { name: `All of ${first?.name}` })).toBeVisible();
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

  inLongRun("for a visitor, in the search suggestions", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("combobox", { name: "Search products" }).fill("honey");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });

  inLongRun("for a customer, in the account menu", async ({ openPage, customer }) => {
    const page = await openPage({ storage: customer });
    await visit(page, "/faq");
    await accountMenu(page, demoPerson("customer").firstName).click();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expectAccessible(page);
  });

  inLongRun("for staff, on the dashboard [R44]", async ({ openPage, staff }) => {
    const page = await openPage({ storage: staff });
    await visit(page, "/");
    await accountMenu(page, demoPerson("staff").firstName).click();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(headline(page)).toHaveText("Dashboard");
    await expect(page.getByRole("main").getByRole("definition").first()).toHaveText(/\d/);
    await expectAccessible(page);
  });

  inLongRun.for(TABS)("for a customer, in $hash of the profile", async ({ hash, shows }, { openPage, customer }) => {
    const page = await openPage({ storage: customer });
    await visit(page, `/profile${hash}`);
    await expect(page.getByRole("tabpanel")).toContainText(shows);
    await expectAccessible(page);
  });

  inLongRun("for a customer, in an address that is refused", async ({ openPage, customer }) => {
    const page = await openPage({ storage: customer });
    await visit(page, "/profile/addresses/add");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test("for a customer, in a filled cart and at the checkout", async ({ page, store }) => {
    const person = await newCustomer(store.api);
    const call = await backendAsPerson(store.api, person);
    const { product } = await findOffer(call, { quantity: 2 });
    await replyOf(call(addToCart, { body: { pid: product.id, quantity: 2 } }));
    await logInOnPage(page, person);
    await visit(page, "/profile/addresses/add");
    await saveAddress(page, { fullName: person.firstName, state: "Maharashtra", city: "Pune" });
    await visit(page, "/cart");
    await expect(page.getByRole("list", { name: "Products in your cart" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Checkout" }).click();
    await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
    await expectAccessible(page);
  });
});
