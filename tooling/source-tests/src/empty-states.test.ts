import { describe, expect, it } from "vitest";
import { production, type SourceFile, tests } from "./source-files.ts";

const FEATURES = "apps/web/app/features";

/** The empty states of the requirements, and the test that comes to each. */
const EMPTY_STATES = [
  ["the shop", "No products available!", `${FEATURES}/shop/shop-page.test.tsx`],
  ["the search", "No products found", "apps/web/app/shell/header/search.test.tsx"],
  ["the cart", "Your cart is empty", `${FEATURES}/cart/cart-page.test.tsx`],
  ["the wishlist", "Your wishlist is empty", `${FEATURES}/wishlist/wishlist-page.test.tsx`],
  ["the stores", "No stores found", `${FEATURES}/stores/store-locator-page.test.tsx`],
  ["the orders", "Order Not Found", `${FEATURES}/orders/orders-tab.test.tsx`],
  ["an order's lines", "This order doesn't contain any products.", `${FEATURES}/orders/order-page.test.tsx`],
  ["the elite list", "Subscription Not Found", `${FEATURES}/elite/elite-tab.test.tsx`],
  ["the subscriptions", "No Subscriptions Yet", `${FEATURES}/subscriptions/subscriptions.test.tsx`],
  ["a product's subscriptions", "No Subscriptions Found", `${FEATURES}/subscriptions/subscriptions.test.tsx`],
  ["the coins", "No transactions found.", `${FEATURES}/coins/wallet.test.tsx`],
  ["the addresses", 'Click "Add New Address" to get started', `${FEATURES}/addresses/addresses-tab.test.tsx`],
  ["the blog", "No blogs added!", `${FEATURES}/blogs/blogs-page.test.tsx`],
  ["the events", "No events added!", `${FEATURES}/events/events-page.test.tsx`],
] as const;

const declarations = production.flatMap((file) => file.declarations);

/** A template as a pattern: what is filled in may be anything. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    template
      .slice(1, -1)
      .split(/\$\{[^}]*\}/)
      .join(".+"),
  );

/** Whether a test or story has a text in it, by itself or by its constant. */
function seesText(text: string): (test: SourceFile) => boolean {
  if (text.startsWith("`")) {
    const pattern = patternOf(text);
    return ({ texts }) => texts.some((written) => pattern.test(written));
  }
  const constants = declarations.filter((entry) => entry.text === text).map(({ name }) => name);
  return ({ texts, reads }) =>
    texts.some((written) => written.includes(text)) || constants.some((name) => reads.has(name));
}

it.each(EMPTY_STATES)("%s: “%s” is seen by a test [R197]", (_place, text, path) => {
  expect(tests.filter(seesText(text)).map((file) => file.path)).toContain(path);
});

/** Every EmptyState of the storefront: where it is, and its title as a text. */
const shown = production.flatMap(({ path, elements }) =>
  elements
    // A title that a list is given is seen by the tests of what gives it.
    .filter(({ name, attributes }) => name === "EmptyState" && attributes.get("title") !== "empty.title")
    .map(({ attributes }) => {
      const title = attributes.get("title") ?? "";
      const named = declarations.filter(({ name }) => name === title);
      const own = named.find(({ file }) => file === path) ?? named[0];
      return [path, own?.text ?? title] as const;
    }),
);

describe("an empty state of the storefront [R197]", () => {
  it.each(shown)("%s: “%s” is seen by a test or a story", (_path, title) => {
    expect(title).not.toBe("");
    expect(tests.some(seesText(title))).toBe(true);
  });
});
