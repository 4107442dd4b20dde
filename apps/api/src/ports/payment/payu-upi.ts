import { accept, type Outcome, refuse } from "@store/domain";
import * as v from "valibot";
import { callProvider } from "../call-provider.ts";
import type { PayerDevice, PaymentToMake, UpiRefusal } from "./payment-gateway.ts";
import { type PayuForm, payuFields } from "./payu-page.ts";
import { wireAmount } from "./wire-format.ts";

/** A payer waits for it before they see anything. */
const TIMEOUT_MS = 6000;

/** As the bank writes it: visible ASCII, and spaces. */
const Link = v.pipe(v.string(), v.maxLength(512), v.regex(/^pa=[\x20-\x7e]+$/));

const Started = v.object({
  metaData: v.object({ unmappedStatus: v.literal("pending") }),
  result: v.object({ intentURIData: Link }),
});

const REFUSED = refuse({ code: "refused", message: "PayU does not take this payment by UPI" });
const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });

/**
 * Starts a payment by UPI without PayU's page (UPI intent, server to server): the answer is a link that opens a UPI app, or
 * that an app reads as a QR code. A link that asks for another amount is refused.
 * @see https://docs.payu.in/docs/upi-intent-server-to-server
 */
export async function startPayuUpi(
  form: PayuForm & { readonly fetch: typeof globalThis.fetch },
  payment: PaymentToMake,
  { address, userAgent }: PayerDevice,
): Promise<Outcome<string, UpiRefusal>> {
  const body = new URLSearchParams({
    ...payuFields(form, payment),
    ...{ pg: "UPI", bankcode: "INTENT", txn_s2s_flow: "4" },
    ...{ s2s_client_ip: address, s2s_device_info: userAgent },
  });
  let answer: unknown;
  try {
    const { isOk, text } = await callProvider(form.fetch, form.action, { method: "POST", body }, TIMEOUT_MS);
    if (!isOk) return UNREACHABLE;
    answer = JSON.parse(text);
  } catch {
    return UNREACHABLE;
  }
  const started = v.safeParse(Started, answer);
  if (!started.success) return REFUSED;
  const { intentURIData } = started.output.result;
  const isOfAmount = new URLSearchParams(intentURIData).get("am") === wireAmount(payment.amount);
  return isOfAmount ? accept(`upi://pay?${intentURIData.replaceAll(" ", "%20")}`) : REFUSED;
}
