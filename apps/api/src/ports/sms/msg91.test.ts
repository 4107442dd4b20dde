import { describe, expect, test } from "vitest";
import { fakeProvider } from "../../testing/fake-provider.ts";
import { createMsg91 } from "./msg91.ts";

async function send(answer: () => Response | Promise<Response>, templateId?: string) {
  const { fetch, asked } = fakeProvider(answer);
  const account = {
    authKey: "key",
    templateIds: {
      otp: "flow-1",
      "coin-otp": "flow-4",
      "confirm-otp": "flow-7",
      "mobile-changed": "flow-8",
      "back-in-stock": "flow-10",
      "order-placed": "flow-2",
      "order-paid": "flow-5",
      "order-to-pay": "flow-9",
      "appointment-booked": "flow-6",
    },
  };
  const message = {
    to: "+919812345678",
    text: "123456 is your OTP",
    template: "otp",
    variables: { otp: "123456" },
    templateId,
  } as const;
  return { delivery: await createMsg91(account, fetch).send(message), asked: asked[0] };
}

describe("MSG91", () => {
  test("is told the text's number and its variables", async () => {
    const { delivery, asked } = await send(() => Response.json({ type: "success", message: "3763646c" }));
    expect(delivery).toEqual({ isSent: true });
    expect(asked).toMatchObject({
      url: "https://control.msg91.com/api/v5/flow/",
      method: "POST",
      headers: { authkey: "key", "content-type": "application/json" },
    });
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      template_id: "flow-1",
      short_url: "0",
      recipients: [{ otp: "123456", mobiles: "919812345678" }],
    });
  });

  test("is told the owner's number of a text in place of the settings'", async () => {
    const { asked } = await send(() => Response.json({ type: "success" }), "own-flow");
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ template_id: "own-flow" });
  });

  test.each([
    ["MSG91 refused the message", () => Response.json({ type: "error", message: "template id missing" })],
    ["MSG91 refused the message", () => Response.json(null)],
    ["HTTP 401", () => Response.json({ type: "error" }, { status: 401 })],
    ["SyntaxError", () => new Response("<h1>Sorry</h1>")],
  ])("that does not take a message says why: %s", async (reason, answer) => {
    expect((await send(answer)).delivery).toEqual({ isSent: false, isFinal: false, reason });
  });
});
