import { addresses, addToCart as addToCartCall, cart, orderList } from "@store/api-client/contract";
import { addMoney, DEFAULT_POLICY, formatRupees, multiplyMoney, shippingCharge } from "@store/domain";
import { sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { DESKTOP, PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { saveAddress } from "./shopper/address-form.ts";
import { backendAs, backendAsPerson, type DemoPerson, demoPerson, emptyCart, replyOf } from "./shopper/backend.ts";
import { findOffer, listed, stockOf } from "./shopper/catalogue.ts";
import { logInByEmail, logInByOtp } from "./shopper/log-in.ts";
import {
  addToCart,
  chooseFilter,
  expectInOrder,
  headline,
  openCart,
  openCategory,
  openProduct,
  termsOf,
} from "./shopper/visits.ts";

const QUANTITY = 3;

const byOtp = (page: Page, person: DemoPerson, api: string) => logInByOtp(page, person, api);
const byEmail = (page: Page, person: DemoPerson) => logInByEmail(page, person);

/** Each on its screen; `npm test` goes one of them, as its newcomer orders on a phone, by an OTP. */
const SHOPPERS = [
  { device: "phone", screen: PHONE, way: "mobile OTP", role: "customer", logIn: byOtp },
  { device: "desktop", screen: DESKTOP, way: "email and password", role: "elite", logIn: byEmail },
] as const;

describe.each(sampled(SHOPPERS, SHOPPERS.slice(1)))(
  "a shopper on a $device, logging in by $way",
  ({ screen, role, logIn }) => {
    test("finds, chooses, orders and sees the order [R4 R27 R28 R57 R58 R65 R82 R92 R95 R97 R100 R156]", async ({
      openPage,
      store,
    }) => {
      const anonymous = backendAs(store.api);
      const person = demoPerson(role);
      const customer = await backendAsPerson(store.api, person);
      await emptyCart(customer);
      const { category, tag, product } = await findOffer(anonymous, { quantity: QUANTITY });
      const { product: kept } = await findOffer(anonymous, { quantity: 1, leaveOut: [product.id] });
      // In the customer's cart since an earlier visit.
      await replyOf(customer(addToCartCall, { body: { pid: kept.id, quantity: 1 } }));
      const stock = { product: await stockOf(anonymous, product.id), kept: await stockOf(anonymous, kept.id) };
      const ordersBefore = (await replyOf(customer(orderList))).data.map(({ id }) => id);

      const page = await openPage({ screen });
      await visit(page, "/");
      await openCategory(page, category.name);
      const main = page.getByRole("main");
      await main.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price: high to low" });
      await chooseFilter(page, tag.name);
      const wanted = await listed(anonymous, {
        category_id: category.id,
        ordering: "-base_price",
        product_tag: tag.id,
      });
      await expectInOrder(page, wanted);

      await openProduct(page, product.name);
      await expect(main.getByText(formatRupees(product.price)).first()).toBeVisible();
      await addToCart(page, product.name, QUANTITY);

      await openCart(page);
      const lines = main.getByRole("list", { name: "Products in your cart" });
      const boughtLine = lines.getByRole("listitem").filter({ hasText: product.name });
      await expect(boughtLine).toContainText(formatRupees(multiplyMoney(product.price, QUANTITY)));
      await main.getByRole("button", { name: "Checkout" }).click();
      await expect(page.getByText("Please login to place an order!")).toBeVisible();
      await logIn(page, person, store.api);
      await expect(lines.getByRole("listitem").filter({ hasText: kept.name }), "what waited in the cart").toBeVisible();
      await expect(boughtLine, "what the visitor chose").toBeVisible();

      await visit(page, "/profile#addresses");
      await main.getByRole("link", { name: "Add New Address" }).click();
      await expect(headline(page)).toHaveText("Add address");
      const fullName = `${person.firstName} at the fields`;
      await saveAddress(page, { fullName, state: "Maharashtra", city: "Pune" });
      await expect(main.getByText(fullName).first()).toBeVisible();

      await openCart(page);
      await main.getByRole("button", { name: "Checkout" }).click();
      await expect(headline(page)).toHaveText("Checkout");
      await expect(main.getByRole("group", { name: "Billing address" })).toBeVisible();
      const showAll = main.getByRole("button", { name: "Show all" });
      if (await showAll.isVisible()) await showAll.click();
      await main.getByRole("radio", { name: fullName }).last().check();
      const toPay = (await replyOf(customer(cart))).data;
      const [first] = (await replyOf(customer(addresses))).data;
      const shipping = shippingCharge(
        {
          isElite: role === "elite",
          place: first && { city: first.city_obj.id, postalCode: first.postal_code },
          goods: toPay.final_total,
          grams: toPay.weight_grams ?? 0,
        },
        DEFAULT_POLICY,
      );
      const total = formatRupees(addMoney(toPay.final_total, shipping));
      const shippingShown = shipping === 0 ? "Free" : formatRupees(shipping);
      expect(await termsOf(page.getByRole("complementary", { name: "Totals" }))).toMatchObject({
        Subtotal: formatRupees(toPay.total),
        GST: formatRupees(toPay.gst_amt),
        Shipping: shippingShown,
        "To pay": total,
      });

      await main.getByRole("button", { name: "Place order" }).dblclick();
      await expect(page.getByText("Your order has been placed!")).toBeVisible();
      await expect(page).toHaveURL("/profile#orders");
      const ordersAfter = (await replyOf(customer(orderList))).data;
      const placed = ordersAfter.filter(({ id }) => !ordersBefore.includes(id));
      expect(placed, "orders made by a double click").toHaveLength(1);
      const orderNumber = placed[0]?.order_id ?? "";

      await main.getByRole("link", { name: orderNumber }).click();
      await expect(headline(page)).toHaveText(orderNumber);
      const products = main.getByRole("region", { name: "Products" });
      await expect(products).toContainText(product.name);
      await expect(products).toContainText(kept.name);
      await expect(main).toContainText(fullName);
      expect(await termsOf(main)).toMatchObject({ Shipping: shippingShown, Total: total });

      // Shoppers of other tests buy of it at the same time.
      const left = { product: await stockOf(anonymous, product.id), kept: await stockOf(anonymous, kept.id) };
      expect(left.product, "stock of what was bought").toBeLessThanOrEqual(stock.product - QUANTITY);
      expect(left.kept, "stock of what waited in the cart").toBeLessThanOrEqual(stock.kept - 1);
      expect((await replyOf(customer(cart))).data.cart_items, "the cart after the order").toEqual([]);
      await openCart(page);
      await expect(main.getByText("Your cart is empty")).toBeVisible();
    });
  },
);
