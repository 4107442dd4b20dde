import { describe, expect, expectTypeOf, it } from "vitest";
import { addToCart, cart, editOrderPaymentLink, productDetail, type ReplyOf, wishlist } from "../contract/index.ts";
import { createCaller, type Identity } from "./caller.ts";
import type { Incoming, Outgoing } from "./send.ts";

/** A client whose requests are recorded, and answered with `incoming`. */
function setUp(incoming: Incoming, identity: Identity = {}) {
  const sent: Outgoing[] = [];
  const call = createCaller({
    baseUrl: "https://api.example",
    identity: () => identity,
    send: async (outgoing) => {
      sent.push(outgoing);
      return incoming;
    },
  });
  return { call, sent };
}

const ADDED = { status: 200, content: { status: true, cart_counter: 3 } };

describe("a call as it is sent [R191]", () => {
  it("has the endpoint's method, path and body, and the company's header [R23]", async () => {
    const { call, sent } = setUp(ADDED);
    await call(addToCart, { body: { pid: 7, quantity: 2 } });
    expect(sent).toMatchObject([
      {
        url: "https://api.example/cart/",
        method: "POST",
        headers: { "X-Company-Id": "5" },
        body: '{"pid":7,"quantity":2}',
      },
    ]);
  });

  it("carries a form where the endpoint takes one, without what is absent", async () => {
    const { call, sent } = setUp(ADDED);
    await call(editOrderPaymentLink, {
      body: {
        order_id: 5,
        txnid: "1",
        amount: 249.5,
        productinfo: "Gift",
        billing_address: 3,
        shipping_amount: 0,
        tax_amount: 12,
        is_a_gift: true,
        giftMessage: undefined,
      },
    });
    const [form] = sent;
    if (!(form?.body instanceof FormData)) throw new Error("No form was sent");
    expect(Object.fromEntries(form.body)).toMatchObject({ order_id: "5", amount: "249.5", is_a_gift: "true" });
    expect(form.body.has("giftMessage")).toBe(false);
    expect(form.headers["content-type"]).toBeUndefined();
  });

  it("fills the path and leaves out what is not asked", async () => {
    const { call, sent } = setUp(ADDED);
    await call(productDetail, { params: { id: 1001 } });
    expect(sent[0]?.url).toBe("https://api.example/web/single/product/1001/");
  });

  it.each<[string, Identity, Record<string, string | undefined>]>([
    ["a visitor", { visitorId: "v" }, { "X-Visitor-Id": "v", Authorization: undefined }],
    ["a customer", { token: "t" }, { Authorization: "token t", "X-Visitor-Id": undefined }],
    [
      "a customer who was a visitor",
      { token: "t", visitorId: "v" },
      { Authorization: "token t", "X-Visitor-Id": undefined },
    ],
    ["nobody", {}, { Authorization: undefined, "X-Visitor-Id": undefined }],
  ])("says that %s asks [R193]", async (_who, identity, headers) => {
    const { call, sent } = setUp(ADDED, identity);
    await call(cart);
    for (const [name, value] of Object.entries(headers)) expect(sent[0]?.headers[name]).toBe(value);
  });
});

describe("an answer", () => {
  it("is read tolerantly: text for numbers, unknown fields, null for absent", async () => {
    const { call } = setUp({ status: 200, content: { status: true, cart_counter: "3", message: null, more: 1 } });
    expect(await call(addToCart, { body: { pid: 7 } })).toEqual({
      ok: true,
      reply: { status: true, cart_counter: 3, message: undefined },
    });
  });

  it.each([200, 400, 409])("that says status false is a refusal, with %i too", async (status) => {
    const { call } = setUp({ status, content: { status: false, message: "No" } });
    expect(await call(cart)).toMatchObject({
      ok: false,
      failure: { kind: "refused", httpStatus: status, message: "No" },
    });
  });

  it.each([
    ["a failure of the backend's own", { status: 500, content: { status: false, message: "Oops" } }],
    ["no JSON", { status: 200, content: undefined }],
    ["a reply outside the contract", { status: 200, content: { status: true, cart_counter: "many" } }],
  ])("that is %s is broken", async (_what, incoming) => {
    const { call } = setUp(incoming);
    expect(await call(addToCart, { body: { pid: 7 } })).toMatchObject({ ok: false, failure: { kind: "broken" } });
  });

  it.each<[number, unknown, string | undefined]>([
    [500, { status: false, message: "Oops" }, "Oops"],
    [500, { message: "Oops" }, "Oops"],
    [500, { status: "error", message: "Oops", data: 1 }, "Oops"],
    [400, { non_field_errors: ["Wrong OTP.", "Ask for another."] }, "Wrong OTP. Ask for another."],
    [400, { message: "", non_field_errors: "Wrong OTP." }, "Wrong OTP."],
    [400, { message: { text: "Oops" } }, undefined],
    [500, {}, undefined],
    [500, "Oops", undefined],
    [500, undefined, undefined],
    [200, { message: "Fine" }, undefined],
  ])("%i with the body %j is broken, and says %j [R29]", async (httpStatus, content, message) => {
    const { call } = setUp({ status: httpStatus, content });
    const failure = { kind: "broken", httpStatus, ...(message ? { message } : {}) };
    expect(await call(addToCart, { body: { pid: 7 } })).toEqual({ ok: false, failure });
  });

  it("that never comes is a failure, and no exception", async () => {
    const call = createCaller({ baseUrl: "", send: () => Promise.reject(new Error("down")) });
    expect(await call(wishlist)).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it("has the type of its endpoint's reply", () => {
    expectTypeOf<ReplyOf<typeof addToCart>["cart_counter"]>().toEqualTypeOf<number>();
  });
});
