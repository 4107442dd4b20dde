import { describe, expect, test } from "vitest";
import { fakeProvider } from "../../testing/fake-provider.ts";
import { SAMPLE_PAYMENT as payment } from "../../testing/sample-payment.ts";
import { createPayu } from "./payu.ts";

const account = { key: "gtKFFx", salt: "eCwWELxi", environment: "test" } as const;
const RETURN_URL = "https://store.example/backend/payments/payu/return";
const DEVICE = { address: "203.0.113.7", userAgent: "Mozilla/5.0 (Linux; Android 15)" };
const LINK = "pa=shop@bank&pn=Surabhi Organics&tr=403993715529028543&am=1100.00&cu=INR&tn=UPI Transaction";

const started = (change: { readonly link?: string; readonly status?: string } = {}) => ({
  metaData: { txnId: payment.txnId, unmappedStatus: change.status ?? "pending", message: null },
  result: { paymentId: "403993715529028543", intentURIData: change.link ?? LINK },
});

function payuThat(answer: () => Response) {
  const { fetch, asked } = fakeProvider(answer);
  const { startUpi } = createPayu({ ...account, hasUpi: true }, { returnUrl: RETURN_URL, fetch });
  return { asked, start: () => startUpi?.(payment, DEVICE) };
}

describe("a payment by UPI at PayU", () => {
  test("is started server to server, by the fields of its page, and answered as a link for UPI apps", async () => {
    const { asked, start } = payuThat(() => Response.json(started()));
    expect(await start()).toEqual({
      ok: true,
      value:
        "upi://pay?pa=shop@bank&pn=Surabhi%20Organics&tr=403993715529028543&am=1100.00&cu=INR&tn=UPI%20Transaction",
    });
    expect(asked).toMatchObject([{ url: "https://test.payu.in/_payment", method: "POST" }]);
    const sent = Object.fromEntries(new URLSearchParams(asked[0]?.body));
    expect(sent).toMatchObject({
      ...{ key: account.key, txnid: payment.txnId, amount: "1100.00", phone: "9876543210", surl: RETURN_URL },
      ...{ pg: "UPI", bankcode: "INTENT", txn_s2s_flow: "4" },
      ...{ s2s_client_ip: DEVICE.address, s2s_device_info: DEVICE.userAgent },
    });
    expect(sent.hash).toMatch(/^[0-9a-f]{128}$/);
  });

  test.each([
    ["the payment failed at once", started({ status: "failed" })],
    ["its link asks for another amount", started({ link: LINK.replace("1100.00", "1.00") })],
    ["its link names no payee", started({ link: "tr=1&am=1100.00" })],
    ["its link holds what no app reads", started({ link: `${LINK}\n\u202e` })],
    ["the account may not do that", { error: "E1605", result: null }],
  ])("is refused where %s", async (_, answer) => {
    const { start } = payuThat(() => Response.json(answer));
    expect(await start()).toMatchObject({ ok: false, refusal: { code: "refused" } });
  });

  test.each([
    ["PayU fails", () => new Response("", { status: 502 })],
    ["PayU answers by a page", () => new Response("<html>")],
    ["PayU leads elsewhere", () => Response.redirect("https://test.payu.in/login")],
  ])("is not known where %s", async (_, answer) => {
    const { start } = payuThat(answer);
    expect(await start()).toMatchObject({ ok: false, refusal: { code: "unreachable" } });
  });

  test("is PayU's own page where PayU has not allowed the account to", () => {
    expect(createPayu(account, { returnUrl: RETURN_URL }).startUpi).toBeUndefined();
  });
});
