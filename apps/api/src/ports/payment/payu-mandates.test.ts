import { hash } from "node:crypto";
import { createServer } from "node:http";
import { calendarDate, fromRupees } from "@store/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_PAYMENT } from "../../testing/sample-payment.ts";
import { createPayu } from "./payu.ts";
import { payuFields } from "./payu-page.ts";

const account = { key: "gtKFFx", salt: "eCwWELxi" };
const payment = { ...SAMPLE_PAYMENT, productInfo: "SO-2026-000123 Ghee" };
const charge = { ...payment, mandate: "403993715521889530" };

const dayOf = (text: string) => {
  const day = calendarDate(text);
  if (!day) throw new Error(`${text} is no day`);
  return day;
};
const terms = { limit: fromRupees(15_000), startsOn: dayOf("2026-03-15"), endsOn: dayOf("2031-03-14") };

interface Asked {
  readonly path: string;
  readonly form: URLSearchParams;
}

/** PayU's interface on this machine: it answers as it is told, and keeps what it was asked. */
const standIn = { answer: "", status: 200, asked: [] as Asked[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    standIn.asked.push({ path: request.url ?? "", form });
    response.writeHead(standIn.status, { "content-type": "application/json" }).end(standIn.answer);
  });
});

let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address === "object") origin = `http://127.0.0.1:${address?.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function payu(answer: unknown, status = 200) {
  Object.assign(standIn, { answer: typeof answer === "string" ? answer : JSON.stringify(answer), status, asked: [] });
  const fetch: typeof globalThis.fetch = (input, init) =>
    globalThis.fetch(String(input).replace("https://test.payu.in", origin), init);
  return createPayu({ ...account, environment: "test" }, { returnUrl: "https://store.example/return", fetch });
}

/** What the stand-in was asked, whose hash must be PayU's. */
function askedFor(command: string): unknown {
  const [asked] = standIn.asked;
  expect(asked?.path).toBe("/merchant/postservice?form=2");
  const { key, var1 = "", hash: signature, ...rest } = Object.fromEntries(asked?.form ?? []);
  expect({ key, ...rest }).toEqual({ key: account.key, command });
  expect(signature).toBe(hash("sha512", `${account.key}|${command}|${var1}|${account.salt}`, "hex"));
  return JSON.parse(var1);
}

describe("a payment that asks for a mandate", () => {
  const form = { account, action: "https://test.payu.in/_payment", returnUrl: "https://store.example/return" };

  test("posts the standing instruction, hashed before the salt [C43]", () => {
    const fields = payuFields(form, payment, terms);
    const details =
      '{"billingAmount":"15000.00","billingCurrency":"INR","billingCycle":"ADHOC","billingInterval":1,"paymentStartDate":"2026-03-15","paymentEndDate":"2031-03-14"}';
    expect(fields).toMatchObject({ api_version: "7", si: "1", si_details: details });
    const hashed = `gtKFFx|${payment.txnId}|1100.00|SO-2026-000123 Ghee|Asha|asha@example.com|||||||||||${details}|eCwWELxi`;
    expect(fields.hash).toBe(hash("sha512", hashed, "hex"));
  });

  test("any other posts none", () => {
    expect(Object.keys(payuFields(form, payment))).not.toContain("si");
  });
});

describe("the notice of a charge", () => {
  test("names mandate, day and amount", async () => {
    const gateway = payu({ status: 1, action: "MANDATE_PRE_DEBIT", message: "Request Processed Successfully" });
    expect(await gateway.notify(charge, dayOf("2026-04-13"))).toMatchObject({ ok: true });
    expect(askedFor("pre_debit_SI")).toEqual({
      authPayuId: charge.mandate,
      requestId: payment.txnId,
      debitDate: "2026-04-13",
      amount: "1100.00",
      invoiceDisplayNumber: payment.txnId,
    });
  });

  test.each([
    [{ status: 0, message: "Mandate is not active" }, 200, "refused"],
    [{ status: "QC", message: "MANDATE HAS BEEN REVOKED" }, 200, "refused"],
    ["<html>", 200, "unreachable"],
    [{ status: 1 }, 502, "unreachable"],
  ])("%j (%d) is %s", async (answer, status, code) => {
    const notice = payu(answer, status).notify(charge, dayOf("2026-04-13"));
    expect(await notice).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe("a charge", () => {
  const made = (change: object) => ({
    status: 1,
    message: "Transaction Processed successfully",
    details: { [payment.txnId]: { payuid: "6611427463", amount: "1100", status: "captured", ...change } },
  });

  test("names the store's own id, which PayU takes once", async () => {
    expect(await payu(made({})).charge(charge)).toEqual({
      ok: true,
      value: { txnId: payment.txnId, state: "paid", amount: fromRupees(1100), reference: "6611427463" },
    });
    expect(askedFor("si_transaction")).toEqual({
      authpayuid: charge.mandate,
      invoiceDisplayNumber: payment.txnId,
      amount: "1100.00",
      txnid: payment.txnId,
      phone: "9876543210",
      email: "asha@example.com",
    });
  });

  test.each([
    [{ status: "failed" }, { state: "failed" }],
    [
      { status: "failed", field9: "Insufficient balance in account" },
      { state: "failed", reason: "Insufficient balance in account" },
    ],
    [{ status: "in progress", field9: "Initiated" }, { state: "pending" }],
  ])("%j is %j", async (change, report) => {
    const rest = { txnId: payment.txnId, amount: fromRupees(1100), reference: "6611427463" };
    expect(await payu(made(change)).charge(charge)).toEqual({ ok: true, value: { ...rest, ...report } });
  });

  test.each([
    [{ status: 0, message: "Invalid authpayuid" }, 200, "refused"],
    [{ status: 1, details: {} }, 200, "refused"],
    ["", 200, "unreachable"],
    [made({}), 500, "unreachable"],
  ])("%j (%d) is %s", async (answer, status, code) => {
    expect(await payu(answer, status).charge(charge)).toMatchObject({ ok: false, refusal: { code } });
  });
});

test("a mandate is cancelled by its number", async () => {
  expect(await payu({ status: 1, message: "Revoked" }).cancelMandate(charge.mandate, "r1")).toMatchObject({ ok: true });
  expect(askedFor("mandate_revoke")).toEqual({ authPayuId: charge.mandate, requestId: "r1" });
});

test("a mandate of UPI is cancelled by the command of its own, after PayU refused the other", async () => {
  expect(await payu({ status: 0, message: "Invalid" }).cancelMandate(charge.mandate, "r1")).toMatchObject({
    ok: false,
  });
  standIn.asked.shift();
  expect(askedFor("upi_mandate_revoke")).toEqual({ authPayuId: charge.mandate, requestId: "r1" });
});

describe("a message that a payer has ended a mandate", () => {
  const notice = {
    status: "deleted",
    authpayuid: "6611192557",
    notificationType: "MANDATE_CANCELLATION",
    si_details: { billingAmount: "10", paymentStartDate: "20-06-2022", paymentEndDate: "30-06-2023" },
    eventDate: "30-11-2022",
    message: "Request Successful",
  };
  const hashed =
    "deleted|6611192557|MANDATE_CANCELLATION|10|20-06-2022|30-06-2023|Request Successful|30-11-2022|gtKFFx||||||eCwWELxi";
  const signed = { ...notice, hash: hash("sha512", hashed, "hex") };
  const read = (message: unknown) => payu({}).readMandateNotice?.(message);

  test("names the mandate, with PayU's hash or, of a bank account, without", () => {
    expect(read(signed)).toEqual({ ok: true, value: "6611192557" });
    const ofBank = { statusCode: 1, notificationType: "MANDATE_CANCELLATION", status: "CANCEL_SUCCESS" };
    expect(read({ ...ofBank, authPayuid: "26108200310" })).toEqual({ ok: true, value: "26108200310" });
  });

  test.each([
    { ...signed, authpayuid: "6611192558" },
    { ...signed, status: "active" },
    { ...signed, hash: "" },
    { status: "deleted" },
    null,
    "deleted",
  ])("that is altered, or none, is forged: %j", (message) => {
    expect(read(message)).toMatchObject({ ok: false, refusal: { code: "forged" } });
  });

  test.each([
    [{ status: "active", authpayuid: 21219398804 }, "active"],
    [{ status: "paused" }, "active"],
    [{ status: "revoked" }, "ended"],
    [{ status: "cancelled" }, "ended"],
    [{ status: "CANCEL_SUCCESS" }, "ended"],
    [{ status: 422, errorMessage: "SI is not valid" }, "active"],
  ])("is confirmed by PayU: %j is %s", async (answer, state) => {
    expect(await payu(answer).askMandate?.("6611192557", "request-1")).toEqual({ ok: true, value: state });
    standIn.asked.splice(1);
    expect(askedFor("check_mandate_status")).toEqual({ authPayuId: "6611192557", requestId: "request-1" });
  });

  test("is asked about once more as one of UPI, where PayU knows no other of that number", async () => {
    await payu({ status: 0, message: "Consent is Not Mandated" }).askMandate?.("6611192557", "request-1");
    standIn.asked.shift();
    expect(askedFor("upi_mandate_status")).toMatchObject({ authPayuId: "6611192557" });
  });

  test("cannot be confirmed while PayU is away", async () => {
    const asked = await payu("<html>", 502).askMandate?.("6611192557", "request-1");
    expect(asked).toMatchObject({ ok: false, refusal: { code: "unreachable" } });
  });
});
