import { setupServer } from "msw/node";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createCaller } from "../client/index.ts";
import {
  addToCart,
  allEndpoints,
  cart,
  invoicePdf,
  orderPaymentLink,
  signIn,
  updateCartItem,
} from "../contract/index.ts";
import { mockEndpoint, mockHandlers, refuse, sampleReply } from "./index.ts";

const BASE = "http://mock.example";
const server = setupServer(...mockHandlers(BASE));
const call = createCaller({ baseUrl: BASE, identity: () => ({ token: "a-token" }) });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("the mock [R199]", () => {
  it.each(Object.entries(allEndpoints))("has a reply for %s that its contract allows", (_name, endpoint) => {
    const parsed = v.safeParse(endpoint.reply, sampleReply(endpoint));
    expect(parsed.issues).toBeUndefined();
  });

  it.each(Object.entries(allEndpoints))("keeps to who may call %s", async (_name, endpoint) => {
    const { method, path, access } = endpoint;
    const statusFor = async (headers: Readonly<Record<string, string>>) => {
      const url = BASE + path.replaceAll(/\{\w+\}/g, "7");
      const response = await fetch(url, { method, headers });
      // A response that is never read is aborted when it is collected as garbage, and the mock's connection fails then.
      await response.arrayBuffer();
      return response.status;
    };
    const isRefused = async (headers: Readonly<Record<string, string>>) => (await statusFor(headers)) === 401;
    expect(await isRefused({})).toBe(access !== "public");
    expect(await isRefused({ "X-Visitor-Id": "a-visitor" })).toBe(access === "customer" || access === "staff");
    expect(await isRefused({ Authorization: "token a-token" })).toBe(false);
  });

  it("answers the typed client", async () => {
    expect(await call(cart)).toMatchObject({ ok: true, reply: { data: { cart_items: [{ quantity: 1 }] } } });
  });

  it("validates a request as the backend does", async () => {
    const answer = await call(addToCart, { body: { pid: 1, quantity: 0 } });
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: "refused", httpStatus: 400, errors: { quantity: ["Please set the quantity greater than 0!"] } },
    });
  });

  it("lets a test answer for itself, with what was asked in hand", async () => {
    server.use(
      ...mockEndpoint(
        updateCartItem,
        ({ params, body }) => ({
          status: true,
          cart_counter: params.id + body.quantity,
          total: 100,
          discount_amt: 0,
          gst_amt: 5,
          final_total: 105,
        }),
        BASE,
      ),
    );
    const answer = await call(updateCartItem, { params: { id: 40 }, body: { quantity: 2 } });
    expect(answer).toMatchObject({ ok: true, reply: { cart_counter: 42, final_total: 10_500 } });
  });

  it("gives a test's reply each time it is asked", async () => {
    server.use(...mockEndpoint(addToCart, { status: true, cart_counter: 3 }, BASE));
    for (const pid of [1, 2]) {
      expect(await call(addToCart, { body: { pid } })).toMatchObject({ ok: true, reply: { cart_counter: 3 } });
    }
  });

  it("answers with a file under its name", async () => {
    const answer = await call(invoicePdf, { query: { source_doc: 1 } });
    if (!answer.ok) throw new Error("No file came");
    expect(answer.reply.name).toMatch(/\.pdf$/);
    expect(await answer.reply.content.text()).toMatch(/^%PDF/);
  });

  it("reads a form as the backend does", async () => {
    const body = { txnid: "1", amount: 1, productinfo: "x", billing_address: 1, shipping_amount: 0, tax_amount: -1e9 };
    expect(await call(orderPaymentLink, { body })).toMatchObject({
      ok: false,
      failure: { httpStatus: 400, errors: { tax_amount: [expect.any(String)] } },
    });
  });

  it("lets a test refuse", async () => {
    server.use(...mockEndpoint(signIn, refuse(400, { non_field_errors: "Wrong password" }), BASE));
    expect(await call(signIn, { body: { email: "a@b", password: "x" } })).toMatchObject({
      ok: false,
      failure: { kind: "refused", non_field_errors: "Wrong password" },
    });
  });
});
