import { addDays, fromRupees, todayInIndia } from "@store/domain";
import { describe, expect, test } from "vitest";
import { SAMPLE_PAYMENT } from "../../testing/sample-payment.ts";
import { pageResponse } from "./payment-page.ts";
import { createSandbox, signSandboxAnswer } from "./sandbox.ts";

const gateway = createSandbox({ secret: "a secret", siteUrl: "https://store.example/shop" });
const payment = { ...SAMPLE_PAYMENT, productInfo: "SO-2026-000123 <b>Goods</b>", payerPhone: "" };
const report = { txnId: payment.txnId, state: "paid", amount: payment.amount, reference: "r-1" } as const;

describe("the sandbox's page", () => {
  test("says that it is a test, what for and how much; it pays, fails or cancels without a script", async () => {
    const response = await pageResponse(gateway.page(payment));
    const page = await response.text();
    expect(page).toContain("This is a test gateway: no money moves.");
    expect(page).toContain("₹1,100.00");
    expect(page).toContain("SO-2026-000123 &lt;b&gt;Goods&lt;/b&gt;");
    expect(page.match(/name="choice" value="(\w+)"/g)).toEqual([
      'name="choice" value="pay"',
      'name="choice" value="fail"',
      'name="choice" value="cancel"',
    ]);
    expect(page).not.toContain("<script");
    const policy = response.headers.get("content-security-policy");
    expect(policy).not.toContain("script-src");
    expect(policy).toContain("form-action 'self' https://store.example;");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["pay", "paid"],
    ["fail", "failed"],
    ["cancel", "cancelled"],
  ])("pressing %s is answered with a signed “%s”", async (choice, state) => {
    const fields = gateway.press?.(payment, { choice });
    expect(await gateway.verify(fields ?? {})).toMatchObject({
      ok: true,
      value: { txnId: payment.txnId, state, amount: payment.amount },
    });
  });

  test("pressing nothing of it is no answer", () => {
    expect(gateway.press?.(payment, {})).toBeUndefined();
    expect(gateway.press?.(payment, { choice: "steal" })).toBeUndefined();
  });
});

describe("the sandbox's answer", () => {
  const signed = signSandboxAnswer("a secret", report);

  test("is believed as it was signed [R106]", async () => {
    expect(await gateway.verify(signed)).toEqual({ ok: true, value: report });
  });

  test.each([
    ["by another secret", signSandboxAnswer("another secret", report)],
    ["without a signature", { ...signed, signature: "" }],
    ["for another amount", { ...signed, amount: "1.00" }],
    ["for the same amount, written otherwise", { ...signed, amount: "1100" }],
    ["for another payment", { ...signed, txnid: "1a1b2c3d4e5f6g7h8i9j0k1l2" }],
    ["with another state", { ...signed, status: "failed" }],
    ["with another number", { ...signed, reference: "r-2" }],
    ["with nothing in it", {}],
  ])("%s is forged [R106]", async (_, fields) => {
    expect(await gateway.verify(fields)).toMatchObject({ ok: false, refusal: { code: "forged" } });
  });
});

describe("a mandate of the sandbox", () => {
  const startsOn = todayInIndia(new Date("2026-03-15T06:30:00Z"));
  const terms = { limit: fromRupees(15_000), startsOn, endsOn: addDays(startsOn, 365) };
  const charge = (mandate: string) => gateway.charge({ ...payment, mandate });
  const given = async (fields: object) => {
    const verified = await gateway.verify(gateway.press?.(payment, { choice: "pay", ...fields }) ?? {});
    return verified.ok ? verified.value.mandate : undefined;
  };

  test("is consented to on its page [C43]", async () => {
    const page = await (await pageResponse(gateway.createMandate(payment, terms))).text();
    expect(page).toContain("each up to ₹15,000.00, until 15 Mar 2027");
    expect(page).toContain('name="mandate"');
    expect(await (await pageResponse(gateway.page(payment))).text()).not.toContain('name="mandate"');
    expect(await given({})).toBeUndefined();
  });

  test("is charged, or refuses charges where that was chosen", async () => {
    const good = (await given({ mandate: "yes" })) ?? "";
    expect(await charge(good)).toMatchObject({ ok: true, value: { state: "paid", amount: payment.amount } });
    const refusing = (await given({ mandate: "yes", refusing: "yes" })) ?? "";
    expect(await charge(refusing)).toMatchObject({ ok: true, value: { state: "failed" } });
  });

  test("cannot be put into an answer by others", async () => {
    const forged = { ...signSandboxAnswer("a secret", report), mandate: "sandbox-mandate-1" };
    expect(await gateway.verify(forged)).toMatchObject({ ok: false, refusal: { code: "forged" } });
  });
});
