import { expect, test } from "vitest";
import { sharedWishlistTitle } from "./shared-wishlist.ts";

test.each([
  ["Kavita", "Kavita's wishlist"],
  ["", "A wishlist from Surabhi Organics"],
  [undefined, "A wishlist from Surabhi Organics"],
])("the wishlist of %j is called %j", (firstName, title) => {
  expect(sharedWishlistTitle(firstName, "Surabhi Organics")).toBe(title);
});
