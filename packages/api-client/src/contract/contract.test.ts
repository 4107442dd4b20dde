import { PIECES_NOT_WHOLE, STOCK_TOO_HIGH } from "@store/domain";
import { describe, expect, it } from "vitest";
import {
  addAddress,
  addToCart,
  allEndpoints,
  applyForEvent,
  changeStock,
  createExportLead,
  parseRequest,
  placeOrder,
  productList,
  updateCartItem,
  verifyOtp,
} from "./index.ts";
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

const ATTEMPT = "0b9c2f8e-6d1a-4c3b-9e57-3a1f0c2d4e5b";
const raw = { params: {}, query: {}, body: undefined };

describe("a request", () => {
  it.each([0, -1, 1e9, 1.5, "abc", null, Number.NaN])("with the quantity %s is refused at its field", (quantity) => {
    expect(parseRequest(addToCart, { ...raw, body: { pid: 1, quantity } })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/quantity/i),
      errors: { quantity: [expect.any(String)] },
    });
  });

  it.each([undefined, null, "text", 5, []])("whose body is %s is refused", (body) => {
    expect(parseRequest(addToCart, { ...raw, body }).ok).toBe(false);
  });

  const WRONG = [undefined, null, "", " ", "x", "x".repeat(20_000), "\u0000", -1, 1.5, 1e300, true, {}, [], [{}]];
  const refusedFields = endpoints.flatMap(([name, endpoint]) =>
    (["params", "query", "body"] as const)
      // A file has no fields.
      .filter((part) => endpoint[part] !== undefined && !(part === "body" && endpoint.encoding === "file"))
      .map((part) => [name, part, endpoint] as const),
  );

  it.each(refusedFields)("%s with wrong %s is refused in sentences that name no wire field", (_, part, endpoint) => {
    const fields = Object.keys(Object(Object(endpoint[part]).entries));
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      for (const value of WRONG) {
        const parsed = parseRequest(endpoint, { ...raw, body: {}, [part]: { [field]: value } });
        if (parsed.ok) continue;
        const sentences = Object.values(parsed.errors).flat();
        expect(sentences).toContain(parsed.message);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-Z][\w ,₹-]+[\w!.]$/);
          expect(sentence).not.toMatch(/_|\b(?:udf|address)\d|[a-z][A-Z]|Invalid type|Expected/);
        }
      }
    }
  });

  it.each([
    [placeOrder, { udf5: "x".repeat(501) }, "udf5", "Gift message must have at most 500 characters"],
    [placeOrder, { address1: "Pune" }, "address1", "Billing address is not valid"],
    [placeOrder, {}, "address1", "Please select a billing address!"],
    [placeOrder, {}, "pay_type", "Please select a payment method!"],
    [addAddress, {}, "full_name", "Full name is required"],
    [addAddress, { full_name: 5 }, "full_name", "Full name is not valid"],
    [addAddress, { address_tags: "Temple" }, "address_tags", "Please choose one of the tags offered"],
    [updateCartItem, { quantity: -1 }, "quantity", "Quantity cannot be set less than 0!"],
    [updateCartItem, { quantity: 0 }, "quantity", "Please set the quantity greater than 0!"],
    [updateCartItem, { quantity: 1.5 }, "quantity", "Please set a whole quantity!"],
    [
      changeStock,
      { changes: [{ id: 1, action: "received", quantity: 9_999_999, seen: null }], attempt: ATTEMPT },
      "changes.0.quantity",
      STOCK_TOO_HIGH,
    ],
    [
      changeStock,
      { changes: [{ id: 1, action: "received", quantity: 1.5, seen: null }], attempt: ATTEMPT },
      "changes.0.quantity",
      PIECES_NOT_WHOLE,
    ],
    [verifyOtp, { otp: "12" }, "otp", "The OTP has 6 digits"],
    [createExportLead, { answer11: "x".repeat(4001) }, "answer11", "Answer 11 must have at most 4000 characters"],
    [applyForEvent, { event_aaply_data: [{ event: 1 }] }, "event_aaply_data.0.phone_number", "Phone is required"],
    [applyForEvent, { event_aaply_data: [] }, "event_aaply_data", "Ticket is required"],
  ] as const)("is refused in shop language: %#", (endpoint, body, field, message) => {
    expect(parseRequest(endpoint, { ...raw, params: { id: "1" }, body })).toMatchObject({
      errors: { [field]: [message] },
    });
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
