import { expect, it } from "vitest";
import { canonicalAddress } from "./shop-canonical.ts";
import { readShopQuery } from "./shop-query.ts";

it.each([
  ["", "/shop"],
  ["page=1", "/shop"],
  ["page=3", "/shop?page=3"],
  ["page=3&utm_source=mail&gclid=x", "/shop?page=3"],
  ["category=11&category_name=Ghee", "/shop?category=11&category_name=Ghee"],
  ["category=11&category_name=Ghee&page=2", "/shop?page=2&category=11&category_name=Ghee"],
  ["category=11&category_name=Ghee&page=2&tag=1", "/shop?category=11&category_name=Ghee"],
  ["category=11&brand=2&brand_name=Gir+Gauvan", "/shop?category=11"],
  ["brand=2&brand_name=Gir+Gauvan&page=2", "/shop?page=2&brand=2&brand_name=Gir+Gauvan"],
  ["ordering=base_price&page=2", "/shop"],
  ["foam=3", "/shop"],
  ["brand=2,7&page=2", "/shop"],
  ["brand=2&brand_name=Gir+Gauvan&page=2&size=1", "/shop?brand=2&brand_name=Gir+Gauvan"],
  ["rating=4&in_stock=1&min_price=200&more=foam", "/shop"],
  ["search=ghee&page=2", "/shop"],
])("the list at ?%s is indexed as %s", (parameters, address) => {
  expect(canonicalAddress(readShopQuery(new URLSearchParams(parameters)))).toBe(address);
});
