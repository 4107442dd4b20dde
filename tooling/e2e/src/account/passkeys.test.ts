import { orderList, passkeys } from "@store/api-client/contract";
import { CHECKOUT_TEXTS } from "@store/domain";
import type { Page } from "playwright";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { PHONE } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { findOffer } from "../shopper/catalogue.ts";
import { expectLoggedIn, loginDialog } from "../shopper/log-in.ts";
import { addressInPune, readyCustomer } from "../shopper/ready-customer.ts";
import { accountMenu, addToCart, headline, loginLink, openCart, openProduct } from "../shopper/visits.ts";

const NAME = "My phone";

/** The page's device keeps passkeys, and is unlocked by its holder whenever it is asked for one. */
async function givePasskeys(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

async function logOut(page: Page, firstName: string): Promise<void> {
  await accountMenu(page, firstName).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(page).toHaveURL("/");
}

test("who comes back on a phone logs in by a passkey alone, and orders; the login page offers it", async ({
  openPage,
  store,
}) => {
  const { product } = await findOffer(backendAs(store.api), { quantity: 1 });
  const customer = await readyCustomer(store);
  const { firstName, password } = customer.person;
  await addressInPune(customer);
  const page = await openPage({ screen: PHONE, isTouched: true, storage: customer.storage });
  await givePasskeys(page);
  const main = page.getByRole("main");

  await visit(page, "/profile#details");
  await main.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue(/^Chrome/);
  await expectAccessibleHere(page);
  await adding.getByRole("textbox", { name: "Name" }).fill(NAME);
  await adding.getByLabel(/^Your password/).fill(password);
  await adding.getByRole("button", { name: "Continue" }).click();
  await expect(adding).toBeHidden();
  const remove = main.getByRole("button", { name: `Remove ${NAME}` });
  await expect(remove).toBeVisible();
  await expectAccessibleHere(page);
  await logOut(page, firstName);

  await page.getByRole("combobox", { name: "Search products" }).fill(product.name);
  await page.keyboard.press("Enter");
  await openProduct(page, product.name);
  await addToCart(page, product.name, 1);
  await openCart(page);
  await main.getByRole("button", { name: "Checkout" }).click();
  await expectAccessibleHere(page);
  await loginDialog(page).getByRole("button", { name: "Use a passkey" }).click();
  await expectLoggedIn(page);
  await expect(headline(page)).toHaveText("Checkout");
  await main.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByText(CHECKOUT_TEXTS.orderPlaced).first()).toBeVisible();
  await expect(page).toHaveURL("/profile#orders");
  // After the logout, a request for the orders that is still under way would be refused.
  await expect(page.getByRole("list", { name: "Orders" }).getByRole("link").first()).toBeVisible();
  await logOut(page, firstName);

  // The device chooses at once what the browser offers.
  await visit(page, "/login");
  await expect(page).toHaveURL("/shop");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const call = backendAs(store.api, { token: token ?? "" });
  expect((await replyOf(call(orderList))).data).toMatchObject([{ pay_type: "Cash on Delivery", is_paid: false }]);

  await visit(page, "/profile#details");
  await remove.click();
  const removing = page.getByRole("dialog", { name: "Remove this passkey?" });
  await expect(removing).toContainText(NAME);
  await expectAccessibleHere(page);
  await removing.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(removing).toBeHidden();
  await expect(main.getByRole("button", { name: "Add a passkey" })).toBeFocused();
  expect((await replyOf(call(passkeys))).data).toEqual([]);
});
