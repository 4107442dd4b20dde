import { fromRupees } from "@store/domain";
import { describe, expect, test } from "vitest";
import { SAMPLE_PAYMENT as payment } from "../../testing/sample-payment.ts";
import { pageResponse } from "./payment-page.ts";
import { createPayu } from "./payu.ts";
import { commandHash, requestHash, responseHash } from "./payu-hash.ts";
import { payuFields } from "./payu-page.ts";

const account = { key: "gtKFFx", salt: "eCwWELxi" };
const RETURN_URL = "https://store.example/backend/payments/payu/return";

const UDFS = { udf1: "", udf2: "", udf3: "", udf4: "", udf5: "" };
const hashed = {
  txnid: payment.txnId,
  amount: "1100.00",
  productinfo: payment.productInfo,
  firstname: "Asha",
  email: "asha@example.com",
  ...UDFS,
};

/** PayU's answer through the browser, with overrides, hashed by PayU. */
function answer(change: Partial<typeof hashed & { status: string; additionalCharges: string }> = {}) {
  const said = { ...hashed, status: "success", ...change };
  return { ...said, key: account.key, mihpayid: "403993715521889530", hash: responseHash(account, said) };
}

/** PayU's API, which answers a request about a payment. */
function fakePayu(details: object | undefined, status = 200) {
  const asked: URLSearchParams[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    expect(String(input)).toBe("https://test.payu.in/merchant/postservice?form=2");
    asked.push(new URLSearchParams(String(init?.body)));
    const known = details && {
      mihpayid: "403993715521889530",
      txnid: payment.txnId,
      transaction_amount: "1100.00",
      amt: "1100.00",
      ...details,
    };
    const transaction_details = { [payment.txnId]: known ?? { mihpayid: "Not Found", status: "Not Found" } };
    return Response.json({ status: 1, msg: "Transaction Fetched Successfully", transaction_details }, { status });
  };
  return { asked, gateway: createPayu({ ...account, environment: "test" }, { returnUrl: RETURN_URL, fetch }) };
}

const CAPTURED = { status: "success", unmappedstatus: "captured" };

describe("the form that is posted to PayU", () => {
  const form = { account, action: "https://test.payu.in/_payment", returnUrl: RETURN_URL };

  test("holds what PayU wants, hashed, with two decimals, and the ways back", () => {
    expect(payuFields(form, payment)).toEqual({
      key: account.key,
      ...hashed,
      phone: "9876543210",
      surl: RETURN_URL,
      furl: RETURN_URL,
      hash: requestHash(account, hashed),
    });
  });

  test("names the store's own phone for a payer who left none", () => {
    expect(payuFields(form, { ...payment, payerPhone: "+91 55500 00100" }).phone).toBe("5550000100");
  });

  test("no text can pass for two fields", () => {
    const sly = payuFields(form, {
      ...payment,
      productInfo: "Goods|1.00",
      payerName: "A|B",
      payerEmail: "a|b@example.com",
    });
    for (const name of ["productinfo", "firstname", "email"]) expect(sly[name]).not.toContain("|");
  });

  test("stands on a page that posts itself, and has a button where scripts do not run", async () => {
    const { gateway } = fakePayu(undefined);
    const response = await pageResponse(gateway.page({ ...payment, productInfo: '"><script>alert(1)</script>' }));
    const page = await response.text();
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[^ ]+';/);
    expect(policy).toContain("form-action 'self' https://*.payu.in");
    expect(page).toContain('<form method="post" action="https://test.payu.in/_payment">');
    expect(page).toContain('name="amount" value="1100.00"');
    expect(page).toContain("Continue to PayU");
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});

describe("PayU's answer", () => {
  test("is believed once its hash fits and PayU itself confirms it [R106]", async () => {
    const { gateway, asked } = fakePayu(CAPTURED);
    expect(await gateway.verify(answer())).toEqual({
      ok: true,
      value: {
        txnId: payment.txnId,
        state: "paid",
        amount: fromRupees(1100),
        reference: "403993715521889530",
        mandate: "403993715521889530",
      },
    });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      key: account.key,
      command: "verify_payment",
      var1: payment.txnId,
      hash: commandHash(account, "verify_payment", payment.txnId),
    });
  });

  test("may hold charges that PayU added", async () => {
    const { gateway } = fakePayu(CAPTURED);
    expect(await gateway.verify(answer({ additionalCharges: "2.50" }))).toMatchObject({ ok: true });
    const dropped = { ...answer({ additionalCharges: "2.50" }), additionalCharges: "" };
    expect(await gateway.verify(dropped)).toMatchObject({ ok: false, refusal: { code: "forged" } });
  });

  test.each([
    ["another amount", { amount: "1.00" }],
    ["another payment", { txnid: "1a1b2c3d4e5f6g7h8i9j0k1l2" }],
    ["another status", { status: "failure" }],
    ["another key", { key: "other" }],
    ["another hash", { hash: "0".repeat(128) }],
    ["no hash", { hash: "" }],
    ["another udf", { udf1: "x" }],
  ])("with %s is forged, and PayU is not even asked [R106]", async (_, change) => {
    const { gateway, asked } = fakePayu(CAPTURED);
    expect(await gateway.verify({ ...answer(), ...change })).toMatchObject({ ok: false, refusal: { code: "forged" } });
    expect(await gateway.verify({})).toMatchObject({ ok: false, refusal: { code: "forged" } });
    expect(asked).toHaveLength(0);
  });

  test.each([
    ["success", "captured", "paid"],
    ["success", "auth", "pending"],
    ["pending", "in progress", "pending"],
    ["failure", "failed", "failed"],
    ["failure", "userCancelled", "cancelled"],
    ["failure", "dropped", "failed"],
  ] as const)(
    "PayU's own word counts, whatever the browser brings: %s, %s is %s",
    async (status, unmappedstatus, state) => {
      const { gateway } = fakePayu({ status, unmappedstatus });
      expect(await gateway.verify(answer())).toMatchObject({ ok: true, value: { state } });
    },
  );

  test("the amount is the one that PayU knows", async () => {
    const { gateway } = fakePayu({ ...CAPTURED, transaction_amount: "1.00" });
    expect(await gateway.verify(answer())).toMatchObject({ ok: true, value: { amount: fromRupees(1) } });
    const without = fakePayu({ ...CAPTURED, transaction_amount: undefined, amt: 1100 });
    expect(await without.gateway.verify(answer())).toMatchObject({ ok: true, value: { amount: fromRupees(1100) } });
  });

  test("of a payment that PayU does not know is not confirmed", async () => {
    expect(await fakePayu(undefined).gateway.verify(answer())).toMatchObject({
      ok: false,
      refusal: { code: "unconfirmed" },
    });
    const another = fakePayu({ ...CAPTURED, txnid: "another" });
    expect(await another.gateway.verify(answer())).toMatchObject({ ok: false, refusal: { code: "unconfirmed" } });
  });

  test("waits when PayU cannot be asked", async () => {
    const unreachable = { ok: false, refusal: { code: "unreachable" } };
    expect(await fakePayu(CAPTURED, 502).gateway.verify(answer())).toMatchObject(unreachable);
    const dead = createPayu(
      { ...account, environment: "live" },
      { returnUrl: RETURN_URL, fetch: () => Promise.reject(new Error("No route")) },
    );
    expect(await dead.verify(answer())).toMatchObject(unreachable);
    const garbled = createPayu(
      { ...account, environment: "live" },
      { returnUrl: RETURN_URL, fetch: async () => new Response("<html>") },
    );
    expect(await garbled.verify(answer())).toMatchObject(unreachable);
  });
});
