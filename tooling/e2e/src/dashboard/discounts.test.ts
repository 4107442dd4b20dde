import { addProduct, orderList, progressOrder } from "@store/api-client/contract";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { expectPdf } from "../browser/expect-pdf.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { topCategories } from "../shopper/catalogue.ts";
import { addressInPune, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { addToCart, headline, openCart } from "../shopper/visits.ts";

describe.each(mainlyOn("phone"))("a discount, given on a $device", ({ device, screen }) => {
  test("is struck through in list, product and cart, and named by order and invoice", async ({
    openPage,
    store,
    staff,
  }) => {
    const name = `Festive Shrikhand ${device}`;
    const member = await backendAsPerson(store.api, demoPerson("staff"));
    const [category] = await topCategories(member);
    const product = {
      ...{ name, category: category?.id ?? 0, brand: null, foam: null, section: null, tags: [], price: 400 },
      ...{ gst_rate: 5, hsn_code: "0406", benefits: [], description: "<p>Sour</p>", meta_title: "" },
      ...{ meta_description: "", meta_keywords: "", pictures: [], home_image: "", videos: [], is_archived: false },
    };
    await replyOf(member(addProduct, { body: { ...product, stock: 20 } }));

    const desk = await openPage({ screen, storage: staff });
    await visit(desk, "/dashboard/discounts");
    const main = desk.getByRole("main");
    await main.getByRole("link", { name: "Add a discount" }).click();
    await expect(headline(desk)).toHaveText("New discount");
    await main.getByLabel("Name").fill(`Festival ${device}`);
    await main.getByLabel("Percent").fill("10");
    await main.getByLabel("Find a product").fill(name);
    await main.getByRole("button", { name: `Add ${name}`, exact: true }).click();
    await main.getByRole("button", { name: "Show what it does" }).click();
    await expect(main.getByText("₹360.00")).toBeVisible();
    await expectAccessibleHere(desk);
    await main.getByRole("button", { name: "Add the discount" }).click();
    await expect(main.getByText("Running", { exact: true })).toBeVisible();
    await expectAccessibleHere(desk);

    const shopper = await readyCustomer(store);
    await addressInPune(shopper);
    const shop = await openPage({ screen, storage: shopper.storage });
    await visit(shop, `/shop?search=festive+shrikhand+${device}`);
    const goods = shop.getByRole("main");
    await expect(goods.getByRole("article").filter({ hasText: name }).first()).toContainText(/₹360\.00.*₹400\.00/);
    await goods.getByRole("link", { name, exact: true }).first().click();
    await expect(headline(shop)).toHaveText(name);
    await expect(goods.getByText("You save ₹40.00 (10 %)")).toBeVisible();
    await addToCart(shop, name, 2);
    await openCart(shop);
    await expect(goods.getByText(`Festival ${device}: you save ₹80.00`)).toBeVisible();
    await expectAccessibleHere(shop);
    await goods.getByRole("button", { name: "Checkout" }).click();
    await expect(headline(shop)).toHaveText("Checkout");
    await goods.getByRole("button", { name: /^Place order/ }).click();
    await expect(shop.getByText("Your order has been placed!")).toBeVisible();

    const [order] = (await replyOf(shopper.call(orderList))).data;
    const params = { id: order?.id ?? 0 };
    await replyOf(member(progressOrder, { params, body: { action: "accept", order_status: "Pending", changes: 0 } }));
    await replyOf(member(progressOrder, { params, body: { action: "pack", order_status: "Confirmed", changes: 0 } }));
    await visit(shop, `/orders/${params.id}`);
    await expect(goods.getByText(`Festival ${device}: you save ₹80.00`)).toBeVisible();
    const download = shop.getByRole("button", { name: "Download invoice" });
    await expectPdf(shop, () => download.click(), `invoice-${params.id}.pdf`);

    await main.getByRole("button", { name: "End it now" }).click();
    await expect(main.getByText("Over", { exact: true })).toBeVisible();
    // The storefront asks each second whether anything has changed.
    await expect(async () => {
      await visit(shop, `/shop?search=festive+shrikhand+${device}`);
      expect(await goods.getByText("₹360.00").count()).toBe(0);
    }).toPass();
    await expect(goods.getByRole("article").filter({ hasText: name }).first()).toContainText("₹400.00");
  });
});
