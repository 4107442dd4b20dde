import { describe, expect, test } from "vitest";
import { fakeProvider } from "../../testing/fake-provider.ts";
import { createHttpGateway, type HttpGateway } from "./http-gateway.ts";
import type { SmsMessage } from "./sms.ts";

const GATEWAY: HttpGateway = {
  url: "https://gateway.example/send?to={mobile}&text={text}&pe={entity}&te={template}&from={sender}",
  body: undefined,
  authorization: undefined,
  success: undefined,
  entityId: "1101",
  senderId: "SURABH",
  templateIds: {
    otp: "1107001",
    "coin-otp": "1107004",
    "confirm-otp": "1107007",
    "mobile-changed": "1107008",
    "back-in-stock": "1107010",
    "order-placed": "1107002",
    "order-paid": "1107005",
    "order-to-pay": "1107009",
    "appointment-booked": "1107006",
  },
};

const MESSAGE: SmsMessage = {
  to: "+919812345678",
  text: '5 & "six" {to}',
  template: "order-placed",
  variables: { number: "SO-1" },
};

async function send(
  gateway: Partial<HttpGateway>,
  answer: () => Response | Promise<Response>,
  message: Partial<SmsMessage> = {},
) {
  const { fetch, asked } = fakeProvider(answer);
  const delivery = await createHttpGateway({ ...GATEWAY, ...gateway }, fetch).send({ ...MESSAGE, ...message });
  return { delivery, asked: asked[0] };
}
const ok = () => new Response("OK");

describe("an SMS gateway", () => {
  test("is asked at its address, with everything that the registry wants", async () => {
    const { delivery, asked } = await send({}, ok);
    expect(delivery).toEqual({ isSent: true });
    expect(asked?.method).toBe("GET");
    expect(Object.fromEntries(new URL(asked?.url ?? "").searchParams)).toEqual({
      to: "919812345678",
      text: '5 & "six" {to}',
      pe: "1101",
      te: "1107002",
      from: "SURABH",
    });
  });

  test("is told the owner's number of a text in place of the settings'", async () => {
    const { asked } = await send({}, ok, { templateId: "1107999" });
    expect(new URL(asked?.url ?? "").searchParams.get("te")).toBe("1107999");
  });

  test("is sent JSON that stays JSON, whatever the text holds", async () => {
    const { asked } = await send(
      { url: "https://gateway.example/", body: '{"to":"{to}","text":"{text}"}', authorization: "Bearer key" },
      ok,
    );
    expect(asked).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer key" },
    });
    expect(JSON.parse(asked?.body ?? "")).toEqual({ to: "+919812345678", text: '5 & "six" {to}' });
  });

  test("or a form", async () => {
    const { asked } = await send({ url: "https://gateway.example/", body: "to={to}&text={text}" }, ok);
    expect(asked?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      to: "+919812345678",
      text: '5 & "six" {to}',
    });
  });

  test.each([
    ["HTTP 503", {}, () => new Response("busy", { status: 503 })],
    ["did not report success", { success: /^sent/ }, () => new Response("invalid key")],
    ["TypeError", {}, () => Promise.reject(new TypeError("fetch failed"))],
  ])("that does not take a message says why: %s", async (reason, gateway, answer) => {
    const { delivery } = await send(gateway, answer);
    expect(delivery).toEqual({ isSent: false, isFinal: false, reason: expect.stringContaining(reason) });
  });

  test("that says so took it", async () => {
    const { delivery } = await send({ success: /^sent/ }, () => new Response("sent: 1"));
    expect(delivery).toEqual({ isSent: true });
  });
});
