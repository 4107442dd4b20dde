import { hash } from "node:crypto";
import { fromRupees } from "@store/domain";
import { describe, expect, test } from "vitest";
import { createPayu } from "./payu.ts";

const account = { key: "gtKFFx", salt: "eCwWELxi" };
const PAYMENT = "403993715521937565";
const refund = { token: "r0a1b2c3d4e5f6g7h8i9j0k", paymentReference: PAYMENT, amount: fromRupees(10) };

/** A gateway whose every question is answered so, and what it was asked. */
function payu(answer: unknown, status = 200) {
  const asked: Record<string, string>[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    asked.push(init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {});
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
  };
  const gateway = createPayu({ ...account, environment: "test" }, { returnUrl: "https://store.example/return", fetch });
  return { gateway, asked };
}

const signature = (command: string) => hash("sha512", `${account.key}|${command}|${PAYMENT}|${account.salt}`, "hex");

describe("a refund at PayU", () => {
  test("names the payment, its token and the amount, and is hashed by the payment", async () => {
    const { gateway, asked } = payu({
      status: 1,
      msg: "Refund Request Queued",
      request_id: "131278422",
      mihpayid: PAYMENT,
    });
    expect(await gateway.refund(refund)).toEqual({ ok: true, value: { state: "pending", reference: "131278422" } });
    const command = "cancel_refund_transaction";
    expect(asked).toEqual([
      { key: "gtKFFx", command, var1: PAYMENT, var2: refund.token, var3: "10.00", hash: signature(command) },
    ]);
  });

  test("of what was only authorised has the number of its cancellation", async () => {
    const { gateway } = payu({ status: 1, msg: "Cancel Request Queued", txn_update_id: 77 });
    expect(await gateway.refund(refund)).toMatchObject({ value: { reference: "77" } });
  });

  test.each([
    [{ status: 0, msg: "Refund amount is more than the captured amount" }, 200, "refused"],
    [{ status: "0" }, 200, "refused"],
    ["<html>", 200, "unreachable"],
    [{ status: 1, request_id: "1" }, 502, "unreachable"],
    [{}, 200, "unreachable"],
  ])("%j (%d) is %s", async (answer, status, code) => {
    expect(await payu(answer, status).gateway.refund(refund)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe("what became of a refund", () => {
  const one = (change: object) => ({
    ...{ mihpayid: PAYMENT, request_id: "131278422", amt: "10.00", action: "refund", status: "success" },
    ...{ bank_arn: null, bank_ref_num: "527013524405" },
    ...change,
  });
  const answered = (...actions: readonly object[]) => ({
    status: 1,
    transaction_details: { [PAYMENT]: Object.fromEntries(actions.map((action, index) => [String(index), action])) },
  });

  test("is found by its token among all that was done to the payment", async () => {
    const others = [one({ action: "capture", token: "" }), one({ token: "another", status: "failure" })];
    const { gateway, asked } = payu(answered(...others, one({ token: refund.token })));
    expect(await gateway.askRefund(refund)).toEqual({ ok: true, value: { state: "done", reference: "527013524405" } });
    const command = "check_action_status";
    expect(asked).toEqual([{ key: "gtKFFx", command, var1: PAYMENT, var2: "payuid", hash: signature(command) }]);
  });

  test.each([
    ["SUCCESS", "done"],
    ["failure", "failed"],
    ["queued", "pending"],
    ["requested", "pending"],
    ["in progress", "pending"],
  ])("“%s” is %s", async (status, state) => {
    const { gateway } = payu(answered(one({ token: refund.token, status, bank_arn: "747998770020" })));
    expect(await gateway.askRefund(refund)).toEqual({ ok: true, value: { state, reference: "747998770020" } });
  });

  test.each([
    [answered(one({ token: "another" })), 200, "unknown"],
    [{ status: 0, transaction_details: { [PAYMENT]: "No action status found" } }, 200, "unknown"],
    [{ status: 0, msg: "Invalid Hash" }, 200, "unreachable"],
    [answered(one({ token: refund.token })), 500, "unreachable"],
  ])("%j (%d) is %s", async (answer, status, code) => {
    expect(await payu(answer, status).gateway.askRefund(refund)).toMatchObject({ ok: false, refusal: { code } });
  });
});
