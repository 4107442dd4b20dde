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
import { mockEndpoint, mockHandlers, sampleReply } from "./index.ts";

const BASE = "http://mock.example";
const server = setupServer(...mockHandlers(BASE));
const call = createCaller({ baseUrl: BASE });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("the mock [R199]", () => {
  it.each(Object.entries(allEndpoints))("has a reply for %s that its contract allows", (_name, endpoint) => {
    const parsed = v.safeParse(endpoint.reply, sampleReply(endpoint));
    expect(parsed.issues).toBeUndefined();
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
    const refusal = { status: false, message: undefined, non_field_errors: "Wrong password" } as const;
    server.use(...mockEndpoint(signIn, () => ({ httpStatus: 400, refusal }), BASE));
    expect(await call(signIn, { body: { email: "a@b", password: "x" } })).toMatchObject({
      ok: false,
      failure: { kind: "refused", non_field_errors: "Wrong password" },
    });
  });
});
