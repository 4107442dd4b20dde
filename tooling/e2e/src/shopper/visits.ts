import type { Locator, Page } from "playwright";
import { expect } from "../browser/expect.ts";
import type { Named } from "./catalogue.ts";

/** The headline of the page that is open. */
export const headline = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** The button in the header that opens the menu of who is logged in. */
export const accountMenu = (page: Page, firstName: string) =>
  page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: firstName });

/** The header's login link, which is there while no one is logged in. */
export const loginLink = (page: Page) =>
  page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Log in" });

/** Shows the links of a group in the footer, which a phone folds behind the group's title. */
export async function openFooterGroup(page: Page, title: string): Promise<void> {
  const fold = page.getByRole("contentinfo").getByRole("navigation", { name: title, exact: true }).locator("summary");
  if (await fold.isVisible()) await fold.click();
}

/** Opens the listing of a top category from the header; in a phone's drawer it has a level of its own. */
export async function openCategory(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  const categories = page.getByRole("navigation", { name: "Categories" });
  if (await menu.isVisible()) {
    await menu.click();
    await categories.getByRole("button", { name: `More in ${name}`, exact: true }).click();
    await categories.getByRole("link", { name: `All of ${name}`, exact: true }).click();
  } else await categories.getByRole("link", { name, exact: true }).first().click();
  await expect(headline(page)).toHaveText(name);
}

/** The list shows these products, and each of its groups has them in this order. */
export async function expectInOrder(page: Page, offers: readonly Named[]): Promise<void> {
  const order = offers.map(({ name }) => name);
  const groups = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("article") });
  const shown = async () => {
    const names = await Promise.all(
      (await groups.all()).map((group) => group.getByRole("article").getByRole("heading").allTextContents()),
    );
    return names.map((group) => group.map((name) => order.indexOf(name)));
  };
  await expect
    .poll(async () => (await shown()).flat().sort((one, other) => one - other))
    .toEqual(order.map((_, place) => place));
  for (const group of await shown())
    expect(group, "in the order that was asked for").toEqual(group.toSorted((one, other) => one - other));
}

/** Opens a product from the list or carousel that shows it. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
  await expect(headline(page)).toHaveText(name);
}

export async function openCart(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /^Cart/ }).click();
  await expect(headline(page)).toHaveText("My Cart");
}

/** On an open product page, chooses a quantity and adds it to the cart. */
export async function addToCart(page: Page, name: string, quantity: number): Promise<void> {
  const main = page.getByRole("main");
  const number = main.getByRole("spinbutton", { name: `Quantity of ${name}` });
  const more = main.getByRole("button", { name: `Increase Quantity of ${name}` });
  for (let chosen = 1; chosen < quantity; chosen += 1) await more.click();
  await expect(number).toHaveValue(String(quantity));
  await main.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(page.getByText("Product added to cart!")).toBeVisible();
}

/** A list of terms as it reads, such as each label of the totals with its amount. */
export async function termsOf(region: Locator): Promise<Readonly<Record<string, string>>> {
  const terms = await region.getByRole("term").allTextContents();
  const definitions = await region.getByRole("definition").allTextContents();
  return Object.fromEntries(terms.map((term, place) => [term, definitions[place] ?? ""]));
}

/** A value of the shop's filters, by its words; its count follows them. In a sheet on a phone. */
export const filterValue = (page: Page, words: string) =>
  page.getByRole("navigation", { name: "Filters" }).getByRole("link", { name: new RegExp(`^${words} \\d+$`) });

/** Chooses a value of the shop's filters: beside the list, or in the sheet, which it leaves again. */
export async function chooseFilter(page: Page, words: string): Promise<void> {
  const open = page.getByRole("main").getByRole("button", { name: "Filters", exact: true });
  const isInSheet = await open.isVisible();
  if (isInSheet) await open.click();
  await filterValue(page, words).click();
  await expect(filterValue(page, words)).toHaveAttribute("aria-current", "true");
  if (isInSheet) await page.getByRole("button", { name: "Close filters" }).click();
}
