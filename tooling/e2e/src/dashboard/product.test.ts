import { orderList } from "@store/api-client/contract";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { replyOf } from "../shopper/backend.ts";
import { stockOf } from "../shopper/catalogue.ts";
import { addressInPune, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { addToCart, headline, openCart } from "../shopper/visits.ts";

const PIECES = 2;

/** Writes a product from nothing, with a keyboard where it is text. Returns its id. */
async function writeProduct(page: Page, name: string): Promise<number> {
  const form = page.getByRole("form", { name: "Product" });
  await form.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await form.getByRole("button", { name: "Write Description" }).click();
  const description = form.getByRole("textbox", { name: "Description", exact: true });
  await description.click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Golden");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" and slowly churned.");
  await form.getByRole("textbox", { name: /^Price in rupees/ }).fill("499");
  await form.getByRole("textbox", { name: "Pieces in stock" }).fill("20");
  await form.getByRole("combobox", { name: "Category" }).selectOption({ index: 2 });
  await expectAccessibleHere(page);
  await form.getByRole("button", { name: "Add the product" }).click();
  await expect(page).toHaveURL(/\/dashboard\/products\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

/** Changes a product by a file that says no more of it than that. */
async function importBenefit(page: Page, id: number, benefit: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Import or export" }).click();
  const buffer = Buffer.from(`Product number,Benefits\r\n${id},${benefit}\r\n`);
  const file = { name: "products.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("The file with the products").setInputFiles(file);
  await page.getByRole("button", { name: "Upload and preview" }).click();
  await expect(page.getByText(`Benefits: empty → ${benefit}`)).toBeVisible();
  await expectAccessibleHere(page);
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeVisible();
}

describe.each(mainlyOn("phone"))("a product, written on a $device", ({ device, screen }) => {
  test("from nothing to found in the shop and bought [R44 C48]", async ({ openPage, store, staff }) => {
    const name = `Journey Bilona Makkhan ${device}`;
    const desk = await openPage({ screen, storage: staff });
    await visit(desk, "/dashboard/products");
    await desk.getByRole("main").getByRole("link", { name: "Add a product" }).click();
    await expect(headline(desk)).toHaveText("New product");
    const id = await writeProduct(desk, name);
    await visit(desk, `/dashboard/products?search=makkhan+${device}`);
    await expect(desk.getByRole("row", { name: new RegExp(name) })).toContainText("In the shop");
    await importBenefit(desk, id, "Churned by hand");

    const shopper = await readyCustomer(store);
    await addressInPune(shopper);
    const shop = await openPage({ screen, storage: shopper.storage });
    await visit(shop, `/shop?search=makkhan+${device}`);
    const main = shop.getByRole("main");
    await main.getByRole("link", { name, exact: true }).first().click();
    await expect(headline(shop)).toHaveText(name);
    await expect(main.getByText("Golden", { exact: true })).toBeVisible();
    await expect(main.getByText("Churned by hand")).toBeVisible();
    await addToCart(shop, name, PIECES);
    await openCart(shop);
    await main.getByRole("button", { name: "Checkout" }).click();
    await expect(headline(shop)).toHaveText("Checkout");
    await main.getByRole("button", { name: /^Place order/ }).click();
    await expect(shop.getByText("Your order has been placed!")).toBeVisible();
    expect((await replyOf(shopper.call(orderList))).data).toHaveLength(1);
    expect(await stockOf(shopper.call, id)).toBe(20 - PIECES);
  });
});
