import { describe, expect, it } from "vitest";
import { addressOf } from "./address-of.ts";

describe("the address of a call", () => {
  it.each<[string, unknown, unknown, string]>([
    ["/cart/", undefined, undefined, "/cart/"],
    ["/cart/{id}/", { id: 7 }, undefined, "/cart/7/"],
    ["/categories/", undefined, { list: "true" }, "/categories/?list=true"],
    [
      "/web/products/list/",
      undefined,
      { page: 2, brand: undefined, tag: null, search: "" },
      "/web/products/list/?page=2",
    ],
    ["/x/", undefined, { q: "a&b=c d" }, "/x/?q=a%26b%3Dc+d"],
    ["/x/{id}/", { id: "../y" }, undefined, "/x/..%2Fy/"],
  ])("%s with %o and %o", (path, params, query, address) => {
    expect(addressOf(path, params, query)).toBe(address);
  });
});
