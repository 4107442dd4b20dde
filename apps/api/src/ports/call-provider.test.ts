import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { fakeProvider } from "../testing/fake-provider.ts";
import { callProvider } from "./call-provider.ts";
import { createRecaptcha } from "./captcha/recaptcha.ts";
import { commandPayu } from "./payment/payu-interface.ts";
import { createHttpGateway } from "./sms/http-gateway.ts";
import { createMsg91 } from "./sms/msg91.ts";
import { createS3Storage } from "./storage/s3-storage.ts";

async function serverThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String(Object(server.address()).port)}`;
}

describe("a call that carries a secret", () => {
  test.each([301, 302, 303, 307, 308])("does not follow a %i to another address", async (status) => {
    const told: unknown[] = [];
    const other = await serverThat((request, response) => {
      told.push(request.headers);
      response.end("mine now");
    });
    const provider = await serverThat((_, response) => response.writeHead(status, { location: other }).end());
    const answer = await callProvider(fetch, provider, { method: "POST", headers: { authkey: "secret" }, body: "otp" });
    expect(answer).toMatchObject({ isOk: false, status });
    const bucket = { endpoint: provider, region: "auto", bucket: "shop", accessKeyId: "id", secretAccessKey: "secret" };
    await expect(createS3Storage(bucket).read("a.webp")).rejects.toThrow(`failed with HTTP ${status}`);
    expect(told).toEqual([]);
  });

  test("is given up when its answer does not end in time", async () => {
    const provider = await serverThat((_, response) => void response.write("half"));
    await expect(callProvider(fetch, provider, {}, 200)).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

const TEMPLATES = {
  otp: "1",
  "coin-otp": "2",
  "confirm-otp": "3",
  "order-placed": "4",
  "order-paid": "5",
  "order-to-pay": "9",
  "appointment-booked": "6",
  "mobile-changed": "7",
  "back-in-stock": "9",
};
const MESSAGE = { to: "+919812345678", text: "5", template: "otp", variables: {} } as const;
const ACCOUNT = { key: "key", salt: "salt" };

describe("what a redirect means to", () => {
  const moved = () => {
    const { fetch } = fakeProvider(
      () => new Response(null, { status: 302, headers: { location: "https://a.example" } }),
    );
    return fetch;
  };

  test("a gateway of SMS: not sent", async () => {
    const gateway = { url: "https://a.example/{to}", body: undefined, authorization: "secret", success: undefined };
    const http = createHttpGateway({ ...gateway, entityId: "1", senderId: "S", templateIds: TEMPLATES }, moved());
    for (const sms of [http, createMsg91({ authKey: "secret", templateIds: TEMPLATES }, moved())]) {
      expect(await sms.send(MESSAGE)).toMatchObject({ isSent: false, reason: "HTTP 302" });
    }
  });

  test("PayU: no answer", async () => {
    const payu = { account: ACCOUNT, url: "https://payu.example", fetch: moved() };
    expect(await commandPayu(payu, "verify_payment", "1")).toBeUndefined();
  });

  test("reCAPTCHA: not verified", async () => {
    const recaptcha = createRecaptcha({ siteKey: "1", secretKey: "2" }, pino({ level: "silent" }), moved());
    expect(await recaptcha.verify("contact", "answer")).toBe(false);
  });
});
