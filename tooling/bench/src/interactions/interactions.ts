import type { Locator, Page } from "playwright";

/** Whose browser it is: a visitor with a full cart, or the demo customer. */
export type Shopper = "visitor" | "customer";

/** Something a shopper does. */
export interface Interaction {
  readonly name: string;
  /** Where it is done; "product" is the page of the first product. */
  readonly path: string;
  /** Narrow and touched, or wide with a mouse. */
  readonly device: "phone" | "desktop";
  readonly shopper?: Shopper;
  readonly target: (page: Page) => Locator;
  /** Pressed one after the other while the target has the focus. Without them the target itself is pressed. */
  readonly keys?: readonly string[];
  /** How often the target is pressed; once when left out. */
  readonly presses?: number;
  /** Waits for what must come of it: an interaction that does nothing is fast, and proves nothing. */
  readonly outcome: (page: Page) => Promise<unknown>;
}

const search = (page: Page) => page.getByRole("combobox", { name: "Search products" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const isAdded = (page: Page) => page.getByText("Product added to cart!").waitFor();

/** In the order in which they are printed. A new one is a line here. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: "open the menu, phone",
    path: "/",
    device: "phone",
    target: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    outcome: (page) => categories(page).waitFor(),
  },
  {
    name: "open a category's panel, desktop",
    path: "/",
    device: "desktop",
    target: (page) => categories(page).getByRole("button").first(),
    outcome: (page) => categories(page).locator(":popover-open").waitFor(),
  },
  {
    name: "type in the search",
    path: "/",
    device: "phone",
    target: search,
    keys: [..."honey"],
    outcome: (page) => page.getByRole("option").first().waitFor(),
  },
  {
    name: "filter in the shop",
    path: "/shop",
    device: "desktop",
    target: (page) => page.getByRole("main").getByRole("combobox", { name: "Sort by" }),
    keys: ["ArrowDown"],
    outcome: (page) => page.waitForURL(/ordering=/),
  },
  {
    name: "step a quantity in a cart of 30 lines",
    path: "/cart",
    device: "phone",
    target: (page) => page.getByRole("button", { name: /^Increase/ }).first(),
    presses: 3,
    outcome: (page) => page.getByText("Quantity updated!").waitFor(),
  },
  {
    name: "add to cart, product page",
    path: "product",
    device: "phone",
    target: (page) => page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first(),
    outcome: isAdded,
  },
  {
    name: "add to cart, card in the shop",
    path: "/shop",
    device: "phone",
    target: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Add .* to cart$/ })
        .first(),
    outcome: isAdded,
  },
  {
    name: "open the login",
    path: "/",
    device: "phone",
    target: (page) => page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Log in" }),
    outcome: (page) => page.getByRole("dialog", { name: "Log in" }).waitFor(),
  },
  {
    name: "open the orders, profile",
    path: "/profile",
    device: "desktop",
    shopper: "customer",
    target: (page) => page.getByRole("tab", { name: "Orders" }),
    outcome: (page) => page.getByRole("tabpanel", { name: "Orders" }).waitFor(),
  },
];

/** The floor: one press of the only button of a bare page. */
export const BARE: Interaction = {
  name: "the bare page's button",
  path: "/",
  device: "phone",
  target: (page) => page.getByRole("button"),
  outcome: (page) => page.getByText("Pressed once").waitFor(),
};
