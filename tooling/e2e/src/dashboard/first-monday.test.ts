import type { Page } from "playwright";
import { dirtyShopifyFile } from "../../../../apps/api/src/testing/dirty-shopify-file.ts";
import { readPdf } from "../../../../apps/api/src/testing/read-pdf.ts";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { createSteps } from "../browser/steps.ts";
import { test as browserTest } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { chooseNewPassword, signUp } from "../shopper/account-forms.ts";
import { saveAddress } from "../shopper/address-form.ts";
import { authenticatorApp } from "../shopper/authenticator.ts";
import { keptAt, logInByEmail, sendLogin } from "../shopper/log-in.ts";
import { newcomer } from "../shopper/newcomer.ts";
import { addToCart, headline, openCart, openFooterGroup, openProduct, termsOf } from "../shopper/visits.ts";
import { closingLastFirst, openNewShop } from "../store/new-shop.ts";

/** It is a whole day's work, and rows of a file are written one batch after the other. */
const TIMEOUT_MS = 900_000;

const OWNER = { email: "owner@gomata.in", password: "Mango#Lane12" };
const PRODUCTS = 300;
/** An address of no network: the shop refuses to fetch from it without asking anybody. */
const NOWHERE = "https://192.0.2.1";

const test = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the pattern says which fixtures are needed
  .extend("shop", ({}, { onCleanup }) => openNewShop(OWNER.email, closingLastFirst(onCleanup)));

const main = (page: Page) => page.getByRole("main");

/** Fills fields below a heading of the settings, by their labels. */
async function fillBelow(page: Page, heading: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const group = main(page).getByRole("region", { name: heading, exact: true });
  for (const [label, value] of Object.entries(fields)) await group.getByLabel(label, { exact: true }).fill(value);
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() !== "GET");
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(/^Saved\./).last()).toBeVisible();
}

/** The steps before the opening, with their states. */
async function stepsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  await visit(page, "/dashboard");
  await expect(main(page).getByRole("heading", { name: "What waits" })).toBeVisible();
  const steps = main(page)
    .getByRole("region", { name: "Before you open" })
    .getByRole("list")
    .first()
    .getByRole("listitem");
  const words = await steps.evaluateAll((items) =>
    items.map((item) => [...item.children].slice(0, 2).map((child) => child.textContent ?? "")),
  );
  return Object.fromEntries(words);
}

/** The text of a PDF that a button downloads. */
async function paperOf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name, exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  return (await readPdf(Uint8Array.from(Buffer.concat(chunks)))).join(" ");
}

test("the owner's first Monday: from an empty database to a shop that has sold, and whose changes are seen everywhere [C48 C52 C59]", {
  timeout: TIMEOUT_MS,
}, async ({ shop, openPage, annotate }) => {
  const [first] = shop.processes;
  const desk = await openPage({ storefront: first.web, screen: DESKTOP });
  const phone = await openPage({ storefront: first.web, screen: PHONE });
  const shopper = newcomer();

  const step = createSteps(desk, annotate);

  await step("the owner sets a password and logs in", async () => {
    await visit(desk, shop.invitation);
    await chooseNewPassword(desk, OWNER.password, "Set the password");
    await expect(desk).toHaveURL("/login");
    await sendLogin(desk, OWNER);
    await expect(desk).toHaveURL("/shop");
    await expect(main(desk).getByText("No products available!")).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth), "no page is wider than the screen").toBe(
      DESKTOP.width,
    );
  });

  await step("production asks for an authenticator app", async () => {
    await visit(desk, "/dashboard");
    await main(desk).getByRole("button", { name: "Set up an authenticator app" }).click();
    const secret =
      (await main(desk)
        .getByText(/^[A-Z2-7]{32}$/)
        .textContent()) ?? "";
    await main(desk).getByRole("textbox", { name: "Code of your authenticator app" }).fill(authenticatorApp(secret)());
    await main(desk).getByRole("button", { name: "Confirm the code" }).click();
    await main(desk).getByRole("button", { name: "Open the dashboard" }).click();
  });

  await step("Today says what is missing", async () => {
    expect(await stepsOf(desk)).toEqual({
      Staff: "Done",
      Identity: "To do",
      "First product": "To do",
      Payment: "Done",
      Mail: "Done",
      "Test order": "To do",
    });
    await expectAccessibleHere(desk);
  });

  await step("the identity", async () => {
    await main(desk).getByRole("link", { name: "Enter your own" }).click();
    await expect(headline(desk)).toHaveText("Identity");
    await fillBelow(desk, "Brand", { "Shop name": "Gomata Naturals", "In one sentence": "Ghee and soap from Jaipur." });
    await fillBelow(desk, "Seller", {
      "Legal name": "Gomata Naturals LLP",
      Website: "https://gomata.in",
      GSTIN: "08AAPFG0939F1Z9",
      "FSSAI licence": "12225999000123",
    });
    await fillBelow(desk, "Address", {
      Street: "4 Hawa Sadak",
      "Second line": "",
      City: "Jaipur",
      State: "Rajasthan",
      "PIN code": "302006",
    });
    const care = ["Customer care", "Orders", "Consultations", "WhatsApp", "Grievances", "Franchise", "Organic living"];
    await fillBelow(desk, "Phones", Object.fromEntries(care.map((label) => [label, "9414012345"])));
    const mails = ["Customer care", "Support", "Business orders", "Exports", "Privacy", "Grievances"];
    await fillBelow(desk, "Mail addresses", Object.fromEntries(mails.map((label) => [label, "care@gomata.in"])));
    await fillBelow(desk, "People", { Vaidya: "Vaidya Kavita Rao", "Grievance officer": "Asha Rao" });
    const networks = ["Instagram", "Facebook", "YouTube", "X", "LinkedIn"];
    await fillBelow(desk, "Social networks", Object.fromEntries(networks.map((label) => [label, ""])));
    await save(desk);
    await expect(desk.getByRole("banner")).toContainText("Gomata Naturals");
  });

  await step("the rules that the shop sells by", async () => {
    await main(desk).getByRole("link", { name: "Selling" }).click();
    await expect(headline(desk)).toHaveText("Selling");
    await fillBelow(desk, "Orders", { "Minimum order": "300" });
    await fillBelow(desk, "Shipping", { "Shipping charge": "80" });
    await main(desk).getByLabel("Free in Ahmedabad").selectOption("Off");
    await fillBelow(desk, "Delivery", { "PIN codes of your city": "302" });
    await save(desk);
  });

  const file = dirtyShopifyFile(PRODUCTS);
  const buffer = Buffer.from(file.csv.replaceAll("https://pictures.example", NOWHERE));
  const upload = async () => {
    await desk
      .getByLabel("The file with the products")
      .setInputFiles({ name: "products_export.csv", mimeType: "text/csv", buffer });
    await main(desk).getByRole("button", { name: "Upload and preview" }).click();
  };
  const summary = main(desk).getByText(/^Shopify’s export of products/);

  await step("a Shopify file is looked at, row by row", async () => {
    await visit(desk, "/dashboard/products/import");
    await upload();
    await expect(summary).toContainText(`0 new, 0 changed, 0 unchanged, ${file.taken + file.refused} refused`);
    await main(desk)
      .getByLabel("Category of new products that name none of this shop")
      .selectOption({ label: "Ghee & Dairy" });
    await main(desk).getByLabel("GST of new products that name none").selectOption("5");
    await upload();
    await expect(summary).toContainText(`${file.taken} new, 0 changed, 0 unchanged, ${file.refused} refused`);
    await main(desk).getByLabel("Show").selectOption({ label: "Refused" });
    const refused = main(desk).getByRole("table").getByRole("row");
    await expect(refused).toHaveCount(file.refused + 1);
    await expect(refused).toContainText([
      "Row",
      /Product 99.*Variant Price: This is no amount in rupees/,
      /Product 149.*Handle: The handle “product-9” is that of row 15 already/,
      /Product 199.*Variant Barcode: This is no barcode/,
      /Product 249.*Row 7 of the file is about the same product/,
      /product-259.*Title: The title is missing/,
      /Product 269.*Variant Compare At Price/,
    ]);
    await expectAccessibleHere(desk);
  });

  await step("and imported", async () => {
    await main(desk)
      .getByRole("button", { name: `Import ${file.taken} products` })
      .click();
    await expect(main(desk).getByRole("progressbar", { name: "Products imported" })).toBeVisible();
    await expect(main(desk).getByRole("heading", { name: "Imported", exact: true })).toBeVisible({
      timeout: TIMEOUT_MS / 2,
    });
    await expect(summary).toContainText(`${file.refused} refused, ${file.taken} imported`);
    await main(desk).getByLabel("Show").selectOption({ label: "New" });
    await expect(
      main(desk).getByText(`A picture is left out: Its address is not on the public web. ${NOWHERE}/1.jpg`),
    ).toBeVisible();
    await expectAccessibleHere(desk);
  });

  await step("a page of one's own", async () => {
    await visit(desk, "/dashboard/content/pages/new");
    await main(desk).getByRole("textbox", { name: "Title" }).fill("Our cows");
    await main(desk).getByRole("button", { name: "Write Text" }).click();
    await main(desk).getByRole("textbox", { name: "Text", exact: true }).fill("Forty Gir cows, each with a name.");
    await main(desk).getByRole("button", { name: "Add the page" }).click();
    await expect(main(desk).getByRole("link", { name: "Our cows" })).toBeVisible();
  });

  await step("is led to from the menu and the footer", async () => {
    await visit(desk, "/dashboard/settings/links");
    for (const [place, column] of [
      ["Menu", "Help"],
      ["Footer", "Our world"],
    ]) {
      const group = main(desk).getByRole("region", { name: place, exact: true });
      await group.getByRole("button", { name: `Add a link under ${column}` }).click();
      const link = group.getByRole("listitem", { name: "New link" });
      await link.getByRole("textbox", { name: "Link text" }).fill("Meet our cows");
      const named = group.getByRole("listitem", { name: "Meet our cows" });
      await named.getByRole("combobox", { name: "Leads to" }).fill("Our cows");
      await desk.getByRole("option", { name: "Your page: Our cows" }).click();
    }
    await save(desk);
  });

  await step(
    "a shopper finds it",
    async () => {
      const footer = phone.getByRole("contentinfo");
      const link = footer.getByRole("link", { name: "Meet our cows" });
      // The storefront asks each second whether something changed.
      await expect(async () => {
        await visit(phone, "/");
        await openFooterGroup(phone, "Our world");
        await expect(link).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(footer).toContainText("Gomata Naturals");
      await link.click();
      await expect(headline(phone)).toHaveText("Our cows");
      await expect(main(phone)).toContainText("Forty Gir cows");
    },
    phone,
  );

  await step(
    "opens an account, and orders by cash on delivery",
    async () => {
      await visit(phone, "/signup");
      await signUp(phone, shopper);
      await logInByEmail(phone, shopper);
      await visit(phone, "/shop?search=Product 45");
      await openProduct(phone, "Product 45");
      await addToCart(phone, "Product 45", 2);
      await openCart(phone);
      await expect(main(phone)).toContainText("Add products for ₹10.00 more: the smallest order is ₹300.");
      await main(phone).getByRole("button", { name: "Increase Quantity of Product 45" }).click();
      await expect(main(phone)).not.toContainText("the smallest order is");
      await main(phone).getByRole("button", { name: "Checkout" }).click();
      await expect(headline(phone)).toHaveText("Add address");
      await saveAddress(phone, { fullName: "Meera Kulkarni", state: "Maharashtra", city: "Pune" });
      await expect(headline(phone)).toHaveText("Checkout");
      await expect
        .poll(() => termsOf(phone.getByRole("complementary", { name: "Totals" })))
        .toMatchObject({ Shipping: "₹80.00", "To pay": "₹515.00" });
      await main(phone)
        .getByRole("button", { name: /^Place order/ })
        .click();
      await expect(phone.getByText("Your order has been placed!")).toBeVisible();
    },
    phone,
  );

  await step("the owner accepts and packs it; its papers carry the new identity", async () => {
    await visit(desk, "/dashboard/orders");
    await main(desk)
      .getByRole("link", { name: /^SO-\d{4}-\d+/ })
      .click();
    await main(desk).getByRole("button", { name: "Accept" }).click();
    await main(desk).getByRole("button", { name: "Packed", exact: true }).click();
    const invoice = await paperOf(desk, "Invoice");
    for (const words of ["Gomata Naturals LLP", "4 Hawa Sadak", "Rajasthan (08)", "GSTIN 08AAPFG0939F1Z9", "IGST"])
      expect(invoice).toContain(words);
    for (const paper of [invoice, await paperOf(desk, "Packing slip")]) {
      expect(paper).toContain("Gomata Naturals");
      expect(paper).not.toContain("Surabhi");
    }
    await expectAccessibleHere(desk);
  });

  await step("and cancels it, as the list on Today says", async () => {
    expect(await stepsOf(desk)).toMatchObject({ Identity: "Done", "First product": "Done", "Test order": "To do" });
    await desk.goBack();
    await main(desk).getByRole("button", { name: "Cancel the order" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("textbox").first().fill("A test order");
    await dialog.getByRole("button", { name: /^Cancel the order/ }).click();
    await expect(main(desk).getByText("Cancelled").first()).toBeVisible();
    await visit(desk, "/dashboard");
    await expect(main(desk).getByRole("heading", { name: "What waits" })).toBeVisible();
    await expect(main(desk).getByRole("heading", { name: "Before you open" })).toHaveCount(0);
  });

  await step("the owner changes the rules, and enters a product's HSN code", async () => {
    await visit(desk, "/dashboard/products?search=Product 45");
    await main(desk).getByRole("link", { name: "Product 45", exact: true }).click();
    await main(desk)
      .getByRole("textbox", { name: /^HSN code/ })
      .fill("0405");
    await save(desk);
    await visit(desk, "/dashboard/settings");
    await fillBelow(desk, "Phones", { "Customer care": "9829098290" });
    await save(desk);
    await visit(desk, "/dashboard/settings/selling");
    await fillBelow(desk, "Orders", { "Minimum order": "500" });
    await fillBelow(desk, "GST", { "Rates by HSN code": "0405 18 2025-09-22" });
    await fillBelow(desk, "Shipping", { "Shipping charge": "120" });
  });

  await step("which are seen in cart, papers, policies and embedded pages of each process", async () => {
    await visit(phone, "/shop?search=Product 45");
    await openProduct(phone, "Product 45");
    await addToCart(phone, "Product 45", 2);
    const storage = await phone.context().storageState();
    const carts = await Promise.all(
      shop.processes.map(({ web }) => openPage({ storefront: web, screen: DESKTOP, storage: keptAt(web, storage) })),
    );
    await save(desk);
    const began = performance.now();
    /** Looks again and again until all words are there, and says how long that took. */
    const seen = async (name: string, look: () => Promise<string>, ...words: readonly string[]) => {
      const missing = async () => {
        const shown = await look();
        return words.filter((word) => !shown.includes(word));
      };
      await expect.poll(missing, { message: name, intervals: [100] }).toEqual([]);
      await annotate(`${name}: seen after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    const textOf = (address: string) => async () => (await fetch(address)).text();
    const cartOf = (page: Page) => async () => {
      await visit(page, "/cart");
      await expect(page.getByRole("term").filter({ hasText: "Final total" })).toBeVisible();
      return (await main(page).textContent()) ?? "";
    };
    await Promise.all(
      shop.processes.flatMap(({ web, embed }, place) => {
        const cart = carts[place];
        if (!cart) return [];
        const at = `process ${place + 1}`;
        return [
          seen(`cart of ${at}`, cartOf(cart), "the smallest order is ₹500", "₹120.00", "₹44.24"),
          seen(`policy of ${at}`, textOf(`${web}/shipping-policy`), "₹120", "98290 98290", "Jaipur"),
          seen(`embedded page of ${at}`, textOf(`${embed}/shipping-policy`), "₹120", "98290 98290", "Jaipur"),
        ];
      }),
    );
    for (const cart of carts) {
      expect(await paperOf(cart, "Download cart as PDF")).toContain("98290 98290");
      await cart.context().close();
    }
  });

  // The pages ask again and again: they go before the shop does.
  for (const page of [desk, phone]) await page.context().close();
});
