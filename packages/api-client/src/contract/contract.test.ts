import { describe, expect, it } from "vitest";
import { addToCart, allEndpoints, parseRequest, productList } from "./index.ts";
import { openApiDocument } from "./openapi.ts";

const endpoints = Object.entries(allEndpoints);

describe("the contract", () => {
  it.each(endpoints)(
    "%s has a path that begins and ends with a slash, whose parameters it declares",
    (_name, { path, params }) => {
      expect(path).toMatch(/^\/(?:[\w{}-]+\/)+$/);
      expect(path.includes("{")).toBe(params !== undefined);
    },
  );

  it("has no two calls at one method and path", () => {
    const keys = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is whole in the OpenAPI document [R199]", () => {
    const { paths, openapi } = openApiDocument("1");
    expect(openapi).toBe("3.1.0");
    for (const [name, { method, path }] of endpoints) {
      expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });
});

const raw = { params: {}, query: {}, body: undefined };

describe("a request", () => {
  it.each([0, -1, 1e9, 1.5, "abc", null, Number.NaN])("with the quantity %s is refused by name", (quantity) => {
    expect(parseRequest(addToCart, { ...raw, body: { pid: 1, quantity } })).toMatchObject({
      ok: false,
      message: expect.stringContaining("quantity"),
      errors: { quantity: [expect.any(String)] },
    });
  });

  it.each([undefined, null, "text", 5, []])("whose body is %s is refused", (body) => {
    expect(parseRequest(addToCart, { ...raw, body }).ok).toBe(false);
  });

  it("has its defaults and conversions", () => {
    expect(parseRequest(addToCart, { ...raw, body: { pid: "7" } })).toMatchObject({
      ok: true,
      request: { body: { pid: 7, quantity: 1 } },
    });
    expect(parseRequest(productList, { ...raw, query: { page: "3" } })).toMatchObject({
      request: { query: { page: 3 } },
    });
  });

  it.each<Record<string, string>>([
    { page: "0" },
    { page: "x" },
    { ordering: "name" },
    { product_tag: "4" },
    { category_id: "-1" },
  ])("for a list with %o is refused", (query) => {
    expect(parseRequest(productList, { ...raw, query }).ok).toBe(false);
  });
});
