import { text } from "node:stream/consumers";
import { formatRupees, fromRupees, OUT_OF_STOCK } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { stockOf } from "../shopper/catalogue.ts";
import { newProduct } from "../shopper/new-product.ts";
import { readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { addToCart, headline, openCart } from "../shopper/visits.ts";

const [OLD_PRICE, NEW_PRICE] = [fromRupees(499), fromRupees(549.5)];
const NEW_STOCK = 3;

/** The price list, as a spreadsheet would read it: each line's text. */
async function download(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the price list" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^price-list-\d{4}-\d\d-\d\d\.csv$/);
  return (await text(await file.createReadStream())).trimEnd().split("\r\n");
}

/** Uploads what the list became and waits for what would change. */
async function upload(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join("\r\n"));
  await page.getByLabel("The changed file").setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Upload and preview" }).click();
  await expect(page.getByRole("heading", { name: "What would change" })).toBeVisible();
}

describe.each(mainlyOn("desktop"))("a price list, changed on a $device", ({ device, screen }) => {
  test("is downloaded, looked at and applied, and the shop has it at once [R44 C48]", async ({
    openPage,
    store,
    staff,
  }) => {
    const name = `Journey Jaggery ${device}`;
    const id = await newProduct(store.api, { name, price: OLD_PRICE, stock: 0 });
    const shopper = await readyCustomer(store);
    const shop = await openPage({ screen, storage: shopper.storage });
    const address = `/products/${id}/journey-jaggery-${device}`;
    /** What is said of the product itself, beside the cards of others. */
    const product = headline(shop).locator("..");
    const priceOf = (price: typeof OLD_PRICE) => product.getByText(formatRupees(price)).first();
    await visit(shop, address);
    await expect(priceOf(OLD_PRICE)).toBeVisible();
    await expect(product.getByText(OUT_OF_STOCK)).toBeVisible();

    const desk = await openPage({ screen, storage: staff });
    await visit(desk, "/dashboard/price-list");
    const lines = await download(desk);
    const place = lines.findIndex((line) => line.startsWith(`${id},`));
    const withLine = (price: string) =>
      lines.with(place, lines[place]?.replace(",499,0,", `,${price},${NEW_STOCK},`) ?? "");

    await upload(desk, withLine("cheap"));
    await expect(desk.getByRole("alert")).toContainText(`Line ${place + 1}: The price is no amount in rupees.`);
    await expect(desk.getByRole("button", { name: "Apply all" })).toHaveCount(0);
    await visit(shop, address);
    await expect(priceOf(OLD_PRICE)).toBeVisible();

    await upload(desk, withLine("549.50"));
    const change = desk.getByRole("row", { name: new RegExp(name) });
    await expect(change).toContainText(`${formatRupees(OLD_PRICE)} → ${formatRupees(NEW_PRICE)}`);
    await expect(change).toContainText(`0 → ${NEW_STOCK}`);
    await expectAccessibleHere(desk);
    expect(await stockOf(shopper.call, id)).toBe(0);
    await desk.getByRole("button", { name: "Apply all" }).click();
    await expect(desk.getByRole("heading", { name: "Applied" })).toBeVisible();

    // The storefront asks each second whether something was changed (C48).
    const pricesAfresh = async () => {
      await visit(shop, address);
      return priceOf(NEW_PRICE).count();
    };
    await expect.poll(pricesAfresh).toBe(1);
    await expect(headline(shop)).toHaveText(name);
    await expect(product.getByText(OUT_OF_STOCK)).toHaveCount(0);
    await addToCart(shop, name, NEW_STOCK);
    await openCart(shop);
    await expect(shop.getByRole("main").getByText(formatRupees(NEW_PRICE)).first()).toBeVisible();
    expect(await stockOf(shopper.call, id)).toBe(NEW_STOCK);
  });
});
